public import Foundation

/// A text engine for layout tests: every character is 10 wide, but soft hyphens are nothing; every line is 20 high,
/// the baseline at 15.
///
/// The numbers are those of the worked examples in Documentation/Rules/layout-rules.md, section 17.
public final class FixedTextEngine: TextEngine {
    public let advance: CGFloat
    public let ascent: CGFloat
    public let descent: CGFloat

    public init(advance: CGFloat = 10, ascent: CGFloat = 15, descent: CGFloat = 5) {
        self.advance = advance
        self.ascent = ascent
        self.descent = descent
    }

    public func shape(_ text: String, font: ResolvedFont, rightToLeft: Bool) -> ShapedText {
        var glyphs: [ShapedText.Glyph] = []
        var offset = 0
        let mayHyphenate = text.utf8.contains(0xAD)
        for character in text {
            if !mayHyphenate || character != softHyphen {
                glyphs.append(
                    ShapedText.Glyph(
                        id: character.unicodeScalars.first.map(\.value) ?? 0, cluster: offset,
                        advance: advance, dx: 0, dy: 0))
            }
            offset += character.utf8.count
        }
        if rightToLeft { glyphs.reverse() }
        return ShapedText(glyphs: glyphs, width: advance * CGFloat(glyphs.count))
    }

    public func metrics(of font: ResolvedFont) -> FontMetrics {
        FontMetrics(ascent: ascent, descent: descent, leading: 0, capHeight: 10, xHeight: 7)
    }

    public func lineBreaks(in text: String) -> LineBreaks {
        var breaks = LineBreaks(allowed: [], required: [], characters: [])
        var offset = 0
        let mayHyphenate = text.utf8.contains(0xAD)
        for character in text {
            breaks.characters.append(offset)
            offset += character.utf8.count
            if character == " " || character == "-" || mayHyphenate && character == softHyphen {
                breaks.allowed.append(offset)
            }
            if character.isNewline { breaks.required.append(offset) }
        }
        return breaks
    }

    public func inkBounds(of glyph: UInt32, font: ResolvedFont) -> CGRect {
        CGRect(x: 0, y: -ascent, width: advance, height: ascent + descent)
    }

    public func glyph(for character: Unicode.Scalar, face: FontFace) -> UInt32? { character.value }
    public func hasFace(named name: String) -> Bool { true }
}

private let softHyphen: Character = "\u{AD}"
