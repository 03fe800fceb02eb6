import Drawing
import Foundation

/// The first of several views whose ideal size fits into the room.
public struct ViewThatFits<Content> {
    let axes: Axis.Set
    let content: Content
}

extension ViewThatFits: View where Content: View {
    public typealias Body = Never

    nonisolated public init(
        in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
    ) {
        self.init(axes: axes, content: content())
    }

    public func unfold(into unfolding: inout Unfolding) {
        unfolding.graph.claims.hasAlternatives = true
        unfolding.append(
            ViewThatFitsNode(unfolding.nodes(of: content, along: nil), axes: axes))
    }
}
