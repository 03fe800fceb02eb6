import Foundation

/// The arithmetic of `Grid` (Documentation/Rules/layout-rules.md, section 13).
///
/// Columns share the offered width, and rows the height, by the rule of stacks: the least flexible first,
/// each offered an equal part of what is left; a track is as long as its longest cell answers. What cells
/// that span several columns need at least is theirs beforehand; what else they want widens their columns
/// afterwards, by equal parts.
struct GridEngine<Child: LayoutItem> {
    private struct Cell {
        let node: Child
        /// Its place in the list of views.
        let index: Int
        let column: Int
        let span: Int
        /// Whether it stands in a row, not beside the rows across the whole grid.
        let isInRow: Bool
        /// Whether it stands in one column of a row. What spans several, or the whole grid, is aligned by
        /// the grid, not by the column it begins in.
        var isInColumn: Bool { isInRow && span == 1 }
        let unsized: Axis.Set
        let anchor: UnitPoint?
    }

    private struct Row {
        var cells: [Cell] = []
        var alignment: VerticalAlignment?
    }

    private var rows: [Row] = []
    private var columnCount = 0
    private var columnAlignments: [Int: HorizontalAlignment] = [:]
    private let alignment: Alignment
    private let horizontalSpacing: CGFloat?
    private let verticalSpacing: CGFloat?
    private let count: Int
    /// Before each column and row.
    private var gaps: [CGFloat] = []
    private var breaks: [CGFloat] = []

    init(
        _ nodes: [Child], alignment: Alignment, horizontalSpacing: CGFloat?,
        verticalSpacing: CGFloat?
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing.map { $0.isFinite ? $0 : 0 }
        self.verticalSpacing = verticalSpacing.map { $0.isFinite ? $0 : 0 }
        count = nodes.count
        var current: GridCell.Row?
        var next = 0
        var whole: [Int] = []
        for (index, node) in nodes.enumerated() {
            func trait<T>(_ key: Any.Type) -> T? { node.layoutValue(ObjectIdentifier(key)) as? T }
            let row: GridCell.Row? = trait(GridCell.Row.self)
            if let row, row === current, next < GridCell.columnLimit {
            } else {
                rows.append(Row(alignment: row?.alignment))
                next = 0
            }
            current = row
            let span = row == nil ? 1 : min(trait(GridCell.Columns.self) ?? 1, GridCell.spanLimit)
            if row == nil { whole.append(rows.count - 1) }
            if row != nil, let own: HorizontalAlignment = trait(GridCell.ColumnAlignment.self) {
                columnAlignments[next] = own
            }
            rows[rows.count - 1].cells.append(
                Cell(
                    node: node, index: index, column: next, span: span,
                    isInRow: row != nil,
                    unsized: trait(GridCell.UnsizedAxes.self) ?? [],
                    anchor: trait(GridCell.Anchor.self)))
            next += span
            columnCount = max(columnCount, next)
        }
        // A view outside of any row is a row of its own, as wide as the grid.
        for index in whole {
            let cell = rows[index].cells[0]
            rows[index].cells[0] = Cell(
                node: cell.node, index: cell.index, column: 0, span: max(columnCount, 1),
                isInRow: false, unsized: cell.unsized, anchor: cell.anchor)
        }
        gaps = columnGaps()
        breaks = rowGaps()
    }

    /// What is no longer than the gaps is as good as nothing.
    func equivalent(_ proposal: ProposedViewSize) -> ProposedViewSize {
        func clean(_ length: CGFloat?, _ gaps: [CGFloat]) -> CGFloat? {
            length.map { $0 - gaps.reduce(0, +) <= 0 ? 0 : $0 }
        }
        return ProposedViewSize(
            width: clean(proposal.width, gaps), height: clean(proposal.height, breaks))
    }

    /// Along which some cell has no end that its column or row has to be as long as.
    var endlessAxes: Axis.Set {
        rows.flatMap(\.cells).reduce(into: []) { axes, cell in
            var own = cell.node.knownEndlessAxes.subtracting(cell.unsized)
            if cell.span > 1 { own.remove(.horizontal) }
            axes.formUnion(own)
        }
    }

    func width(in proposal: ProposedViewSize) -> CGFloat {
        guard count > 0 else { return 0 }
        return GridEngine.length(columnWidths(proposal.width), gaps)
    }

    func size(in proposal: ProposedViewSize) -> CGSize {
        guard count > 0 else { return .zero }
        let columns = columnWidths(proposal.width)
        return CGSize(
            width: GridEngine.length(columns, gaps),
            height: GridEngine.length(rowHeights(proposal.height, columns), breaks))
    }

    private static func length(_ tracks: [CGFloat], _ gaps: [CGFloat]) -> CGFloat {
        var position: CGFloat = 0
        for index in tracks.indices {
            if index > 0 { position += gaps[index] }
            position += tracks[index]
        }
        return max(position, 0)
    }

    func layOut(in proposal: ProposedViewSize) -> StackEngine.Result {
        var result = StackEngine.Result()
        guard count > 0 else { return result }
        result.origins = Array(repeating: .zero, count: count)
        result.proposals = Array(repeating: .unspecified, count: count)
        let columns = columnWidths(proposal.width)
        let heights = rowHeights(proposal.height, columns)

        var lefts: [CGFloat] = []
        var x: CGFloat = 0
        for column in columns.indices {
            if column > 0 { x += gaps[column] }
            lefts.append(x)
            x += columns[column]
        }
        var y: CGFloat = 0
        for (index, row) in rows.enumerated() {
            if index > 0 { y += breaks[index] }
            place(
                row, top: y, height: heights[index], columns: columns, lefts: lefts,
                into: &result)
            y += heights[index]
        }
        result.size = CGSize(width: max(x, 0), height: max(y, 0))
        return result
    }

    // MARK: - Gaps

    /// Before each column: the widest that two neighbours in any row want.
    private func columnGaps() -> [CGFloat] {
        var gaps = [CGFloat](repeating: horizontalSpacing ?? 0, count: columnCount)
        guard !gaps.isEmpty else { return gaps }
        gaps[0] = 0
        guard horizontalSpacing == nil else { return gaps }
        for row in rows {
            for (left, right) in zip(row.cells, row.cells.dropFirst()) {
                gaps[right.column] = max(
                    gaps[right.column],
                    left.node.spacing.distance(to: right.node.spacing, along: .horizontal))
            }
        }
        return gaps
    }

    /// Before each row: none before the first.
    private func rowGaps() -> [CGFloat] {
        var gaps = [CGFloat](repeating: verticalSpacing ?? 0, count: rows.count)
        guard !gaps.isEmpty else { return gaps }
        gaps[0] = 0
        guard verticalSpacing == nil else { return gaps }
        let edges = rows.map { row in row.cells.map(\.node).spacingUnion }
        for index in gaps.indices.dropFirst() {
            gaps[index] = edges[index - 1].distance(to: edges[index], along: .vertical)
        }
        return gaps
    }

    // MARK: - Tracks

    /// Lengths of tracks that share `available` by the stack's rule; `length` answers for an offer.
    private func share(
        _ count: Int, _ available: CGFloat?, _ length: (Int, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        guard var left = available else { return (0..<count).map { length($0, nil) } }
        // No track's offer depends on the others where nothing is left to share, or no end of it.
        if unsafe LayoutCaching.isOn, left <= 0 || left == .infinity {
            return (0..<count).map { length($0, left) }
        }
        if count == 1 { return [length(0, left)] }
        var lengths = [CGFloat](repeating: 0, count: count)
        let traits = (0..<count).map { track in
            let low = length(track, 0)
            let flexibility = length(track, .infinity) - low
            return (low: low, flexibility: flexibility.isNaN ? 0 : flexibility)
        }
        let order = (0..<count).sorted { i, j in
            let (a, b) = (traits[i], traits[j])
            if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
            if a.flexibility == .infinity, a.low != b.low { return a.low > b.low }
            return i < j
        }
        var remaining = CGFloat(count)
        for track in order {
            lengths[track] = length(track, max(left / remaining, 0))
            if left.isFinite { left -= lengths[track] }
            remaining -= 1
        }
        return lengths
    }

    private func columnWidths(_ width: CGFloat?) -> [CGFloat] {
        var singles = [[Child]](repeating: [], count: columnCount)
        for row in rows {
            for cell in row.cells where cell.span == 1 && !cell.unsized.contains(.horizontal) {
                singles[cell.column].append(cell.node)
            }
        }
        func answer(_ column: Int, _ offer: CGFloat?) -> CGFloat {
            singles[column].reduce(0) {
                max($0, $1.length(.horizontal, ProposedViewSize(width: offer, height: nil)))
            }
        }
        let spanning = rows.flatMap(\.cells).filter {
            $0.span > 1 && !$0.unsized.contains(.horizontal)
        }
        let available = width.map { max($0 - gaps.reduce(0, +), 0) }
        let floors =
            width == nil || !spanning.contains(where: \.isInRow) ? nil : floors(spanning, answer)
        var columns = share(columnCount, available) { column, offer in
            floors.map { max($0[column], answer(column, offer)) } ?? answer(column, offer)
        }
        for cell in spanning {
            let span = spanWidth(cell, columns)
            let total = columns.reduce(0, +) + gaps.reduce(0, +)
            let offer = width.map { max(span + $0 - total, span) }
            let wanted = cell.node.length(.horizontal, ProposedViewSize(width: offer, height: nil))
            let range = range(cell)
            guard wanted > span, !range.isEmpty else { continue }
            let part = (wanted - span) / CGFloat(range.count)
            for column in range { columns[column] += part }
        }
        return columns
    }

    /// What columns must at least have for the cells that span several of them, before any column takes what
    /// is left over.
    ///
    /// What a cell needs beyond the most that its columns take by themselves is no leftover for the
    /// flexible columns beside it. Of its own columns the flexible ones take it, which can, or else all alike.
    private func floors(
        _ spanning: [Cell], _ answer: (Int, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        let most = (0..<columnCount).map { answer($0, .infinity) }
        var floors = [CGFloat](repeating: 0, count: columnCount)
        for cell in spanning where cell.isInRow {
            let range = range(cell)
            let open = range.filter { most[$0] == .infinity }
            let taken = range.reduce(gaps[range].dropFirst().reduce(0, +)) {
                $0 + max(floors[$1], most[$1] == .infinity ? 0 : most[$1])
            }
            let missing = cell.node.length(.horizontal, ProposedViewSize(width: 0, height: nil)) - taken
            guard missing > 0 else { continue }
            let sharers = open.isEmpty ? Array(range) : open
            for column in sharers {
                let own = max(floors[column], most[column] == .infinity ? 0 : most[column])
                floors[column] = own + missing / CGFloat(sharers.count)
            }
        }
        return floors
    }

    private func range(_ cell: Cell) -> Range<Int> {
        cell.column..<min(cell.column + cell.span, columnCount)
    }

    private func spanWidth(_ cell: Cell, _ columns: [CGFloat]) -> CGFloat {
        let range = range(cell)
        return columns[range].reduce(0, +) + gaps[range].dropFirst().reduce(0, +)
    }

    private func rowHeights(
        _ height: CGFloat?, _ columns: [CGFloat]
    ) -> [CGFloat] {
        let widths = rows.map { row in row.cells.map { spanWidth($0, columns) } }
        return share(rows.count, height.map { max($0 - breaks.reduce(0, +), 0) }) { index, offer in
            let row = rows[index]
            let key = (row.alignment ?? alignment.vertical).key
            var extent = AlignedExtent()
            for (cell, width) in zip(row.cells, widths[index])
            where !cell.unsized.contains(.vertical) {
                let proposal = ProposedViewSize(width: width, height: offer)
                extent.add(
                    length: cell.node.length(.vertical, proposal),
                    guide: cell.node.guide(key, for: proposal))
            }
            return extent.length
        }
    }

    // MARK: - Places

    private func place(
        _ row: Row, top: CGFloat, height: CGFloat, columns: [CGFloat], lefts: [CGFloat],
        into result: inout StackEngine.Result
    ) {
        let vertical = (row.alignment ?? alignment.vertical).key
        let proposals = row.cells.map {
            ProposedViewSize(width: spanWidth($0, columns), height: height)
        }
        // The cells' guides meet on one line; built-in ones also on that of the row itself.
        var extent = AlignedExtent()
        for (cell, proposal) in zip(row.cells, proposals) where cell.anchor == nil {
            extent.add(
                length: cell.node.length(.vertical, proposal),
                guide: cell.node.guide(vertical, for: proposal))
        }
        for (cell, proposal) in zip(row.cells, proposals) {
            let size = cell.node.size(proposal)
            let box = CGSize(width: proposal.width ?? 0, height: height)
            var origin: CGPoint
            if let anchor = cell.anchor {
                origin = CGPoint(
                    x: anchor.x * (box.width - size.width), y: anchor.y * (box.height - size.height))
            } else {
                let own = cell.isInColumn ? columnAlignments[cell.column] : nil
                let horizontal = (own ?? alignment.horizontal).key
                let space = ViewDimensions(source: nil, proposal: .unspecified, size: box)
                origin = CGPoint(
                    x: horizontal.defaultValue(in: space)
                        - cell.node.guide(horizontal, for: proposal),
                    y: -cell.node.guide(vertical, for: proposal) - extent.low)
                if [.start, .center, .end].contains(vertical.kind) {
                    origin.y =
                        vertical.defaultValue(in: space) - cell.node.guide(vertical, for: proposal)
                }
            }
            if !origin.x.isFinite { origin.x = 0 }
            if !origin.y.isFinite { origin.y = 0 }
            result.origins[cell.index] = CGPoint(
                x: lefts[cell.column] + origin.x, y: top + origin.y)
            result.proposals[cell.index] = proposal
        }
    }
}

/// What a grid reads from its cells.
enum GridCell {
    /// Columns and rows past this are more than a picture can show.
    static let columnLimit = 10_000
    /// Columns that one cell may span. Each takes its time in every measurement, whether a cell stands in it or not.
    static let spanLimit = 500

    /// The row that a cell is in, by identity.
    final class Row {
        let alignment: VerticalAlignment?
        init(alignment: VerticalAlignment?) { self.alignment = alignment }
    }
    enum Columns {}
    enum Anchor {}
    enum UnsizedAxes {}
    enum ColumnAlignment {}
}
