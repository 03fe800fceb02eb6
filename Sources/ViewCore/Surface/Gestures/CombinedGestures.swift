import Foundation

/// Two gestures, the second of which begins when the first has ended.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never
    public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }
    public var first: First
    public var second: Second

    nonisolated public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// A finger that does not move after the first gesture's end tells the second one nothing.
    @MainActor public func recognize(_ touch: GestureTouch) -> Recognition<Value> {
        let found = first.recognize(touch)
        guard found.isEnded, let value = found.value else { return found.map { .first($0) } }
        guard touch.finger.distance > 0 else { return Recognition(.second(value, nil)) }
        let next = second.recognize(touch)
        return Recognition(.second(value, next.value), isEnded: next.isEnded)
    }
}

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }
    public var first: First
    public var second: Second

    nonisolated public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor public func recognize(_ touch: GestureTouch) -> Recognition<Value> {
        let (first, second) = (first.recognize(touch), second.recognize(touch))
        guard first.value != nil || second.value != nil else { return Recognition() }
        return Recognition(
            Value(first: first.value, second: second.value), isEnded: first.isEnded && second.isEnded)
    }
}

/// Two gestures, the second of which takes part only when the first fails, as a long press does of a finger that
/// moves.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }
    public var first: First
    public var second: Second

    nonisolated public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor public func recognize(_ touch: GestureTouch) -> Recognition<Value> {
        let found = first.recognize(touch)
        return found.hasFailed ? second.recognize(touch).map { .second($0) } : found.map { .first($0) }
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
    nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
    nonisolated public func simultaneously<Other: Gesture>(
        with other: Other
    ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }
    nonisolated public func exclusively<Other: Gesture>(
        before other: Other
    ) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
}
