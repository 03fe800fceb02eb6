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
