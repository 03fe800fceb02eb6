internal import Catalog
internal import ViewCore

/// The tiles that rules are asked about: those that are selected and, of each specimen, one at each type size, and one at
/// the far end of each other axis by which some rules compare. A moment on the way to another look passes: nothing is
/// asked about it.
struct LintTiles {
    /// Values that rules compare the usual ones with, by axis. Text is cut at any type size, and not at the largest alone:
    /// views choose another layout from some size on.
    private static let far =
        DynamicTypeSize.allCases.reversed().map { ("type", $0.rawValue) } + [
            ("direction", "rightToLeft"), ("contrast", "increased"),
        ]

    /// - Parameter chosen: axes whose values somebody chose; nothing is added to these.
    static func added(to tiles: [Tile], chosen: [String: [String]]) -> [Tile] {
        let tiles = tiles.filter { $0.point[.moment] == .settled }
        var known = Set(tiles.map(\.id))
        var met: Set<String> = []
        var result: [Tile] = []
        for (place, tile) in tiles.enumerated() {
            result.append(tile)
            let isLast = place + 1 == tiles.count || tiles[place + 1].specimen.id != tile.specimen.id
            guard isLast, met.insert(tile.specimen.id).inserted,
                let first = tiles.first(where: { $0.specimen.id == tile.specimen.id })
            else { continue }
            for (axis, value) in far where chosen[axis] == nil {
                guard let point = first.point.changing(axis, to: value) else { continue }
                let other = first.moved(to: point)
                if known.insert(other.id).inserted { result.append(other) }
            }
        }
        return result
    }
}
