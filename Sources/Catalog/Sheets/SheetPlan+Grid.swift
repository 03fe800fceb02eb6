extension SheetPlan {
    /// A few tiles of all that the axes have. In a table nearly each would have a row of its own: where they fill no more
    /// than half of it they stand one behind the other, in the order they have, each under a caption of its own.
    package init(scattered specimen: Specimen, tiles: [Tile]) {
        self.init(specimen, tiles: tiles)
        let cells = rows.count * halves.reduce(0) { $0 + $1.columns.count }
        guard tiles.count * 2 <= cells else { return }
        let places = Dictionary(tiles.enumerated().map { ($1.id, $0) }) { first, _ in first }
        var start = 0
        let groups = halves.compactMap { half -> (half: Half, tiles: [Tile])? in
            let columns = start..<(start + half.columns.count)
            start = columns.upperBound
            let own = rows.flatMap { $0.tiles[columns] }.compactMap(\.self)
            guard !own.isEmpty else { return nil }
            return (half, own.sorted { places[$0.id, default: 0] < places[$1.id, default: 0] })
        }
        let line = SheetLine([], SheetAxes([]))
        let most = groups.map(\.tiles.count).max() ?? 0
        let across = min(Int(Double(most).squareRoot().rounded(.up)), SheetPlan.mostAcross)
        halves = groups.map { group in
            var half = group.half
            half.columns = Array(repeating: line, count: min(across, group.tiles.count))
            return half
        }
        rows = stride(from: 0, to: most, by: max(across, 1)).map { first in
            Row(
                line: line,
                tiles: zip(groups, halves).flatMap { group, half in
                    half.columns.indices.map { column in
                        let place = first / across * half.columns.count + column
                        return place < group.tiles.count ? group.tiles[place] : nil
                    }
                })
        }
        isGrid = true
        remarks.append("Captions name the values that are not the usual ones.")
    }

    /// More tiles side by side make a page that nobody sees as a whole.
    private static let mostAcross = 6

    /// What stands above a tile of a grid: the values by which it is not the usual one. Light and dark are told by where it
    /// stands.
    func caption(of tile: Tile) -> String {
        let axes = tile.specimen.axes.list
        let words = zip(axes, tile.point.values).compactMap { axis, value -> String? in
            if axis.definition.place == .halves || value.isStandard { return nil }
            // Controls and type are both small.
            let isShared = axes.contains { other in
                other.definition.id != axis.definition.id && other.varies
                    && other.values.contains { $0.caption == value.caption }
            }
            return isShared ? axis.definition.title.lowercased() + " " + value.caption : value.caption
        }
        return words.isEmpty ? "usual" : words.joined(separator: ", ")
    }
}
