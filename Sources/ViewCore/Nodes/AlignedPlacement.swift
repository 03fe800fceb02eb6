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
