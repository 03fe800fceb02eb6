import Drawing
import Foundation

/// The layout of lazy grids.
struct LazyGridLayout {
    let engine: LazyGridEngine
}

extension LazyGridLayout: ResultLayout {
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
        engine.layOut(nodes, in: proposal)
    }
    var traceName: String { engine.axis == .vertical ? "LazyVGrid" : "LazyHGrid" }
    var traceProperties: [TraceNode.Property] {
        [
            .init(
                engine.axis == .vertical ? "columns" : "rows",
                .list(engine.items.map { .name($0.description) })),
            .init("alignment", .name(engine.alignment.name)),
            .init("spacing", engine.spacing.map { .length($0) } ?? .name("default")),
        ]
    }
}
