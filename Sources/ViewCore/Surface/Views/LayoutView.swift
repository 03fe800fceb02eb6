extension View {
    nonisolated public func layoutValue<K: LayoutValueKey>(
        key: K.Type, value: K.Value
    ) -> ModifiedContent<Self, NodeModifier> {
        modifier(NodeModifier { node, _ in TraitNode(node, values: [ObjectIdentifier(key): value]) })
    }
}

/// Views laid out by a layout.
public struct LayoutView<L: Layout, Content> {
    let layout: L
    let content: Content
}

extension LayoutView: View where Content: View {
    public typealias Body = Never
    public func unfold(into unfolding: inout Unfolding) {
        let axis =
            (layout as? AnyLayout)?.storage.properties.stackOrientation
            ?? L.layoutProperties.stackOrientation
        let nodes = unfolding.nodes(of: content, along: axis, .layout)
        let engine = (layout as? AnyLayout)?.storage.engine ?? (layout as? any EngineLayout)?.engine
        unfolding.append(
            engine.map { EngineNode($0.checked(unfolding.journal), nodes) }
                ?? CustomLayoutNode(
                    layout, nodes, unfolding.environment.layoutDirection, unfolding.journal))
    }
}

extension Layout {
    /// The views of `content`, laid out this way.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> LayoutView<Self, V> {
        LayoutView(layout: self, content: content())
    }
}
