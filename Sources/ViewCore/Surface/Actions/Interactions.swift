import Foundation

/// Tells an action of an interaction that gets to a view or to something inside.
public struct InteractionModifier {
    let request: StateRequests
    let action: ((Bool) -> Void)?
}

extension InteractionModifier: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        unfolding.claim(request) { claim, unfolding in
            if let action {
                let graph = unfolding.graph
                let memory = graph.location(unfolding.identity.child(-6)) { Memory<Bool>() }
                let isActive = !claim.shown.isEmpty
                if isActive != (memory.value ?? false) { graph.effects.append { action(isActive) } }
                memory.value = isActive
            }
            content.unfold(into: &unfolding)
        }
    }
}

extension View {
    /// In a tile that is hovered the pointer is over the first view that takes it, and over all around.
    nonisolated public func onHover(
        perform action: @escaping (Bool) -> Void
    ) -> ModifiedContent<Self, InteractionModifier> {
        modifier(InteractionModifier(request: .hover, action: action))
    }

    nonisolated public func focusable(
        _ isFocusable: Bool = true
    ) -> ModifiedContent<Self, InteractionModifier> {
        modifier(InteractionModifier(request: isFocusable ? .focus : [], action: nil))
    }
}
