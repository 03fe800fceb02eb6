import Foundation

/// The arithmetic of `ZStack` (Documentation/Rules/layout-rules.md, section 9).
///
/// Views of the highest priority decide the size together; then every view is offered that size, and all are
/// aligned anew.
struct LayerEngine {
    let alignment: Alignment

    /// The size in which the deciding views fit when their guides meet.
    func size<Child: LayoutItem>(_ nodes: [Child], in proposal: ProposedViewSize) -> CGSize {
        guard !nodes.isEmpty else { return .zero }
        let (across, down) = extents(nodes, in: proposal)
        return CGSize(width: across.length, height: down.length)
    }

    /// One length of the size; of the other axis nothing is asked for.
    func length<Child: LayoutItem>(
        _ axis: Axis, _ nodes: [Child], in proposal: ProposedViewSize
    ) -> CGFloat {
        guard !nodes.isEmpty else { return 0 }
        let key = axis == .horizontal ? alignment.horizontal.key : alignment.vertical.key
        let top = highestPriority(nodes)
        var extent = AlignedExtent()
        for node in nodes where node.priority >= top {
            extent.add(length: node.length(axis, proposal), guide: node.guide(key, for: proposal))
        }
        return extent.length
    }

    /// The places in a stack of `size`.
    ///
    /// - Parameter size: what `size(_:in:)` has answered, in points.
    func layOut<Child: LayoutItem>(_ nodes: [Child], in size: CGSize) -> StackEngine.Result {
        var result = StackEngine.Result()
        result.size = size
        guard !nodes.isEmpty else { return result }
        let offer = ProposedViewSize(size)
        let (across, down) = extents(nodes, in: offer)
        result.proposals = Array(repeating: offer, count: nodes.count)
        result.origins = nodes.map { node in
            CGPoint(
                x: -node.guide(alignment.horizontal.key, for: offer) - across.low,
                y: -node.guide(alignment.vertical.key, for: offer) - down.low)
        }
        return result
    }

    /// The union of the preferences of the views that decide the size.
    func spacing<Child: LayoutItem>(_ nodes: [Child]) -> ViewSpacing {
        guard !nodes.isEmpty else { return .zero }
        let top = highestPriority(nodes)
        return nodes.reduce(into: ViewSpacing.undemanding) {
            if $1.priority >= top { $0.formUnion($1.spacing) }
        }
    }

    private func extents<Child: LayoutItem>(
        _ nodes: [Child], in proposal: ProposedViewSize
    ) -> (across: AlignedExtent, down: AlignedExtent) {
        var (across, down) = (AlignedExtent(), AlignedExtent())
        let top = highestPriority(nodes)
        for node in nodes where node.priority >= top {
            let size = node.size(proposal)
            across.add(
                length: size.width, guide: node.guide(alignment.horizontal.key, for: proposal))
            down.add(
                length: size.height, guide: node.guide(alignment.vertical.key, for: proposal))
        }
        return (across, down)
    }

    /// The views that decide the size.
    func deciding<Child: LayoutItem>(_ nodes: [Child]) -> [Child] {
        let top = highestPriority(nodes)
        return nodes.filter { $0.priority >= top }
    }

    private func highestPriority<Child: LayoutItem>(_ nodes: [Child]) -> Double {
        nodes.reduce(-.infinity) { $1.priority > $0 ? $1.priority : $0 }
    }
}
