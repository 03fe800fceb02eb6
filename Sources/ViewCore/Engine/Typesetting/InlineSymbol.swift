import Drawing
import Foundation

/// A symbol among words: as large as its image is beside them, with its middle at that of their capital letters.
///
/// An image in a text is resolved in the text's environment as one that stands alone is, `imageScale` included
/// (OpenSwiftUI, `Text.AttachmentTextStorage`).
struct InlineSymbol: Sendable {
    let name: String
    let symbol: Symbol
    let weight: SymbolWeight
    let layers: SymbolLayering?
    let scale: Image.Scale
    /// Of the words around it.
    var font: ResolvedFont

    /// Of the square that it is drawn on.
    private var side: CGFloat { Symbols.emSize(font.size, scale) }

    private func picture(_ engine: any TextEngine) -> SymbolPicture? {
        SymbolPictures.picture(of: symbol, weight: weight, engine: engine)
    }

    /// What it takes of its line, in points.
    private func box(_ picture: SymbolPicture?) -> CGSize {
        let unit = side / 256
        let ink = picture.map { CGSize(width: $0.ink.width * unit, height: $0.ink.height * unit) }
        return Symbols.box(of: name, ink: ink ?? .zero, beside: font.size, scale)
    }

    /// The room that a line has for it around its baseline. All symbols are as high there as `info.circle`, which beside
    /// 17 points is 20 high (Documentation/Rules/README.md, section Symbols): at the medium scale that is less than letters
    /// need, so that lines stay as high as they are.
    func extent(_ metrics: FontMetrics) -> (ascent: CGFloat, descent: CGFloat) {
        let half = font.size * 10 / 17 * Symbols.factor(of: scale.ofSymbol)
        return (metrics.capHeight / 2 + half, half - metrics.capHeight / 2)
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
        guard let picture = picture(engine) else { return }
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

extension Image {
    /// The symbol as a run of text, for symbols inside of sentences.
    func symbolRun(
        in environment: EnvironmentValues, font: Font, traits: TextTraits, _ journal: Journal
    ) -> TextRun? {
        guard case .symbol(let plainName) = source else {
            journal.warn("an Image in a Text is left out of it: only symbols are drawn among words")
            return nil
        }
        let name = environment.symbolVariants.applied(to: plainName)
        guard let symbol = Symbols.symbol(name, in: environment.layoutDirection) else {
            journal.warn("no icon stands in for the symbol \"\(name)\"; it is left out of its text")
            return nil
        }
        symbol.warn(of: name, journal)
        let resolved = font.resolved(in: environment, traits: traits)
        let weight = SymbolWeight(resolved.face.weight)
        guard let scalar = SymbolGlyphTable.codePoint("circle", weight) else { return nil }
        return TextRun(
            text: String(scalar), font: resolved,
            style: environment.foreground.resolved(level: 0, in: environment),
            baselineOffset: traits.baselineOffset ?? 0,
            symbol: InlineSymbol(
                name: name, symbol: symbol, weight: weight,
                layers: symbolLayers(name, in: environment, journal), scale: environment.imageScale,
                font: resolved))
    }
}

extension TextRun {
    /// What the author has written there: words as they were before the environment changed their case, a symbol's name.
    var source: String { symbol?.name ?? written?.text ?? text }
    /// What assistive technology says, in the case that is drawn; of a symbol its name, as of an image.
    var spoken: String { symbol?.name ?? text }

    /// With the room that its symbol takes, which the engine's fonts tell.
    func inItsBox(_ engine: any TextEngine) -> TextRun {
        guard let symbol else { return self }
        var run = self
        run.font = symbol.glyph(engine)
        return run
    }
}
