import Drawing
import Foundation

/// Measures its candidates at their ideal size on the tested axes (Documentation/Rules/layout-rules.md,
/// section 12, rule 2).
final class ViewThatFitsNode: LayoutNode {
    private let candidates: [LayoutNode]
    private let axes: Axis.Set
    private var chosen: LayoutNode?

    init(_ candidates: [LayoutNode], axes: Axis.Set) {
        self.candidates = candidates
        self.axes = axes
    }

    /// The last one if none fits; a length that is not proposed is long enough for anything.
    private func choice(_ proposal: ProposedViewSize) -> LayoutNode? {
        let ideal = ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
        // A thousandth of a point is arithmetic noise.
        let noise: CGFloat = 0.001
        let fitting = candidates.dropLast().first { node in
            let size = node.size(ideal)
            return (!axes.contains(.horizontal) || size.width <= (proposal.width ?? .infinity) + noise)
                && (!axes.contains(.vertical) || size.height <= (proposal.height ?? .infinity) + noise)
        }
        return fitting ?? candidates.last
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        choice(proposal)?.size(proposal) ?? .zero
    }
    override func arrange() {
        chosen = choice(placedProposal)
        chosen?.place(at: frame.origin, proposal: placedProposal)
    }
    override func explicitGuide(
        _ key: AlignmentKey, for proposal: ProposedViewSize
    ) -> CGFloat? { choice(proposal)?.explicitGuide(key, for: proposal) }
    override var spacing: ViewSpacing { (chosen ?? candidates.first)?.spacing ?? .zero }
    override func forgetSizes() {
        super.forgetSizes()
        for node in candidates { node.forgetSizes() }
    }
    override var children: [LayoutNode] { chosen.map { [$0] } ?? [] }
    override var traceName: String { "ViewThatFits" }
    override var traceProperties: [TraceNode.Property] {
        let index = candidates.firstIndex { $0 === chosen }
        return [
            .init(
                "choice", .name(index.map { "\($0 + 1) of \(candidates.count)" } ?? "none"))
        ]
    }
}
