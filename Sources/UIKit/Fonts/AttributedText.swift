import Controls
import Foundation
import ViewCore

extension NSAttributedString {
    /// The words as SwiftUI has them: fonts, colours, lines and distances of letters. What else is asked for is said.
    /// - Parameters:
    ///   - font: of words that name none.
    ///   - color: of words that name none.
    @MainActor func text(_ font: Font, _ color: Color) -> Text {
        var whole = Text(verbatim: "")
        unsafe enumerateAttributes(in: NSRange(location: 0, length: length), options: []) {
            attributes, range, _ in
            let words = Text(verbatim: attributedSubstring(from: range).string)
            whole = whole + words.with(attributes, font, color)
            warnOfIgnored(attributes)
        }
        return whole
    }

    /// As the words are drawn into a context, where paragraphs have nothing but their alignment.
    @MainActor var drawnText: Text {
        ignored("NSParagraphStyle.lineSpacing", if: paragraph.map { $0.lineSpacing != 0 } ?? false)
        return text(Font(UIFont.systemFont(ofSize: 12)), .black)
    }

    /// How its first paragraph is set; the others are set like it.
    var paragraph: NSParagraphStyle? {
        guard length > 0 else { return nil }
        return unsafe attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    }

    @MainActor private func warnOfIgnored(_ attributes: [NSAttributedString.Key: Any]) {
        for (key, name) in undrawnKeys where attributes[key] != nil {
            ignored("NSAttributedString.Key.\(name)")
        }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle { style.warnOfIgnored() }
    }
}

private let undrawnKeys: [(NSAttributedString.Key, String)] = [
    (.attachment, "attachment"), (.backgroundColor, "backgroundColor"), (.expansion, "expansion"),
    (.link, "link"), (.ligature, "ligature"), (.obliqueness, "obliqueness"), (.shadow, "shadow"),
    (.strokeColor, "strokeColor"), (.strokeWidth, "strokeWidth"), (.textEffect, "textEffect"),
    (.writingDirection, "writingDirection"),
]

extension Text {
    @MainActor fileprivate func with(
        _ attributes: [NSAttributedString.Key: Any], _ font: Font, _ color: Color
    ) -> Text {
        func number(_ key: NSAttributedString.Key) -> CGFloat? {
            switch attributes[key] {
            case let number as NSNumber: CGFloat(Double(truncating: number))
            case let number as CGFloat: number
            case let number as Double: CGFloat(number)
            case let number as Int: CGFloat(number)
            default: nil
            }
        }
        func ink(_ key: NSAttributedString.Key) -> Color? {
            (attributes[key] as? UIColor).map { Color($0) }
        }
        var part = self.font((attributes[.font] as? UIFont).map { Font($0) } ?? font)
        part = part.foregroundColor(ink(.foregroundColor) ?? color)
        if let kern = number(.kern) { part = part.kerning(kern) }
        if let tracking = number(.tracking) { part = part.tracking(tracking) }
        if let offset = number(.baselineOffset) { part = part.baselineOffset(offset) }
        if let line = number(.underlineStyle), line != 0 {
            ignored("NSAttributedString.Key.underlineStyle, but .single,", if: line != 1)
            part = part.underline(color: ink(.underlineColor))
        }
        if let line = number(.strikethroughStyle), line != 0 {
            ignored("NSAttributedString.Key.strikethroughStyle, but .single,", if: line != 1)
            part = part.strikethrough(color: ink(.strikethroughColor))
        }
        return part
    }
}

extension NSParagraphStyle {
    @MainActor fileprivate func warnOfIgnored() {
        ignored("NSParagraphStyle.paragraphSpacing", if: paragraphSpacing != 0)
        ignored("NSParagraphStyle.paragraphSpacingBefore", if: paragraphSpacingBefore != 0)
        ignored("NSParagraphStyle.lineHeightMultiple", if: lineHeightMultiple != 0 && lineHeightMultiple != 1)
        ignored("NSParagraphStyle.minimumLineHeight", if: minimumLineHeight != 0)
        ignored("NSParagraphStyle.maximumLineHeight", if: maximumLineHeight != 0)
        ignored("NSParagraphStyle.firstLineHeadIndent", if: firstLineHeadIndent != 0)
        ignored("NSParagraphStyle.headIndent", if: headIndent != 0)
        ignored("NSParagraphStyle.tailIndent", if: tailIndent != 0)
        ignored("NSParagraphStyle.hyphenationFactor", if: hyphenationFactor != 0)
    }
}

extension NSTextAlignment {
    var alignment: Alignment {
        switch self {
        case .left, .natural, .justified: .leading
        case .center: .center
        case .right: .trailing
        }
    }
    /// Of several lines; that of SwiftUI stays where the text's own is.
    var ofLines: TextAlignment {
        switch self {
        case .left, .natural, .justified: .leading
        case .center: .center
        case .right: .trailing
        }
    }
}
