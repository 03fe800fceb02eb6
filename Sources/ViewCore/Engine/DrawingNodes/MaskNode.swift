import Drawing
import Foundation

/// `.mask`: the alpha of other views cuts these.
final class MaskNode: LayoutNode {
    private let content: LayoutNode
    private let mask: LayoutNode
    private let alignment: Alignment

    init(_ content: LayoutNode, mask: LayoutNode, alignment: Alignment) {
        self.content = content
        self.mask = mask
        self.alignment = alignment
        super.init(.mask)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(proposal) }
    override func measureLength(_ axis: Axis, _ proposal: ProposedViewSize) -> CGFloat {
        content.length(axis, proposal)
    }
    override var endlessAxes: Axis.Set { content.knownEndlessAxes }
    override var measuresApart: Bool { content.isMeasuredApart }
    override func arrange() {
        content.place(at: frame.origin, proposal: placedProposal)
        placeLayer(mask, over: content, alignment)
    }
    override func explicitGuide(
        _ key: AlignmentKey, for proposal: ProposedViewSize
    ) -> CGFloat? { content.statedGuide(key, for: proposal) }
    override var statedGuides: StatedGuides { content.knownGuides }
    override var priority: Double { content.priority }
    override var zIndex: Double { content.zIndex }
    override var ownSpacing: ViewSpacing { content.spacing }
    override var keepsSpacingInFrames: Bool { content.keepsSpacingInFrames }
    override func layoutValue(_ key: ObjectIdentifier) -> Any? { content.layoutValue(key) }
    override func draw(into builder: inout DisplayBuilder) {
        let stencil = builder.collected { mask.draw(into: &$0) }
        builder.grouped({ $0.mask = stencil }) { content.draw(into: &$0) }
    }
    override var children: [LayoutNode] { [content, mask] }
    override var traceName: String { ".mask" }
    override var traceProperties: [TraceNode.Property] { alignment.tracedUnlessCentered }
}
