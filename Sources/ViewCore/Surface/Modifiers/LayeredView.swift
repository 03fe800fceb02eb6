import Drawing

/// Puts views in front of or behind a view, in its size.
public struct LayeredView<Secondary: View> {
    let content: Secondary
    let alignment: Alignment
    let isBackground: Bool
    /// What was written, if it is a `.border`; the line is derived from that.
    var border: (@Sendable (EnvironmentValues) -> [TraceNode.Property])?

    @usableFromInline nonisolated init(content: Secondary, alignment: Alignment, isBackground: Bool) {
        self.init(content: content, alignment: alignment, isBackground: isBackground, border: nil)
    }

    nonisolated init(
        content: Secondary, alignment: Alignment, isBackground: Bool,
        border: (@Sendable (EnvironmentValues) -> [TraceNode.Property])?
    ) {
        self.content = content
        self.alignment = alignment
        self.isBackground = isBackground
        self.border = border
    }
}

extension LayeredView: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content primary: V, into unfolding: inout Unfolding) {
        unfolding.wrapNodesInside(of: primary) { node, unfolding in
            let secondary = unfolding.layer(of: content)
            let layered = LayeredNode(
                primary: node, secondary: secondary, alignment: alignment,
                isBackground: isBackground)
            if let border {
                let environment = unfolding.environment
                layered.border = { border(environment) }
                secondary.isDerived = true
            }
            return layered
        }
    }
}
