import Foundation

/// Tells an action where the pointer is over a view: in its middle.
public struct ContinuousHoverModifier {
    let space: CoordinateSpace
    let action: (HoverPhase) -> Void
}

extension ContinuousHoverModifier: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        unfolding.claim(.hover) { claim, unfolding in
            let (graph, start) = (unfolding.graph, unfolding.nodes.count)
            content.unfold(into: &unfolding)
            let memory = graph.location(unfolding.identity.child(-6)) { Memory<Bool>() }
            let isActive = !claim.shown.isEmpty
            guard isActive != (memory.value ?? false) else { return }
            memory.value = isActive
            let (node, action, space) = (unfolding.nodes[start...].first, action, space)
            guard isActive else { return graph.effects.append { action(.ended) } }
            // Where the view is is known when the pass has placed it.
            graph.effects.append {
                let middle = onMain((node, graph)) { node, graph in
                    let place = ViewPlace(node, in: graph)
                    return place.point(CGPoint(x: place.frame.midX, y: place.frame.midY), in: space)
                }
                action(.active(middle))
            }
        }
    }
}

extension View {
    /// In a tile that is hovered the pointer rests in the view's middle.
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (HoverPhase) -> Void
    ) -> ModifiedContent<Self, ContinuousHoverModifier> {
        modifier(ContinuousHoverModifier(space: coordinateSpace.coordinateSpace, action: action))
    }

    @_disfavoredOverload
    nonisolated public func onContinuousHover(
        coordinateSpace: CoordinateSpace, perform action: @escaping (HoverPhase) -> Void
    ) -> ModifiedContent<Self, ContinuousHoverModifier> {
        modifier(ContinuousHoverModifier(space: coordinateSpace, action: action))
    }
}
