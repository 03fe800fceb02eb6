/// A view that is drawn somewhere else than it was written, as if written where it was.
package struct CapturedView {
    private let content: AnyView
    private let owner: Owner?
    private let environment: EnvironmentValues

    package init(_ content: some View, in unfolding: Unfolding) {
        self.content = AnyView(content)
        owner = unfolding.owner
        environment = unfolding.environment
    }
}

extension CapturedView: View {
    package typealias Body = Never

    package func unfold(into unfolding: inout Unfolding) { unfold(into: &unfolding) { _ in } }

    /// As if written in that environment but for a change to it.
    @MainActor package func unfold(
        into unfolding: inout Unfolding, changing change: (inout EnvironmentValues) -> Void
    ) {
        let here = unfolding.environment
        unfolding.environment = here.carrying(environment)
        change(&unfolding.environment)
        unfolding.owned(by: owner) { content.unfold(into: &$0) }
        unfolding.environment = here
    }
}

/// What people hand to a view of the library, in that view's body: it is theirs, however deep the library puts it.
///
/// So a picture in it is spoken, and its colours are nobody else's.
package struct Given<Content: View> {
    private let content: Content

    nonisolated package init(_ content: Content) { self.content = content }
}

extension Given: View {
    package typealias Body = Never

    package func unfold(into unfolding: inout Unfolding) {
        unfolding.owned(by: unfolding.owner?.writer) { content.unfold(into: &$0) }
    }
}

extension Unfolding {
    /// The same place, where what is captured belongs to those who wrote the view of the library around.
    @MainActor package var ofWriter: Unfolding {
        var copy = self
        copy.owner = owner?.writer
        return copy
    }
}

/// Nodes that were made before, put into a view.
package struct MadeNodes: View {
    let nodes: [LayoutNode]

    package init(nodes: [LayoutNode]) { self.nodes = nodes }

    package typealias Body = Never

    package func unfold(into unfolding: inout Unfolding) { unfolding.nodes += nodes }
}

extension Unfolding {
    /// The nodes of views that a container puts into views of its own, or leaves out.
    @MainActor package mutating func nodesToChoose<V: View>(of content: V, slot: Int) -> [LayoutNode] {
        // Controls in what is not shown take no requests.
        graph.claims.hasAlternatives = true
        // What the container will put around goes down as deep as this many views.
        let depthAround = 10 * Unfolding.Weight.node.rawValue
        let axis = stackAxis
        stackAxis = nil
        depth += depthAround
        defer {
            stackAxis = axis
            depth -= depthAround
        }
        return nodes(of: content, slot: slot)
    }
}
