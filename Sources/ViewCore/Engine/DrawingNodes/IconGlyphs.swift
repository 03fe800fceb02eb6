import Drawing
import Foundation

/// The glyphs of a symbol's icon at a size, with their ink.
struct IconGlyphs {
    struct Glyph {
        var id: UInt32
        /// Around a pen at zero, in points.
        var ink: CGRect
    }

    /// The symbol itself.
    let icon: Glyph
    /// The shape around it.
    let enclosure: Glyph?
    private let isFilled: Bool
    private let isSlashed: Bool
    private let font: ResolvedFont
    private let name: String

    /// `nil` where the font has no glyph for the icon.
    init?(_ icon: SymbolIcon, name: String, font: ResolvedFont, engine: any TextEngine) {
        func glyph(_ code: UInt32) -> Glyph? {
            Unicode.Scalar(code).flatMap { engine.glyph(for: $0, face: font.face) }.map {
                Glyph(id: $0, ink: engine.inkBounds(of: $0, font: font))
            }
        }
        guard let own = glyph(icon.code) else { return nil }
        self.icon = own
        enclosure = icon.enclosure.flatMap { glyph($0.code) }
        isFilled = icon.enclosure?.isFilled ?? false
        isSlashed = icon.isSlashed
        self.font = font
        self.name = name
    }

    /// Of all of it.
    var ink: CGRect { enclosure?.ink ?? icon.ink }

    /// Of the shape's smaller side, by eye: what a symbol takes inside of it.
    private static let innerPart: CGFloat = 0.56
    /// A stroke of these icons, as a part of their em.
    private static let stroke: CGFloat = 2.0 / 24

    /// - Parameter scale: of the ink.
    func draw(_ paint: Paint, in middle: CGPoint, scale: CGFloat, into builder: inout DisplayBuilder) {
        guard let enclosure else {
            return draw(icon, paint, in: middle, scale: scale, into: &builder)
        }
        let side = min(enclosure.ink.width, enclosure.ink.height) * IconGlyphs.innerPart
        let longest = max(icon.ink.width, icon.ink.height)
        let inner = longest > 0 ? scale * side / longest : 0
        guard isFilled else {
            glyph(enclosure, paint, in: middle, scale: scale, into: &builder)
            return draw(icon, paint, in: middle, scale: inner, into: &builder)
        }
        builder.grouped({ $0.flattens = true }) {
            glyph(enclosure, paint, in: middle, scale: scale, into: &$0)
            $0.grouped({ $0.blend = .destinationOut }) {
                draw(icon, .solid(.black), in: middle, scale: inner, into: &$0)
            }
        }
    }

    /// The symbol with the stroke through it, from its upper left, which has a gap of its width on either side.
    private func draw(
        _ glyph: Glyph, _ paint: Paint, in middle: CGPoint, scale: CGFloat, into builder: inout DisplayBuilder
    ) {
        guard isSlashed else { return self.glyph(glyph, paint, in: middle, scale: scale, into: &builder) }
        let width = IconGlyphs.stroke * font.size * scale
        let half = max(glyph.ink.width, glyph.ink.height) * scale / 2 - width / 2
        var line = Path()
        line.move(to: CGPoint(x: middle.x - half, y: middle.y - half))
        line.addLine(to: CGPoint(x: middle.x + half, y: middle.y + half))
        builder.grouped({ $0.flattens = true }) {
            self.glyph(glyph, paint, in: middle, scale: scale, into: &$0)
            $0.grouped({ $0.blend = .destinationOut }) {
                $0.stroke(line.outline, .solid(.black), StrokePen(width: 3 * width))
            }
            $0.stroke(line.outline, paint, StrokePen(width: width, cap: .round))
        }
    }

    private func glyph(
        _ glyph: Glyph, _ paint: Paint, in middle: CGPoint, scale: CGFloat, into builder: inout DisplayBuilder
    ) {
        guard scale > 0, glyph.ink.width > 0, glyph.ink.height > 0 else { return }
        let size = font.size * scale
        let k = size / font.size
        let place = GlyphRun.Glyph(
            id: glyph.id, x: middle.x - (glyph.ink.minX + glyph.ink.width / 2) * k,
            y: middle.y - (glyph.ink.minY + glyph.ink.height / 2) * k)
        builder.glyphs(GlyphRun(face: font.face, size: size, glyphs: [place], paint: paint, text: name))
    }
}
