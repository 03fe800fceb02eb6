public import ViewCore

extension View {
    /// A row is drawn where it lies, so its actions are seen only where a tile asks for what is presented.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> ModifiedContent<Self, SwipeActionsModifier<T>> {
        modifier(SwipeActionsModifier(edge: edge, actions: content()))
    }

    /// Whether the rows can be chosen; a chosen one looks so all the same.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> Self { self }
}
