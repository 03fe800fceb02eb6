package import Drawing
import Foundation

/// A finished display list shown as a view, at its own size.
package struct PictureView: Sendable {
    private let list: DisplayList

    nonisolated package init(list: DisplayList) { self.list = list }
}

extension PictureView: View {
    package typealias Body = Never
    package func unfold(into unfolding: inout Unfolding) {
        unfolding.append(PictureNode(list))
    }
}

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
