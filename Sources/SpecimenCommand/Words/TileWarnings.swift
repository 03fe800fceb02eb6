internal import Catalog
internal import Golden

/// What many tiles warn of, each warning once a specimen with the tiles that it is of.
struct TileWarnings {
    struct Entry: Encodable {
        var specimen: String
        var message: String
        /// The tiles' ids.
        var tiles: [String]
    }

    private(set) var entries: [Entry] = []
    private var places: [[String]: Int] = [:]

    mutating func add(_ warnings: [String], of tile: Tile) {
        for warning in warnings {
            let key = [tile.specimen.id, warning]
            if let place = places[key] {
                if entries[place].tiles.last != tile.id { entries[place].tiles.append(tile.id) }
                continue
            }
            places[key] = entries.count
            entries.append(
                Entry(specimen: tile.specimen.id, message: warning, tiles: [tile.id]))
        }
    }

    /// `G/Button/a/pressed-regular@2x: nothing in this tile takes …`, with the number of further tiles.
    var lines: [String] {
        entries.map { entry in
            let others = entry.tiles.count - 1
            let more = others == 0 ? "" : " and \(counted(others, "more tile")) of this specimen"
            return "\(entry.tiles[0])\(more): \(entry.message)"
        }
    }
}
