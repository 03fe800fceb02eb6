import Drawing
import Foundation

extension Image {
    /// Appends the custom symbol of that name; `false` where the name is no symbol set's.
    func unfoldCustomSymbol(_ name: String, into unfolding: inout Unfolding) -> Bool {
        let environment = unfolding.environment
        guard environment.colorCatalog.images.symbolSet(name) != nil else { return false }
        let font = environment.font ?? .body
        font.check(unfolding.journal)
        let resolved = font.resolved(in: environment, traits: environment.textTraits)
        let scale = environment.displayScale
        let found = environment.colorCatalog.images.symbol(
            name, weight: resolved.face.weight, scale: environment.imageScale.ofSymbol, in: environment)
        let drawn = found?.flatMap { symbol in
            let size = symbol.size(resolved.size)
            return symbol.vector.draw(
                ImageCatalog.count(size.width * scale), ImageCatalog.count(size.height * scale)
            ).map { (symbol, $0) }
        }
        switch drawn {
        case nil: return false
        case .failure(let problem)?:
            unfolding.warn("\(problem.words); a square is drawn instead")
            unfolding.append(MissingImageNode(side: resolved.size, name: name))
        case .success(let (symbol, pixels))?:
            if let problem = symbol.problem { unfolding.warn(problem) }
            if let mode = symbolMode ?? environment.symbolRenderingMode, mode != .monochrome {
                unfolding.warn(
                    ".symbolRenderingMode(.\(mode.name)): the symbol \"\(name)\" of the asset catalogue is drawn in one "
                        + "colour")
            }
            if variableValue != nil {
                unfolding.warn(
                    "Image(_:variableValue:): all of the symbol \"\(name)\" of the asset catalogue is drawn")
            }
            unfolding.append(
                CustomSymbolNode(
                    Bitmap(pixels, isMirrored: symbol.isMirrored), scale: scale, as: self, named: name,
                    symbol,
                    font: resolved, style: environment.foreground.resolved(level: 0, in: environment),
                    engine: unfolding.engine))
        }
        return true
    }
}
