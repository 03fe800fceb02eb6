import Foundation

/// A view that lends its frame to others, or takes that of another.
final class MatchedNode: WrapperNode {
    /// What the views share that have one geometry.
    let key: AnyHashable
    private let takes: (position: Bool, size: Bool)
    private let anchor: CGPoint
    private let isSource: Bool
    private let placement: Placement
    /// Whether it is on its way out.
    var isGoing = false

    /// - Parameter anchor: what is shared of this view's frame, in the unit square.
    init(
        _ child: LayoutNode, _ key: AnyHashable, takes: (position: Bool, size: Bool), anchor: CGPoint,
        isSource: Bool, _ placement: Placement
    ) {
        self.key = key
        self.takes = takes
        self.anchor = anchor
        self.isSource = isSource
        self.placement = placement
        super.init(child, .offset)
    }

    override func arrange() {
        super.arrange()
        if isSource { return placement.lend(as: key) { [self] in (frame, sharedPoint) } }
        let isMirrored = placement.isMirrored
        placement.afterPlacing { [self] in follow(isMirrored: isMirrored) }
    }

    /// Shows the view in another frame than its own, on its way to that.
    func show(in frame: CGRect) {
        self.frame = frame
        child.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }

    /// Places the child anew, now that every frame is known.
    private func follow(isMirrored: Bool) {
        guard let source = placement.lent(as: key) else { return }
        let proposal = takes.size ? ProposedViewSize(source.frame.size) : placedProposal
        let size = child.size(proposal)
        let point = takes.position ? source.point : sharedPoint
        child.place(
            at: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height),
            proposal: proposal)
        // What is around has been mirrored already.
        if isMirrored { child.mirror(about: child.frame.minX + child.frame.maxX) }
    }

    /// Where its anchor is.
    private var sharedPoint: CGPoint {
        CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    }

    override var traceName: String { ".matchedGeometryEffect" }
}
