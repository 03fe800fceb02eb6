import Foundation
import ViewCore

/// What a cell says to its grid (section 13).
struct Traits {
    var columns = 1
    var isUnsized = (horizontal: false, vertical: false)
    var columnGuide: Tree.Guide?
    var anchor: CGPoint?
    var rowGuide: Tree.Guide?

    func with(_ change: Tree.Change) -> Traits {
        var result = self
        switch change {
        case .gridCellColumns(let count): result.columns = max(count, 1)
        case .gridCellUnsizedAxes(let h, let v): result.isUnsized = (h, v)
        case .gridColumnAlignment(let guide): result.columnGuide = guide
        case .gridCellAnchor(let x, let y): result.anchor = CGPoint(x: x, y: y)
        default: break
        }
        return result
    }
}

/// A cell that tells its grid something.
struct Marked: Box {
    let content: any Part
    let traits: Traits
    let surroundings: Surroundings

    func size(_ offer: Offer) -> CGSize { content.size(offer) }
    func placed(_ offer: Offer) -> PlacedPart { PlacedPart(content, offer) }
}

/// Rows and columns (section 13).
struct CellGrid: Part {
    struct Cell {
        var part: any Part
        var row: Int
        var columns: Range<Int>
        /// A view beside the rows.
        var isAlone = false
        var traits: Traits { part.traits }
    }

    let x: Tree.Guide
    let y: Tree.Guide
    let spacing: (horizontal: CGFloat?, vertical: CGFloat?)
    let cells: [Cell]
    let surroundings: Surroundings

    private var columnCount: Int { cells.map(\.columns.upperBound).max() ?? 0 }
    private var rowCount: Int { cells.map { $0.row + 1 }.max() ?? 0 }

    /// Between columns: the most that two neighbours in a row want, nothing where none meet.
    private var columnGaps: [CGFloat] {
        (1..<max(columnCount, 1)).map { column in
            if let spacing = spacing.horizontal { return spacing }
            let wishes = cells.flatMap { left in
                cells.filter {
                    $0.row == left.row && left.columns.upperBound == column
                        && $0.columns.lowerBound == column
                }
                .map { left.part.distances.distance(to: $0.part.distances, along: .horizontal) }
            }
            return wishes.max() ?? 0
        }
    }

    /// Between rows: as between rows in a column, by the union of their cells.
    private var rowGaps: [CGFloat] {
        func union(_ row: Int) -> Distances {
            var result = Distances()
            for cell in cells where cell.row == row {
                result.take(Axis.vertical.edges, of: cell.part.distances)
            }
            return result
        }
        return (1..<max(rowCount, 1)).map { row in
            spacing.vertical ?? union(row - 1).distance(to: union(row), along: .vertical)
        }
    }

    /// The lengths of columns or rows: as children of a stack share theirs (section 2).
    private func lengths(
        of count: Int, in total: CGFloat?, gaps: [CGFloat], _ answer: (Int, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        guard let total else { return (0..<count).map { answer($0, nil) } }
        guard total.isFinite else { return (0..<count).map { answer($0, .infinity) } }
        let least = (0..<count).map { answer($0, 0) }
        let most = (0..<count).map { answer($0, .infinity) }
        let order = (0..<count).sorted { a, b in
            Flexibility(least[a], most[a]).isBefore(Flexibility(least[b], most[b]), a < b)
        }
        var left = total - gaps.reduce(0, +)
        var lengths = [CGFloat](repeating: 0, count: count)
        for (place, index) in order.enumerated() {
            lengths[index] = answer(index, max(left / CGFloat(count - place), 0))
            left -= lengths[index]
        }
        return lengths
    }

    private func span(_ range: Range<Int>, _ lengths: [CGFloat], _ gaps: [CGFloat]) -> CGFloat {
        range.map { lengths[$0] }.reduce(0, +)
            + range.dropFirst().map { gaps[$0 - 1] }.reduce(0, +)
    }

    /// What the cells that stand in this column alone take.
    private func width(of column: Int, _ offered: CGFloat?) -> CGFloat {
        cells.filter {
            $0.columns == column..<column + 1 && !$0.traits.isUnsized.horizontal
        }
        .map { $0.part.size(Offer(width: offered, height: nil)).width }.max() ?? 0
    }

    private var spanning: [Cell] {
        cells.filter { $0.columns.count > 1 && !$0.traits.isUnsized.horizontal }
    }

    /// What columns must at least have for a cell that spans several: what it needs beyond the most that these
    /// would take themselves is not left over. Where columns without bound are among them, it is theirs.
    private func floors(_ gaps: [CGFloat]) -> [CGFloat] {
        var floors = [CGFloat](repeating: 0, count: columnCount)
        func own(_ column: Int) -> CGFloat {
            let most = width(of: column, .infinity)
            return max(floors[column], most == .infinity ? 0 : most)
        }
        for cell in spanning where !cell.isAlone {
            let least = cell.part.size(Offer(width: 0, height: nil)).width
            let missing = least - span(cell.columns, (0..<columnCount).map(own), gaps)
            guard missing > 0 else { continue }
            let unbounded = cell.columns.filter { width(of: $0, .infinity) == .infinity }
            let takers = unbounded.isEmpty ? Array(cell.columns) : unbounded
            for column in takers {
                floors[column] = own(column) + missing / CGFloat(takers.count)
            }
        }
        return floors
    }

    /// Cells that span several widen their columns alike for what they want of what is left at last.
    private func columns(in offer: Offer) -> [CGFloat] {
        let gaps = columnGaps
        let floors = offer.width == nil ? [] : floors(gaps)
        var widths = lengths(of: columnCount, in: offer.width, gaps: gaps) { column, offered in
            max(width(of: column, offered), floors.isEmpty ? 0 : floors[column])
        }
        for cell in spanning {
            let now = span(cell.columns, widths, gaps)
            let rest = span(0..<columnCount, widths, gaps) - now
            let wish = cell.part.size(
                Offer(width: offer.width.map { max($0 - rest, now) }, height: nil)
            ).width
            guard wish > now else { continue }
            for column in cell.columns {
                widths[column] += (wish - now) / CGFloat(cell.columns.count)
            }
        }
        return widths
    }

    private func rows(in offer: Offer, _ widths: [CGFloat]) -> [CGFloat] {
        let gaps = columnGaps
        return lengths(of: rowCount, in: offer.height, gaps: rowGaps) { row, height in
            // A row is as high as what its cells take that meet at the row's guide.
            let row = cells.filter { $0.row == row && !$0.traits.isUnsized.vertical }
            var placed = row.map { cell in
                PlacedPart(
                    cell.part, Offer(width: span(cell.columns, widths, gaps), height: height))
            }
            return placed.align(.y(row.first?.traits.rowGuide ?? y))
        }
    }

    func size(_ offer: Offer) -> CGSize {
        let (widths, heights) = tracks(in: offer)
        return CGSize(
            width: span(widths.indices, widths, columnGaps),
            height: span(heights.indices, heights, rowGaps))
    }

    private func tracks(in offer: Offer) -> (widths: [CGFloat], heights: [CGFloat]) {
        let widths = columns(in: offer)
        return (widths, rows(in: offer, widths))
    }

    /// A column's alignment: what one of its cells says; the grid's own for what spans columns.
    private func across(_ cell: Cell) -> Tree.Guide {
        guard cell.columns.count == 1, !cell.isAlone else { return x }
        return cells.lazy
            .filter { $0.columns.lowerBound == cell.columns.lowerBound && !$0.isAlone }
            .compactMap(\.traits.columnGuide).first ?? x
    }

    private func placed(_ offer: Offer) -> [PlacedPart] {
        let (widths, heights) = tracks(in: offer)
        let (columnGaps, rowGaps) = (columnGaps, rowGaps)
        return cells.map { cell in
            let box = CGSize(
                width: span(cell.columns, widths, columnGaps), height: heights[cell.row])
            var placed = PlacedPart(cell.part, Offer(box))
            let corner = CGPoint(
                x: widths[..<cell.columns.lowerBound].reduce(0, +)
                    + columnGaps[..<cell.columns.lowerBound].reduce(0, +),
                y: heights[..<cell.row].reduce(0, +) + rowGaps[..<cell.row].reduce(0, +))
            if let anchor = cell.traits.anchor {
                placed.start = CGPoint(
                    x: (box.width - placed.size.width) * anchor.x,
                    y: (box.height - placed.size.height) * anchor.y)
            } else {
                placed = placed.aligned(
                    .x(across(cell)), .y(cell.traits.rowGuide ?? y), in: box)
            }
            placed.start.x += corner.x
            placed.start.y += corner.y
            return placed
        }
    }

    func explicit(_ guide: GuideKey, _ offer: Offer) -> CGFloat? { placed(offer).explicit(guide) }

    func place(at origin: CGPoint, _ offer: Offer, into frames: inout [String: CGRect]) {
        placed(offer).place(in: size(offer), at: origin, surroundings, into: &frames)
    }

    var distances: Distances {
        .union(of: cells.map(\.part))
    }
}
