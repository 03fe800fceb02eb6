import Drawing
import Foundation

/// Views on top of each other.
final class LayerNode: LayoutNode {
    private let alignment: Alignment
    private let nodes: [LayoutNode]

    init(_ alignment: Alignment, _ nodes: [LayoutNode]) {
        self.alignment = alignment
        self.nodes = nodes
    }

    private var engine: LayerEngine { LayerEngine(alignment: alignment) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        engine.size(nodes, in: proposal)
    }

    override func arrange() {
        let result = engine.layOut(nodes, in: frame.size)
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
        let result = engine.layOut(nodes, in: size(proposal))
        return StackEngine.combine(key, nodes, result.origins, result.proposals)
    }

    override var statedGuides: StatedGuides { nodes.statedGuides }
    override var spacing: ViewSpacing { edges }
    private lazy var edges = engine.spacing(nodes)
    override func draw(into builder: inout DisplayBuilder) { builder.draw(nodes) }
    override var children: [LayoutNode] { nodes }
    override var traceName: String { "ZStack" }
    override var traceProperties: [TraceNode.Property] {
        [.init("alignment", alignment.traced)]
    }
}
