public import Foundation

extension LocalizedStringKey.StringInterpolation {
    public mutating func appendInterpolation(_ attributed: AttributedString) {
        append(.text(Text(attributed)))
    }
}

extension Text {
    /// The runs of an attributed string, with SwiftUI's attributes; of Foundation's, a link has a look and so has what is
    /// emphasized, code or struck through, a language chooses forms of letters, and a writing direction is that of its
    /// paragraph. Its blocks have none, as on a device.
    // Literals are keys, which know Markdown; an attributed string can be written as a literal too.
    @_disfavoredOverload
    nonisolated public init(_ attributed: AttributedString) {
        typealias Attributes = AttributeScopes.SwiftUIAttributes
        var result: Text?
        for run in attributed.runs {
            var text = Text(verbatim: String(attributed[run.range].characters))
            if let intent = run[AttributeScopes.InlinePresentationIntentAttribute.self] {
                if intent.contains(.code) { text = text.monospaced() }
                if intent.contains(.emphasized) { text = text.italic() }
                if intent.contains(.stronglyEmphasized) { text = text.bold() }
                if intent.contains(.strikethrough) { text = text.strikethrough() }
            }
            // What is said of a color goes before the link's.
            if let color = run[Attributes.ForegroundColorAttribute.self] {
                text = text.foregroundColor(color)
            } else if run.link != nil {
                text = text.foregroundStyle(TextLinkStyle())
            }
            if let font = run[Attributes.FontAttribute.self] { text = text.font(font) }
            if let language = run.languageIdentifier {
                text = text.traits { $0.language = Locale.Language(identifier: language).maximalIdentifier }
            }
            if let direction = run.writingDirection {
                text = text.traits { $0.isRightToLeft = direction == .rightToLeft }
            }
            if let kern = run[Attributes.KerningAttribute.self] { text = text.kerning(kern) }
            if let tracking = run[Attributes.TrackingAttribute.self] { text = text.tracking(tracking) }
            if let offset = run[Attributes.BaselineOffsetAttribute.self] {
                text = text.baselineOffset(offset)
            }
            if let style = run[Attributes.UnderlineStyleAttribute.self] {
                text = text.underline(pattern: style.pattern, color: style.color)
            }
            if let style = run[Attributes.StrikethroughStyleAttribute.self] {
                text = text.strikethrough(pattern: style.pattern, color: style.color)
            }
            if let color = run[Attributes.BackgroundColorAttribute.self] {
                text = text.traits { $0.background = color }
            }
            result = result.map { $0 + text } ?? text
        }
        self = result ?? Text(verbatim: "")
    }
}
