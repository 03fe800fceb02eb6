import Drawing
import Foundation

/// `.containerRelativeFrame`: a fixed frame in parts of the container (Documentation/Rules/layout-rules.md,
/// section 15).
final class ContainerFrameNode: WrapperNode {
    private let axes: Axis.Set
    private let alignment: Alignment
    private let length: (CGFloat, Axis) -> CGFloat
    private let journal: Journal

    init(
        _ child: LayoutNode, axes: Axis.Set, alignment: Alignment,
        length: @escaping (CGFloat, Axis) -> CGFloat, _ journal: Journal
    ) {
        self.axes = axes
        self.alignment = alignment
        self.length = length
        self.journal = journal
        super.init(child, .containerFrame)
    }

    /// Where the container has no length of its own, the view keeps what it is offered.
    private func own(_ axis: Axis) -> CGFloat? {
        let isChosen = axes.contains(axis == .horizontal ? .horizontal : .vertical)
        guard isChosen, let room = journal.placement.container[axis], room.isFinite else {
            return nil
        }
        let own = length(room, axis)
        guard own >= 0, own <= CGFloat.largestLength else {
            // Measured at no room at all, parts with spacing between them may be less than nothing.
            if room > 0 {
                journal.warn(".containerRelativeFrame: \(own) is no usable length; 0 is used")
            }
            return 0
        }
        return own
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: own(.horizontal) ?? proposal.width, height: own(.vertical) ?? proposal.height)
    }

    override func equivalent(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: own(.horizontal) == nil ? proposal.width : nil,
            height: own(.vertical) == nil ? proposal.height : nil)
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.size(offer(proposal))
        return CGSize(
            width: own(.horizontal) ?? size.width, height: own(.vertical) ?? size.height)
    }
    override func measureLength(_ axis: Axis, _ proposal: ProposedViewSize) -> CGFloat {
        own(axis) ?? child.length(axis, offer(proposal))
    }
    override var endlessAxes: Axis.Set { child.knownEndlessAxes.subtracting(axes) }
    override func arrange() {
        placeAligned(child, alignment, proposal: offer(placedProposal))
    }
    override func explicitGuide(
        _ key: AlignmentKey, for proposal: ProposedViewSize
    ) -> CGFloat? {
        baselineGuide(
            key, child: child, alignment: alignment, size: size(proposal), offer: offer(proposal))
    }
    override var ownSpacing: ViewSpacing {
        var edges: Edge.Set = []
        if axes.contains(.horizontal) { edges.formUnion(.horizontal) }
        if axes.contains(.vertical) { edges.formUnion(.vertical) }
        return child.framedSpacing(on: edges)
    }
    override var statedGuides: StatedGuides { child.knownGuides.intersection(.baselines) }
    override var traceName: String { ".containerRelativeFrame" }
    override var traceProperties: [TraceNode.Property] {
        alignment.tracedUnlessCentered
    }
}
