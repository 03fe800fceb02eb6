import CPangoCairo
import Drawing

/// Where lines may end, by Pango's implementation of the Unicode line-breaking rules.
enum LineBreaking {
    /// The language is fixed, so that the locale of the process cannot move a line.
    static func breaks(in text: String) -> LineBreaks {
        var breaks = LineBreaks(allowed: [], required: [], characters: [])
        var copy = text
        copy.withUTF8 { bytes in
            guard !bytes.isEmpty else { return }
            let count = text.unicodeScalars.count
            var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
            unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
                unsafe pango_get_log_attrs(
                    characters.baseAddress, Int32(characters.count), -1,
                    pango_language_from_string("en"), &attributes, Int32(count + 1))
            }
            var offset = 0
            for (index, scalar) in text.unicodeScalars.enumerated() {
                let attribute = attributes[index]
                if offset > 0, attribute.is_line_break != 0 { breaks.allowed.append(offset) }
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
