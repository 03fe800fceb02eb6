import Drawing
import Foundation

/// Runs an action with a value made of a view's geometry, at first and whenever it changes.
public struct GeometryChange<Value: Equatable> {
    let transform: (GeometryProxy) -> Value
    let action: (Value, Value) -> Void
}

extension GeometryChange: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        let own = unfolding.identity
        unfolding.graph.hasEffects = true
        let memory = unfolding.graph.location(own.child(-3)) { Memory<Value>() }
        let placement = unfolding.journal.placement
        unfolding.identity = own.child(-2)
        let (transform, action) = (transform, action)
        unfolding.wrapNodes(of: content) {
            GeometryChangeNode($0, placement) { proxy in
                let value = transform(proxy)
                let old = memory.value
                guard old != value else { return }
                memory.value = value
                placement.actions.append { action(old ?? value, value) }
            }
        }
        unfolding.identity = own
    }
}

extension View {
    nonisolated public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> ModifiedContent<Self, GeometryChange<T>> {
        modifier(GeometryChange(transform: transform) { _, new in action(new) })
    }

    nonisolated public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> ModifiedContent<Self, GeometryChange<T>> {
        modifier(GeometryChange(transform: transform, action: action))
    }
}
