import Drawing
import Foundation

/// Content as a function of the room it gets.
///
/// Takes what it is offered, 10 points where nothing is, and puts its views at the top leading corner,
/// each offered the whole room (Documentation/Rules/layout-rules.md, section 12, rule 1).
public struct GeometryReader<Content> {
    public var content: (GeometryProxy) -> Content
}

extension GeometryReader: View where Content: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    public func unfold(into unfolding: inout Unfolding) {
        // Its content may hold actions that only placing finds.
        unfolding.graph.hasEffects = true
        let content = content
        unfolding.append(
            GeometryReaderNode(unfolding.journal.placement) { [deferred = unfolding.deferred] proxy in
                onMain((proxy, deferred)) { proxy, deferred in
                    var unfolding = deferred
                    return unfolding.nodes(of: content(proxy), along: nil)
                }
            })
    }
}
