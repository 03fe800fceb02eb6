import Catalog
import Foundation
import ViewCore

extension Rule {
    static let sameDark = Rule(
        id: .sameDark, demand: "A view has a look of its own in the dark.",
        source: "Human Interface Guidelines, Dark Mode", severity: .advice,
        check: .specimen { tiles in
            SameLook.found(among: tiles.map(\.look)).compactMap { same in
                guard same.value == "dark", [.style, .view].contains(same.cause) else { return nil }
                let dark = tiles.filter { $0.point[.scheme] == .dark }
                guard let first = dark.first,
                    !dark.contains(where: { $0.tile.lacksColors || $0.tile.lacksLooks || $0.tile.isBlank })
                else { return nil }
                return PlacedFinding(
                    Finding(
                        .sameDark, .advice, at: first.site, measured: "dark looks like light in every tile",
                        demanded: "colours that follow the scheme",
                        advice: "Use system colours or colours of an asset catalogue that have a dark look."),
                    tiles: dark.map(\.id))
            }
        })
}
