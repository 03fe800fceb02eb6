package import Drawing
package import Foundation

/// Text after its environment is resolved.
package final class TextNode: LayoutNode {
    let runs: [TextRun]
    let options: TextOptions
    let engine: any TextEngine
    let journal: Journal
    /// What is in force where the text stands; `nil` where that is not the text's own.
    private let environment: EnvironmentValues?
    /// The lines without an offer, which nearly every text is asked for, and those for others.
    private var natural: Setting?
    private var known: [(ProposedViewSize, Setting)] = []
    /// Kept from the first offer that breaks the text: a row asks at its own height too, by when the engine may
    /// have forgotten the glyphs.
    private var paragraph: Paragraph?

    /// Which words are drawn: all, or only those that say their paint themselves or do not.
    var drawsOwnStyles: Bool?

    /// What draws the lines in place of the text itself.
    package var rendering: (any TextRendering)?

    /// Lines, how much smaller than asked for their letters are, and by how many points nearer to each other.
    typealias Setting = (lines: TextLines, scale: CGFloat, tightening: CGFloat)

    package init(
        runs: [TextRun], options: TextOptions, engine: any TextEngine, journal: Journal,
        in environment: EnvironmentValues? = nil
    ) {
        self.environment = environment
        self.runs = runs
        self.options = options.directed(by: runs)
        self.engine = engine
        self.journal = journal
        super.init(.text)
    }

    func layout(_ proposal: ProposedViewSize) -> Setting {
        if proposal.width == nil, proposal.height == nil {
            if let natural { return natural }
            let made = set(proposal)
            natural = made
            return made
        }
        if let hit = known.first(where: { $0.0.isIdentical(to: proposal) }) { return hit.1 }
        // Offered no room at all, a text takes none (Documentation/Rules/layout-rules.md, section 11).
        if proposal.width == 0, proposal.height == 0 { return (TextLines(), 1, 0) }
        let made = set(proposal)
        if known.count >= 8 { known.removeFirst(4) }
        known.append((proposal, made))
        return made
    }

    private func set(_ proposal: ProposedViewSize) -> Setting {
        let lines = lines(proposal, scale: 1)
        guard lines.isTruncated else { return (lines, 1, 0) }
        let tightening = mostTightening
        if tightening > 0, let tight = tightened(proposal, upTo: tightening) { return tight }
        guard options.minimumScale < 1 else { return (lines, 1, 0) }
        // SwiftUI's steps are not published; halving finds the largest size that fits to a hundredth.
        var (low, high) = (options.minimumScale, CGFloat(1))
        let smallest = self.lines(proposal, scale: low, tightening)
        var fitting = (smallest, low, tightening)
        if !smallest.isTruncated {
            while high - low > 0.01 {
                let middle = (low + high) / 2
                let attempt = self.lines(proposal, scale: middle, tightening)
                if attempt.isTruncated {
                    high = middle
                } else {
                    low = middle
                    fitting = (attempt, middle, tightening)
                }
            }
        }
        return fitting
    }

    /// By how many points letters may come nearer to each other before words are cut, where they may.
    ///
    /// "Provided that the ratio of the text width to the line fragment width does not exceed 1.0 + the value", which is
    /// 0.05 (`NSParagraphStyle.tighteningFactorForTruncation`): a text in one line loses a twenty-first at most.
    private var mostTightening: CGFloat {
        guard options.tightens else { return 0 }
        var (width, count): (CGFloat, Int) = (0, 0)
        for run in runs where run.symbol == nil {
            let shaped = engine.shape(run.text, font: run.font, rightToLeft: options.isRightToLeft)
            width += shaped.width
            count += shaped.glyphs.count
        }
        return count == 0 ? 0 : width * (1 - 1 / 1.05) / CGFloat(count)
    }

    /// The lines with letters as near as they must be to fit, to a hundredth of the most; `nil` where that is too little.
    private func tightened(_ proposal: ProposedViewSize, upTo most: CGFloat) -> Setting? {
        let tightest = lines(proposal, scale: 1, most)
        guard !tightest.isTruncated else { return nil }
        var (low, high, fitting) = (CGFloat(0), most, tightest)
        while high - low > most / 100 {
            let middle = (low + high) / 2
            let attempt = lines(proposal, scale: 1, middle)
            if attempt.isTruncated {
                low = middle
            } else {
                (high, fitting) = (middle, attempt)
            }
        }
        return (fitting, 1, high)
    }

    /// Room past what the lines need changes nothing.
    package override func equivalent(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard proposal.width != nil || proposal.height != nil, options.minimumScale >= 1,
            !options.tightens, proposal.width != 0 || proposal.height != 0
        else { return proposal }
        let natural = layout(.unspecified).lines
        guard !natural.isTruncated else { return proposal }
        var result = proposal
        if let width = proposal.width, width >= natural.width { result.width = nil }
        guard let height = proposal.height else { return result }
        // An ellipsis may need room past the words: where the height cuts lines off, the width counts.
        let endless = ProposedViewSize(width: result.width, height: nil)
        let lines = result.width == nil ? natural : layout(endless).lines
        return !lines.isTruncated && textLayout(scale: 1).fits(lines, in: height) ? endless : proposal
    }

    func textLayout(scale: CGFloat, _ tightening: CGFloat = 0) -> TextLayout {
        let changes = scale != 1 || tightening != 0
        return TextLayout(
            runs: changes ? runs.map { $0.tightened(by: tightening).scaled(by: scale) } : runs,
            options: options,
            engine: engine)
    }

    private func lines(
        _ proposal: ProposedViewSize, scale: CGFloat, _ tightening: CGFloat = 0
    ) -> TextLines {
        var layout = textLayout(scale: scale, tightening)
        let isPlain = scale == 1 && tightening == 0
        if isPlain { layout.whole = naturalGlyphs }
        // What is known not to fit on a line is not tried again.
        if !isPlain || !isTooWide(for: proposal.width),
            let whole = layout.wholeLine(width: proposal.width)
        {
            return whole
        }
        if layout.hasTabs { journal.warn("a tab in a text is drawn as a space: there are no tab stops") }
        guard isPlain else {
            var none: Paragraph?
            return journal.brokenTexts.lines(of: layout, in: proposal, keeping: &none)
        }
        return journal.brokenTexts.lines(of: layout, in: proposal, keeping: &paragraph)
    }

    /// The glyphs of a text of one run that is one line without an offer.
    private var naturalGlyphs: ShapedText? {
        guard runs.count == 1, let natural, natural.scale == 1, !natural.lines.isTruncated,
            natural.lines.lines.count == 1, natural.lines.pieces.count == 1,
            natural.lines.pieces[0].text.utf8.count == runs[0].text.utf8.count
        else { return nil }
        return natural.lines.pieces[0].shaped
    }

    private func isTooWide(for width: CGFloat?) -> Bool {
        guard let width, let natural, natural.lines.lines.count == 1 else { return false }
        return natural.lines.lines[0].width > max(width, 0) + Paragraph.slack
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let rendering { return rendering.size(of: self, in: proposal) }
        return lineSize(proposal)
    }

    /// What the lines take, whoever draws them.
    package func lineSize(_ proposal: ProposedViewSize) -> CGSize {
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
        return .text(first: first.metrics(engine), last: last.metrics(engine))
    }

    package override func draw(into builder: inout DisplayBuilder) {
        for run in runs {
            if let label = run.label { journal.drawnLabel = max(journal.drawnLabel ?? label, label) }
        }
        guard let rendering, !options.isRedacted else { return drawLines(into: &builder) }
        rendering.draw(self, into: &builder)
    }

    package override var traceName: String { "Text" }
    package override var traceProperties: [TraceNode.Property] {
        var properties: [TraceNode.Property] = [
            .init("string", .text(runs.map(\.source).joined()), .identifying)
        ]
        if let textCase = runs.lazy.compactMap(\.written?.textCase).first {
            properties.append(.init("textCase", .name("\(textCase)"), .handedOn))
        }
        if runs.count > 1 {
            let lengths = runs.map { CGFloat($0.source.unicodeScalars.count) }
            properties.append(.init(TraceNode.Property.runs, .lengths(lengths), .handedOn))
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
        if options.tightens { add("allowsTightening", .flag(true), usual: .flag(false)) }
        return properties + givers
    }
}

extension TextNode {
    /// A text of one run may have its font and colour from around; others say of themselves what they have.
    private var givers: [TraceNode.Property] {
        guard let environment, runs.count == 1 else { return [] }
        let font = (environment.font ?? .body).resolved(in: environment, traits: environment.textTraits)
        return Givers(environment).traced(
            font: runs[0].font == font,
            style: runs[0].style == environment.foreground.resolved(level: 0, in: environment))
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
            let follows = line.color == style.color
            properties.append(
                .init(name + suffix, .color(line.color), follows ? [.handedOn, .following] : .handedOn))
            guard line.pattern != .solid else { continue }
            properties.append(
                .init(
                    name + ".pattern" + suffix, .name(line.pattern.kind.rawValue), .handedOn,
                    usual: .name("solid")))
        }
        if let background {
            properties.append(.init("backgroundColor" + suffix, .color(background), .handedOn))
        }
        add("baselineOffset", baselineOffset)
        return properties
    }
}
