import Foundation
import SwiftUI
import ViewCore

private let long = Text("one two three four five six")

extension NameRows {
    /// How words and symbols are set.
    static func text(_ rows: inout NameRows) {
        rows.owner = "View"
        rows.warned("allowsTightening(_:)", ".allowsTightening(true)") { $0.allowsTightening(true) }
        rows.drawn("baselineOffset(_:)") { $0.baselineOffset(4) }
        rows.drawn("bold(_:)") { $0.bold() }
        rows.drawn("dynamicTypeSize(_:)") { $0.dynamicTypeSize(.accessibility3) }
        rows.drawn("font(_:)") { $0.font(.largeTitle) }
        rows.drawn("fontDesign(_:)") { $0.fontDesign(.serif) }
        rows.drawn("fontWeight(_:)") { $0.fontWeight(.black) }
        rows.warned("fontWidth(_:)", "Font.width") { $0.fontWidth(.condensed) }
        rows.drawn("imageScale(_:)") { $0.imageScale(.large) }
        rows.drawn("italic(_:)") { $0.italic() }
        rows.drawn("kerning(_:)") { $0.kerning(3) }
        rows.warned("lineHeight(_:)", ".lineHeight") { $0.lineHeight(.loose) }
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
        rows.drawn("strikethrough(_:color:)") { $0.strikethrough() }
        rows.drawn("strikethrough(_:pattern:color:)") { $0.strikethrough(true, pattern: .dash) }
        rows.drawn("textCase(_:)") { $0.textCase(.uppercase) }
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

    private static func lined(_ style: Text.LineStyle) -> Text {
        var words = AttributedString("Word")
        words.underlineStyle = style
        return Text(words)
    }

    private static let dateStyles: [(String, Text.DateStyle)] = [
        ("date", .date), ("offset", .offset), ("relative", .relative), ("time", .time), ("timer", .timer),
    ]
}
