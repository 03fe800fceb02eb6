public import Foundation

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

    /// Takes the tile's press; a still picture is taken before the tap ends, so `action` does not run.
    nonisolated public func onTapGesture(
        count: Int = 1, perform action: @escaping () -> Void
    ) -> ModifiedContent<Self, InteractionModifier> {
        modifier(InteractionModifier(request: .press, action: nil))
    }

    /// With the place of the tap; no tap has ended in a still picture.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> ModifiedContent<Self, InteractionModifier> {
        modifier(InteractionModifier(request: .press, action: nil))
    }

    /// Takes the tile's press; a still picture is taken before it was long enough for `action`.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
    ) -> ModifiedContent<Self, InteractionModifier> {
        modifier(InteractionModifier(request: .press, action: onPressingChanged))
    }

    @available(
        *, deprecated,
        message: "use onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)"
    )
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
        perform action: @escaping () -> Void
    ) -> ModifiedContent<Self, InteractionModifier> {
        modifier(InteractionModifier(request: .press, action: pressing))
    }
}
