import CPangoCairo
import Drawing

/// Where lines may end, by Pango's implementation of the Unicode line-breaking rules.
enum LineBreaking {
    /// The breaks of a text of nothing but ASCII letters, digits and spaces, which needs no Pango: after spaces.
    static func breaksBetweenWords(in text: String) -> LineBreaks? {
        let count = text.utf8.count
        var breaks = LineBreaks(allowed: [], required: [], characters: [])
        var follows = false
        var offset = 0
        for byte in text.utf8 {
            switch byte {
            case 0x20: follows = true
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A:
                if follows { breaks.allowed.append(offset) }
                follows = false
            default: return nil
            }
            offset += 1
        }
        breaks.characters = Array(0..<count)
        return breaks
    }

    /// Whether Pango's dictionary tells where lines may end beside the character (class SA of Unicode Standard Annex 14).
    private static func isThai(_ scalar: Unicode.Scalar) -> Bool { (0xE00...0xE7F).contains(scalar.value) }

    /// The breaks that no dictionary has a say in, for a text with Thai: `true` before a scalar. Pango itself breaks wherever
    /// Thai begins or ends, also behind "(" and between a number and its unit.
    private static func breaksByRule(
        in characters: UnsafeBufferPointer<CChar>, count: Int
    ) -> [Bool] {
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
        unsafe pango_default_break(
            characters.baseAddress, Int32(characters.count), nil, &attributes, Int32(count + 1))
        return attributes.map { $0.is_line_break != 0 }
    }

    /// Korean words stay whole: "the text system prohibits breaking between Hangul characters" with the strategy
    /// `hangulWordPriority` (UIKit, `LineBreakStrategy`). That the strategy of standard labels has it is taken for granted.
    private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
        default: false
        }
    }

    /// Thai words are found in libthai's dictionary, which Pango asks. The language is fixed, so that the locale of the process cannot move a line.
    static func breaks(in text: String) -> LineBreaks {
        var breaks = LineBreaks(allowed: [], required: [], characters: [])
        var copy = text
        copy.withUTF8 { bytes in
            guard !bytes.isEmpty else { return }
            let count = text.unicodeScalars.count
            var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
            // The first byte of each of them.
            let hasThai = unsafe bytes.contains(0xE0) && text.unicodeScalars.contains(where: Self.isThai)
            var byRule: [Bool]?
            unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
                if hasThai { byRule = unsafe breaksByRule(in: characters, count: count) }
                unsafe pango_get_log_attrs(
                    characters.baseAddress, Int32(characters.count), -1,
                    pango_language_from_string("en"), &attributes, Int32(count + 1))
            }
            var offset = 0
            var follows = false
            var isThai = false
            for (index, scalar) in text.unicodeScalars.enumerated() {
                let attribute = attributes[index]
                let isHangul = isHangul(scalar)
                let wasThai = isThai
                isThai = Self.isThai(scalar)
                // Between two letters of Thai the dictionary decides, elsewhere the rules.
                let rule = wasThai && isThai ? nil : byRule?[index]
                let isBreak = rule ?? (attribute.is_line_break != 0)
                if offset > 0, isBreak, !(follows && isHangul) { breaks.allowed.append(offset) }
                follows = isHangul
                if offset > 0, attribute.is_mandatory_break != 0 { breaks.required.append(offset) }
                if attribute.is_cursor_position != 0 { breaks.characters.append(offset) }
                offset += UTF8.width(scalar)
            }
            // Pango calls the end of any text a required break; here it is one only after a separator.
            if let last = text.last, last.isNewline { breaks.required.append(offset) }
        }
        return breaks
    }
}
