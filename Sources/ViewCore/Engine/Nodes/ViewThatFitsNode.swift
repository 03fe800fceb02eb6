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
        super.init(.viewThatFits)
    }

    /// The last one if none fits; a length that is not proposed is long enough for anything.
    private func choice(_ proposal: ProposedViewSize) -> LayoutNode? {
        let ideal = ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
        // A thousandth of a point is arithmetic noise.
        let noise: CGFloat = 0.001
        let fitting = candidates.dropLast().first { node in
            func fits(_ axis: Axis) -> Bool {
                guard axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return true }
                return node.length(axis, ideal) <= (proposal[axis] ?? .infinity) + noise
            }
            return fits(.horizontal) && fits(.vertical)
        }
        return fitting ?? candidates.last
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        choice(proposal)?.size(proposal) ?? .zero
    }
    override func measureLength(_ axis: Axis, _ proposal: ProposedViewSize) -> CGFloat {
        choice(proposal)?.length(axis, proposal) ?? 0
    }
    override var endlessAxes: Axis.Set {
        guard let first = candidates.first else { return [] }
        return candidates.reduce(first.knownEndlessAxes) { $0.intersection($1.knownEndlessAxes) }
    }
    override var measuresApart: Bool { candidates.contains(where: \.isMeasuredApart) }
    override func arrange() {
        chosen = choice(placedProposal)
        chosen?.place(at: frame.origin, proposal: placedProposal)
    }
    override func explicitGuide(
        _ key: AlignmentKey, for proposal: ProposedViewSize
    ) -> CGFloat? { choice(proposal)?.statedGuide(key, for: proposal) }
    override var statedGuides: StatedGuides { candidates.statedGuides }
    override var ownSpacing: ViewSpacing { candidates.first?.spacing ?? .zero }
    override var allInside: [LayoutNode] { candidates }
    override var children: [LayoutNode] { chosen.map { [$0] } ?? [] }
    override var traceName: String { "ViewThatFits" }
    override var traceProperties: [TraceNode.Property] {
        let index = candidates.firstIndex { $0 === chosen }
        return [
            .init(
                TraceNode.Property.choice, .name(index.map { "\($0 + 1) of \(candidates.count)" } ?? "none"))
        ]
    }
}
