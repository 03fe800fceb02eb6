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
        let placement = unfolding.journal.placement
        let report = unfolding.reports(transform, action)
        unfolding.wrapChanging(content) { GeometryChangeNode($0, placement, report) }
    }
}

extension Unfolding {
    /// A report of geometry, whose action runs after placement where its value is another one.
    @MainActor mutating func reports<Geometry, Value: Equatable>(
        _ transform: @escaping (Geometry) -> Value, _ action: @escaping (Value, Value) -> Void
    ) -> (Geometry) -> Void {
        graph.hasEffects = true
        let memory = graph.location(identity.child(-3)) { Memory<Value>() }
        let placement = journal.placement
        return { geometry in
            let value = transform(geometry)
            let old = memory.value
            guard old != value else { return }
            memory.value = value
            placement.actions.append { action(old ?? value, value) }
        }
    }

    /// Unfolds what a modifier that reports geometry is written on.
    @MainActor mutating func wrapChanging(_ content: some View, _ wrap: (LayoutNode) -> LayoutNode) {
        let own = identity
        identity = own.child(-2)
        wrapNodes(of: content, wrap)
        identity = own
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
