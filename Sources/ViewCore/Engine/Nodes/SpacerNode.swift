import Drawing
import Foundation

final class SpacerNode: LayoutNode {
    private let minLength: CGFloat
    /// Whether the length was written; the usual one goes without saying.
    private let isStated: Bool
    /// The axis of the stack that it stands in; without one it grows both ways.
    var axis: Axis?

    init(minLength: CGFloat, isStated: Bool, axis: Axis?) {
        self.minLength = minLength
        self.isStated = isStated
        self.axis = axis
        super.init(.spacer)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        func length(_ offer: CGFloat?) -> CGFloat { max(offer ?? minLength, minLength) }
        switch axis {
        case .horizontal?: return CGSize(width: length(proposal.width), height: 0)
        case .vertical?: return CGSize(width: 0, height: length(proposal.height))
        case nil: return CGSize(width: length(proposal.width), height: length(proposal.height))
        }
    }
    override var endlessAxes: Axis.Set { axis.map { Axis.Set($0) } ?? [.horizontal, .vertical] }
    override func equivalent(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard let axis else { return proposal }
        return ProposedViewSize(axis, major: proposal[axis], minor: nil)
    }
    override var statedGuides: StatedGuides { .none }
    override var priority: Double { -.infinity }
    /// Nothing along its stack; across, it wants no more than its neighbours do.
    override var ownSpacing: ViewSpacing {
        guard let axis else { return .zero }
        var spacing = ViewSpacing.undemanding
        spacing[axis, false] = .none
        spacing[axis, true] = .none
        return spacing
    }
    override var keepsSpacingInFrames: Bool { true }
    override var traceName: String { "Spacer" }
    override var traceProperties: [TraceNode.Property] {
        isStated ? [.init("minLength", .length(minLength))] : []
    }
}
