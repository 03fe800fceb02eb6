import Drawing
import Foundation

/// The clusters of a paragraph with their advances, in logical order.
struct Paragraph {
    struct Cluster {
        /// In bytes of the piece's text.
        var start: Int
        var end: Int
        var piece: Int
        var advance: CGFloat
        /// Whether a line may end before this cluster.
        var canBreakBefore: Bool
        var isSpace: Bool
    }
    /// The runs' parts of it.
    typealias Pieces = [(run: Int, text: Substring)]
    let pieces: Pieces
    private(set) var clusters: [Cluster] = []
    /// The soft hyphens among the clusters, with the advances of the hyphens that show where a line ends at them.
    private var hyphens: [Int: CGFloat] = [:]
    private let isRightToLeft: Bool

    /// - Parameter whole: the glyphs of the only piece, where they are at hand.
    init(
        _ pieces: Pieces, runs: [TextRun], engine: any TextEngine, rtl: Bool, whole: ShapedText? = nil
    ) {
        isRightToLeft = rtl
        unsafe TextWork.brokenParagraphs += 1
        self.pieces = pieces
        // Break opportunities are found over the joined text, so that they span runs.
        let breaks = engine.lineBreaks(
            in: pieces.count == 1 ? String(pieces[0].text) : pieces.map { String($0.text) }.joined())
        var allowed = AscendingNumbers(breaks.allowed)
        var carets = AscendingNumbers(breaks.characters)
        clusters.reserveCapacity(breaks.characters.count)
        var offset = 0
        for number in pieces.indices {
            let text = String(pieces[number].text)
            let length = text.utf8.count
            let shaped =
                whole ?? engine.shape(text, font: runs[pieces[number].run].font, rightToLeft: rtl)
            var advances = [CGFloat](repeating: 0, count: length)
            for index in shaped.glyphs.indices {
                let byte = shaped.glyphs[index].cluster
                if advances.indices.contains(byte) { advances[byte] += shaped.glyphs[index].advance }
            }
            func add(_ bytes: Range<Int>, _ advance: CGFloat, isSpace: Bool) {
                let canBreak = allowed.contains(offset + bytes.lowerBound)
                if carets.contains(offset + bytes.lowerBound) || clusters.isEmpty {
                    clusters.append(
                        Cluster(
                            start: bytes.lowerBound, end: bytes.upperBound, piece: number,
                            advance: advance, canBreakBefore: canBreak, isSpace: isSpace))
                } else {
                    clusters[clusters.count - 1].end = bytes.upperBound
                    clusters[clusters.count - 1].advance += advance
                }
            }
            // Each byte of ASCII is a character, but for a return before a line feed.
            if text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
                var local = 0
                for byte in text.utf8 {
                    add(
                        local..<local + 1, advances[local],
                        isSpace: byte == 0x20 || (0x09...0x0D).contains(byte))
                    local += 1
                }
            } else {
                let mayHyphenate = text.utf8.contains(0xAD)
                var local = 0
                for character in text {
                    let end = local + character.utf8.count
                    add(
                        local..<end, advances[local..<end].reduce(0, +), isSpace: character.isWhitespace)
                    if mayHyphenate, character == Paragraph.softHyphen {
                        let font = runs[pieces[number].run].font
                        hyphens[clusters.count - 1] =
                            engine.shape(Paragraph.hyphen, font: font, rightToLeft: rtl).width
                    }
                    local = end
                }
            }
            offset += length
        }
    }

    /// Where the line ends that begins at a cluster: no wider than `width`, where that is possible.
    func endOfLine(from start: Int, within width: CGFloat) -> Int {
        var pen: CGFloat = 0
        var first = start
        // One that is left over from the line before shows nothing, and no line ends behind it.
        while !hyphens.isEmpty, hyphens[first] != nil { first += 1 }
        /// Trailing spaces hang over the edge.
        var end = start
        var lastBreak: Int?
        while end < clusters.count {
            if end > first, clusters[end].canBreakBefore,
                hyphens.isEmpty || hasRoom(forHyphenBefore: end, at: pen, within: width)
            {
                lastBreak = end
            }
            let advance = clusters[end].advance
            if !clusters[end].isSpace, pen + advance > width + Paragraph.slack, end > first {
                // A word longer than the line is broken by character, and without a hyphen.
                return lastBreak ?? (hyphens.isEmpty || hyphens[end - 1] == nil ? end : end - 1)
            }
            pen += advance
            end += 1
        }
        return end
    }

    private func hasRoom(forHyphenBefore end: Int, at pen: CGFloat, within width: CGFloat) -> Bool {
        hyphens[end - 1].map { pen + $0 <= width + Paragraph.slack } ?? true
    }

    /// Sums of advances differ from a whole by rounding; a text fits the width it asked for.
    static let slack: CGFloat = 0.001

    /// The range without the spaces at its end, which hang over the line's edge.
    func withoutTrailingSpaces(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, clusters[end - 1].isSpace { end -= 1 }
        return range.lowerBound..<end
    }

    /// The advance of the hyphen that a line of these clusters ends with; `nil` for nearly all, which end elsewhere.
    func hyphen(endingLine range: Range<Int>) -> CGFloat? {
        guard !hyphens.isEmpty, !range.isEmpty, range.upperBound < clusters.count,
            clusters[range.upperBound].canBreakBefore, !clusters[range.upperBound].isSpace
        else { return nil }
        return hyphens[range.upperBound - 1]
    }

    /// The runs' parts of a line, with the hyphen that it may end with.
    func forEachPiece(ofLine range: Range<Int>, _ body: (_ run: Int, _ text: String) -> Void) {
        guard hyphen(endingLine: range) != nil else { return forEachPiece(of: range, body) }
        let last = clusters[range.upperBound - 1].piece
        forEachPiece(of: range) { run, text in
            body(run, run == pieces[last].run ? hyphenated(text.dropLast()) : text)
        }
    }

    /// A word's beginning with a hyphen that stands behind it also where the paragraph runs the other way: a mark without
    /// width (Unicode Standard Annex 9, 2.6) has the hyphen between two letters of the word's direction.
    private func hyphenated(_ word: Substring) -> String {
        let letter = word.unicodeScalars.last { $0.properties.isAlphabetic }
        let runsLeft = letter.map { TextDirection.runsLeft($0.value) }
        guard let runsLeft, runsLeft != isRightToLeft else { return String(word) + Paragraph.hyphen }
        return String(word) + Paragraph.hyphen + (runsLeft ? "\u{200F}" : "\u{200E}")
    }

    /// The runs' parts in a range.
    func forEachPiece(of range: Range<Int>, _ body: (_ run: Int, _ text: String) -> Void) {
        var index = range.lowerBound
        while index < range.upperBound {
            let piece = clusters[index].piece
            var stop = index
            while stop < range.upperBound, clusters[stop].piece == piece { stop += 1 }
            body(pieces[piece].run, text(of: piece, clusters[index].start..<clusters[stop - 1].end))
            index = stop
        }
    }

    private func text(of piece: Int, _ bytes: Range<Int>) -> String {
        let text = pieces[piece].text.utf8
        let start = text.index(text.startIndex, offsetBy: bytes.lowerBound)
        if bytes.count == 1 { return Paragraph.letters[Int(text[start])] }
        let end = text.index(text.startIndex, offsetBy: bytes.upperBound)
        return String(pieces[piece].text[start..<end])
    }

    private static let softHyphen: Character = "\u{AD}"
    static let hyphen = "-"

    /// A text for each byte that is a character: where no more fits on a line, each of them is asked for often.
    static let letters = (0..<128).map { String(Unicode.Scalar($0)) }
}

/// A sorted list that is asked for ever larger numbers.
private struct AscendingNumbers {
    private let numbers: [Int]
    private var next = 0

    init(_ numbers: [Int]) { self.numbers = numbers }

    mutating func contains(_ number: Int) -> Bool {
        while next < numbers.count, numbers[next] < number { next += 1 }
        return next < numbers.count && numbers[next] == number
    }
}
