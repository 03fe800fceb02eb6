import Drawing
import ViewCore

/// What stands where on a style sheet: of most specimens states are columns, once in light and once in
/// dark, and all else are rows.
package struct SheetPlan: Sendable {
    package struct Row: Sendable {
        var line: SheetLine
        /// By column, one half after the other.
        package var tiles: [Tile?]
    }
    /// Columns over one background.
    package struct Half: Sendable {
        package var caption: String
        package var isDark: Bool
        /// That of the tiles where all have one, else white or black.
        var ground: RGBA
        var columns: [SheetLine]
    }

    package var specimen: Specimen
    package var halves: [Half]
    package var rows: [Row]
    /// What folding has made of it, in a sentence.
    var foldingNote: String?
    /// What looks the same, in sentences.
    private var sameLooks: [String] = []
    /// What else a reader should know of the whole, in sentences.
    package var remarks: [String] = []
    /// What the tiles with a moment move by.
    package var curves: [SheetCurve] = []
    /// Whether the tiles stand one behind the other, each under a caption of its own; rows and columns mean nothing then.
    package internal(set) var isGrid = false

    /// What stands below the panels.
    package var note: String? {
        let words = [foldingNote].compactMap(\.self) + sameLooks + remarks
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    /// Says on the sheet what looks the same.
    package mutating func addSentences(about same: [SameLook]) {
        sameLooks += same.map { same in same.words.prefix(1).uppercased() + same.words.dropFirst() + "." }
    }

    /// Leaves the panels out that stand over the other ground; which columns of all stay, `nil` where all do.
    package mutating func keep(half isDark: Bool) -> [Int]? {
        guard halves.contains(where: { $0.isDark == isDark }), halves.contains(where: { $0.isDark != isDark })
        else { return nil }
        var kept: [Int] = []
        var start = 0
        for half in halves {
            if half.isDark == isDark { kept += start..<(start + half.columns.count) }
            start += half.columns.count
        }
        halves.removeAll { $0.isDark != isDark }
        for index in rows.indices { rows[index].tiles = kept.map { rows[index].tiles[$0] } }
        return kept
    }

    package init(_ specimen: Specimen, tiles: [Tile]) {
        self.specimen = specimen
        let axes = specimen.axes.list.map(\.inTime)
        func standing(_ place: SheetPlace) -> [AnyAxis] {
            axes.filter { $0.definition.place == place }
        }
        let halves = combinations(standing(.halves))
        let columns = filmstrips(standing(.columns))
        let (columnAxes, rowAxes) = (SheetAxes(standing(.columns)), SheetAxes(standing(.rows)))
        self.halves = halves.map { half in
            Half(
                caption: half.map(\.caption).joined(separator: " "),
                isDark: TilePoint(values: half).isDark,
                ground: TilePoint(values: half).isDark ? .black : .white,
                columns: columns.map { SheetLine($0, columnAxes) })
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
        let places = halves.flatMap { half in
            columns.map { column in
                axes.compactMap { axis in (half + column).first { $0.axis == axis.id } }
            }
        }
        rows = order.map { row in
            let tiles = byRow[row] ?? [:]
            return Row(line: SheetLine(row, rowAxes), tiles: places.map { tiles[$0] })
        }
        for (index, place) in self.halves.indices.lazy.map({ ($0, $0 * columns.count) }) {
            let grounds = Set(
                rows.flatMap { $0.tiles[place..<(place + columns.count)] }.compactMap { $0?.point.ground })
            if grounds.count == 1, let ground = grounds.first { self.halves[index].ground = ground }
        }
    }
}

/// Values of some of the axes, in the order of ids.
private typealias Place = [AxisValue]

/// Every combination of the axes' values, the first axis turning fastest.
private func combinations(_ axes: [AnyAxis]) -> [Place] {
    axes.reversed().reduce([[]]) { rows, axis in
        rows.flatMap { row in axis.values.map { [$0] + row } }
    }
}

/// Every combination of the columns' axes, with the moments of each side by side.
private func filmstrips(_ axes: [AnyAxis]) -> [Place] {
    let isMoment = axes.map { $0.definition.id == Axis.moment.id && $0.values.count > 1 }
    guard let place = isMoment.firstIndex(of: true) else { return combinations(axes) }
    var others = axes
    let moments = others.remove(at: place)
    return combinations([moments] + others).map { values in
        var values = values
        values.insert(values.removeFirst(), at: place)
        return values
    }
}

extension AnyAxis {
    /// With what is at rest behind all moments: a filmstrip ends where its change ends.
    fileprivate var inTime: AnyAxis {
        guard definition.id == Axis.moment.id, values.count > 1 else { return self }
        return taking(values.filter { !$0.isStandard } + values.filter(\.isStandard))
    }
}

extension TilePoint {
    fileprivate var isDark: Bool { setting.environment.colorScheme == .dark }
    fileprivate var ground: RGBA { SystemColor.systemBackground.resolve(in: setting.environment) }
}
