import Drawing
import Foundation

/// The layout of lazy stacks.
struct LazyStackLayout {
    let engine: StackEngine
    let traceName: String
}

extension LazyStackLayout: ResultLayout {
    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { size(proposal, subviews) }
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) { place(bounds, proposal, subviews) }
    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        spacing(subviews.nodes)
    }
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Void
    ) -> CGFloat? { self.guide(guide.key, proposal, subviews) }
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Void
    ) -> CGFloat? { self.guide(guide.key, proposal, subviews) }
    func result(_ nodes: [LayoutNode], in proposal: ProposedViewSize) -> StackEngine.Result {
        engine.layOutLazily(nodes, in: proposal)
    }
    func spacing(_ nodes: [LayoutNode]) -> ViewSpacing { engine.spacing(nodes) }
    var traceProperties: [TraceNode.Property] { engine.properties }
}
