public import Foundation

/// A layout of the library. Its container is an `EngineNode`; as a `Layout`, for layouts of other people
/// that hand work on to it, it does what that node does.
///
/// Public because what fulfils a public protocol has to be.
public protocol EngineLayout: Layout where Cache == Void {
    var engine: LayoutEngine { get }
}

extension EngineLayout {
    private func places(
        _ proposal: ProposedViewSize, _ nodes: [LayoutNode], size: CGSize
    ) -> StackEngine.Result {
        let engine = engine
        return engine.prepared(nodes).layOut(nodes, in: engine.placement(proposal, size: size))
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        let nodes = subviews.nodes
        let prepared = engine.prepared(nodes)
        return prepared.size(nodes, in: proposal) ?? prepared.layOut(nodes, in: proposal).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let result = places(proposal, subviews.nodes, size: bounds.size)
        for (subview, (origin, offer)) in zip(subviews, zip(result.origins, result.proposals)) {
            subview.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: offer)
        }
    }

    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        engine.spacing(subviews.nodes)
    }

    private func guide(
        _ key: AlignmentKey, _ nodes: [LayoutNode], in proposal: ProposedViewSize, size: CGSize
    ) -> CGFloat? {
        let result = places(proposal, nodes, size: size)
        return StackEngine.combine(key, nodes, result.origins, result.proposals)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Void
    ) -> CGFloat? { self.guide(guide.key, subviews.nodes, in: proposal, size: bounds.size) }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Void
    ) -> CGFloat? { self.guide(guide.key, subviews.nodes, in: proposal, size: bounds.size) }
}
