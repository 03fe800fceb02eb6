import Foundation

/// Which way words run.
enum TextDirection {
    /// By the first letter that has a direction, outside of isolates (Unicode Standard Annex 9, rules P2 and P3); `nil` for
    /// words without one, such as a number.
    static func isRightToLeft(_ words: some Sequence<some StringProtocol>) -> Bool? {
        var isolates = 0
        for text in words {
            for scalar in text.unicodeScalars {
                switch scalar.value {
                case 0x2066...0x2068: isolates += 1
                case 0x2069: isolates = max(isolates - 1, 0)
                case _ where isolates > 0: continue
                case 0x200E: return false
                case 0x200F, 0x061C: return true
                case _ where scalar.properties.isAlphabetic: return runsLeft(scalar.value)
                default: continue
                }
            }
        }
        return nil
    }

    /// Whether some of a text may run from right to left: letters that do, and marks that say so.
    static func mayRunLeft(_ text: String) -> Bool {
        // Nothing of the kind is below U+0590, whose first byte is 0xD6.
        guard text.utf8.contains(where: { $0 >= 0xD6 }) else { return false }
        return text.unicodeScalars.contains {
            runsLeft($0.value) || (0x200E...0x200F).contains($0.value)
                || (0x202A...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value)
        }
    }

    /// Whether a scalar is one of a script that is written from right to left.
    static func runsLeft(_ scalar: UInt32) -> Bool { scripts.contains { $0.contains(scalar) } }

    private static let scripts: [ClosedRange<UInt32>] = [
        0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF,
    ]
}

extension TextOptions {
    /// With the direction of these words, where that is what decides; words without a letter run as the layout does.
    ///
    /// What is said of it goes before the letters: `AttributedString.writingDirection` is "the base writing direction of a
    /// paragraph" (Apple's documentation of `FoundationAttributes`).
    func directed(by runs: [TextRun]) -> TextOptions {
        var options = self
        if let index = runs.indices.first(where: { runs[$0].isRightToLeft != nil && !runs[$0].text.isEmpty }),
            let stated = runs[index].isRightToLeft
        {
            options.isRightToLeft = stated
        } else if writingDirection != .layoutBased {
            let words = runs.indices.lazy.filter { runs[$0].symbol == nil }.map { runs[$0].text }
            options.isRightToLeft = TextDirection.isRightToLeft(words) ?? layoutIsRightToLeft
        }
        return options
    }
}

extension TextLayout {
    /// Which way each paragraph runs (Unicode Standard Annex 9, rules P1 to P3); `nil` where all do as the text does.
    func directions(of paragraphs: [Paragraph.Pieces]) -> [Bool]? {
        guard paragraphs.count > 1, mayRunBothWays else { return nil }
        var directions: [Bool] = []
        directions.reserveCapacity(paragraphs.count)
        while directions.count < paragraphs.count {
            let start = directions.count
            var end = start + 1
            while end < paragraphs.count, !beginsParagraph(paragraphs[end]) { end += 1 }
            let direction = direction(of: paragraphs[start..<end].joined())
            directions += repeatElement(direction, count: end - start)
        }
        return directions
    }

    private var mayRunBothWays: Bool {
        if runs.contains(where: { $0.isRightToLeft != nil }) { return true }
        guard options.writingDirection != .layoutBased else { return false }
        return options.layoutIsRightToLeft || runs.contains { TextDirection.mayRunLeft($0.text) }
    }

    private func direction(of pieces: some Sequence<(run: Int, text: Substring)>) -> Bool {
        for piece in pieces where !piece.text.isEmpty {
            if let stated = runs[piece.run].isRightToLeft { return stated }
        }
        guard options.writingDirection != .layoutBased else { return options.layoutIsRightToLeft }
        let words = pieces.lazy.filter { runs[$0.run].symbol == nil }.map(\.text)
        return TextDirection.isRightToLeft(words) ?? options.layoutIsRightToLeft
    }

    /// Whether what is before these pieces ends a paragraph, and not only a line (Unicode Standard Annex 9, type B).
    private func beginsParagraph(_ pieces: Paragraph.Pieces) -> Bool {
        guard let first = pieces.first else { return true }
        let text = runs[first.run].text
        guard first.text.startIndex > text.startIndex else { return true }
        return !["\u{2028}", "\u{B}", "\u{C}"].contains(text[text.index(before: first.text.startIndex)])
    }

    /// The same with words that run one way.
    func directed(_ isRightToLeft: Bool) -> TextLayout {
        guard isRightToLeft != options.isRightToLeft else { return self }
        var options = options
        options.isRightToLeft = isRightToLeft
        return TextLayout(runs: runs, options: options, engine: engine)
    }
}
