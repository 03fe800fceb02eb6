import Drawing
import Foundation

/// A scroll view (Documentation/Rules/layout-rules.md, section 12): along its axes it takes what is offered
/// and lets its content have its ideal length; across it is as long as its content.
final class ScrollNode: WrapperNode {
    private let axes: Axis.Set
    private let clips: Bool
    private let placement: Placement
    /// What lies around the content, inside of this frame.
    private let margins: EdgeInsets
    private let anchors: ScrollAnchors
    private var known: ProposedViewSize?

    init(
        _ child: LayoutNode, axes: Axis.Set, clips: Bool, margins: EdgeInsets = EdgeInsets(),
        anchors: ScrollAnchors = ScrollAnchors(), _ placement: Placement
    ) {
        self.axes = axes
        self.clips = clips
        self.placement = placement
        self.margins = margins
        self.anchors = anchors
        super.init(child, .scroll)
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    /// Asks the content with this view, without its margins, as the container it is relative to.
    private func inside(_ frame: ProposedViewSize, _ action: () -> Void) {
        let container = ProposedViewSize(
            width: frame.width.map { max($0 - margins.leading - margins.trailing, 0) },
            height: frame.height.map { max($0 - margins.top - margins.bottom, 0) })
        let read = ProposedViewSize(
            width: placement.readsContainer.contains(.horizontal) ? container.width : nil,
            height: placement.readsContainer.contains(.vertical) ? container.height : nil)
        if let known, known != read { child.forgetSizes() }
        known = read
        placement.inContainer(container, action)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var size = CGSize.zero
        inside(proposal) { size = child.size(offer(proposal)) }
        if axes.contains(.horizontal) { size.width = proposal.width ?? size.width }
        if axes.contains(.vertical) { size.height = proposal.height ?? size.height }
        return size
    }

    override func measureLength(_ axis: Axis, _ proposal: ProposedViewSize) -> CGFloat {
        if axes.contains(axis == .horizontal ? .horizontal : .vertical), let own = proposal[axis] {
            return own
        }
        var length: CGFloat = 0
        inside(proposal) { length = child.length(axis, offer(proposal)) }
        return length
    }

    override var endlessAxes: Axis.Set { axes.union(child.knownEndlessAxes) }

    override var spaceName: AnyHashable? { NamedCoordinateSpace.scrollView.name }
    override func arrange() {
        let offer = offer(placedProposal)
        let frame = frame
        let watchers = placement.takeScrollWatchers()
        placement.inSpace(NamedCoordinateSpace.scrollView.name, frame: frame) {
            inside(ProposedViewSize(frame.size)) {
                let size = child.size(offer)
                // Across, content that is not as wide as the frame is centred; along, its anchor says where it starts.
                func start(_ axis: Axis) -> CGFloat {
                    axes.contains(Axis.Set(axis))
                        ? anchors.start(size[axis], in: frame.size[axis], along: axis)
                        : (frame.size[axis] - size[axis]) / 2
                }
                placement.showing(frame, along: axes) {
                    child.place(
                        at: CGPoint(x: frame.minX + start(.horizontal), y: frame.minY + start(.vertical)),
                        proposal: offer)
                }
            }
        }
        if !watchers.isEmpty {
            let geometry = geometry()
            for watcher in watchers { watcher(geometry) }
        }
    }

    /// The safe area's insets are the content's, as its margins are.
    private func geometry() -> ScrollGeometry {
        let safe = placement.insets(of: frame)
        let seen = frame.extended(by: safe)
        return ScrollGeometry(
            contentOffset: CGPoint(
                x: seen.minX - child.frame.minX - margins.leading,
                y: seen.minY - child.frame.minY - margins.top),
            contentSize: CGSize(
                width: child.frame.width - margins.horizontal, height: child.frame.height - margins.vertical),
            contentInsets: EdgeInsets(
                top: margins.top + safe.top, leading: margins.leading + safe.leading,
                bottom: margins.bottom + safe.bottom, trailing: margins.trailing + safe.trailing),
            containerSize: CGSize(
                width: max(frame.width - margins.horizontal, 0),
                height: max(frame.height - margins.vertical, 0)))
    }

    override var statedGuides: StatedGuides { .none }
    override var priority: Double { 0 }
    override var ownSpacing: ViewSpacing { ViewSpacing() }
    override func forgetSizes() {
        known = nil
        super.forgetSizes()
    }

    override func draw(into builder: inout DisplayBuilder) {
        guard clips else { return child.draw(into: &builder) }
        let child = child
        builder.clipped(to: .rectangle(builder.snapped(frame))) { child.draw(into: &$0) }
    }
    override var traceName: String { "ScrollView" }
    override var traceProperties: [TraceNode.Property] {
        let names = [(Axis.Set.horizontal, "horizontal"), (.vertical, "vertical")]
            .filter { axes.contains($0.0) }.map(\.1)
        return [.init("axes", .name(names.joined(separator: " ")))]
    }
}
