import Drawing
import Foundation

/// Lays runs out in lines: paragraphs, wrapping, line limits, truncation.
struct TextLayout {
    let runs: [TextRun]
    let options: TextOptions
    let engine: any TextEngine
    /// The glyphs of the only run, where they are at hand: the engine may have forgotten them.
    var whole: ShapedText?

    /// The one line that most texts are; `nil` where there may be more or it is too wide.
    func wholeLine(width: CGFloat?) -> TextLines? {
        guard !mayHaveSeparators, (options.limit ?? 1) > 0 else { return nil }
        let lines = TextLines()
        let available = TextLayout.available(width)
        var natural: CGFloat = 0
        if runs.count > 1 { lines.pieces.reserveCapacity(runs.count) }
        for index in runs.indices where runs.count == 1 || !runs[index].text.isEmpty {
            let text = runs[index].text
            guard !text.isEmpty else {
                lines.pieces.append(TextLines.Piece(run: index, text: text))
                continue
            }
            let shaped = engine.shape(
                text, font: runs[index].font, rightToLeft: options.isRightToLeft)
            natural += shaped.width
            lines.pieces.append(TextLines.Piece(run: index, text: text, shaped: shaped))
        }
        guard natural <= available + Paragraph.slack else { return nil }
        lines.lines = [line(of: lines.pieces, from: 0, width: natural)]
        finish(lines, available: available)
        return lines
    }

    /// The lines for an offer of width and height, where `wholeLine` has none; `nil` is no limit.
    ///
    /// - Parameter kept: the text's only paragraph, for other offers of the same runs.
    func lines(width: CGFloat?, height: CGFloat?, keeping kept: inout Paragraph?) -> TextLines {
        let available = TextLayout.available(width)
        guard let height, height.isFinite, hasSeveralHeights else {
            return lines(available: available, limit: lineLimit(height), keeping: &kept)
        }
        // Where lines differ in height, how many there is room for is known once they are there.
        let all = lines(available: available, limit: options.limit ?? .max, keeping: &kept)
        let count = fittingCount(of: all, in: height)
        return count < all.lines.count
            ? lines(available: available, limit: count, keeping: &kept) : all
    }

    private func lines(available: CGFloat, limit: Int, keeping kept: inout Paragraph?) -> TextLines {
        if let result = letterLines(available: available, limit: limit) {
            finish(result, available: available)
            return result
        }
        let result = TextLines()
        let paragraphs = self.paragraphs
        // Without separators the whole has been tried.
        let mayFit = mayHaveSeparators
        let directions = mayFit ? self.directions(of: paragraphs) : nil
        for (index, pieces) in paragraphs.enumerated() {
            let left = limit - result.lines.count
            guard left > 0 else {
                if index > 0, !options.scrolls { truncateLast(result, available: available) }
                break
            }
            if mayFit {
                let layout = directions.map { directed($0[index]) } ?? self
                let fits =
                    (index == paragraphs.count - 1 || left > 1 || options.scrolls)
                    && layout.appendWhole(pieces, to: result, available: available)
                if fits { continue }
                var none: Paragraph?
                layout.append(
                    pieces, to: result, available: available, left: left,
                    isLast: index == paragraphs.count - 1, keeping: &none)
            } else {
                append(
                    pieces, to: result, available: available, left: left, isLast: true, keeping: &kept)
            }
            if result.isTruncated { break }
        }
        finish(result, available: available)
        return result
    }

    private static func available(_ width: CGFloat?) -> CGFloat {
        width.map { $0.isFinite ? max($0, 0) : CGFloat.infinity } ?? .infinity
    }

    /// Whether a height has room for all of these lines.
    func fits(_ lines: TextLines, in height: CGFloat) -> Bool {
        // One has room in any.
        if lines.lines.count == 1, options.limit ?? 1 > 0 { return true }
        return lines.lines.count
            <= (hasSeveralHeights ? fittingCount(of: lines, in: height) : lineLimit(height))
    }

    /// How many of these lines a height has room for; the first one stays in any.
    private func fittingCount(of lines: TextLines, in height: CGFloat) -> Int {
        var (count, sum) = (0, CGFloat(0))
        for line in lines.lines {
            sum += line.ascent + line.descent + (count > 0 ? options.spacing + line.extraLeading : 0)
            if count > 0, sum > height + Paragraph.slack { break }
            count += 1
        }
        return max(count, 1)
    }

    /// Whether the runs are of fonts, or on baselines, that make lines of different heights.
    private var hasSeveralHeights: Bool {
        guard runs.count > 1 else { return false }
        let first = RunHeight(runs, 0, engine)
        return runs.indices.dropFirst().contains { RunHeight(runs, $0, engine) != first }
    }

    /// How many lines there may be in a height.
    func lineLimit(_ height: CGFloat?) -> Int {
        var limit = options.limit ?? Int.max
        if let height, height.isFinite, !runs.isEmpty {
            let metrics = runs[0].metrics(engine)
            let natural = metrics.lineHeight
            let own = options.lineHeight?.height(size: runs[0].askedSize, natural: natural) ?? natural
            // There is one gap less than lines.
            let gap = runs[0].extraLeading + metrics.leading + options.spacing
            let line = own + gap
            if line > 0 {
                let fitting = ((height + gap) / line + 0.001).rounded(.down)
                limit = min(limit, fitting < 1e6 ? Int(max(fitting, 1)) : Int.max)
            }
        }
        return limit
    }

    /// Whether a run has a tab, or bytes that start a separator: line feed to carriage return, U+0085, U+2028, U+2029.
    var mayHaveSeparators: Bool {
        for index in runs.indices {
            for byte in runs[index].text.utf8
            where (0x09...0x0D).contains(byte) || byte == 0xC2 || byte == 0xE2 {
                return true
            }
        }
        return false
    }

    /// Whether a tab is drawn, which here is a space.
    var hasTabs: Bool { mayHaveSeparators && runs.contains { $0.text.utf8.contains(0x09) } }

    /// The runs cut at line separators.
    private var paragraphs: [Paragraph.Pieces] {
        guard mayHaveSeparators else { return [runs.indices.map { ($0, runs[$0].text[...]) }] }
        var paragraphs: [Paragraph.Pieces] = [[]]
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
        _ pieces: Paragraph.Pieces, to result: TextLines, available: CGFloat, left: Int,
        isLast: Bool, keeping kept: inout Paragraph?
    ) {
        let paragraph =
            kept
            ?? Paragraph(
                pieces, runs: runs, engine: engine, rtl: options.isRightToLeft,
                whole: mayHaveSeparators ? nil : whole)
        kept = paragraph
        let clusters = paragraph.clusters
        let number = result.paragraphs.count
        result.paragraphs.append(paragraph)
        var lines: [TextLines.Line] = []
        // Where not even a letter fits, each is a line.
        if clusters.first.map({ $0.advance > available }) ?? false {
            lines.reserveCapacity(min(left, clusters.count))
        }
        var height: (run: Int, RunHeight)?
        func include(_ run: Int, in line: inout TextLines.Line) {
            let own = height.flatMap { $0.run == run ? $0.1 : nil } ?? RunHeight(runs, run, engine)
            height = (run, own)
            line.include(own)
        }
        var start = 0
        var count = 0
        while start < clusters.count, count < left {
            let end = paragraph.endOfLine(from: start, within: available)
            count += 1
            if count == left, end < clusters.count || !isLast, !options.scrolls { break }
            let range = paragraph.withoutTrailingSpaces(start..<end)
            var line = TextLines.Line(
                content: .clusters(range, of: number),
                width: paragraph.hyphen(endingLine: range) ?? 0, ascent: 0, descent: 0,
                extraLeading: leastLeading, isRightToLeft: options.isRightToLeft)
            var last = -1
            for index in range {
                line.width += clusters[index].advance
                guard clusters[index].piece != last else { continue }
                last = clusters[index].piece
                include(pieces[last].run, in: &line)
            }
            if last < 0, !runs.isEmpty { include(0, in: &line) }
            lines.append(line)
            start = end
        }
        if clusters.isEmpty { lines.append(line(of: [], from: 0, width: 0)) }
        if result.lines.isEmpty { result.lines = lines } else { result.lines += lines }
        if lines.count < count {
            appendTruncated(paragraph, start..<clusters.count, to: result, available: available)
        }
    }

    /// Adds a paragraph that fits on one line as it is.
    private func appendWhole(
        _ pieces: Paragraph.Pieces, to result: TextLines, available: CGFloat
    ) -> Bool {
        var natural: CGFloat = 0
        var whole: [TextLines.Piece] = []
        for piece in pieces where !piece.text.isEmpty {
            let text = String(piece.text)
            let shaped = engine.shape(
                text, font: runs[piece.run].font, rightToLeft: options.isRightToLeft)
            natural += shaped.width
            whole.append(TextLines.Piece(run: piece.run, text: text, shaped: shaped))
        }
        guard natural <= available + Paragraph.slack else { return false }
        if whole.isEmpty, let only = pieces.first, pieces.count == 1 {
            whole = [TextLines.Piece(run: only.run, text: String(only.text))]
        }
        let start = result.pieces.count
        result.pieces += whole
        result.lines.append(line(of: result.pieces, from: start, width: natural))
        return true
    }

    /// A line has the most of its runs' extra leading, which may be less than none.
    private var leastLeading: CGFloat { runs.isEmpty ? 0 : -.infinity }

    /// A line of the pieces from a place on.
    func line(of pieces: [TextLines.Piece], from start: Int, width: CGFloat) -> TextLines.Line {
        var line = TextLines.Line(
            content: .pieces(start..<pieces.count), width: width, ascent: 0, descent: 0,
            extraLeading: leastLeading, isRightToLeft: options.isRightToLeft)
        if start == pieces.count, !runs.isEmpty { line.include(RunHeight(runs, 0, engine)) }
        for index in start..<pieces.count { line.include(RunHeight(runs, pieces[index].run, engine)) }
        return line
    }

    /// Width and height, rounded up to pixels.
    private func finish(_ result: TextLines, available: CGFloat) {
        if let lineHeight = options.lineHeight {
            for index in result.lines.indices { result.lines[index].take(lineHeight) }
        }
        let grid = PixelGrid(scale: options.scale)
        var widest: CGFloat?
        var height: CGFloat = 0
        for (index, line) in result.lines.enumerated() {
            widest = widest.map { max($0, line.width) } ?? line.width
            height += line.ascent + line.descent
            if index > 0 { height += options.spacing + line.extraLeading }
        }
        result.width = min(grid.roundedUp(widest ?? 0), available)
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

/// What a run makes of the height of its line.
private struct RunHeight: Equatable {
    let ascent: CGFloat
    let descent: CGFloat
    let extraLeading: CGFloat
    let size: CGFloat

    init(_ runs: [TextRun], _ run: Int, _ engine: any TextEngine) {
        // A run is large: what is read of its parts copies none of it.
        let isPlain = runs[run].symbol == nil && runs[run].asked == nil
        let metrics = isPlain ? engine.metrics(of: runs[run].font) : runs[run].metrics(engine)
        let extent = isPlain ? nil : runs[run].symbol?.extent(metrics)
        ascent = max(metrics.ascent, extent?.ascent ?? 0) + max(runs[run].baselineOffset, 0)
        descent = max(metrics.descent, extent?.descent ?? 0) + max(-runs[run].baselineOffset, 0)
        // The gap that a font asks for between lines; the system's asks for none.
        extraLeading = runs[run].extraLeading + metrics.leading
        size = isPlain ? runs[run].font.size : runs[run].askedSize
    }
}

extension TextLines.Line {
    fileprivate mutating func include(_ run: RunHeight) {
        ascent = max(ascent, run.ascent)
        descent = max(descent, run.descent)
        extraLeading = max(extraLeading, run.extraLeading)
        size = max(size, run.size)
    }

    /// Half of what is more or less than its fonts need is above its letters.
    fileprivate mutating func take(_ height: AttributedString.LineHeight) {
        let extra = height.height(size: size, natural: ascent + descent) - ascent - descent
        ascent += extra / 2
        descent += extra / 2
    }
}
