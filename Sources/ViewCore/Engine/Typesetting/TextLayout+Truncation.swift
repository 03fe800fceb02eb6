import Drawing
import Foundation

extension TextLayout {
    private static let ellipsis = "\u{2026}"

    /// Adds as much of a range as fits beside an ellipsis at the tail, head or middle: the text's last line.
    func appendTruncated(
        _ paragraph: Paragraph, _ range: Range<Int>, to result: TextLines, available: CGFloat
    ) {
        let clusters = paragraph.clusters
        let run = clusters.isEmpty ? 0 : paragraph.pieces[clusters[range.lowerBound].piece].run
        let dots = shaped(TextLayout.ellipsis, run).width
        let room = max(available - dots, 0)
        var head = range.lowerBound
        var tail = range.upperBound
        var used: CGFloat = 0
        func takeHead(upTo limit: CGFloat) {
            while head < tail, used + clusters[head].advance <= limit + Paragraph.slack {
                used += clusters[head].advance
                head += 1
            }
        }
        func takeTail(upTo limit: CGFloat) {
            while tail > head, used + clusters[tail - 1].advance <= limit + Paragraph.slack {
                used += clusters[tail - 1].advance
                tail -= 1
            }
        }
        switch options.truncation {
        case .tail:
            takeHead(upTo: room)
            tail = range.upperBound
        case .head: takeTail(upTo: room)
        case .middle:
            takeHead(upTo: room / 2)
            takeTail(upTo: room)
        }
        let start = result.pieces.count
        var width: CGFloat = 0
        func add(_ run: Int, _ text: String) {
            let shaped = shaped(text, run)
            width += shaped.width
            result.pieces.append(TextLines.Piece(run: run, text: text, shaped: shaped))
        }
        if options.truncation != .head {
            // A space before the ellipsis stays, as on the device.
            paragraph.forEachPiece(of: range.lowerBound..<head, add)
        }
        let isFirst = result.pieces.count == start
        add(isFirst ? run : result.pieces[result.pieces.count - 1].run, TextLayout.ellipsis)
        if options.truncation != .tail {
            paragraph.forEachPiece(
                of: paragraph.withoutTrailingSpaces(tail..<range.upperBound), add)
        }
        result.lines.append(
            line(of: result.pieces, from: start, width: min(width, max(available, dots))))
        result.isTruncated = true
    }

    /// The text ended at a paragraph's end but more paragraphs follow: the last line gets the ellipsis.
    func truncateLast(_ result: TextLines, available: CGFloat) {
        guard let last = result.lines.popLast() else { return }
        var pieces: Paragraph.Pieces = []
        switch last.content {
        case .pieces(let range): pieces = result.pieces[range].map { ($0.run, $0.text[...]) }
        case .clusters(let range, let number):
            result.paragraphs[number].forEachPiece(of: range) { pieces.append(($0, $1[...])) }
        case .letter(let byte): pieces = [(0, Paragraph.letters[Int(byte)][...])]
        }
        let paragraph = Paragraph(pieces, runs: runs, engine: engine, rtl: last.isRightToLeft)
        directed(last.isRightToLeft).appendTruncated(
            paragraph, 0..<paragraph.clusters.count, to: result, available: available)
    }

    private func shaped(_ text: String, _ run: Int) -> ShapedText {
        engine.shape(text, font: runs[run].font, rightToLeft: options.isRightToLeft)
    }
}
