package import Foundation

/// A node with exactly one child, which it is as large as unless it says otherwise.
package class WrapperNode: LayoutNode {
    package final let child: LayoutNode

    init(_ child: LayoutNode, _ kind: NodeKind) {
        self.child = child
        super.init(kind)
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(proposal) }
    /// Must agree with `measure`: who overrides one overrides both.
    package override func measureLength(_ axis: Axis, _ proposal: ProposedViewSize) -> CGFloat {
        child.length(axis, proposal)
    }
    package override var measuresApart: Bool { child.isMeasuredApart }
    /// As `measureLength`.
    package override var endlessAxes: Axis.Set { child.knownEndlessAxes }
    package override func arrange() { child.place(at: frame.origin, proposal: placedProposal) }
    package override func explicitGuide(
        _ key: AlignmentKey, for proposal: ProposedViewSize
    ) -> CGFloat? { child.statedGuide(key, for: proposal) }
    package override var statedGuides: StatedGuides { child.knownGuides }
    package override var priority: Double { child.priority }
    package override var zIndex: Double { child.zIndex }
    package override var ownSpacing: ViewSpacing { child.spacing }
    package override var keepsSpacingInFrames: Bool { child.keepsSpacingInFrames }
    package override func layoutValue(_ key: ObjectIdentifier) -> Any? { child.layoutValue(key) }
    package override func draw(into builder: inout DisplayBuilder) { child.draw(into: &builder) }
    package override var children: [LayoutNode] { [child] }
}
