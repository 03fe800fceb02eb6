import Drawing
import Foundation

/// A container of the library: an engine works a size and a place for each view out at once.
final class EngineNode: LayoutNode {
    private let engine: LayoutEngine
    private let nodes: [LayoutNode]
    /// Views that are gone and on their way out: drawn where they were, in no place of the layout.
    var leaving: [LeavingNode] = []
    private lazy var prepared = engine.prepared(nodes)
    private var latest: (proposal: ProposedViewSize, result: StackEngine.Result)?
    private var earlier: (proposal: ProposedViewSize, result: StackEngine.Result)?

    init(_ engine: LayoutEngine, _ nodes: [LayoutNode]) {
        self.engine = engine
        self.nodes = nodes
        super.init(.engine)
    }

    /// Size, guides and places ask for the same few results in turns.
    private func result(_ proposal: ProposedViewSize) -> StackEngine.Result {
        cachedResult(for: proposal) ?? keep(proposal, prepared.layOut(nodes, in: proposal))
    }

    private func cachedResult(for proposal: ProposedViewSize) -> StackEngine.Result? {
        guard unsafe LayoutCaching.isOn else { return nil }
        if let latest, latest.proposal.isIdentical(to: proposal) { return latest.result }
        if let earlier, earlier.proposal.isIdentical(to: proposal) { return earlier.result }
        return nil
    }

    private func keep(
        _ proposal: ProposedViewSize, _ result: StackEngine.Result
    ) -> StackEngine.Result {
        earlier = latest
        latest = (proposal, result)
        return result
    }

    /// Where each view goes in a container that was measured at `proposal`.
    private func places(_ proposal: ProposedViewSize, size: CGSize) -> StackEngine.Result {
        result(engine.placement(proposal, size: size))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        prepared.size(nodes, in: proposal) ?? result(proposal).size
    }
    override func measureLength(_ axis: Axis, _ proposal: ProposedViewSize) -> CGFloat {
        prepared.length(axis, nodes, in: proposal) ?? size(proposal)[axis]
    }
    override func equivalent(_ proposal: ProposedViewSize) -> ProposedViewSize {
        prepared.equivalent(proposal)
    }
    override var endlessAxes: Axis.Set { prepared.endlessAxes(nodes) }
    override var measuresApart: Bool { true }

    override func arrange() {
        let result = places(placedProposal, size: frame.size)
        for (index, node) in nodes.enumerated() {
            let origin = result.origins[index]
            node.place(
                at: CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y),
                proposal: result.proposals[index])
        }
        for view in leaving { view.place() }
    }

    override func explicitGuide(
        _ key: AlignmentKey, for proposal: ProposedViewSize
    ) -> CGFloat? {
        let result = places(proposal, size: size(proposal))
        return StackEngine.combine(key, nodes, result.origins, result.proposals)
    }

    override func forgetSizes() {
        latest = nil
        earlier = nil
        super.forgetSizes()
    }

    override var statedGuides: StatedGuides { nodes.statedGuides }
    /// Asked for by each layout of the container around; made once, or nested stacks would ask their
    /// first and last child over and over.
    override var ownSpacing: ViewSpacing { madeEdges }
    private lazy var madeEdges = engine.spacing(nodes)

    override func draw(into builder: inout DisplayBuilder) {
        builder.draw(leaving.isEmpty ? nodes : leaving.among(nodes))
    }
    override var children: [LayoutNode] { nodes }
    override var tracedChildren: [LayoutNode] { leaving.isEmpty ? nodes : leaving.among(nodes) }
    override var traceName: String { engine.name }
    override var traceProperties: [TraceNode.Property] { engine.traceProperties }
}
