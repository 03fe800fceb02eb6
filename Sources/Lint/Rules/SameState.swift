import Catalog
import Foundation
import ViewCore

extension Rule {
    static let sameState = Rule(
        id: .sameState, demand: "A state that a control is in can be seen.",
        source: "Human Interface Guidelines, Buttons and Toggles; WCAG 2.2, 2.4.7 Focus Visible",
        severity: .error,
        check: .specimen { tiles in
            // Two colours or images that are not there are drawn as one.
            if tiles.contains(where: \.tile.lacksLooks) { return [] }
            var told: Set<String> = []
            return SameLook.found(among: tiles.map(\.look)).compactMap { same in
                guard same.cause == .style, same.value != "dark" else { return nil }
                // Of `on+pressed` the last part is what is not seen.
                let part = same.value.split(separator: "+").last.map(String.init) ?? same.value
                if part == "focused", tiles.contains(where: \.tile.hasField) { return nil }
                // One that looks like two others is told once.
                guard told.insert(same.value).inserted else { return nil }
                return finding(same.value, same.rest, part == "hovered" ? .advice : .warning, tiles)
            } + sameValues(tiles)
        })

    /// What a control says by its value alone.
    private static let values: [(ControlState, ControlState)] = [
        (.on, .off), (.mixed, .off), (.mixed, .on), (.selected, .normal), (.filled, .empty),
    ]

    private static func sameValues(_ tiles: [SpecimenTile]) -> [PlacedFinding] {
        let known = Dictionary(tiles.map { ($0.point, $0) }) { first, _ in first }
        return values.compactMap { value, rest in
            var isSame: Bool?
            for tile in tiles where tile.point[.state] == TileState(value) {
                guard tile.look.makers.contains(.writtenStyle),
                    let point = tile.point.changing("state", to: rest.rawValue), let other = known[point],
                    tile.isClaimed(value), other.isClaimed(rest)
                else { continue }
                isSame = (isSame ?? true) && tile.tile.digest == other.tile.digest
            }
            guard isSame == true else { return nil }
            return finding(value.rawValue, rest.rawValue, .error, tiles)
        }
    }

    private static func finding(
        _ value: String, _ rest: String, _ severity: Severity, _ tiles: [SpecimenTile]
    ) -> PlacedFinding? {
        let shown = tiles.filter { $0.point[.state].name == value }
        guard let first = shown.first else { return nil }
        return PlacedFinding(
            Finding(
                .sameState, severity, at: first.site, measured: "\(value) looks like \(rest) in every tile",
                demanded: "a difference that is seen",
                advice: "Draw \(value) otherwise: another fill, opacity, border or symbol."),
            tiles: shown.map(\.id))
    }
}

extension SpecimenTile {
    /// Whether something in the tile took the state.
    fileprivate func isClaimed(_ state: ControlState) -> Bool {
        StateRequests(rawValue: tile.unclaimed).isDisjoint(with: StateRequests(state: state.rawValue))
    }
}
