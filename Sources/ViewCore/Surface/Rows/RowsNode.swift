package import Drawing
package import Foundation

/// Rows that belong together, with what stands above and below them.
package struct RowGroup {
    package var header: RowNode?
    package var rows: [RowNode] = []
    package var footer: RowNode?
    /// Above the header or the first row.
    package var before: CGFloat = 0
    /// Below the footer or the last row.
    package var after: CGFloat = 0
    /// From the sides of the list.
    package var leading: CGFloat = 0
    package var trailing: CGFloat = 0
    /// What moves below the rows; `nil` where nothing does.
    var card: RowCard?

    package init() {}

    /// Every view in it, from the top.
    package var nodes: [RowNode] { (header.map { [$0] } ?? []) + rows + (footer.map { [$0] } ?? []) }
}

/// Groups of rows below one another: the content of a list.
package final class RowsNode: LayoutNode {
    private let groups: [RowGroup]
    private let cornerRadius: CGFloat
    private let curve: CornerCurve
    /// Between the rows of a group; where it is not 0 each row has corners of its own.
    private let rowSpacing: CGFloat
    private let nodes: [RowNode]
    /// Rows on their way out, which take no room.
    package var leaving: [LeavingNode] = []
    private let placement: Placement
    /// Whether what is outside of the list around is not seen.
    private let isClipped: Bool
    /// How far from its top the list around shows it, farther than shadows reach.
    private var shown: ClosedRange<CGFloat>?

    package init(
        _ groups: [RowGroup], cornerRadius: CGFloat, curve: CornerCurve, rowSpacing: CGFloat,
        isClipped: Bool = true, _ placement: Placement
    ) {
        self.isClipped = isClipped
        self.groups = groups
        self.cornerRadius = cornerRadius
        self.curve = curve
        self.rowSpacing = rowSpacing
        self.placement = placement
        nodes = groups.flatMap(\.nodes)
        super.init(.rows)
    }

    private func offer(_ width: CGFloat?, in group: RowGroup) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max($0 - group.leading - group.trailing, 0) }, height: nil)
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: length(of: .horizontal, proposal.width), height: length(of: .vertical, proposal.width))
    }

    package override func measureLength(_ axis: Axis, _ proposal: ProposedViewSize) -> CGFloat {
        length(of: axis, proposal.width)
    }

    private func length(of axis: Axis, _ width: CGFloat?) -> CGFloat {
        if axis == .horizontal {
            return width
                ?? groups.reduce(0) { widest, group in
                    let inside = group.nodes.reduce(0) {
                        max($0, $1.length(.horizontal, offer(nil, in: group)))
                    }
                    return max(widest, inside + group.leading + group.trailing)
                }
        }
        return groups.reduce(0) { height, group in
            let offer = offer(width, in: group)
            let inside = group.nodes.reduce(0) { $0 + $1.length(.vertical, offer) }
            return height + group.before + inside + gaps(group) + group.after
        }
    }

    private func gaps(_ group: RowGroup) -> CGFloat { CGFloat(max(group.rows.count - 1, 0)) * rowSpacing }

    package override func equivalent(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width, height: nil)
    }
    package override var measuresApart: Bool { true }
    package override var endlessAxes: Axis.Set { .horizontal }
    package override var statedGuides: StatedGuides { .none }

    package override func arrange() {
        let window =
            isClipped
            ? placement.spaces.last { $0.name == NamedCoordinateSpace.scrollView.name }?.frame : nil
        // Shadows and what else is drawn outside of a row reach this far at most.
        shown = window.map { $0.minY - frame.minY - 400...$0.maxY - frame.minY + 400 }
        var y = frame.minY
        for group in groups {
            let offer = offer(frame.width, in: group)
            func place(_ row: RowNode) {
                row.place(at: CGPoint(x: frame.minX + group.leading, y: y), proposal: offer)
                y += row.frame.height
            }
            y += group.before
            group.header.map(place)
            for (index, row) in group.rows.enumerated() {
                if index > 0 { y += rowSpacing }
                place(row)
            }
            group.footer.map(place)
            y += group.after
            if let card = group.card, let all = ground(of: group.rows) {
                card.place(at: all.origin, proposal: ProposedViewSize(all.size))
            }
        }
        for view in leaving { view.place() }
    }

    // MARK: Drawing

    private func isShown(_ row: RowNode) -> Bool {
        guard let shown else { return true }
        return row.frame.maxY - frame.minY >= shown.lowerBound
            && row.frame.minY - frame.minY <= shown.upperBound
    }

    package override func draw(into builder: inout DisplayBuilder) {
        for group in groups {
            let rows = group.rows.filter(isShown)
            if rowSpacing == 0 {
                // The corners are those of the whole group, also where only a part of it is shown.
                drawGround(of: rows, in: group.rows, on: group.card, into: &builder)
            } else {
                for row in rows { drawGround(of: [row], in: [row], into: &builder) }
            }
            group.header?.drawGround(into: &builder)
            group.footer?.drawGround(into: &builder)
            for row in rows { row.drawLines(into: &builder) }
            for row in group.nodes where isShown(row) { row.draw(into: &builder) }
        }
        for view in leaving { view.node.draw(into: &builder) }
    }

    private func ground(of rows: [RowNode]) -> CGRect? {
        guard let first = rows.first, let last = rows.last else { return nil }
        return first.frame.union(last.frame)
    }

    private func drawGround(
        of rows: [RowNode], in card: [RowNode], on moving: RowCard? = nil, into builder: inout DisplayBuilder
    ) {
        guard let first = card.first, let all = moving?.frame ?? ground(of: card), !rows.isEmpty else {
            return
        }
        guard cornerRadius > 0 else {
            for row in rows { row.drawGround(into: &builder) }
            return
        }
        let frame = builder.snapped(all)
        let outline = frame.outline(radius: cornerRadius, curve)
        if let fill = first.fill, fill.radius == 0, fill.inset == 0,
            card.allSatisfy({ $0.fill?.color == fill.color && !$0.hasOwnBackground })
        {
            builder.fill(outline, .solid(fill.color))
        } else {
            builder.clipped(to: outline) { builder in
                for row in rows { row.drawGround(into: &builder) }
            }
        }
    }

    package override var children: [LayoutNode] {
        tracedChildren + groups.compactMap { $0.rows.isEmpty ? nil : $0.card }
    }
    package override var tracedChildren: [LayoutNode] {
        leaving.isEmpty ? nodes : nodes + leaving.map(\.node)
    }
    package override var traceName: String { "List" }
    package override var traceProperties: [TraceNode.Property] {
        guard cornerRadius > 0 else { return [] }
        return [.init("cornerRadius", .length(cornerRadius))]
    }
}
