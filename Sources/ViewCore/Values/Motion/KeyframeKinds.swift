public import Foundation

/// Frames of one value, one after the other; each begins where the one before has left the value, and as fast.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable
    associatedtype Body: KeyframeTrackContent where Body.Value == Value

    @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

/// Goes to a value by a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let body: KeyframeSequence<Value>

    /// - Parameter duration: in seconds; at 0 or below it is there at once.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        body = KeyframeSequence(.linear(to, usableSeconds(duration), timingCurve))
    }
}

/// Goes to a value so that the way is smooth, through several of them as a Catmull-Rom spline.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let body: KeyframeSequence<Value>

    /// - Parameters:
    ///   - startVelocity: in the value's unit a second; `nil` goes on as fast as the value moves there.
    ///   - endVelocity: the same at the end.
    public init(
        _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
    ) {
        body = KeyframeSequence(
            .cubic(
                to, usableSeconds(duration), start: startVelocity?.animatableData,
                end: endVelocity?.animatableData))
    }
}

/// Goes to a value as a spring does, and on from wherever it is then.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let body: KeyframeSequence<Value>

    /// - Parameters:
    ///   - duration: in seconds; `nil` is until the spring is at rest.
    ///   - startVelocity: in the value's unit a second; `nil` goes on as fast as the value moves there.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        body = KeyframeSequence(
            .spring(to, duration.map(usableSeconds), spring, start: startVelocity?.animatableData))
    }
}

/// Is at a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let body: KeyframeSequence<Value>

    public init(_ to: Value) { body = KeyframeSequence(.move(to)) }
}

/// Frames one after the other.
public struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    let keyframes: [Keyframe<Value>]

    init(_ keyframes: Keyframe<Value>...) { self.keyframes = keyframes }
    init(_ keyframes: [Keyframe<Value>]) { self.keyframes = keyframes }

    public var body: KeyframeSequence<Value> { self }
}

/// A frame with its numbers.
enum Keyframe<Value: Animatable> {
    case linear(Value, Double, UnitCurve)
    case cubic(Value, Double, start: Value.AnimatableData?, end: Value.AnimatableData?)
    case spring(Value, Double?, Spring, start: Value.AnimatableData?)
    case move(Value)
}

/// The frames that something is made of, down to those of the library.
func keyframes<K: KeyframeTrackContent>(of content: K) -> [Keyframe<K.Value>] {
    if let sequence = content as? KeyframeSequence<K.Value> { return sequence.keyframes }
    return keyframes(of: content.body)
}

@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
    where K.Value == Value { expression }
    public static func buildBlock() -> KeyframeSequence<Value> { KeyframeSequence() }
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value {
        first
    }
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> KeyframeSequence<Value> {
        KeyframeSequence(keyframes(of: accumulated) + keyframes(of: next))
    }
    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> KeyframeSequence<Value> {
        KeyframeSequence(components.flatMap { keyframes(of: $0) })
    }
    public static func buildEither<K: KeyframeTrackContent>(first component: K) -> KeyframeSequence<Value>
    where K.Value == Value { KeyframeSequence(keyframes(of: component)) }
    public static func buildEither<K: KeyframeTrackContent>(second component: K) -> KeyframeSequence<Value>
    where K.Value == Value { KeyframeSequence(keyframes(of: component)) }
}
