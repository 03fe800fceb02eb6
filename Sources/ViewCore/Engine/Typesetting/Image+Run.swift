import Drawing
import Foundation

extension Image {
    /// The symbol as a run of text, for symbols inside of sentences.
    func symbolRun(
        in environment: EnvironmentValues, font: Font, traits: TextTraits
    ) -> TextRun? {
        guard case .symbol(let name) = source, let code = Symbols.codePoint(name),
            let scalar = Unicode.Scalar(code)
        else { return nil }
        var resolved = font.resolved(in: environment, traits: traits)
        resolved.face = FontFace(name: Symbols.face)
        resolved.tracking = 0
        resolved.features = []
        return TextRun(
            text: String(scalar), font: resolved,
            style: environment.foreground.resolved(level: 0, in: environment),
            // Icons fill their em; lowered so that the middle is that of capital letters.
            baselineOffset: -0.14 * resolved.size, symbol: name)
    }
}
