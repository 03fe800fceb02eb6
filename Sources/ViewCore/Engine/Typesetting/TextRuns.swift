package import Drawing
package import Foundation

extension Text {
    /// Resolves the runs; what is stated further in wins.
    func collect(
        font: Font, style: AnyShapeStyle?, traits: TextTraits, in environment: EnvironmentValues,
        _ journal: Journal, into runs: inout [TextRun]
    ) {
        let start = runs.count
        collectWords(font: font, style: style, traits: traits, in: environment, journal, into: &runs)
        guard let label = spokenLabel, start < runs.count else { return }
        for index in start..<runs.count { runs[index].said = "" }
        runs[start].said = label.words(in: environment, journal)
    }

    /// The label that was given first, which is the one that counts.
    private var spokenLabel: Text? {
        for case .spoken(_, _, let label?) in changes { return label }
        return nil
    }

    /// The words in the language and in the case that they are written in.
    func words(in environment: EnvironmentValues, _ journal: Journal) -> String {
        var runs: [TextRun] = []
        collect(
            font: environment.font ?? .body, style: nil, traits: environment.textTraits, in: environment,
            journal, into: &runs)
        return runs.map { $0.said ?? $0.source }.joined()
    }

    private func collectWords(
        font: Font, style: AnyShapeStyle?, traits: TextTraits, in environment: EnvironmentValues,
        _ journal: Journal, into runs: inout [TextRun]
    ) {
        var (font, style, traits) = (font, style, traits)
        for change in changes.reversed() {
            switch change {
            case .font(let own): font = own?.over(font) ?? font
            case .style(let own): style = own
            case .traits(let change): change(&traits)
            case .warning(let message): journal.warn(message)
            case .spoken: continue
            }
        }
        if let translated = translated(in: environment, journal) {
            return translated.collect(
                font: font, style: style, traits: traits, in: environment, journal, into: &runs)
        }
        switch content {
        case .joined(let parts):
            for part in parts {
                part.collect(
                    font: font, style: style, traits: traits, in: environment, journal, into: &runs)
            }
        case .string, .formatted:
            var string = text(in: environment, journal)
            var label: DrawnLabel?
            if let override = environment.labelOverride, environment.isControlLabel {
                let words = runs.isEmpty ? override : ""
                label = words == string ? .same : .replaced
                string = words
            }
            traits.check(journal)
            font.check(journal)
            var resolved = font.resolved(in: environment, traits: traits)
            resolved.language = ScriptLanguage.tag(for: string, traits, in: environment)
            let hasOwnStyle = style != nil
            let style =
                style?.resolved(for: environment)
                ?? environment.foreground.resolved(level: 0, in: environment)
            // A line without a colour of its own has that of its text.
            func line(_ style: Text.LineStyle, _ text: RGBA) -> TextRun.Line {
                TextRun.Line(
                    color: style.color?.rgba(in: environment) ?? text, pattern: style.pattern,
                    isOfText: style.color == nil)
            }
            runs.append(
                TextRun(
                    text: environment.textCase.map { $0.apply(to: string, in: environment.locale) } ?? string,
                    font: resolved,
                    style: style, baselineOffset: traits.baselineOffset ?? 0,
                    underline: traits.underline.map { line($0, style.color) },
                    strikethrough: traits.strikethrough.map { line($0, style.color) },
                    background: traits.background?.rgba(in: environment),
                    extraLeading: font.extraLeading(size: 0),
                    tracking: (traits.isTracked ? 0 : traits.kerning ?? 0, traits.tracking ?? 0),
                    written: environment.textCase.map { (string, $0) }, label: label,
                    attributes: traits.attributes, isRightToLeft: traits.isRightToLeft,
                    hasOwnStyle: hasOwnStyle,
                    styleOfCustom: font.styleOfCustom(in: environment, traits: traits, resolved: resolved)))
        case .image(let image):
            for warning in image.ignored { journal.warn(warning) }
            var environment = environment
            if let style { environment.setForeground([style]) }
            guard var symbol = image.symbolRun(in: environment, font: font, traits: traits, journal) else {
                return
            }
            symbol.hasOwnStyle = style != nil
            runs.append(symbol)
        }
    }

    /// The words of a table of strings in place of these.
    private func translated(in environment: EnvironmentValues, _ journal: Journal) -> Text? {
        guard let localized, !environment.stringTables.isEmpty else { return nil }
        return localized.parts(environment.stringTables, environment.locale, environment.platform) {
            journal.warn($0)
        }.map(InlineMarkdown.text)
    }

    private func text(in environment: EnvironmentValues, _ journal: Journal) -> String {
        guard case .formatted(let words) = content else { return plain }
        if let lack = words.lack(in: environment.locale) { journal.warn(lack) }
        return words.written(environment)
    }
}

/// A stretch of text in one font and paint.
package struct TextRun: Sendable {
    package var text: String
    package var font: ResolvedFont
    /// The font that was asked for, where small capitals are drawn in a smaller one.
    var asked: AskedFont?
    package var style: ResolvedStyle
    package var baselineOffset: CGFloat = 0
    package var underline: Line?
    package var strikethrough: Line?
    package var background: RGBA?
    package var extraLeading: CGFloat = 0
    /// What was written, for the trace: the font's tracking has its own beside it.
    var tracking: (kerning: CGFloat, tracking: CGFloat) = (0, 0)
    /// The words as they were written, where the environment puts them in another case.
    var written: (text: String, textCase: Text.Case?)?
    /// What assistive technology is told in place of the words; empty for all runs of them but the first.
    var said: String?
    /// What is drawn in place of the text, which only takes its room.
    var symbol: InlineSymbol?
    /// Where the words are a tile's label, in place of a control's own: what that changed.
    var label: DrawnLabel?
    /// What a `TextRenderer` is told of it, the innermost first.
    var attributes: [AttributeOfText] = []
    /// Which way its paragraph runs, where that is said.
    var isRightToLeft: Bool?
    /// Whether the words say their paint themselves, rather than having that of the environment.
    var hasOwnStyle = false
    /// What is asked of the family of a custom font.
    var styleOfCustom: (weight: Double?, isItalic: Bool?)?
}

extension TextRun {
    /// In the face of a custom font's family that has the weight and the slant that are asked for.
    func inFaceOfFamily(_ engine: any TextEngine) -> TextRun {
        guard let style = styleOfCustom,
            let name = engine.face(inFamilyOf: font.face.name, weight: style.weight, isItalic: style.isItalic)
        else { return self }
        var run = self
        run.font.face.name = name
        return run
    }
}

extension TextRun {
    /// A line under or through a run.
    package struct Line: Hashable, Sendable {
        package var color: RGBA
        package var pattern: Text.LineStyle.Pattern
        /// Whether it has no colour of its own, so that a gradient goes on in it.
        package var isOfText = false
    }
}

/// What the environment says about lines.
package struct TextOptions: Sendable {
    package var limit: Int?
    package var minimumLines: Int?
    package var alignment: TextAlignment
    package var spacing: CGFloat
    package var truncation: Text.TruncationMode
    /// Whether lines past the limit are left out without an ellipsis.
    var scrolls: Bool
    package var minimumScale: CGFloat
    /// Which way the words run; of several paragraphs each may run its own (`TextLayout.directions`).
    package var isRightToLeft: Bool
    /// Which way the layout runs.
    package var layoutIsRightToLeft: Bool
    package var writingDirection: Text.WritingDirectionStrategy
    package var alignmentStrategy: Text.AlignmentStrategy
    package var scale: CGFloat
    package var isRedacted: Bool
    package var tightens: Bool
    package var lineHeight: AttributedString.LineHeight?

    package init(_ environment: EnvironmentValues) {
        limit = environment.lineLimit
        minimumLines = environment.lowerLineLimit
        alignment = environment.multilineTextAlignment
        spacing = environment.lineSpacing
        truncation = environment.truncationMode
        scrolls = environment.scrollsLines
        minimumScale = environment.minimumScaleFactor
        isRightToLeft = environment.layoutDirection == .rightToLeft
        layoutIsRightToLeft = isRightToLeft
        writingDirection = environment.writingDirectionStrategy
        alignmentStrategy = environment.textAlignmentStrategy
        scale = environment.displayScale
        isRedacted = environment.redactionReasons.contains(.placeholder)
        tightens = environment.allowsTightening
        lineHeight = environment.lineHeight
    }
}

extension TextRun {
    /// With letters that are nearer to each other by so many points.
    func tightened(by points: CGFloat) -> TextRun {
        var run = self
        if symbol == nil { run.font.tracking -= points }
        return run
    }

    func scaled(by factor: CGFloat) -> TextRun {
        var run = self
        run.font.size *= factor
        run.asked?.size *= factor
        run.symbol?.font.size *= factor
        run.font.tracking *= factor
        run.baselineOffset *= factor
        return run
    }
}

/// `U+1F600 "😀"`.
package func describe(_ scalar: Unicode.Scalar) -> String {
    let hex = String(scalar.value, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 4 - hex.count)) + hex
    return scalar.properties.isWhitespace || scalar.value < 32
        ? "U+\(padded)" : "U+\(padded) \"\(scalar)\""
}

extension Font {
    /// Warns of a size that cannot be used.
    func check(_ journal: Journal) {
        if let size = statedSize, !(size.isUsable && size >= 0) {
            journal.warn(unusableNumber(size, ".font(size:"))
        }
        if !width.value.isFinite { journal.warn(unusableNumber(width.value, "Font.width(")) }
    }
}

extension TextTraits {
    /// Sets distances that are no numbers back, with a warning.
    mutating func check(_ journal: Journal) {
        if let own = width, !own.value.isFinite {
            journal.warn(unusableNumber(own.value, ".fontWidth("))
            width = .standard
        }
        kerning = kerning.map { journal.usable($0, ".kerning(") }
        tracking = tracking.map { journal.usable($0, ".tracking(") }
        baselineOffset = baselineOffset.map { journal.usable($0, ".baselineOffset(") }
    }
}

extension Symbol {
    /// Warns of one that is drawn as something else.
    func warn(of name: String, _ journal: Journal) {
        guard verdict == .wrong else { return }
        journal.warn("the symbol \"\(name)\" is not drawn as in SF Symbols: \(note)")
    }
}
