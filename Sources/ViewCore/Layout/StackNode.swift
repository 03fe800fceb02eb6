import Drawing
package import Foundation

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

    /// Children are placed with a definite length across, so that a divider in a column without a
    /// width becomes as wide as the column.
    private func definite(_ proposal: ProposedViewSize, _ size: CGSize) -> ProposedViewSize {
        let minor = engine.axis.other
        guard proposal[minor] == nil else { return proposal }
        var definite = proposal
        definite[minor] = size[minor]
        return definite
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { result(proposal).size }

    override func arrange() {
        let result = result(definite(placedProposal, frame.size))
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
        let result = result(definite(proposal, size(proposal)))
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
    private lazy var edges: ViewSpacing = {
        guard let first = nodes.first, let last = nodes.last else { return .zero }
        var spacing = nodes.reduce(into: ViewSpacing.zero) { $0.formUnion($1.spacing) }
        spacing[engine.axis, false] = first.spacing[engine.axis, false]
        spacing[engine.axis, true] = last.spacing[engine.axis, true]
        return spacing
    }()

    override func draw(into builder: inout DisplayBuilder) { builder.draw(nodes) }
    override var children: [LayoutNode] { nodes }
    override var traceName: String { name }
    override var traceProperties: [TraceNode.Property] {
        [
            .init("alignment", engine.alignment.name),
            .init("spacing", engine.spacing.map(shortNumber) ?? "default"),
        ]
    }
}

/// Views on top of each other.
final class LayerNode: LayoutNode {
    private let alignment: Alignment
    private let nodes: [LayoutNode]

    init(_ alignment: Alignment, _ nodes: [LayoutNode]) {
        self.alignment = alignment
        self.nodes = nodes
    }

    private struct Result {
        var size = CGSize.zero
        var proposals: [ProposedViewSize] = []
        var origins: [CGPoint] = []
    }

    /// Only views of the highest priority decide the size; the others are then offered it
    /// (Documentation/Rules/layout-rules.md, section 9).
    private func result(_ proposal: ProposedViewSize) -> Result {
        var result = Result()
        guard !nodes.isEmpty else { return result }
        let top = nodes.map(\.priority).filter { !$0.isNaN }.max() ?? 0
        var (across, down) = (AlignedExtent(), AlignedExtent())
        for node in nodes where node.priority >= top {
            let size = node.size(proposal)
            across.add(
                length: size.width, guide: node.guide(alignment.horizontal.key, for: proposal))
            down.add(
                length: size.height, guide: node.guide(alignment.vertical.key, for: proposal))
        }
        result.size = CGSize(width: across.length, height: down.length)
        for node in nodes {
            let offer = node.priority >= top ? proposal : ProposedViewSize(result.size)
            result.proposals.append(offer)
            result.origins.append(
                CGPoint(
                    x: -node.guide(alignment.horizontal.key, for: offer) - across.low,
                    y: -node.guide(alignment.vertical.key, for: offer) - down.low))
        }
        return result
    }

    /// The same for `ZStackLayout`.
    func stackResult(_ proposal: ProposedViewSize) -> StackEngine.Result {
        let result = result(proposal)
        return StackEngine.Result(
            size: result.size, origins: result.origins, proposals: result.proposals)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { result(proposal).size }

    override func arrange() {
        let result = result(placedProposal)
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
        let result = result(proposal)
        return StackEngine.combine(key, nodes, result.origins, result.proposals)
    }

    override var statedGuides: StatedGuides { nodes.statedGuides }
    override var spacing: ViewSpacing { edges }
    private lazy var edges = nodes.reduce(into: ViewSpacing.zero) { $0.formUnion($1.spacing) }
    override func draw(into builder: inout DisplayBuilder) { builder.draw(nodes) }
    override var children: [LayoutNode] { nodes }
    override var traceName: String { "ZStack" }
    override var traceProperties: [TraceNode.Property] {
        [.init("alignment", alignment.description)]
    }
}

/// A number as people write it: up to three decimals, no trailing zeros.
package func shortNumber(_ value: CGFloat) -> String {
    if value == .infinity { return "infinity" }
    if value == -.infinity { return "-infinity" }
    guard value.isFinite, abs(value) < 1e12 else { return value.isNaN ? "nan" : "\(value)" }
    let thousandths = (value * 1000).rounded()
    if thousandths.truncatingRemainder(dividingBy: 1000) == 0 {
        return "\(Int(thousandths / 1000))"
    }
    var digits = "\(Int(abs(thousandths)))"
    digits = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    var text = "\(digits.dropLast(3)).\(digits.suffix(3))"
    while text.hasSuffix("0") { text.removeLast() }
    return thousandths < 0 ? "-" + text : text
}
