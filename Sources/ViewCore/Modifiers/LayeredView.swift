/// Puts views in front of or behind a view, in its size.
public struct LayeredView<Secondary: View> {
    let content: Secondary
    let alignment: Alignment
    let isBackground: Bool
    /// Whether it was written as `.border`, so that it is explained as such.
    var isBorder = false
}

extension LayeredView: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content primary: V, into unfolding: inout Unfolding) {
        unfolding.wrapNodesInside(of: primary) { node, unfolding in
            let axis = unfolding.stackAxis
            unfolding.stackAxis = nil
            let secondary = unfolding.node(of: content, slot: -5, alignment: alignment)
            unfolding.stackAxis = axis
            return LayeredNode(
                primary: node, secondary: secondary, alignment: alignment,
                isBackground: isBackground, isBorder: isBorder)
        }
    }
}
