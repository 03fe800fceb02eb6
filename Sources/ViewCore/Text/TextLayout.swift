import Drawing
import Foundation

/// Lays runs out in lines: paragraphs, wrapping, line limits, truncation.
struct TextLayout {
    let runs: [TextRun]
    let options: TextOptions
    let engine: any TextEngine

    /// The lines for an offer of width and height; `nil` is no limit.
    func lines(width: CGFloat?, height: CGFloat?) -> TextLines {
        let limit = lineLimit(height)
        var result = TextLines()
        let available = width.map { $0.isFinite ? max($0, 0) : CGFloat.infinity } ?? .infinity
        let paragraphs = self.paragraphs
        for (index, pieces) in paragraphs.enumerated() {
            let left = limit - result.lines.count
            guard left > 0 else {
                truncateLast(&result, paragraphs, from: index, available: available)
                break
            }
            append(
                pieces, to: &result, available: available, left: left,
                isLast: index == paragraphs.count - 1)
            if result.isTruncated { break }
        }
        finish(&result, available: available)
        return result
    }

    /// How many lines there may be in a height.
    func lineLimit(_ height: CGFloat?) -> Int {
        var limit = options.limit ?? Int.max
        if let height, height.isFinite, let first = runs.first {
            let line = lineHeight(first) + options.spacing
            if line > 0 {
                let fitting = ((height + options.spacing) / line + 0.001).rounded(.down)
                limit = min(limit, fitting < 1e6 ? Int(max(fitting, 1)) : Int.max)
            }
        }
        return limit
    }

    private func lineHeight(_ run: TextRun) -> CGFloat {
        engine.metrics(of: run.font).lineHeight + run.extraLeading
    }

    /// The runs cut at line separators.
    private var paragraphs: [[(run: Int, text: Substring)]] {
        // Bytes that start a separator: line feed to carriage return, U+0085, U+2028, U+2029.
        let mayBreak = runs.contains { run in
            run.text.utf8.contains { (0x0A...0x0D).contains($0) || $0 == 0xC2 || $0 == 0xE2 }
        }
        guard mayBreak else { return [runs.enumerated().map { ($0.offset, $0.element.text[...]) }] }
        var paragraphs: [[(run: Int, text: Substring)]] = [[]]
        for (index, run) in runs.enumerated() {
            var rest = run.text[...]
            while let cut = rest.firstIndex(where: \.isNewline) {
                paragraphs[paragraphs.count - 1].append((index, rest[..<cut]))
                paragraphs.append([])
                rest = rest[rest.index(after: cut)...]
            }
            paragraphs[paragraphs.count - 1].append((index, rest))
        }
        return paragraphs
    }

    private func append(
        _ pieces: [(run: Int, text: Substring)], to result: inout TextLines, available: CGFloat,
        left: Int, isLast: Bool
    ) {
        // Most texts fit on one line as they are.
        var natural: CGFloat = 0
        var whole: [TextLines.Piece] = []
        for piece in pieces where !piece.text.isEmpty {
            let shaped = engine.shape(
                String(piece.text), font: runs[piece.run].font, rightToLeft: options.isRightToLeft)
            natural += shaped.width
            whole.append(TextLines.Piece(run: piece.run, text: piece.text, shaped: shaped))
        }
        if natural <= available + Paragraph.slack, isLast || left > 1 {
            if whole.isEmpty, let only = pieces.first, pieces.count == 1 {
                whole = [TextLines.Piece(run: only.run, text: only.text)]
            }
            result.lines.append(line(whole, width: natural))
            return
        }
        let paragraph = Paragraph(
            pieces, runs: runs, engine: engine, rtl: options.isRightToLeft)
        var texts: [Int: Substring] = [:]
        for piece in pieces { texts[piece.run] = piece.text }
        let ranges = paragraph.wrapped(to: available, limit: left)
        let covered = ranges.last?.upperBound ?? 0
        let overflows = covered < paragraph.clusters.count || (!isLast && ranges.count == left)
        for (index, range) in ranges.enumerated() {
            if overflows, index == ranges.count - 1 {
                result.lines.append(
                    truncated(
                        paragraph, texts, range.lowerBound..<paragraph.clusters.count,
                        available: available, more: !isLast))
                result.isTruncated = true
            } else {
                result.lines.append(
                    line(paragraph.pieces(range, of: texts), width: paragraph.width(range)))
            }
        }
        if ranges.isEmpty { result.lines.append(line([], width: 0)) }
    }

    /// The text ended at a paragraph's end but more paragraphs follow: the last line gets the ellipsis.
    private func truncateLast(
        _ result: inout TextLines, _ paragraphs: [[(run: Int, text: Substring)]], from index: Int,
        available: CGFloat
    ) {
        guard let last = result.lines.last, index > 0 else { return }
        let pieces = last.pieces.map { (run: $0.run, text: $0.text) }
        let paragraph = Paragraph(pieces, runs: runs, engine: engine, rtl: options.isRightToLeft)
        var texts: [Int: Substring] = [:]
        for piece in pieces { texts[piece.run] = piece.text }
        result.lines[result.lines.count - 1] = truncated(
            paragraph, texts, 0..<paragraph.clusters.count, available: available, more: true)
        result.isTruncated = true
    }

    private static let ellipsis: Substring = "\u{2026}"

    /// As much of a range as fits beside an ellipsis at the tail, head or middle.
    private func truncated(
        _ paragraph: Paragraph, _ texts: [Int: Substring], _ range: Range<Int>, available: CGFloat,
        more: Bool
    ) -> TextLines.Line {
        let clusters = paragraph.clusters
        let run = clusters.isEmpty ? 0 : clusters[range.lowerBound].run
        let dots = engine.shape(
            String(TextLayout.ellipsis), font: runs[run].font, rightToLeft: options.isRightToLeft
        ).width
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
        var pieces: [TextLines.Piece] = []
        if options.truncation != .head {
            // A space before the ellipsis stays, as on the device.
            pieces += paragraph.pieces(range.lowerBound..<head, of: texts, keepsSpaces: true)
        }
        pieces.append(
            TextLines.Piece(
                run: pieces.last?.run ?? run, text: TextLayout.ellipsis))
        if options.truncation != .tail {
            pieces += paragraph.pieces(tail..<range.upperBound, of: texts)
        }
        let width = pieces.reduce(0) {
            $0
                + engine.shape(
                    String($1.text), font: runs[$1.run].font, rightToLeft: options.isRightToLeft
                ).width
        }
        return line(pieces, width: min(width, max(available, dots)))
    }

    private func line(_ pieces: [TextLines.Piece], width: CGFloat) -> TextLines.Line {
        var line = TextLines.Line(pieces: pieces, width: width, ascent: 0, descent: 0, extraLeading: 0)
        let used = pieces.isEmpty ? [runs.first].compactMap { $0 } : pieces.map { runs[$0.run] }
        for run in used {
            let metrics = engine.metrics(of: run.font)
            line.ascent = max(line.ascent, metrics.ascent + max(run.baselineOffset, 0))
            line.descent = max(line.descent, metrics.descent + max(-run.baselineOffset, 0))
            line.extraLeading = max(line.extraLeading, run.extraLeading)
        }
        return line
    }

    /// Width and height, rounded up to pixels.
    private func finish(_ result: inout TextLines, available: CGFloat) {
        let grid = PixelGrid(scale: options.scale)
        let widest = result.lines.map(\.width).max() ?? 0
        result.width = min(grid.roundedUp(widest), available)
        var height: CGFloat = 0
        for (index, line) in result.lines.enumerated() {
            height += line.ascent + line.descent
            if index > 0 { height += options.spacing + line.extraLeading }
        }
        if let minimum = options.minimumLines, let first = result.lines.first {
            let missing = minimum - result.lines.count
            if missing > 0 {
                height +=
                    CGFloat(min(missing, 10_000))
                    * (first.ascent + first.descent + options.spacing + first.extraLeading)
            }
        }
        result.height = grid.roundedUp(height)
    }
}
