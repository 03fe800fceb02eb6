import Catalog
import Foundation
import ViewCore

// What does not follow a setting of the system: direction, scheme, contrast.
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

    static let sameDark = Rule(
        id: .sameDark, demand: "A view has a look of its own in the dark.",
        source: "Human Interface Guidelines, Dark Mode", severity: .advice,
        check: .specimen { tiles in
            SameLook.found(among: tiles.map(\.look)).compactMap { same in
                guard same.value == "dark", [.style, .view].contains(same.cause) else { return nil }
                let dark = tiles.filter { $0.point[.scheme] == .dark }
                guard let first = dark.first else { return nil }
                return PlacedFinding(
                    Finding(
                        .sameDark, .advice, at: first.site, measured: "dark looks like light in every tile",
                        demanded: "colours that follow the scheme",
                        advice: "Use system colours or colours of an asset catalogue that have a dark look."),
                    tiles: dark.map(\.id))
            }
        })

    static let contrastSetting = Rule(
        id: .contrastSetting, demand: "Where contrast is short, the system's Increase Contrast raises it.",
        source: "Human Interface Guidelines, Accessibility", severity: .warning,
        check: .specimen { tiles in
            paired(tiles, "contrast", from: "standard", to: "increased") { increased, plain in
                let short = increased.tile.findings.filter { $0.rule == .contrast && $0.severity != .advice }
                guard increased.tile.digest == plain.tile.digest,
                    let worst = short.min(by: { $0.worth < $1.worth })
                else { return nil }
                return Finding(
                    .contrastSetting, .warning, at: increased.site,
                    measured: "the same picture, with \(ratioWords(worst.worth)) at \(worst.view)",
                    demanded: "more contrast than without the setting",
                    advice: "Read `colorSchemeContrast`, or use colours that have a look for high contrast.",
                    cause: worst.cause, worth: worst.worth)
            }
        })

    /// What tiles at one value of an axis have in common with those at another.
    private static func paired(
        _ tiles: [SpecimenTile], _ axis: String, from old: String, to new: String,
        _ compare: (SpecimenTile, SpecimenTile) -> Finding?
    ) -> [PlacedFinding] {
        let known = Dictionary(tiles.map { ($0.point, $0) }) { first, _ in first }
        return tiles.compactMap { tile in
            guard tile.point.values.contains(where: { $0.axis == axis && $0.name == new }),
                let point = tile.point.changing(axis, to: old), let other = known[point]
            else { return nil }
            return compare(tile, other).map { PlacedFinding($0, tiles: [tile.id]) }
        }
    }
}
