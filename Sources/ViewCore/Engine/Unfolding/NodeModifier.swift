/// A modifier that wraps each node of its content.
public struct NodeModifier {
    let wrap: (LayoutNode, inout Unfolding) -> LayoutNode

    nonisolated package init(_ wrap: @escaping (LayoutNode, inout Unfolding) -> LayoutNode) {
        self.wrap = wrap
    }
}

extension NodeModifier: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        let start = unfolding.nodes.count
        content.unfold(into: &unfolding)
        for index in start..<unfolding.nodes.count {
            let node = wrap(unfolding.nodes[index], &unfolding)
            node.owner = unfolding.owner
            unfolding.nodes[index] = node
        }
    }
}
