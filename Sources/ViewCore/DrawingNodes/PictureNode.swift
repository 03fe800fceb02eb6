import Drawing
import Foundation

final class PictureNode: LayoutNode {
    private let list: DisplayList

    init(_ list: DisplayList) { self.list = list }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { list.size }
    override func draw(into builder: inout DisplayBuilder) {
        let origin = builder.snapped(frame).origin
        builder.embed(list.items, at: origin)
    }
    override var traceName: String { "Picture" }
}
