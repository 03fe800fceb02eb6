public import ViewCore
public import Foundation

/// What becomes of a value over time; a picture shows the value that it begins with.
public protocol Keyframes<Value> {
    associatedtype Value
}

/// Frames of one part of a value.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value
}

public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
    public typealias Value = Root
    public init(
        _ keyPath: WritableKeyPath<Root, Value>,
        @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {}
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {}
}

public struct LinearKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

public struct CubicKeyframe<Value>: KeyframeTrackContent {
    public init(
        _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
    ) {}
}

public struct SpringKeyframe<Value>: KeyframeTrackContent {
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {}
}

public struct MoveKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value) {}
}

/// Frames one after the other.
public struct KeyframeSequence<Value>: KeyframeTrackContent {}

@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
    where K.Value == Value { expression }
    public static func buildBlock() -> KeyframeSequence<Value> { KeyframeSequence() }
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value {
        first
    }
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> KeyframeSequence<Value> { KeyframeSequence() }
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> KeyframeSequence<Value>
    {
        KeyframeSequence()
    }
    public static func buildEither<K: KeyframeTrackContent>(first component: K) -> KeyframeSequence<Value>
    where K.Value == Value { KeyframeSequence() }
    public static func buildEither<K: KeyframeTrackContent>(second component: K) -> KeyframeSequence<Value>
    where K.Value == Value { KeyframeSequence() }
}

/// Tracks at the same time.
public struct KeyframeTracks<Value>: Keyframes {}

@resultBuilder
public enum KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
        expression
    }
    // Frames without a track are of the value itself.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> KeyframeTracks<Value>
    where K.Value == Value { KeyframeTracks() }
    public static func buildBlock() -> KeyframeTracks<Value> { KeyframeTracks() }
    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> KeyframeTracks<Value> { KeyframeTracks() }
}

/// A view of a value that goes through frames; a picture shows the value that it begins with.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>
where KeyframePath.Value == Value {
    private let value: Value
    private let content: (Value) -> Content

    nonisolated public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        value = initialValue
        self.content = content
    }
    nonisolated public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        value = initialValue
        self.content = content
    }
}

extension KeyframeAnimator: View {
    public var body: some View { content(value) }

    public func unfold(into unfolding: inout Unfolding) {
        if unfolding.motion != nil {
            unfolding.warn("KeyframeAnimator does not move; its first value is drawn")
        }
        unfolding.unfoldBody(of: self)
    }
}

extension View {
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, repeating: repeating,
            content: { content(PlaceholderContentView(self), $0) }, keyframes: keyframes)
    }
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, trigger: trigger,
            content: { content(PlaceholderContentView(self), $0) }, keyframes: keyframes)
    }
}
