import Drawing
import Foundation

extension TextNode {
    func drawLines(into builder: inout DisplayBuilder) {
        let (lines, scale, tightening) = layout(equivalent(placedProposal))
        let layout = textLayout(scale: scale, tightening)
        if !options.isRedacted {
            if !lines.isComplete { layout.complete(lines, with: journal.brokenTexts) }
            builder.reserve(lines.pieces.count)
        }
        if runs.contains(where: \.style.isMaterial) { journal.warn(ResolvedStyle.materialVeil("a text")) }
        var pen = TextPen(frame: frame, engine: engine)
        var top = frame.minY
        var lacks: [ShapedText.Lack] = []
        for (index, line) in lines.lines.enumerated() {
            if index > 0 { top += options.spacing + line.extraLeading }
            if options.isRedacted {
                drawPlaceholder(line, top: top, into: &builder)
            } else {
                draw(
                    line, lines.pieces, layout.runs, baseline: top + line.ascent, with: &pen, &lacks,
                    into: &builder)
            }
            top += line.ascent + line.descent
        }
        if !lacks.isEmpty { warn(of: lacks) }
    }

    private func drawPlaceholder(
        _ line: TextLines.Line, top: CGFloat, into builder: inout DisplayBuilder
    ) {
        let rect = builder.snapped(
            CGRect(
                x: frame.minX + leftEdge(of: line, in: frame.width), y: top + 2, width: line.width,
                height: max(line.ascent + line.descent - 4, 1)))
        builder.fill(
            Path(roundedRect: rect, cornerRadius: 3).outline,
            .solid(runs.first.map { $0.style.color.multiplyingAlpha(by: 0.16) } ?? .clear))
    }

    private func draw(
        _ line: TextLines.Line, _ pieces: [TextLines.Piece], _ runs: [TextRun], baseline: CGFloat,
        with pen: inout TextPen, _ lacks: inout [ShapedText.Lack], into builder: inout DisplayBuilder
    ) {
        guard case .pieces(let range) = line.content else { return }
        pen.x = pen.frame.minX + leftEdge(of: line, in: pen.frame.width)
        for index in range {
            guard let shaped = pieces[index].shaped else { continue }
            if let drawsOwnStyles, drawsOwnStyles != runs[pieces[index].run].hasOwnStyle {
                pen.x += shaped.width
                continue
            }
            if !shaped.lacks.isEmpty { lacks += shaped.lacks }
            draw(
                shaped, pieces[index].text, of: runs, pieces[index].run, baseline, with: &pen, into: &builder)
        }
    }

    /// Where a line begins in the width of its text.
    func leftEdge(of line: TextLines.Line, in width: CGFloat) -> CGFloat {
        let slack = width - line.width
        let leading: CGFloat =
            switch options.alignment {
            case .leading: 0
            case .center: slack / 2
            case .trailing: slack
            }
        let leadsFromRight =
            options.alignmentStrategy == .writingDirectionBased
            ? line.isRightToLeft : options.layoutIsRightToLeft
        return leadsFromRight ? slack - leading : leading
    }

    /// Draws glyphs of a run from the pen on, which is behind them then.
    private func draw(
        _ shaped: ShapedText, _ text: String, of runs: [TextRun], _ run: Int, _ baseline: CGFloat,
        with pen: inout TextPen, into builder: inout DisplayBuilder
    ) {
        pen.take(run, of: runs)
        let start = pen.x
        if let color = runs[run].background {
            fill(
                behind: runs[run], color, from: start, width: shaped.width, baseline,
                at: pen.corner, into: &builder)
        }
        // The system font's tracking follows the last glyph too; half of it would shift the text.
        pen.draw(shaped, text, baseline: baseline, into: &builder)
        if pen.isDecorated {
            decorate(
                runs[run], from: start, in: pen.frame, width: shaped.width, baseline: baseline,
                at: pen.corner, into: &builder)
        }
        pen.x = start + shaped.width
    }

    /// Draws glyphs of a run from a point of its baseline on; `frame` is the text's, from its own corner on.
    func draw(
        _ shaped: ShapedText, _ text: String, of runs: [TextRun], _ run: Int, at point: CGPoint,
        in frame: CGRect, into builder: inout DisplayBuilder
    ) {
        var pen = TextPen(frame: frame, engine: engine)
        pen.x = point.x
        pen.corner = CGPoint(x: self.frame.minX, y: builder.snap(self.frame.minY))
        draw(shaped, text, of: runs, run, point.y, with: &pen, into: &builder)
    }

    /// Lines under and through: a fourteenth of the size thick; their upper edges are a tenth of it below the
    /// baseline and half of the x-height above.
    private func decorate(
        _ run: TextRun, from x: CGFloat, in frame: CGRect, width: CGFloat, baseline: CGFloat,
        at corner: CGPoint, into builder: inout DisplayBuilder
    ) {
        let thickness = max(run.askedSize / 14, builder.grid.pixelLength)
        func rule(_ y: CGFloat, _ line: TextRun.Line) {
            // Marks go on from piece to piece.
            let paint = line.isOfText ? run.style.paint(in: frame) : .solid(line.color)
            for mark in line.pattern.marks(
                from: frame.minX, in: x...(x + max(width, 0)), thickness: thickness)
            {
                let length = mark.upperBound - mark.lowerBound
                builder.fill(
                    .rectangle(
                        snapped(
                            CGRect(x: mark.lowerBound, y: y, width: length, height: thickness), at: corner,
                            in: builder)), paint)
            }
        }
        if let line = run.underline { rule(baseline + run.askedSize * 0.1, line) }
        if let line = run.strikethrough {
            // It is through the letters wherever they are, and the line under them stays where the baseline is.
            rule(baseline - run.baselineOffset - run.metrics(engine).xHeight / 2, line)
        }
    }
}

extension TextNode {
    /// As high as the letters of the font that was asked for reach.
    private func fill(
        behind run: TextRun, _ color: RGBA, from x: CGFloat, width: CGFloat, _ baseline: CGFloat,
        at corner: CGPoint, into builder: inout DisplayBuilder
    ) {
        let metrics = run.metrics(engine)
        let frame = CGRect(
            x: x, y: baseline - metrics.ascent, width: width, height: metrics.ascent + metrics.descent)
        builder.fill(.rectangle(snapped(frame, at: corner, in: builder)), .solid(color))
    }

    /// On whole pixels of the picture, where the rectangle's own coordinates begin at `corner`.
    private func snapped(_ rect: CGRect, at corner: CGPoint, in builder: DisplayBuilder) -> CGRect {
        guard corner != .zero else { return builder.snapped(rect) }
        return builder.snapped(rect.offsetBy(dx: corner.x, dy: corner.y))
            .offsetBy(dx: -corner.x, dy: -corner.y)
    }
}

/// What the glyphs of a run are drawn with; kept from piece to piece, since texts have few runs.
private struct TextPen {
    let frame: CGRect
    var x: CGFloat = 0
    /// Where the coordinates begin in the picture.
    var corner = CGPoint.zero
    private var run = -1
    private var face = FontFace(name: "")
    private var size: CGFloat = 0
    private var baselineOffset: CGFloat = 0
    private var paint = Paint.solid(.clear)
    /// What the run is in place of words.
    private var symbol: InlineSymbol?
    /// The style, where paint is not all it takes.
    private var shadowing: ResolvedStyle?
    /// Whether there are lines under or through.
    private(set) var isDecorated = false

    private let engine: any TextEngine

    init(frame: CGRect, engine: any TextEngine) {
        self.frame = frame
        self.engine = engine
    }

    mutating func take(_ number: Int, of runs: [TextRun]) {
        guard run != number else { return }
        run = number
        (face, size) = (runs[run].font.face, runs[run].font.size)
        baselineOffset = runs[run].baselineOffset
        paint = runs[run].style.paint(in: frame)
        symbol = runs[run].symbol
        shadowing = runs[run].style.isPlainPaint ? nil : runs[run].style
        isDecorated = runs[run].underline != nil || runs[run].strikethrough != nil
    }

    /// One display item for each stretch of glyphs of one face.
    mutating func draw(
        _ shaped: ShapedText, _ text: String, baseline: CGFloat, into builder: inout DisplayBuilder
    ) {
        let line = builder.snap(baseline - baselineOffset)
        if let symbol {
            let (paint, frame, engine, point) = (paint, frame, engine, CGPoint(x: x, y: line))
            func draw(_ stencil: Paint?, _ builder: inout DisplayBuilder) {
                symbol.draw(at: point, in: frame, paint, stencil: stencil, engine, into: &builder)
            }
            guard let shadowing else { return draw(nil, &builder) }
            return builder.painted(with: shadowing, in: builder.snapped(frame)) { draw($1, &$0) }
        }
        let all = shaped.glyphs
        if all.count == 1 {
            let glyph = GlyphRun.Glyph(id: all[0].id, x: x + all[0].dx, y: line + all[0].dy)
            add(
                GlyphRun(face: all[0].face ?? face, size: size, glyph: glyph, paint: paint, text: text),
                to: &builder)
            return
        }
        var start = 0
        while start < all.count {
            let own = all[start].face
            var glyphs: [GlyphRun.Glyph] = []
            glyphs.reserveCapacity(all.count - start)
            while start < all.count, all[start].face == own {
                glyphs.append(
                    GlyphRun.Glyph(id: all[start].id, x: x + all[start].dx, y: line + all[start].dy))
                x += all[start].advance
                start += 1
            }
            add(
                GlyphRun(face: own ?? face, size: size, glyphs: glyphs, paint: paint, text: text),
                to: &builder)
        }
    }

    private func add(_ item: consuming GlyphRun, to builder: inout DisplayBuilder) {
        guard let shadowing else { return builder.glyphs(item) }
        let item = item
        builder.painted(with: shadowing, in: builder.snapped(frame)) {
            var run = item
            if let stencil = $1 { run.paint = stencil }
            $0.glyphs(run)
        }
    }
}
