import Catalog
import Foundation
import ViewCore

extension Rule {
    static let notMirrored = Rule(
        id: .notMirrored,
        demand: "A layout that is not its own mirror image is turned around from right to left.",
        source: "Human Interface Guidelines, Right to left", severity: .advice,
        check: .specimen { tiles in
            paired(tiles, "direction", from: "leftToRight", to: "rightToLeft") { turned, plain in
                let makers = plain.look.makers
                let isSystem = makers.contains(.builtInStyle) && !makers.contains(.writtenStyle)
                guard turned.tile.digest == plain.tile.digest, !plain.tile.isSymmetric, !isSystem else {
                    return nil
                }
                return Finding(
                    .notMirrored, .advice, at: turned.site,
                    measured: "the same picture as from left to right",
                    demanded: "its mirror image",
                    advice: "Use leading and trailing, and leave the layout direction to the environment.")
            }
        })
}
