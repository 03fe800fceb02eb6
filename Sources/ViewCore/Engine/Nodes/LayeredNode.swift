import Drawing
import Foundation

/// `.overlay` and `.background` with views: the primary decides, the secondary is offered its size.
final class LayeredNode: LayoutNode {
    private let primary: LayoutNode
    private let secondary: LayoutNode
    private let alignment: Alignment
    private let isBackground: Bool
    /// What the trace says of a `.border`, whose line is the secondary view.
    var border: (() -> [TraceNode.Property])?

    init(
        primary: LayoutNode, secondary: LayoutNode, alignment: Alignment, isBackground: Bool
    ) {
        self.primary = primary
        self.secondary = secondary
        self.alignment = alignment
        self.isBackground = isBackground
        super.init(.layered)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { primary.size(proposal) }
    override func measureLength(_ axis: Axis, _ proposal: ProposedViewSize) -> CGFloat {
        primary.length(axis, proposal)
    }
    override var endlessAxes: Axis.Set { primary.knownEndlessAxes }
    override var measuresApart: Bool { primary.isMeasuredApart }
    override func arrange() {
        primary.place(at: frame.origin, proposal: placedProposal)
        placeLayer(secondary, over: primary, alignment)
    }
    override func explicitGuide(
        _ key: AlignmentKey, for proposal: ProposedViewSize
    ) -> CGFloat? { primary.statedGuide(key, for: proposal) }
    override var statedGuides: StatedGuides { primary.knownGuides }
    override var priority: Double { primary.priority }
    override var zIndex: Double { primary.zIndex }
    override var ownSpacing: ViewSpacing { primary.spacing }
    override var keepsSpacingInFrames: Bool { primary.keepsSpacingInFrames }
    override func layoutValue(_ key: ObjectIdentifier) -> Any? { primary.layoutValue(key) }
    override func draw(into builder: inout DisplayBuilder) {
        if isBackground {
            secondary.draw(into: &builder)
            primary.draw(into: &builder)
        } else {
            primary.draw(into: &builder)
            secondary.draw(into: &builder)
        }
    }
    override var children: [LayoutNode] {
        isBackground ? [secondary, primary] : [primary, secondary]
    }
    override var isContentLast: Bool { isBackground }
    override var traceName: String {
        border != nil ? ".border" : isBackground ? ".background" : ".overlay"
    }
    override var traceProperties: [TraceNode.Property] {
        border?() ?? alignment.tracedUnlessCentered
    }
}
