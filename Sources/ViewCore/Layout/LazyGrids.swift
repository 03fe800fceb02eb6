import Drawing
public import Foundation

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many tracks in place of one as fit.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: GridItem.Size
    /// To the next item; `nil` is 8.
    public var spacing: CGFloat?
    public var alignment: Alignment?

    public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// A grid that grows downwards.
public struct LazyVGrid<Content> {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content
}

extension LazyVGrid: View where Content: View {
    public typealias Body = Never

    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.init(columns: columns, alignment: alignment, spacing: spacing, content: content())
    }

    public func unfold(into unfolding: inout Unfolding) {
        let nodes = unfolding.nodes(of: content, along: nil, .layout)
        let layout = LazyGridLayout(
            axis: .vertical, items: columns, alignment: alignment.key, spacing: spacing,
            unfolding.journal)
        unfolding.append(CustomLayoutNode(layout, nodes, unfolding))
    }
}

/// A grid that grows sideways.
public struct LazyHGrid<Content> {
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content
}

extension LazyHGrid: View where Content: View {
    public typealias Body = Never

    nonisolated public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.init(rows: rows, alignment: alignment, spacing: spacing, content: content())
    }

    public func unfold(into unfolding: inout Unfolding) {
        let nodes = unfolding.nodes(of: content, along: nil, .layout)
        let layout = LazyGridLayout(
            axis: .horizontal, items: rows, alignment: alignment.key, spacing: spacing,
            unfolding.journal)
        unfolding.append(CustomLayoutNode(layout, nodes, unfolding))
    }
}
