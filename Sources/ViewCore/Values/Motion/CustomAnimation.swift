public import Foundation

/// A way to change that style code works out itself.
public protocol CustomAnimation: Hashable, Sendable {
    /// How much of `value`, the whole way, is done after `time` seconds; `nil` once it has ended.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

    /// How fast the way is made then, in its unit a second; `nil` where that is not known.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Whether this takes the place of `previous`, which has run for `time` seconds on the way `value`.
    ///
    /// If so, it is asked from then on with the way from where the first one began to the new end, with the time since
    /// that beginning, and with the context as it is left here. If not, `previous` goes on to its own end, this one
    /// begins at 0 with the way from there to the new end, and what is shown is the sum.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? { nil }
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// What an animation knows and keeps while it runs.
public struct AnimationContext<Value: VectorArithmetic> {
    public var state: AnimationState<Value>
    /// Whether the change counts as done, though it may still swing.
    public var isLogicallyComplete = false
    public let environment: EnvironmentValues

    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(
            state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
    }
}

extension AnimationContext {
    /// That of an animation which is about to begin.
    package init(environment: EnvironmentValues) {
        self.init(state: AnimationState(), environment: environment)
    }
}

/// What an animation keeps, by key.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]
    public init() {}

    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

public protocol AnimationStateKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
