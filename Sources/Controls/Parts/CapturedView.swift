import ViewCore

/// A view that is drawn somewhere else than it was written, as if written where it was.
struct CapturedView {
    private let content: AnyView
    private let owner: Owner?

    init(_ content: some View, in unfolding: Unfolding) {
        self.content = AnyView(content)
        owner = unfolding.owner
    }
}

extension CapturedView: View {
    typealias Body = Never

    func unfold(into unfolding: inout Unfolding) {
        unfolding.owned(by: owner) { content.unfold(into: &$0) }
    }
}

/// Nodes that were made before, put into a view.
struct MadeNodes: View {
    let nodes: [LayoutNode]

    typealias Body = Never

    func unfold(into unfolding: inout Unfolding) { unfolding.nodes += nodes }
}

extension Unfolding {
    /// The nodes of views of which only some will be shown.
    @MainActor mutating func nodesToChoose<V: View>(of content: V, slot: Int) -> [LayoutNode] {
        // Controls in what is not shown take no requests.
        graph.claims.hasAlternatives = true
        let axis = stackAxis
        stackAxis = nil
        defer { stackAxis = axis }
        return nodes(of: content, slot: slot)
    }
}
