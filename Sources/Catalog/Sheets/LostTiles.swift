/// Tiles of one specimen that could not be drawn, for one reason.
package struct LostTiles {
    /// `10 of 30 tiles (pressed)`.
    package let count: String
    package let reason: String
    /// In the order of the specimen's.
    package let tiles: [Tile]

    /// The tiles by their reasons, in the order in which each reason comes first.
    ///
    /// - Parameters:
    ///   - lost: reasons by ids.
    ///   - tiles: all that were to be drawn of the specimen.
    package static func groups(_ lost: [String: String], of tiles: [Tile]) -> [LostTiles] {
        var order: [String] = []
        var byReason: [String: [Tile]] = [:]
        for tile in tiles {
            guard let reason = lost[tile.id] else { continue }
            if byReason[reason] == nil { order.append(reason) }
            byReason[reason, default: []].append(tile)
        }
        return order.map { reason in
            let lost = byReason[reason] ?? []
            return LostTiles(count: count(lost, of: tiles), reason: reason, tiles: lost)
        }
    }

    /// How many, and the values that tell them from the others: of each axis fewer than all tiles have.
    private static func count(_ lost: [Tile], of tiles: [Tile]) -> String {
        guard lost.count < tiles.count else {
            return tiles.count == 1 ? "its tile" : "all of its \(tiles.count) tiles"
        }
        var values: [String] = []
        for axis in tiles.first?.specimen.axes.list ?? [] {
            func names(_ tiles: [Tile]) -> [String] {
                var seen: Set<String> = []
                return tiles.compactMap { $0.point.values.first { $0.axis == axis.id }?.name }
                    .filter { seen.insert($0).inserted }
            }
            let own = names(lost)
            guard own.count < names(tiles).count else { continue }
            let words = own.joined(separator: ", ")
            values.append(axis.definition.isDeclared ? "\(axis.id) \(words)" : words)
        }
        return "\(lost.count) of \(tiles.count) tiles"
            + (values.isEmpty ? "" : " (\(values.joined(separator: "; ")))")
    }
}
