public import Foundation

/// A layout of the library: an engine works a size and a place for each view out at once.
///
/// Each gets the whole `Layout` protocol from its engine, so that nothing of it is written twice. Public
/// because what fulfils a public protocol has to be.
public protocol EngineLayout: Layout where Cache == Void {
    var engine: LayoutEngine { get }
}

/// The arithmetic behind a layout of the library.
public struct LayoutEngine: Sendable {
    enum Kind: Sendable {
        case stack(StackEngine)
        case lazyStack(StackEngine)
        case layers(LayerEngine)
        case grid(Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?)
        case lazyGrid(LazyGridEngine)
    }
    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    func layOut(_ nodes: [LayoutNode], in proposal: ProposedViewSize) -> StackEngine.Result {
        switch kind {
        case .stack(let engine): engine.definite(nodes, in: proposal)
        case .lazyStack(let engine): engine.layOutLazily(nodes, in: proposal)
        case .layers(let engine): engine.layOut(nodes, in: proposal)
        case .grid(let alignment, let horizontalSpacing, let verticalSpacing):
            GridEngine(
                nodes, alignment: alignment, horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing
            ).layOut(in: proposal)
        case .lazyGrid(let engine): engine.layOut(nodes, in: proposal)
        }
    }

    func spacing(_ nodes: [LayoutNode]) -> ViewSpacing {
        switch kind {
        case .stack(let engine), .lazyStack(let engine): engine.spacing(nodes)
        case .layers, .grid, .lazyGrid:
            nodes.reduce(into: ViewSpacing.zero) { $0.formUnion($1.spacing) }
        }
    }

    func guide(
        _ key: AlignmentKey, _ nodes: [LayoutNode], in proposal: ProposedViewSize
    ) -> CGFloat? {
        let result = layOut(nodes, in: proposal)
        return StackEngine.combine(key, nodes, result.origins, result.proposals)
    }
}

extension EngineLayout {
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { engine.layOut(subviews.nodes, in: proposal).size }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let result = engine.layOut(subviews.nodes, in: proposal)
        for (index, subview) in subviews.enumerated() where index < result.origins.count {
            let origin = result.origins[index]
            subview.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
                proposal: result.proposals[index])
        }
    }

    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        engine.spacing(subviews.nodes)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Void
    ) -> CGFloat? { engine.guide(guide.key, subviews.nodes, in: proposal) }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Void
    ) -> CGFloat? { engine.guide(guide.key, subviews.nodes, in: proposal) }
}
