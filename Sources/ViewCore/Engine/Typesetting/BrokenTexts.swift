import Drawing
import Foundation

/// The texts of a tile that take several lines, so that equal ones in equal offers are broken once.
///
/// A row too narrow for its buttons breaks the words of each letter by letter, and usually they are the same
/// words. Each text has one place by its hash, where the latest one stays: nothing grows.
package final class BrokenTexts {
    private static let placeCount = 256

    private final class Entry {
        let hash: UInt
        let runs: [TextRun]
        let options: TextOptions
        let offer: ProposedViewSize
        let lines: TextLines

        init(_ hash: UInt, _ layout: TextLayout, _ offer: ProposedViewSize, _ lines: TextLines) {
            (self.hash, runs, options, self.offer, self.lines) =
                (hash, layout.runs, layout.options, offer, lines)
        }
    }
    /// None until a text needs one.
    private var places: [Entry?] = []

    package init() {}

    /// The lines of a text in an offer, as kept or made now.
    func lines(
        of layout: TextLayout, in offer: ProposedViewSize, keeping paragraph: inout Paragraph?
    ) -> TextLines {
        guard unsafe LayoutCaching.isOn else {
            return layout.lines(width: offer.width, height: offer.height, keeping: &paragraph)
        }
        if places.isEmpty { places = Array(repeating: nil, count: BrokenTexts.placeCount) }
        let hash = BrokenTexts.hash(of: layout, offer)
        let place = Int(truncatingIfNeeded: hash % UInt(BrokenTexts.placeCount))
        if let entry = places[place], entry.hash == hash, entry.offer.isIdentical(to: offer),
            entry.options.breaksLines(as: layout.options),
            entry.options.directsParagraphs(as: layout.options) || !layout.mayHaveSeparators,
            BrokenTexts.breakLines(entry.runs, as: layout.runs)
        {
            return entry.lines
        }
        let lines = layout.lines(width: offer.width, height: offer.height, keeping: &paragraph)
        places[place] = Entry(hash, layout, offer, lines)
        return lines
    }

    /// Whether words and fonts are the same, whatever the colours are.
    ///
    /// Texts that are spelled with other characters for the same letters count as equal here; what told them
    /// apart before is the hash of their bytes.
    private static func breakLines(_ runs: [TextRun], as others: [TextRun]) -> Bool {
        guard runs.count == others.count else { return false }
        for index in runs.indices
        where runs[index].text != others[index].text || runs[index].font != others[index].font
            || runs[index].asked != others[index].asked
            || runs[index].baselineOffset != others[index].baselineOffset
            || runs[index].extraLeading != others[index].extraLeading
            || runs[index].isRightToLeft != others[index].isRightToLeft
        {
            return false
        }
        return true
    }

    // MARK: - Letters

    /// ASCII characters shaped alone, by font: where no more fits on a line, words are broken into them.
    final class Letters {
        fileprivate let font: ResolvedFont
        fileprivate let rightToLeft: Bool
        private var shaped = [ShapedText?](repeating: nil, count: 0x80)

        fileprivate init(_ font: ResolvedFont, rightToLeft: Bool) {
            (self.font, self.rightToLeft) = (font, rightToLeft)
        }

        func shape(_ byte: UInt8, with engine: any TextEngine) -> ShapedText {
            if let known = shaped[Int(byte)] { return known }
            let made = engine.shape(
                Paragraph.letters[Int(byte)], font: font, rightToLeft: rightToLeft)
            shaped[Int(byte)] = made
            return made
        }
    }
    private var letters: [Letters] = []

    func letters(in font: ResolvedFont, rightToLeft: Bool) -> Letters {
        if let known = letters.first(where: { $0.rightToLeft == rightToLeft && $0.font == font }) {
            return known
        }
        if letters.count >= 8 { letters = [] }
        let made = Letters(font, rightToLeft: rightToLeft)
        letters.append(made)
        return made
    }

    /// Of what texts mostly differ in; the rest is compared.
    private static func hash(of layout: TextLayout, _ offer: ProposedViewSize) -> UInt {
        var hash = (offer.width ?? -1).bitPattern &* 0x9E37_79B9_7F4A_7C15
        hash ^= (offer.height ?? -1).bitPattern
        for run in layout.runs {
            hash = (hash ^ run.font.size.bitPattern) &* 0x0000_0100_0000_01B3
            for byte in run.text.utf8 { hash = (hash ^ UInt(byte)) &* 0x0000_0100_0000_01B3 }
        }
        return hash ^ (hash >> 32)
    }
}

extension TextOptions {
    fileprivate func breaksLines(as other: TextOptions) -> Bool {
        limit == other.limit && minimumLines == other.minimumLines && spacing == other.spacing
            && truncation == other.truncation && scrolls == other.scrolls
            && isRightToLeft == other.isRightToLeft && scale == other.scale && lineHeight == other.lineHeight
    }

    /// Of a text of one paragraph its own direction is all that counts.
    fileprivate func directsParagraphs(as other: TextOptions) -> Bool {
        layoutIsRightToLeft == other.layoutIsRightToLeft && writingDirection == other.writingDirection
    }
}

extension Journal {
    /// The lines of texts, for others that say the same.
    var brokenTexts: BrokenTexts { shared { BrokenTexts() } }
}

/// Counts what texts take, so that their cost can be bounded without a clock.
package enum TextWork {
    /// Paragraphs cut into clusters to be broken into lines, since the process began.
    ///
    /// Layout runs on the main actor alone.
    @exclusivity(unchecked) nonisolated(unsafe) package static var brokenParagraphs = 0
    /// Lines whose words and glyphs were made to be drawn.
    @exclusivity(unchecked) nonisolated(unsafe) package static var completedLines = 0
}
