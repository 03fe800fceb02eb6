import Drawing
import Foundation

/// A smaller safe area for what is inside (Documentation/Rules/layout-rules.md, sections 6 and 15).
final class SafeAreaNode: WrapperNode {
    private let insets: EdgeInsets
    private let placement: Placement

    init(_ child: LayoutNode, insets: EdgeInsets, _ journal: Journal) {
        var clean = insets
        func check(_ length: inout CGFloat) {
            guard !(length >= 0 && length <= CGFloat.largestLength) else { return }
            journal.warn("a safe area inset of \(length) is no usable length; 0 is used")
            length = 0
        }
        check(&clean.top)
        check(&clean.leading)
        check(&clean.bottom)
        check(&clean.trailing)
        self.insets = clean
        placement = journal.placement
        super.init(child, .safeArea)
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max($0 - insets.horizontal, 0) },
            height: proposal.height.map { max($0 - insets.vertical, 0) })
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.size(offer(proposal))
        return CGSize(
            width: size.width + insets.horizontal, height: size.height + insets.vertical)
    }

    override func measureLength(_ axis: Axis, _ proposal: ProposedViewSize) -> CGFloat {
        child.length(axis, offer(proposal))
            + (axis == .horizontal ? insets.horizontal : insets.vertical)
    }

    override func arrange() {
        let container = frame.extended(by: placement.insets(of: frame))
        let safe = CGRect(
            x: frame.minX + insets.leading, y: frame.minY + insets.top,
            width: frame.width - insets.horizontal, height: frame.height - insets.vertical)
        placement.inSafeArea(Placement.SafeArea(container: container, safe: safe)) {
            child.place(at: safe.origin, proposal: offer(placedProposal))
        }
    }

    override func explicitGuide(
        _ key: AlignmentKey, for proposal: ProposedViewSize
    ) -> CGFloat? {
        child.statedGuide(key, for: offer(proposal)).map {
            $0 + (key.axis == .horizontal ? insets.leading : insets.top)
        }
    }
    override var ownSpacing: ViewSpacing { child.spacing.plain(on: insets.edges) }
    override var traceName: String { ".safeAreaPadding" }
    override var traceProperties: [TraceNode.Property] {
        [.init("length", .insets(insets.traced(.all)), .unspoken)]
    }
}

/// `.ignoresSafeArea`: placed in the room past the safe area where its frame touches the edge.
///
/// The size it reports is that for the safe room; only the placed frame grows
/// (Documentation/Rules/layout-rules.md, section 6).
final class IgnoresSafeAreaNode: WrapperNode {
    private let edges: Edge.Set
    private let placement: Placement

    init(_ child: LayoutNode, edges: Edge.Set, _ placement: Placement) {
        self.edges = edges
        self.placement = placement
        super.init(child, .ignoresSafeArea)
    }

    override func arrange() {
        let insets = placement.insets(of: frame, edges: edges)
        guard insets != EdgeInsets() else {
            return child.place(at: frame.origin, proposal: placedProposal)
        }
        let room = frame.extended(by: insets)
        var inner = placement.safeArea
        // Nothing is unsafe any more on the edges that are ignored.
        if var area = inner {
            area.safe = area.safe.extended(by: insets)
            inner = area
        }
        placement.inSafeArea(inner) {
            child.place(at: room.origin, proposal: ProposedViewSize(room.size))
        }
    }
    override var traceName: String { ".ignoresSafeArea" }
}
