internal import Catalog

/// Tiles that could not be drawn, each reason once a specimen with how many it is of.
struct LostPictures {
    /// Reasons by tile, by specimen.
    private var lost: [String: [String: String]] = [:]

    var isEmpty: Bool { lost.isEmpty }

    mutating func add(_ tile: Tile, because reason: String) {
        lost[tile.specimen.id, default: [:]][tile.id] = reason
    }

    /// `G/Button/a: 10 of 30 tiles (pressed): …`; a tile alone by its own id.
    ///
    /// - Parameter tiles: all that were to be drawn.
    func lines(of tiles: [Tile]) -> [String] {
        guard !lost.isEmpty else { return [] }
        var order: [String] = []
        var all: [String: [Tile]] = [:]
        for tile in tiles where lost[tile.specimen.id] != nil {
            if all[tile.specimen.id] == nil { order.append(tile.specimen.id) }
            all[tile.specimen.id, default: []].append(tile)
        }
        return order.flatMap { id in
            LostTiles.groups(lost[id] ?? [:], of: all[id] ?? []).map { group in
                group.tiles.count == 1 && !group.reason.contains(group.tiles[0].id)
                    ? "\(group.tiles[0].id): \(group.reason)"
                    : group.tiles.count == 1 ? group.reason : "\(id): \(group.count): \(group.reason)"
            }
        }
    }
}
