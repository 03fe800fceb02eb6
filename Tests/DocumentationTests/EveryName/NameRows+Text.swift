import Foundation
import SwiftUI
import ViewCore

private let long = Text("one two three four five six")
/// In points; a little less than ``long`` takes.
private let tight: CGFloat = 191

private struct NothingRenderer: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {}
}

private struct Marked: TextAttribute {}

private final class Kept: @unchecked Sendable {
    var layout: Text.Layout?
}

private struct KeepingRenderer: TextRenderer {
    let kept: Kept
    func draw(layout: Text.Layout, in context: inout GraphicsContext) { kept.layout = layout }
}

extension NameRows {
    /// How words and symbols are set.
    static func text(_ rows: inout NameRows) {
        rows.owner = "View"
        rows.drawn("allowsTightening(_:)", on: { long.lineLimit(1).frame(width: tight) }) {
            $0.allowsTightening(true)
        }
        rows.drawn("baselineOffset(_:)") { $0.baselineOffset(4) }
        rows.drawn("bold(_:)") { $0.bold() }
        rows.drawn("dynamicTypeSize(_:)") { $0.dynamicTypeSize(.accessibility3) }
        rows.drawn("font(_:)") { $0.font(.largeTitle) }
        rows.drawn("fontDesign(_:)") { $0.fontDesign(.serif) }
        rows.drawn("fontWeight(_:)") { $0.fontWeight(.black) }
        rows.drawn("fontWidth(_:)") { $0.fontWidth(.condensed) }
        rows.drawn("imageScale(_:)") { $0.imageScale(.large) }
        rows.drawn("italic(_:)") { $0.italic() }
        rows.drawn("kerning(_:)") { $0.kerning(3) }
        rows.drawn("lineHeight(_:)") { $0.lineHeight(.loose) }
        rows.drawn("lineLimit(_:)", on: { long.frame(width: 60) }) { $0.lineLimit(1) }
        rows.drawn("lineLimit(_:reservesSpace:)") { $0.lineLimit(3, reservesSpace: true) }
        rows.drawn("lineSpacing(_:)", on: { long.frame(width: 60) }) { $0.lineSpacing(5) }
        rows.drawn("minimumScaleFactor(_:)", on: { long.lineLimit(1).frame(width: 60) }) {
            $0.minimumScaleFactor(0.5)
        }
        rows.drawn("monospaced(_:)") { $0.monospaced() }
        rows.drawn("monospacedDigit()", on: { Text("111") }) { $0.font(.body).monospacedDigit() }
        rows.drawn("multilineTextAlignment(_:)", on: { long.frame(width: 60) }) {
            $0.multilineTextAlignment(.trailing)
        }
        let arabic = Text("\u{628}\u{628}\u{628}\n\u{628}!")
        rows.drawn("multilineTextAlignment(strategy:)", on: { arabic }) {
            $0.multilineTextAlignment(strategy: .writingDirectionBased)
        }
        rows.drawn("writingDirection(strategy:)", on: { arabic }) {
            $0.writingDirection(strategy: .layoutBased)
        }
        rows.drawn("strikethrough(_:color:)") { $0.strikethrough() }
        rows.drawn("strikethrough(_:pattern:color:)") { $0.strikethrough(true, pattern: .dash) }
        rows.drawn("textCase(_:)") { $0.textCase(.uppercase) }
        rows.drawn("textRenderer(_:)") { $0.textRenderer(NothingRenderer()) }
        rows.drawn("textScale(_:isEnabled:)") { $0.textScale(.secondary) }
        rows.drawn("typesettingLanguage(_:isEnabled:)", on: { Text("骨") }) {
            $0.typesettingLanguage(.init(languageCode: .japanese))
        }
        rows.drawn("tracking(_:)") { $0.tracking(3) }
        rows.drawn("truncationMode(_:)", on: { long.lineLimit(1).frame(width: 60) }) {
            $0.truncationMode(.head)
        }
        rows.drawn("underline(_:color:)") { $0.underline() }
        rows.drawn("underline(_:pattern:color:)") { $0.underline(true, pattern: .dot) }
        rows.warned("symbolColorRenderingMode(_:)", ".symbolColorRenderingMode(.gradient)") {
            $0.symbolColorRenderingMode(.gradient)
        }
        rows.drawn("symbolRenderingMode(_:)", on: { Image(systemName: "person.crop.circle.badge.plus") }) {
            $0.symbolRenderingMode(.hierarchical)
        }
        rows.drawn("symbolVariant(_:)", on: { Image(systemName: "star") }) { $0.symbolVariant(.fill) }
        rows.warned("symbolVariableValueMode(_:)", ".symbolVariableValueMode(.draw)") {
            $0.symbolVariableValueMode(.draw)
        }
        rows.warned("symbolEffectsRemoved(_:)", ".symbolEffect(.scale)") {
            // Effects that are removed say nothing, and those that are not removed do.
            $0.symbolEffect(.scale.up).symbolEffectsRemoved(false)
        }
    }

    static func textMembers(_ rows: inout NameRows) {
        rows.owner = "Text"
        func row(_ name: String, _ apply: @escaping @MainActor @Sendable (Text) -> Text) {
            rows.drawn(name, from: { Text("word 111") }, to: { apply(Text("word 111")) })
        }
        row("baselineOffset(_:)") { $0.baselineOffset(4) }
        row("bold()") { $0.bold() }
        row("bold(_:)") { $0.bold(true) }
        row("font(_:)") { $0.font(.largeTitle) }
        row("fontDesign(_:)") { $0.fontDesign(.serif) }
        row("fontWeight(_:)") { $0.fontWeight(.black) }
        row("fontWidth(_:)") { $0.fontWidth(.condensed) }
        row("textScale(_:isEnabled:)") { $0.textScale(.secondary) }
        row("init(timerInterval:pauseTime:countsDown:showsHours:)") { _ in
            let start = Date(timeIntervalSinceReferenceDate: 0)
            return Text(timerInterval: start...start.addingTimeInterval(90))
        }
        rows.drawn("Scale.secondary", from: { Text("a") }, to: { Text("a").textScale(.secondary) })
        for (name, strategy) in [
            ("contentBased", Text.WritingDirectionStrategy.contentBased), ("default", .default),
            ("layoutBased", .layoutBased),
        ] {
            let other: Text.WritingDirectionStrategy =
                strategy == .layoutBased ? .contentBased : .layoutBased
            rows.drawn(
                "WritingDirectionStrategy." + name,
                from: { Text("\u{628}!").writingDirection(strategy: other) },
                to: { Text("\u{628}!").writingDirection(strategy: strategy) })
        }
        for (name, strategy) in [
            ("writingDirectionBased", Text.AlignmentStrategy.writingDirectionBased), ("default", .default),
            ("layoutBased", .layoutBased),
        ] {
            let other: Text.AlignmentStrategy =
                strategy == .writingDirectionBased ? .layoutBased : .writingDirectionBased
            rows.drawn(
                "AlignmentStrategy." + name,
                from: { Text("\u{628}\u{628}\n\u{628}").multilineTextAlignment(strategy: other) },
                to: { Text("\u{628}\u{628}\n\u{628}").multilineTextAlignment(strategy: strategy) })
        }
        rows.holds("Scale.default") {
            nameLaidOut(Text("a").textScale(.default)).list == nameLaidOut(Text("a")).list
        }
        rows.drawn(
            "typesettingLanguage(_:isEnabled:)", from: { Text("骨") },
            to: { Text("骨").typesettingLanguage(.init(languageCode: .japanese)) })
        layoutMembers(&rows)
        row("foregroundColor(_:)") { $0.foregroundColor(.red) }
        row("foregroundStyle(_:)") { $0.foregroundStyle(.red) }
        row("italic()") { $0.italic() }
        row("italic(_:)") { $0.italic(true) }
        row("kerning(_:)") { $0.kerning(3) }
        row("monospaced(_:)") { $0.monospaced() }
        row("monospacedDigit()") { $0.monospacedDigit() }
        row("strikethrough(_:color:)") { $0.strikethrough() }
        row("strikethrough(_:pattern:color:)") { $0.strikethrough(true, pattern: .dash) }
        row("tracking(_:)") { $0.tracking(3) }
        row("underline(_:color:)") { $0.underline() }
        row("underline(_:pattern:color:)") { $0.underline(true, pattern: .dot) }
        row("+(_:_:)") { $0 + Text("b") }
        row("init(_:)") { _ in Text("b") }
        row("init(verbatim:)") { _ in Text(verbatim: "b") }
        row("init(_:format:)") { _ in Text(3, format: .number) }
        row("init(_:formatter:)") { _ in Text(3 as NSNumber, formatter: NumberFormatter()) }
        row("init(_:style:)") { _ in Text(Date(timeIntervalSinceReferenceDate: 0), style: .date) }
        row("init(_:tableName:bundle:comment:)") { _ in Text("b", tableName: "T", comment: "c") }
        rows.holds("==(_:_:)") { Text("a") == Text("a") && Text("a") != Text("b") }
        for (name, style) in dateStyles {
            rows.drawn(
                "DateStyle." + name, from: { Text("word") },
                to: { Text(Date(timeIntervalSinceReferenceDate: 7200), style: style) })
        }
        for (name, mode) in [
            ("head", Text.TruncationMode.head), ("middle", .middle), ("tail", .tail),
        ] {
            rows.drawn(
                "TruncationMode." + name,
                from: { long.lineLimit(1).truncationMode(mode == .tail ? .head : .tail).frame(width: 60) },
                to: { long.lineLimit(1).truncationMode(mode).frame(width: 60) })
        }
        for (name, textCase) in [("lowercase", Text.Case.lowercase), ("uppercase", .uppercase)] {
            rows.drawn("Case." + name, from: { Text("Word") }, to: { Text("Word").textCase(textCase) })
        }
        for (name, pattern) in [
            ("dash", Text.LineStyle.Pattern.dash), ("dashDot", .dashDot), ("dashDotDot", .dashDotDot),
            ("dot", .dot), ("solid", .solid),
        ] {
            rows.drawn(
                "LineStyle.Pattern." + name,
                from: { Text("Word").underline(true, pattern: pattern == .dot ? .dash : .dot) },
                to: { Text("Word").underline(true, pattern: pattern) })
        }
        rows.drawn("LineStyle.single", on: { Text("Word") }) { _ in lined(.single) }
        rows.drawn("LineStyle.init(pattern:color:)", on: { lined(.single) }) { _ in
            lined(Text.LineStyle(pattern: .dash, color: .red))
        }
    }

    /// What a `TextRenderer` is told.
    private static func layoutMembers(_ rows: inout NameRows) {
        rows.holds("customAttribute(_:)") {
            settled(Text("a").customAttribute(Marked()))?.first?.first?[Marked.self] != nil
        }
        func holds(_ name: String, _ check: @escaping @MainActor @Sendable (Text.Layout) -> Bool) {
            rows.holds("Layout." + name) { settled(Text("word")).map(check) ?? false }
        }
        holds("==(_:_:)") { $0 == $0 }
        holds("startIndex") { $0.startIndex == 0 }
        holds("endIndex") { $0.endIndex == 1 }
        holds("isTruncated") { !$0.isTruncated }
        holds("Line.==(_:_:)") { $0[0] == $0[0] }
        holds("Line.startIndex") { $0[0].startIndex == 0 }
        holds("Line.endIndex") { $0[0].endIndex == 1 }
        holds("Line.origin") { $0[0].origin.y > 0 }
        holds("Line.paragraphLayoutDirection") { $0[0].paragraphLayoutDirection == .leftToRight }
        holds("Line.typographicBounds") { $0[0].typographicBounds.width > 0 }
        holds("Run.==(_:_:)") { $0[0][0] == $0[0][0] }
        holds("Run.startIndex") { $0[0][0].startIndex == 0 }
        holds("Run.endIndex") { $0[0][0].endIndex == 4 }
        holds("Run.layoutDirection") { $0[0][0].layoutDirection == .leftToRight }
        holds("Run.typographicBounds") { $0[0][0].typographicBounds.width > 0 }
        holds("RunSlice.startIndex") { $0[0][0][0].startIndex == 0 }
        holds("RunSlice.endIndex") { $0[0][0][0].endIndex == 1 }
        holds("RunSlice.indices") { $0[0][0][0].indices == 0..<1 }
        holds("RunSlice.run") { $0[0][0][0].run == $0[0][0] }
        holds("RunSlice.init(run:indices:)") {
            Text.Layout.RunSlice(run: $0[0][0], indices: 1..<3).indices == 1..<3
        }
        holds("RunSlice.typographicBounds") { $0[0][0][0].typographicBounds.width > 0 }
        holds("TypographicBounds.init()") { _ in Text.Layout.TypographicBounds().width == 0 }
        holds("TypographicBounds.ascent") { $0[0].typographicBounds.ascent > 0 }
        holds("TypographicBounds.descent") { $0[0].typographicBounds.descent > 0 }
        holds("TypographicBounds.leading") { $0[0].typographicBounds.leading >= 0 }
        holds("TypographicBounds.origin") { $0[0].typographicBounds.origin.y > 0 }
        holds("TypographicBounds.rect") { $0[0].typographicBounds.rect.height > 0 }
        holds("TypographicBounds.width") { $0[0].typographicBounds.width > 0 }
        holds("DrawingOptions.disablesSubpixelQuantization") { _ in
            Text.Layout.DrawingOptions.disablesSubpixelQuantization != []
        }
    }

    /// What a renderer of the text is told.
    @MainActor private static func settled(_ text: Text) -> Text.Layout? {
        let kept = Kept()
        _ = nameLaidOut(text.textRenderer(KeepingRenderer(kept: kept)))
        return kept.layout
    }

    private static func lined(_ style: Text.LineStyle) -> Text {
        var words = AttributedString("Word")
        words.underlineStyle = style
        return Text(words)
    }

    private static let dateStyles: [(String, Text.DateStyle)] = [
        ("date", .date), ("offset", .offset), ("relative", .relative), ("time", .time), ("timer", .timer),
    ]
}
