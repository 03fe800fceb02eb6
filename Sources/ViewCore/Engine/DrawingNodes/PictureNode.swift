import Drawing
import Foundation

final class PictureNode: LayoutNode {
    private let list: DisplayList

    init(_ list: DisplayList) {
        self.list = list
        super.init(.picture)
    }

    override func equivalent(_ proposal: ProposedViewSize) -> ProposedViewSize {
        .unspecified
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { list.size }
    override var statedGuides: StatedGuides { .none }
    override func draw(into builder: inout DisplayBuilder) {
        builder.embed(list, at: builder.snapped(frame).origin)
    }
    override var traceName: String { "Picture" }
}
