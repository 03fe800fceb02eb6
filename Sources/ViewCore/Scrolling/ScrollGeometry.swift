public import Foundation

/// How much of its content a scroll view shows, and where.
public struct ScrollGeometry: Equatable, Sendable {
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    public var contentInsets: EdgeInsets
    public var containerSize: CGSize
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    public var bounds: CGRect { visibleRect }
}

/// What a scroll view is doing: nothing in a tile.
public enum ScrollPhase: Hashable, Sendable {
    case idle, tracking, interacting, decelerating, animating
    public var isScrolling: Bool { self != .idle }
}

extension View {
    /// Tells of the start, where content is shown from; sizes are those of the view that this is written on.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> ModifiedContent<Self, GeometryChange<T>> {
        onGeometryChange(for: type) { proxy in
            transform(
                ScrollGeometry(
                    contentOffset: .zero, contentSize: proxy.size, contentInsets: proxy.safeAreaInsets,
                    containerSize: proxy.size))
        } action: {
            action($0, $1)
        }
    }

    // Nothing scrolls in a tile.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> Self { self }
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> ModifiedContent<Self, AppearanceModifier> { onAppear { action(true) } }
}
