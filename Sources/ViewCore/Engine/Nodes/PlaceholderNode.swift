import Drawing
import Foundation

/// What stands where views are nested too deep: a 10 by 10 box with a cross.
final class PlaceholderNode: LayoutNode {
    init() { super.init(.placeholder) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    override func draw(into builder: inout DisplayBuilder) {
        let rect = builder.snapped(frame)
        guard rect.width > 0, rect.height > 0, rect.width < 1e5, rect.height < 1e5 else { return }
        let red = RGBA(red: 1, green: 0, blue: 0.3)
        builder.stroke(.rectangle(rect), .solid(red), StrokePen(width: 1))
    }
    override var statedGuides: StatedGuides { .none }
    override var traceName: String { "placeholder" }
}
