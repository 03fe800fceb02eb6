import Catalog

extension Rule {
    /// What tiles at one value of an axis have in common with those at another.
    static func paired(
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
