import Drawing
import Foundation
import LayoutSupport
import Synchronization

/// Characters as wide as the font is large, lines as high; counts what it is asked.
final class ScalingEngine: TextEngine {
    let shapings = Mutex(0)

    func shape(_ text: String, font: ResolvedFont, rightToLeft: Bool) -> ShapedText {
        shapings.withLock { $0 += 1 }
        var offset = 0
        let glyphs = text.map { character in
            defer { offset += character.utf8.count }
            return ShapedText.Glyph(id: 1, cluster: offset, advance: font.size, dx: 0, dy: 0)
        }
        return ShapedText(glyphs: glyphs, width: font.size * CGFloat(glyphs.count))
    }

    func metrics(of font: ResolvedFont) -> FontMetrics {
        FontMetrics(
            ascent: font.size * 0.75, descent: font.size * 0.25, leading: 0,
            capHeight: font.size / 2, xHeight: font.size / 3)
    }

    func lineBreaks(in text: String) -> LineBreaks { FixedTextEngine().lineBreaks(in: text) }
    func inkBounds(of glyph: UInt32, font: ResolvedFont) -> CGRect { .zero }
    func glyph(for character: Unicode.Scalar, face: FontFace) -> UInt32? { character.value }
    func hasFace(named name: String) -> Bool { true }
}
