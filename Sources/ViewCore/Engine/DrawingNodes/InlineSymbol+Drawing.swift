import Drawing
import Foundation

extension InlineSymbol {
    private func picture(_ engine: any TextEngine) -> SymbolPicture? {
        SymbolPictures.picture(of: symbol, weight: weight, engine: engine)
    }

    /// What it takes of its line, in points.
    private func box(_ picture: SymbolPicture?) -> CGSize {
        let unit = side / 256
        let ink = picture.map { CGSize(width: $0.ink.width * unit, height: $0.ink.height * unit) }
        return Symbols.box(of: name, ink: ink ?? .zero, beside: font.size, scale)
    }

    /// A glyph that is as wide as the symbol's square, set so that it takes the symbol's room.
    fileprivate func glyph(_ engine: any TextEngine) -> ResolvedFont {
        var glyph = font
        glyph.face = FontFace(name: FontFace.symbols)
        glyph.features = []
        glyph.size = side
        glyph.tracking = box(picture(engine)).width - side
        return glyph
    }

    /// Draws it from a point of the baseline on; a stencil takes the place of all paint, that of layers too.
    func draw(
        at point: CGPoint, in frame: CGRect, _ paint: Paint, stencil: Paint?, _ engine: any TextEngine,
        into builder: inout DisplayBuilder
    ) {
        guard let picture = picture(engine) else {
            return builder.warnings.append("the fonts of symbols have no glyph for \"\(name)\"")
        }
        let layered = layers.flatMap { LayeredSymbol($0, weight: weight, engine: engine) }
        let unit = side / 256
        let ink = layered?.ink ?? picture.ink
        let corner = CGPoint(
            x: point.x + box(picture).width / 2 - ink.midX * unit,
            y: point.y - engine.metrics(of: font).capHeight / 2 - ink.midY * unit)
        guard let layered else {
            return picture.draw(stencil ?? paint, at: corner, unit: unit, name: name, into: &builder)
        }
        layered.draw(at: corner, unit: unit, in: frame, stencil: stencil, name: name, into: &builder)
    }
}

extension TextRun {
    /// With the room that its symbol takes, which the engine's fonts tell.
    func inItsBox(_ engine: any TextEngine) -> TextRun {
        guard let symbol else { return self }
        var run = self
        run.font = symbol.glyph(engine)
        return run
    }
}
