public import Foundation

/// A drag that moves a window, which a tile has none of.
public struct WindowDragGesture: Gesture {
    public typealias Body = Never
    public struct Value: Equatable, Sendable {}
    nonisolated public init() {}
    @MainActor public func recognize(_ touch: GestureTouch) -> Recognition<Value> { Recognition() }
}

/// Fingers and pointers as they are.
public struct SpatialEventGesture: Gesture {
    public typealias Body = Never
    public typealias Value = SpatialEventCollection
    public let coordinateSpace: CoordinateSpace
    public let action: (SpatialEventCollection) -> Void

    nonisolated public init(
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        action: @escaping (SpatialEventCollection) -> Void = { _ in }
    ) {
        self.coordinateSpace = coordinateSpace.coordinateSpace
        self.action = action
    }

    @MainActor public func recognize(_ touch: GestureTouch) -> Recognition<SpatialEventCollection> {
        let event = SpatialEventCollection.Event(
            id: SpatialEventCollection.Event.ID(), timestamp: touch.finger.duration, kind: .touch,
            location: touch.location(in: coordinateSpace), phase: .active)
        let events = SpatialEventCollection([event])
        let action = action
        touch.calls.actions.append { action(events) }
        return Recognition(events)
    }
}

/// Several fingers and pointers.
public struct SpatialEventCollection: Collection, Equatable, Sendable {
    public struct Event: Identifiable, Equatable, Sendable {
        public struct ID: Hashable, Sendable { init() {} }
        public enum Kind: Hashable, Sendable { case touch, directPinch, indirectPinch, pointer }
        public enum Phase: Hashable, Sendable { case active, ended, cancelled }
        public var id: ID
        public var timestamp: TimeInterval
        public var kind: Kind
        public var location: CGPoint
        public var phase: Phase
        public var modifierKeys: EventModifiers = []
    }
    private let events: [Event]
    init(_ events: [Event]) { self.events = events }
    /// A place among the events.
    public struct Index: Comparable, Sendable {
        fileprivate let offset: Int
        public static func < (a: Index, b: Index) -> Bool { a.offset < b.offset }
    }
    public var startIndex: Index { Index(offset: 0) }
    public var endIndex: Index { Index(offset: events.count) }
    public func index(after index: Index) -> Index { Index(offset: index.offset + 1) }
    public subscript(index: Index) -> Event { events[index.offset] }
    public subscript(id: Event.ID) -> Event? { events.first { $0.id == id } }
}
