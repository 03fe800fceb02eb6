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
    var side: CGFloat { Symbols.emSize(font.size, scale) }

    /// The room that a line has for it around its baseline. All symbols are as high there as `info.circle`, which beside
    /// 17 points is 20 high (Documentation/Rules/README.md, section Symbols): at the medium scale that is less than letters
    /// need, so that lines stay as high as they are.
    func extent(_ metrics: FontMetrics) -> (ascent: CGFloat, descent: CGFloat) {
        let half = font.size * 10 / 17 * Symbols.factor(of: scale.ofSymbol)
        return (metrics.capHeight / 2 + half, half - metrics.capHeight / 2)
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
    var spoken: String { said ?? symbol?.name ?? text }
}
