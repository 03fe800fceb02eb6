/// What a scroll view is doing: nothing in a tile.
public enum ScrollPhase: Hashable, Sendable {
    case idle, tracking, interacting, decelerating, animating
    public var isScrolling: Bool { self != .idle }
}

extension View {
    /// Tells of the first scroll view inside; where there is none, as in a list, of content as large as the view.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> ModifiedContent<Self, ScrollGeometryChange<T>> {
        modifier(ScrollGeometryChange(transform: transform, action: action))
    }

    // Nothing scrolls in a tile.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> Self { self }
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> ModifiedContent<Self, AppearanceModifier> { onAppear { action(true) } }
}

/// Runs an action with a value made of a scroll view's geometry, at first and whenever it changes.
public struct ScrollGeometryChange<Value: Equatable> {
    let transform: (ScrollGeometry) -> Value
    let action: (Value, Value) -> Void
}

extension ScrollGeometryChange: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        let placement = unfolding.journal.placement
        let report = unfolding.reports(transform, action)
        unfolding.wrapChanging(content) { ScrollGeometryNode($0, placement, report) }
    }
}
