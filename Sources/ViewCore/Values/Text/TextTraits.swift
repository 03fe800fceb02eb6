package import Foundation

/// Changes to the font and decoration that views inherit.
package struct TextTraits: Sendable {
    package var weight: Font.Weight?
    package var width: Font.Width?
    package var scale: Text.Scale?
    package var isBold: Bool?
    package var isItalic: Bool?
    package var design: Font.Design?
    package var hasMonospacedDigits = false
    package var kerning: CGFloat?
    package var tracking: CGFloat?
    package var baselineOffset: CGFloat?
    package var underline: Text.LineStyle?
    package var strikethrough: Text.LineStyle?
    /// Behind the words, from the ascent to the descent.
    package var background: Color?
    /// What `typesettingLanguage` names, by BCP 47; `nil` for the locale's.
    package var language: String?
    /// What an attributed string says of the direction of its paragraph.
    package var isRightToLeft: Bool?
    /// Those that a `TextRenderer` asks for.
    package var attributes: [AttributeOfText] = []
}

extension TextTraits {
    /// Whether tracking was asked for, which goes before kerning.
    package var isTracked: Bool { (tracking ?? 0) != 0 }
}
