import Drawing
import Foundation

final class DividerNode: LayoutNode {
    private let thickness: CGFloat
    private let isVertical: Bool
    private let color: RGBA

    init(thickness: CGFloat, isVertical: Bool, color: RGBA) {
        self.thickness = thickness
        self.isVertical = isVertical
        self.color = color
        super.init(.divider)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        isVertical
            ? CGSize(width: thickness, height: proposal.height ?? 10)
            : CGSize(width: proposal.width ?? 10, height: thickness)
    }
    override func equivalent(_ proposal: ProposedViewSize) -> ProposedViewSize {
        isVertical
            ? ProposedViewSize(width: nil, height: proposal.height)
            : ProposedViewSize(width: proposal.width, height: nil)
    }
    override func draw(into builder: inout DisplayBuilder) {
        builder.fill(.rectangle(builder.snapped(frame)), .solid(color))
    }
    override var statedGuides: StatedGuides { .none }
    override var traceName: String { "Divider" }
    override var traceProperties: [TraceNode.Property] { [.init("color", .color(color))] }
}
