import Drawing
public import Foundation

/// Rows and columns that are as wide and high as their cells.
public struct Grid<Content> {
    let layout: GridLayout
    let content: Content
}

extension Grid: View where Content: View {
    public typealias Body = Never

    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing)
        self.content = content()
    }

    public func unfold(into unfolding: inout Unfolding) {
        // Dividers in a grid run across, as in a column.
        let nodes = unfolding.nodes(of: content, along: .vertical, .layout)
        unfolding.append(LayoutEngine(layout.engine.kind, name: "Grid"), nodes)
    }
}

/// A row of a grid: each of its views is a cell. Outside of a grid it is a group.
public struct GridRow<Content> {
    let alignment: VerticalAlignment?
    let content: Content
}

extension GridRow: View where Content: View {
    public typealias Body = Never

    nonisolated public init(
        alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.content = content()
    }

    /// Cells carry their row as a mark, so that modifiers of the row apply to each cell, as in SwiftUI.
    public func unfold(into unfolding: inout Unfolding) {
        let row = GridCell.Row(alignment: alignment)
        let axis = unfolding.stackAxis
        unfolding.stackAxis = nil
        var cells = 0
        unfolding.wrapNodes(of: content) {
            cells += 1
            return TraitNode(
                $0, values: [ObjectIdentifier(GridCell.Row.self): row], name: "GridRow", part: cells)
        }
        unfolding.stackAxis = axis
    }
}

extension View {
    nonisolated private func gridTrait<T>(
        _ key: Any.Type, _ value: T, _ name: String, _ text: String
    ) -> ModifiedContent<Self, NodeModifier> {
        modifier(
            NodeModifier { node, _ in
                TraitNode(
                    node, values: [ObjectIdentifier(key): value], name: name,
                    properties: [.init("value", .name(text), .unspoken)])
            })
    }

    /// Lets a cell span `count` columns, at least one.
    nonisolated public func gridCellColumns(
        _ count: Int
    ) -> ModifiedContent<Self, NodeModifier> {
        modifier(
            NodeModifier { node, unfolding in
                if count < 1 || count > GridCell.spanLimit {
                    unfolding.warn(
                        ".gridCellColumns(\(count)) is no usable number of columns; "
                            + "the nearest one is used")
                }
                return TraitNode(
                    node,
                    values: [
                        ObjectIdentifier(GridCell.Columns.self):
                            min(max(count, 1), GridCell.spanLimit)
                    ], name: ".gridCellColumns", properties: [.init("count", .number(Double(count)))])
            })
    }

    nonisolated public func gridCellAnchor(
        _ anchor: UnitPoint
    ) -> ModifiedContent<Self, NodeModifier> {
        modifier(
            NodeModifier { node, unfolding in
                let anchor = UnitPoint(
                    x: unfolding.usable(anchor.x, ".gridCellAnchor(x:"),
                    y: unfolding.usable(anchor.y, ".gridCellAnchor(y:"))
                return TraitNode(
                    node, values: [ObjectIdentifier(GridCell.Anchor.self): anchor],
                    name: ".gridCellAnchor",
                    properties: [.init("value", .name(anchor.description), .unspoken)])
            })
    }

    /// Keeps a cell from making its column wider or its row higher.
    nonisolated public func gridCellUnsizedAxes(
        _ axes: Axis.Set
    ) -> ModifiedContent<Self, NodeModifier> {
        gridTrait(
            GridCell.UnsizedAxes.self, axes, ".gridCellUnsizedAxes", "\(axes.rawValue)")
    }

    /// Aligns the whole column of the cell.
    nonisolated public func gridColumnAlignment(
        _ guide: HorizontalAlignment
    ) -> ModifiedContent<Self, NodeModifier> {
        gridTrait(GridCell.ColumnAlignment.self, guide, ".gridColumnAlignment", guide.key.name)
    }
}
