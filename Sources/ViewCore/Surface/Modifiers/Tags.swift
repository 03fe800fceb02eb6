extension View {
    /// Says what each view here stands for in the control that it is an option of.
    ///
    /// - Parameter includeOptional: whether a selection of type `V?` finds it, too.
    nonisolated public func tag<V: Hashable>(
        _ tag: V, includeOptional: Bool = true
    ) -> ModifiedContent<Self, NodeModifier> {
        let tag = OptionTag(tag, includeOptional: includeOptional)
        return modifier(NodeModifier { node, _ in node.tagged(tag) })
    }
}
