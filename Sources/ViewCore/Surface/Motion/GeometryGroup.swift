import Foundation

extension View {
    /// Lets the views inside move with this one: where it is on its way, each of them is in its place in it, also one that
    /// has just come.
    nonisolated public func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}

/// Nothing moves in a tile at rest, and the view is as without it there.
struct GeometryGroupModifier: ViewModifier {
    typealias Body = Never

    func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        let start = unfolding.nodes.count
        content.unfold(into: &unfolding)
        guard unfolding.motion != nil else { return }
        for index in start..<unfolding.nodes.count {
            let node = unfolding.nodes[index]
            let group = GeometryGroupNode(node, .layered)
            group.owner = unfolding.owner
            unfolding.wrapNode(at: index, in: group)
        }
    }
}

/// A view whose place those inside are counted from while it moves.
final class GeometryGroupNode: WrapperNode {
    override var traceName: String { ".geometryGroup" }
}

/// Which views of a pass are in which group, the innermost one.
struct GeometryGroups {
    private var groups: [ObjectIdentifier: GeometryGroupNode] = [:]

    init(of nodes: [LayoutNode]) {
        // A group comes after what is in it, and so after the groups in it, which have the last word here.
        for case let group as GeometryGroupNode in nodes.reversed() { gather(group, in: group) }
    }

    private mutating func gather(_ node: LayoutNode, in group: GeometryGroupNode) {
        for child in node.children {
            groups[ObjectIdentifier(child)] = group
            gather(child, in: group)
        }
    }

    /// The group that a view is in; one that shares the geometry of another goes its own way.
    func around(_ node: LayoutNode) -> GeometryGroupNode? {
        groups.isEmpty || node is MatchedNode ? nil : groups[ObjectIdentifier(node)]
    }
}

extension LayoutNode {
    /// Moves the view and all that is in it.
    func shift(by offset: CGSize) {
        frame.origin.x += offset.width
        frame.origin.y += offset.height
        for child in children { child.shift(by: offset) }
    }
}
