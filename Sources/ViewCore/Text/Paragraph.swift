import Drawing
import Foundation

/// The clusters of a paragraph with their advances, in logical order.
struct Paragraph {
    struct Cluster {
        var start: String.Index
        var end: String.Index
        var run: Int
        var advance: CGFloat
        /// Whether a line may end before this cluster.
        var canBreakBefore: Bool
        var isSpace: Bool
    }
    var clusters: [Cluster] = []

    init(_ pieces: [(run: Int, text: Substring)], runs: [TextRun], engine: any TextEngine, rtl: Bool) {
        // Break opportunities are found over the joined text, so that they span runs.
        let joined = pieces.map { String($0.text) }.joined()
        let breaks = engine.lineBreaks(in: joined)
        let allowed = Set(breaks.allowed)
        let carets = Set(breaks.characters)
        var offset = 0
        for piece in pieces {
            let text = String(piece.text)
            let shaped = engine.shape(text, font: runs[piece.run].font, rightToLeft: rtl)
            var advances: [Int: CGFloat] = [:]
            for glyph in shaped.glyphs { advances[glyph.cluster, default: 0] += glyph.advance }
            var local = 0
            var index = piece.text.startIndex
            while index < piece.text.endIndex {
                let next = piece.text.index(after: index)
                let length = piece.text[index..<next].utf8.count
                var advance: CGFloat = 0
                for byte in local..<(local + length) { advance += advances[byte] ?? 0 }
                if carets.contains(offset + local) || clusters.isEmpty {
                    clusters.append(
                        Cluster(
                            start: index, end: next, run: piece.run, advance: advance,
                            canBreakBefore: allowed.contains(offset + local),
                            isSpace: piece.text[index].isWhitespace))
                } else {
                    clusters[clusters.count - 1].end = next
                    clusters[clusters.count - 1].advance += advance
                }
                local += length
                index = next
            }
            offset += text.utf8.count
        }
    }

    /// Ranges of clusters, one per line, each no wider than `width` where that is possible.
    func wrapped(to width: CGFloat, limit: Int) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        while start < clusters.count, lines.count < limit {
            var pen: CGFloat = 0
            /// Trailing spaces hang over the edge.
            var end = start
            var lastBreak: Int?
            while end < clusters.count {
                let cluster = clusters[end]
                if end > start, cluster.canBreakBefore { lastBreak = end }
                if !cluster.isSpace, pen + cluster.advance > width + Paragraph.slack, end > start {
                    break
                }
                pen += cluster.advance
                end += 1
            }
            if end < clusters.count {
                // A word longer than the line is broken by character.
                end = lastBreak ?? end
            }
            lines.append(start..<end)
            start = end
        }
        return lines
    }

    /// Sums of advances differ from a whole by rounding; a text fits the width it asked for.
    static let slack: CGFloat = 0.001

    /// The advances of a range, trailing spaces left out.
    func width(_ range: Range<Int>) -> CGFloat {
        var end = range.upperBound
        while end > range.lowerBound, clusters[end - 1].isSpace { end -= 1 }
        return clusters[range.lowerBound..<end].reduce(0) { $0 + $1.advance }
    }

    /// The runs' parts in a range; spaces at its end hang over the line's edge and are left out.
    func pieces(
        _ range: Range<Int>, of texts: [Int: Substring], keepsSpaces: Bool = false
    ) -> [TextLines.Piece] {
        var end = range.upperBound
        if !keepsSpaces {
            while end > range.lowerBound, clusters[end - 1].isSpace { end -= 1 }
        }
        var pieces: [TextLines.Piece] = []
        var index = range.lowerBound
        while index < end {
            let run = clusters[index].run
            var stop = index
            while stop < end, clusters[stop].run == run { stop += 1 }
            if let text = texts[run] {
                pieces.append(
                    TextLines.Piece(
                        run: run, text: text[clusters[index].start..<clusters[stop - 1].end]))
            }
            index = stop
        }
        return pieces
    }
}
