package import Drawing
package import Foundation

/// Text after its environment is resolved.
package final class TextNode: LayoutNode {
    private var runs: [TextRun]
    private let options: TextOptions
    private let engine: any TextEngine
    private let journal: Journal
    private var known: [(ProposedViewSize, TextLines, scale: CGFloat)] = []

    package init(
        runs: [TextRun], options: TextOptions, engine: any TextEngine, journal: Journal
    ) {
        self.runs = runs
        self.options = options
        self.engine = engine
        self.journal = journal
        super.init(.text)
    }

    private func layout(_ proposal: ProposedViewSize) -> (lines: TextLines, scale: CGFloat) {
        if let hit = known.first(where: { $0.0.isIdentical(to: proposal) }) {
            return (hit.1, hit.scale)
        }
        // Offered no room at all, a text takes none (Documentation/Rules/layout-rules.md, section 11).
        if proposal.width == 0, proposal.height == 0 { return (TextLines(), 1) }
        var scale: CGFloat = 1
        var lines = lines(proposal, scale: 1)
        if lines.isTruncated, options.minimumScale < 1 {
            // SwiftUI's steps are not published; halving finds the largest size that fits to a hundredth.
            var (low, high) = (options.minimumScale, CGFloat(1))
            let smallest = self.lines(proposal, scale: low)
            (lines, scale) = (smallest, low)
            if !smallest.isTruncated {
                while high - low > 0.01 {
                    let middle = (low + high) / 2
                    let attempt = self.lines(proposal, scale: middle)
                    if attempt.isTruncated {
                        high = middle
                    } else {
                        low = middle
                        (lines, scale) = (attempt, middle)
                    }
                }
            }
        }
        if known.count >= 8 { known.removeFirst(4) }
        known.append((proposal, lines, scale))
        return (lines, scale)
    }

    /// Room past what the lines need changes nothing.
    package override func equivalent(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard proposal.width != nil || proposal.height != nil, options.minimumScale >= 1,
            proposal.width != 0 || proposal.height != 0
        else { return proposal }
        let natural = layout(.unspecified).lines
        guard !natural.isTruncated else { return proposal }
        var result = proposal
        if let width = proposal.width, width >= natural.width { result.width = nil }
        guard let height = proposal.height else { return result }
        // An ellipsis may need room past the words: where the height cuts lines off, the width counts.
        let endless = ProposedViewSize(width: result.width, height: nil)
        let lines = result.width == nil ? natural : layout(endless).lines
        let limit = TextLayout(runs: runs, options: options, engine: engine).lineLimit(height)
        return !lines.isTruncated && lines.lines.count <= limit ? endless : proposal
    }

    private func lines(_ proposal: ProposedViewSize, scale: CGFloat) -> TextLines {
        TextLayout(
            runs: scale == 1 ? runs : runs.map { $0.scaled(by: scale) }, options: options,
            engine: engine
        ).lines(width: proposal.width, height: proposal.height)
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let lines = layout(proposal).lines
        return CGSize(width: lines.width, height: lines.height)
    }

    package override func explicitGuide(
        _ key: AlignmentKey, for proposal: ProposedViewSize
    ) -> CGFloat? {
        guard key.axis == .vertical else { return nil }
        let lines = layout(proposal).lines.lines
        switch key.kind {
        case .firstTextBaseline: return lines.first?.ascent
        case .lastTextBaseline:
            guard let last = lines.last else { return nil }
            var top: CGFloat = 0
            for line in lines.dropLast() {
                top += line.ascent + line.descent + options.spacing + line.extraLeading
            }
            return top + last.ascent
        default: return nil
        }
    }

    package override var statedGuides: StatedGuides { .baselines }

    package override var ownSpacing: ViewSpacing {
        guard let first = runs.first, let last = runs.last else { return .zero }
        return .text(
            first: engine.metrics(of: first.font), last: engine.metrics(of: last.font))
    }

    package override func draw(into builder: inout DisplayBuilder) {
        let (lines, scale) = layout(equivalent(placedProposal))
        let runs = scale == 1 ? self.runs : self.runs.map { $0.scaled(by: scale) }
        var top = frame.minY
        for (index, line) in lines.lines.enumerated() {
            if index > 0 { top += options.spacing + line.extraLeading }
            if options.isRedacted {
                drawPlaceholder(line, top: top, into: &builder)
            } else {
                draw(line, runs, baseline: top + line.ascent, into: &builder)
            }
            top += line.ascent + line.descent
        }
    }

    private func drawPlaceholder(
        _ line: TextLines.Line, top: CGFloat, into builder: inout DisplayBuilder
    ) {
        let rect = builder.snapped(
            CGRect(
                x: frame.minX, y: top + 2, width: line.width,
                height: max(line.ascent + line.descent - 4, 1)))
        builder.fill(
            Path(roundedRect: rect, cornerRadius: 3).outline,
            .solid(runs.first.map { $0.style.color.multiplyingAlpha(by: 0.16) } ?? .clear))
    }

    private func draw(
        _ line: TextLines.Line, _ runs: [TextRun], baseline: CGFloat,
        into builder: inout DisplayBuilder
    ) {
        let slack = frame.width - line.width
        let leading: CGFloat =
            switch options.alignment {
            case .leading: 0
            case .center: slack / 2
            case .trailing: slack
            }
        var pen = frame.minX + (options.isRightToLeft ? slack - leading : leading)
        for piece in options.isRightToLeft ? line.pieces.reversed() : line.pieces {
            let run = runs[piece.run]
            let shaped =
                piece.shaped
                ?? engine.shape(
                    String(piece.text), font: run.font, rightToLeft: options.isRightToLeft)
            for scalar in shaped.missing {
                journal.warn(
                    "no registered font has \(describe(scalar)), needed by Text(\"\(piece.text.prefix(40))\")"
                )
            }
            // The system font's tracking follows the last glyph too; half of it would shift the text.
            draw(
                shaped, run, piece.text, at: CGPoint(x: pen, y: baseline - run.baselineOffset), into: &builder
            )
            decorate(run, from: pen, width: shaped.width, baseline: baseline, into: &builder)
            pen += shaped.width
        }
    }

    /// One display item for each stretch of glyphs of one face.
    private func draw(
        _ shaped: ShapedText, _ run: TextRun, _ text: Substring, at origin: CGPoint,
        into builder: inout DisplayBuilder
    ) {
        var pen = origin.x
        let baseline = builder.snap(origin.y)
        var glyphs: [GlyphRun.Glyph] = []
        glyphs.reserveCapacity(shaped.glyphs.count)
        var face = run.font.face
        let paint = run.style.paint(in: frame)
        func flush(_ builder: inout DisplayBuilder) {
            guard !glyphs.isEmpty else { return }
            let item = GlyphRun(
                face: face, size: run.font.size, glyphs: glyphs, paint: paint, text: String(text))
            builder.withShadow(of: run.style) { $0.glyphs(item) }
            glyphs.removeAll(keepingCapacity: true)
        }
        for glyph in shaped.glyphs {
            let own = glyph.face ?? run.font.face
            if own != face {
                flush(&builder)
                face = own
            }
            glyphs.append(
                GlyphRun.Glyph(id: glyph.id, x: pen + glyph.dx, y: baseline - glyph.dy))
            pen += glyph.advance
        }
        flush(&builder)
    }

    /// Lines under and through: a fourteenth of the size thick, at a tenth below and at a third above.
    private func decorate(
        _ run: TextRun, from x: CGFloat, width: CGFloat, baseline: CGFloat,
        into builder: inout DisplayBuilder
    ) {
        let thickness = max(run.font.size / 14, builder.grid.pixelLength)
        func rule(_ y: CGFloat, _ color: RGBA) {
            builder.fill(
                .rectangle(
                    builder.snapped(CGRect(x: x, y: y, width: width, height: thickness))),
                .solid(color))
        }
        if let color = run.underline { rule(baseline + run.font.size * 0.1, color) }
        if let color = run.strikethrough {
            rule(baseline - engine.metrics(of: run.font).xHeight / 2, color)
        }
    }

    package override var traceName: String { "Text" }
    package override var traceProperties: [TraceNode.Property] {
        var properties: [TraceNode.Property] = [
            .init("string", .text(runs.map { $0.written?.text ?? $0.text }.joined()), .identifying)
        ]
        if let textCase = runs.lazy.compactMap(\.written?.textCase).first {
            properties.append(.init("textCase", .name("\(textCase)"), .handedOn))
        }
        for (index, run) in runs.enumerated() {
            properties += run.traceProperties(index == 0 ? "" : " \(index + 1)")
        }
        func add(_ name: String, _ value: TraceValue, usual: TraceValue? = nil) {
            properties.append(.init(name, value, .handedOn, usual: usual))
        }
        if let limit = options.limit { add("lineLimit", .number(Double(limit))) }
        if options.alignment != .leading {
            add("multilineTextAlignment", .name(options.alignment.rawValue), usual: .name("leading"))
        }
        if options.spacing != 0 { add("lineSpacing", .length(options.spacing), usual: .length(0)) }
        if options.truncation != .tail {
            add("truncationMode", .name("\(options.truncation)"), usual: .name("tail"))
        }
        if options.minimumScale != 1 {
            add("minimumScaleFactor", .number(options.minimumScale), usual: .number(1))
        }
        return properties
    }
}

extension TextRun {
    /// What the run has from what stands around it, each name with `suffix` behind.
    fileprivate func traceProperties(_ suffix: String) -> [TraceNode.Property] {
        var properties: [TraceNode.Property] = [
            .init("font" + suffix, .font(font.traced), .handedOn)
        ]
        properties += style.traced("color", suffix: suffix, .handedOn)
        func add(_ name: String, _ value: CGFloat) {
            guard value != 0 else { return }
            properties.append(.init(name + suffix, .length(value), .handedOn, usual: .length(0)))
        }
        add(".kerning", tracking.kerning)
        add(".tracking", tracking.tracking)
        for (name, line) in [("underline", underline), ("strikethrough", strikethrough)] {
            guard let line else { continue }
            // A line has the colour of its text unless it was given one.
            let follows = line == style.color
            properties.append(
                .init(name + suffix, .color(line), follows ? [.handedOn, .following] : .handedOn))
        }
        add("baselineOffset", baselineOffset)
        return properties
    }
}
