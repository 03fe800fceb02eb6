/// Ties a view's focus to a value: it has the focus while the binding holds the value, and the binding
/// gets the value when a control inside is focused.
public struct FocusModifier<Value: Hashable> {
    let binding: FocusState<Value>.Binding
    let value: Value
}

extension FocusModifier: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        let graph = unfolding.graph
        graph.hasEffects = true
        let meetings = graph.claims.focusMeetings
        let holds = binding.wrappedValue == value
        unfolding.unfold(content) { $0.focused = $0.focused || holds }
        guard !holds, graph.claims.focusMeetings > meetings else { return }
        let (binding, value) = (binding, value)
        graph.effects.append { binding.wrappedValue = value }
    }
}

extension View {
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> ModifiedContent<Self, FocusModifier<Value>> {
        modifier(FocusModifier(binding: binding, value: value))
    }

    nonisolated public func focused(
        _ condition: FocusState<Bool>.Binding
    ) -> ModifiedContent<Self, FocusModifier<Bool>> {
        modifier(FocusModifier(binding: condition, value: true))
    }

    /// Sets the focus when the view first appears.
    nonisolated public func defaultFocus<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, _ value: Value
    ) -> ModifiedContent<Self, AppearanceModifier> {
        onAppear { if binding.wrappedValue == binding.none { binding.wrappedValue = value } }
    }

    // In which order a keyboard reaches views has no look of its own in a picture.
    nonisolated public func focusSection() -> Self { self }
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> Self { self }
    nonisolated public func prefersDefaultFocus(
        _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
    ) -> Self { self }
}
