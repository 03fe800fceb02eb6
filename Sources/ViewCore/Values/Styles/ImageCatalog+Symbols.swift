package import Drawing
package import Foundation

extension ImageCatalog {
    /// A custom symbol in a weight and scale, for text of 100 points.
    package struct CustomSymbol: Sendable {
        package var vector: Vector
        /// From its upper edge to the middle of capital letters beside it, in points.
        package var middle: CGFloat
        /// What is to be said of it.
        var problem: String?
        var isMirrored = false

        package init(vector: Vector, middle: CGFloat) {
            self.vector = vector
            self.middle = middle
        }

        /// For text of that many points.
        func size(_ points: CGFloat) -> CGSize {
            CGSize(width: vector.size.width * points / 100, height: vector.size.height * points / 100)
        }
    }

    /// Reads a template and finds the drawing for a weight of fonts, 100…900, and a scale.
    package typealias ReadSymbol =
        @Sendable (_ path: String, _ weight: Double, _ scale: SymbolScale) -> Result<CustomSymbol, Problem>

    /// The custom symbol of that name as it is beside text; `nil` where the name is no symbol set's.
    func symbol(
        _ name: String, weight: Double, scale: SymbolScale, in environment: EnvironmentValues
    ) -> Result<CustomSymbol, Problem>? {
        guard let (file, folder, problem) = symbolSet(name), let readSymbol else { return nil }
        guard let choice = AssetSlot.choose(file.slots, in: environment) else {
            return .failure(.init("the symbol set \"\(name)\" has no file; add one in Xcode"))
        }
        let path = file.files[choice.index]
        guard path.lowercased().hasSuffix(".svg") else {
            return .failure(
                .init("the symbol set \"\(name)\" has \(path); only templates in SVG files are drawn"))
        }
        return readSymbol("\(folder)/\(path)", weight, scale)
            .mapError { Problem("the symbol \"\(name)\": \($0.words)") }
            .map { symbol in
                var symbol = symbol
                let missing = choice.missing.map {
                    "the symbol set \"\(name)\" has nothing for \($0); \(path) is drawn"
                }
                symbol.problem = missing ?? problem
                let direction = file.slots[choice.index].direction
                symbol.isMirrored = direction.map { $0 != environment.layoutDirection } ?? false
                return symbol
            }
    }
}
