import Drawing
import Foundation

/// A row or column.
final class StackNode: LayoutNode {
    private let engine: StackEngine
    private let nodes: [LayoutNode]
    private let name: String
    private var known: (proposal: ProposedViewSize, result: StackEngine.Result)?

    init(_ engine: StackEngine, _ nodes: [LayoutNode], name: String) {
        self.engine = engine
        self.nodes = nodes
        self.name = name
    }

    private func result(_ proposal: ProposedViewSize) -> StackEngine.Result {
        if unsafe LayoutCaching.isOn, let known, known.proposal.isIdentical(to: proposal) {
            return known.result
        }
        let result = engine.layOut(nodes, in: proposal)
        known = (proposal, result)
        return result
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { result(proposal).size }

    override func arrange() {
        let result = result(engine.definite(placedProposal, frame.size))
        for (index, node) in nodes.enumerated() {
            let origin = result.origins[index]
            node.place(
                at: CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y),
                proposal: result.proposals[index])
        }
    }

    override func explicitGuide(
        _ key: AlignmentKey, for proposal: ProposedViewSize
    ) -> CGFloat? {
        let result = result(engine.definite(proposal, size(proposal)))
        return StackEngine.combine(key, nodes, result.origins, result.proposals)
    }

    override func forgetSizes() {
        known = nil
        super.forgetSizes()
    }

    override var statedGuides: StatedGuides { nodes.statedGuides }
    override var spacing: ViewSpacing { edges }

    /// Asked for by each layout of the stack around; made once, or nested stacks would ask their
    /// first and last child over and over.
    private lazy var edges = engine.spacing(nodes)

    override func draw(into builder: inout DisplayBuilder) { builder.draw(nodes) }
    override var children: [LayoutNode] { nodes }
    override var traceName: String { name }
    override var traceProperties: [TraceNode.Property] {
        [
            .init("alignment", .name(engine.alignment.name)),
            .init("spacing", engine.spacing.map { .length($0) } ?? .name("default")),
        ]
    }
}
