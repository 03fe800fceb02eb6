/// Which tiles of a report changed as named ones did.
package struct TilesAlike {
    /// In a group of a named tile, and in no way in which no named one did.
    package let ids: Set<String>
    /// Of the same groups, which share the likeliest cause, and changed in other ways, too.
    package let others: [String]

    package init(_ named: some Sequence<String>, among tiles: [ReportModel.Tile]) {
        let named = Set(named)
        var ways: [String: Set<Substring>] = [:]
        for tile in tiles where named.contains(tile.id) {
            ways[tile.group, default: []].formUnion(tile.changes.map(way))
        }
        var ids = named
        var others: [String] = []
        for tile in tiles where !named.contains(tile.id) {
            guard let known = ways[tile.group] else { continue }
            if known.isSuperset(of: tile.changes.map(way)) {
                ids.insert(tile.id)
            } else {
                others.append(tile.id)
            }
        }
        self.ids = ids
        self.others = others
    }
}

/// What changed, without what differs from tile to tile of one change: numbers, counts, colours, and what it became.
private func way(_ change: String) -> Substring {
    let text = change.replacing(/(\S+ )?#[0-9A-Fa-f]+/, with: "#").replacing(/[-0-9.×]+/, with: "")
    return text.prefix(upTo: text.firstRange(of: " → ")?.lowerBound ?? text.endIndex)
}
