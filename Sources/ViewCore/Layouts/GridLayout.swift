import Drawing
public import Foundation

/// The layout of `Grid`, for use with `AnyLayout`.
public struct GridLayout: Layout, Sendable {
    public var alignment: Alignment
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?
    var name = "GridLayout"

    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }
}

extension GridLayout: ResultLayout {
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { size(proposal, subviews) }
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) { place(bounds, proposal, subviews) }
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        spacing(subviews.nodes)
    }
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Void
    ) -> CGFloat? { self.guide(guide.key, proposal, subviews) }
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Void
    ) -> CGFloat? { self.guide(guide.key, proposal, subviews) }
    func result(_ nodes: [LayoutNode], in proposal: ProposedViewSize) -> StackEngine.Result {
        GridEngine(
            nodes, alignment: alignment, horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing
        ).layOut(in: proposal)
    }
    var traceName: String { name }
    var traceProperties: [TraceNode.Property] {
        [
            .init("alignment", alignment.traced),
            .init("horizontalSpacing", horizontalSpacing.map { .length($0) } ?? .name("default")),
            .init("verticalSpacing", verticalSpacing.map { .length($0) } ?? .name("default")),
        ]
    }
}
