import ViewCore

/// What stands where on a style sheet: of most specimens states are columns, once in light and once in
/// dark, and all else are rows.
package struct SheetPlan {
    package struct Row {
        package var caption: String
        /// By column, one half after the other.
        package var tiles: [Tile?]
    }
    /// Columns over one background.
    package struct Half {
        package var caption: String
        package var isDark: Bool
        package var columns: [String]
    }

    package var specimen: Specimen
    package var halves: [Half]
    package var rows: [Row]

    package init(_ specimen: Specimen, tiles: [Tile]) {
        self.specimen = specimen
        let axes = specimen.axes.list
        func places(_ place: SheetPlace) -> [Place] {
            combinations(axes.filter { $0.definition.place == place })
        }
        let (halves, columns) = (places(.halves), places(.columns))
        self.halves = halves.map { half in
            Half(
                caption: joined(half), isDark: TilePoint(values: half).isDark,
                columns: columns.map(joined))
        }
        var order: [Place] = []
        var byRow: [Place: [Place: Tile]] = [:]
        let isRow = axes.map { $0.definition.place == .rows }
        for tile in tiles {
            var (row, rest): (Place, Place) = ([], [])
            for (value, isRow) in zip(tile.point.values, isRow) {
                if isRow { row.append(value) } else { rest.append(value) }
            }
            if byRow[row] == nil { order.append(row) }
            byRow[row, default: [:]][rest] = tile
        }
        rows = order.map { row in
            Row(
                caption: SheetPlan.caption(row, in: axes.filter { $0.definition.place == .rows }),
                tiles: halves.flatMap { half in
                    columns.map { column in
                        let rest = axes.compactMap { axis in
                            (half + column).first { $0.axis == axis.id }
                        }
                        return byRow[row]?[rest]
                    }
                })
        }
    }

    /// The axes that vary, in words, a line each; a sheet of one row has no need of more than the first.
    private static func caption(_ row: Place, in axes: [AnyAxis]) -> String {
        let varying = zip(row, axes).filter { $0.1.varies }.map(\.0)
        return (varying.isEmpty ? Array(row.prefix(1)) : varying).map(\.caption).joined(separator: "\n")
    }
}

/// Values of some of the axes, in the order of ids.
private typealias Place = [AxisValue]

private func joined(_ place: Place) -> String { place.map(\.caption).joined(separator: " ") }

/// Every combination of the axes' values, the first axis turning fastest.
private func combinations(_ axes: [AnyAxis]) -> [Place] {
    axes.reversed().reduce([[]]) { rows, axis in
        rows.flatMap { row in axis.values.map { [$0] + row } }
    }
}

extension TilePoint {
    fileprivate var isDark: Bool { setting.environment.colorScheme == .dark }
}
