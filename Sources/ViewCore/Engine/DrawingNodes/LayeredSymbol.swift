import Drawing
import Foundation

/// A symbol whose layers have paint of their own.
struct LayeredSymbol {
    private let picture: SymbolPicture
    private let styles: [ResolvedStyle]
    /// Layers of a variable value from which on they are faded; `nil` without one.
    private let firstFaded: Int?

    /// Of layers that a variable value does not reach; by eye, it is not published.
    private static let fadedOpacity = 0.3

    /// `nil` where a font has no glyph for it.
    init?(_ layering: SymbolLayering, weight: SymbolWeight, engine: any TextEngine) {
        let layers = layering.layers
        guard
            let picture = SymbolPicture(layers.drawing, places: layers.places, weight: weight, engine: engine)
        else { return nil }
        self.picture = picture
        styles = layering.styles
        firstFaded = layering.value.map { LayeredSymbol.filledSteps($0, of: layers.steps) + 1 }
    }

    /// How many of a symbol's variable layers a value fills: none at 0, all at 1, the next one at once above each even
    /// part (Apple's "Adopt Variable Color in SF Symbols": of three layers one up to 33 %, two up to 66 %).
    static func filledSteps(_ value: Double, of steps: Int) -> Int {
        guard value > 0 else { return 0 }
        return min(steps, Int((min(value, 1) * Double(steps)).rounded(.up)))
    }

    /// Around the ink of all layers, in units of the symbol's square.
    var ink: CGRect { picture.ink }

    private func paint(of place: SymbolLayer, in frame: CGRect, _ stencil: Paint?) -> Paint {
        if let stencil { return stencil }
        let style = styles[min(place.level, styles.count - 1)]
        let isFaded = firstFaded.map { place.step >= $0 } ?? false
        return style.multiplyingAlpha(by: isFaded ? LayeredSymbol.fadedOpacity : 1).paint(in: frame)
    }

    /// Layer on layer; a layer that makes room for itself does so in all that is behind it.
    ///
    /// - Parameters:
    ///   - corner: the upper left corner of the square.
    ///   - unit: how many points a unit of it has.
    ///   - frame: what gradients follow.
    ///   - stencil: paint for all layers, in place of their own.
    func draw(
        at corner: CGPoint, unit: CGFloat, in frame: CGRect, stencil: Paint?, name: String,
        into builder: inout DisplayBuilder
    ) {
        let layers = layers(of: picture.placed(at: corner, unit: unit, builder))
        guard layers.dropFirst().contains(where: { $0.pieces[0].isCut }) else {
            for layer in layers {
                SymbolPicture.draw(
                    layer.pieces, paint(of: layer.place, in: frame, stencil), name, into: &builder)
            }
            return
        }
        builder.grouped({ $0.flattens = true }) { builder in
            for layer in layers {
                let gaps = layer.pieces.prefix { $0.isCut }
                for gap in gaps { gap.draw(.solid(.black), name, into: &builder) }
                SymbolPicture.draw(
                    Array(layer.pieces[gaps.endIndex...]), paint(of: layer.place, in: frame, stencil), name,
                    into: &builder)
            }
        }
    }

    /// Pieces of one layer after the other, each with that.
    private func layers(
        of pieces: [SymbolPicture.Piece]
    ) -> [(place: SymbolLayer, pieces: [SymbolPicture.Piece])] {
        var layers: [(place: SymbolLayer, pieces: [SymbolPicture.Piece])] = []
        for (piece, place) in zip(pieces, picture.places) {
            if layers.last?.place == place {
                layers[layers.count - 1].pieces.append(piece)
            } else {
                layers.append((place, [piece]))
            }
        }
        return layers
    }
}
