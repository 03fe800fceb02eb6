import Foundation

/// A view that is gone and on its way out, in the container that it was in.
package struct LeavingNode {
    let node: LayoutNode
    /// Before which of the container's views it is drawn.
    let index: Int
    /// Where it was, and what it was offered there.
    let origin: CGPoint
    let proposal: ProposedViewSize
    /// Whether the layout runs from right to left there. The place is as in the picture already.
    let isMirrored: Bool

    func place() {
        node.place(at: origin, proposal: proposal)
        if isMirrored { node.mirror(about: node.frame.minX + node.frame.maxX) }
    }
}

extension [LeavingNode] {
    /// The views of a container with these among them.
    func among(_ nodes: [LayoutNode]) -> [LayoutNode] {
        var (result, rest) = ([LayoutNode](), self[...])
        for (index, node) in nodes.enumerated() {
            while let view = rest.first, view.index <= index {
                result.append(view.node)
                rest.removeFirst()
            }
            result.append(node)
        }
        return result + rest.map(\.node)
    }
}
