import Foundation

/// Lets a gesture have the tile's touch.
public struct GestureModifier<Attached: Gesture> {
    /// Who has the touch where something inside, or around, takes it too.
    enum Precedence { case inside, own, both }

    let gesture: Attached
    let precedence: Precedence
    let mask: GestureMask
}

extension GestureModifier: ViewModifier {
    public typealias Body = Never

    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        let reach = unfolding.reach
        defer { unfolding.reach = reach }
        guard mask.contains(.gesture), !unfolding.graph.claims.isEmpty else {
            if !mask.contains(.subviews) { unfolding.reach.isPressTaken = true }
            return content.unfold(into: &unfolding)
        }
        // A gesture at the same time as a control around it follows that one's touch.
        if precedence == .both, let isPressed = reach.isPressedAround {
            return inOwnPlace(-11, content, &unfolding) { node, unfolding in
                report(isPressed, node, &unfolding)
            }
        }
        // One that this finger does not begin, as a tap that has not ended, keeps it from nobody.
        guard begins(unfolding) else {
            unfolding.hear(.press)
            return inOwnPlace(-4, content, &unfolding) { _, _ in }
        }
        unfolding.claim(.press) { claim, unfolding in
            let start = unfolding.nodes.count
            let wasMet = unfolding.graph.claims.met.contains(.press)
            if precedence == .own || !mask.contains(.subviews) { unfolding.reach.isPressTaken = true }
            content.unfold(into: &unfolding)
            unfolding.reach.isPressTaken = reach.isPressTaken
            let isInside = !wasMet && unfolding.graph.claims.met.contains(.press)
            let isTouched = claim.shown.contains(.press) || (precedence == .both && isInside)
            report(isTouched, unfolding.nodes[start...].first, &unfolding)
        }
    }

    /// Unfolds the content with a place of its own for what it remembers, as in a claim.
    @MainActor private func inOwnPlace<V: View>(
        _ slot: Int, _ content: V, _ unfolding: inout Unfolding,
        then action: (LayoutNode?, inout Unfolding) -> Void
    ) {
        let (start, own) = (unfolding.nodes.count, unfolding.identity)
        unfolding.identity = own.child(slot)
        if !mask.contains(.subviews) { unfolding.reach.isPressTaken = true }
        content.unfold(into: &unfolding)
        action(unfolding.nodes[start...].first, &unfolding)
        unfolding.identity = own
    }

    @MainActor private func begins(_ unfolding: Unfolding) -> Bool {
        let context = PropertyContext(
            graph: unfolding.graph, identity: unfolding.identity.child(-4).child(-9),
            environment: unfolding.environment)
        return gesture.recognize(GestureTouch(unseenIn: context)).value != nil
    }

    @MainActor private func report(_ isTouched: Bool, _ node: LayoutNode?, _ unfolding: inout Unfolding) {
        let graph = unfolding.graph
        let identity = unfolding.identity.child(-9)
        let calls = graph.location(identity) { GestureCalls() }
        guard isTouched != calls.isTouched else { return }
        calls.isTouched = isTouched
        guard isTouched else { return graph.effects.append { onMain(calls) { $0.release() } } }
        let context = PropertyContext(graph: graph, identity: identity, environment: unfolding.environment)
        let gesture = gesture
        // Where the view is is known when the pass has placed it.
        graph.effects.append {
            onMain((gesture, node, context, calls)) { gesture, node, context, calls in
                _ = gesture.recognize(GestureTouch(node, context, calls))
                calls.run()
            }
        }
    }
}

extension View {
    nonisolated public func gesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> ModifiedContent<Self, GestureModifier<T>> {
        modifier(GestureModifier(gesture: gesture, precedence: .inside, mask: mask))
    }

    @_disfavoredOverload
    nonisolated public func gesture<T: Gesture>(
        _ gesture: T, name: String? = nil, isEnabled: Bool = true
    ) -> ModifiedContent<Self, GestureModifier<T>> {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }

    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> ModifiedContent<Self, GestureModifier<T>> {
        modifier(GestureModifier(gesture: gesture, precedence: .own, mask: mask))
    }

    @_disfavoredOverload
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, name: String? = nil, isEnabled: Bool = true
    ) -> ModifiedContent<Self, GestureModifier<T>> {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> ModifiedContent<Self, GestureModifier<T>> {
        modifier(GestureModifier(gesture: gesture, precedence: .both, mask: mask))
    }

    @_disfavoredOverload
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, name: String? = nil, isEnabled: Bool = true
    ) -> ModifiedContent<Self, GestureModifier<T>> {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }
}
