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

    func size(_ nodes: [LayoutNode], in proposal: ProposedViewSize) -> CGSize {
        switch kind {
        case .stack(let engine): engine.layOut(nodes, in: proposal).size
        case .layers(let engine): engine.size(nodes, in: proposal)
        case .lazyStack, .grid, .lazyGrid: layOut(nodes, in: proposal, size: .zero).size
        }
    }

    /// The places in a container of `size`, which is what it has answered to `proposal`.
    func layOut(
        _ nodes: [LayoutNode], in proposal: ProposedViewSize, size: CGSize
    ) -> StackEngine.Result {
        switch kind {
        case .stack(let engine): engine.layOut(nodes, in: engine.definite(proposal, size))
        case .lazyStack(let engine): engine.layOutLazily(nodes, in: proposal)
        case .layers(let engine): engine.layOut(nodes, in: size)
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
        case .layers(let engine): engine.spacing(nodes)
        case .grid, .lazyGrid: nodes.spacingUnion
        }
    }

    func guide(
        _ key: AlignmentKey, _ nodes: [LayoutNode], in proposal: ProposedViewSize, size: CGSize
    ) -> CGFloat? {
        let result = layOut(nodes, in: proposal, size: size)
        return StackEngine.combine(key, nodes, result.origins, result.proposals)
    }
}

extension EngineLayout {
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { engine.size(subviews.nodes, in: proposal) }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let result = engine.layOut(subviews.nodes, in: proposal, size: bounds.size)
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
    ) -> CGFloat? { engine.guide(guide.key, subviews.nodes, in: proposal, size: bounds.size) }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Void
    ) -> CGFloat? { engine.guide(guide.key, subviews.nodes, in: proposal, size: bounds.size) }
}
