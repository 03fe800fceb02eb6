import Foundation

extension LayoutNode {
    /// Places `child` so that its guides lie on this box's own.
    func placeAligned(
        _ child: LayoutNode, _ alignment: Alignment, proposal: ProposedViewSize
    ) {
        let offset = child.alignedOffset(alignment, in: frame.size, proposal: proposal)
        child.place(
            at: CGPoint(x: frame.minX + offset.x, y: frame.minY + offset.y), proposal: proposal)
    }

    /// Places a layer of `primary`, which has this box's size: it is offered that size, and its guides lie on
    /// the primary's (Documentation/Rules/layout-rules.md, sections 8 and 10).
    func placeLayer(_ layer: LayoutNode, over primary: LayoutNode, _ alignment: Alignment) {
        let offer = ProposedViewSize(frame.size)
        let (across, down) = (alignment.horizontal.key, alignment.vertical.key)
        let x = primary.guide(across, for: placedProposal) - layer.guide(across, for: offer)
        let y = primary.guide(down, for: placedProposal) - layer.guide(down, for: offer)
        layer.place(at: CGPoint(x: frame.minX + x, y: frame.minY + y), proposal: offer)
    }

    /// Of a child's explicit guides, only text baselines pass through a frame.
    func baselineGuide(
        _ key: AlignmentKey, child: LayoutNode, alignment: Alignment, size: CGSize,
        offer: ProposedViewSize
    ) -> CGFloat? {
        guard key.kind == .firstTextBaseline || key.kind == .lastTextBaseline,
            let value = child.statedGuide(key, for: offer)
        else { return nil }
        return value + child.alignedOffset(alignment, in: size, proposal: offer).y
    }
}
