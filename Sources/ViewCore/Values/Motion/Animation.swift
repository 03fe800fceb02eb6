public import Foundation

/// How a change moves, as a value: asked for a way and a time, it says how much of the way is done.
///
/// Equal animations move in the same way, however they are written. Numbers and their sources are in
/// Documentation/Rules/animation.md, section Springs. What no source says is in Documentation/Motion.md.
public struct Animation: Hashable, Sendable {
    let kind: AnimationKind

    init(_ kind: AnimationKind) { self.kind = kind }

    /// One of style code's own, which is asked for its values.
    public init<A: CustomAnimation>(_ base: A) {
        kind = (base as? AnimationKind) ?? .custom(StyleCodeAnimation(base: base))
    }

    /// What it is made of: style code's own, or one of the library's.
    public var base: any CustomAnimation {
        if case .custom(let custom) = kind { custom.base } else { kind }
    }

    /// How much of `value`, the whole way, is done after `time` seconds; `nil` once it has ended.
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        kind.animate(value: value, time: time, context: &context)
    }

    /// How fast the way is made then, in its unit a second; `nil` where style code does not say.
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        kind.velocity(value: value, time: time, context: context)
    }

    /// Whether it takes the place of another; see ``CustomAnimation/shouldMerge(previous:value:time:context:)``.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        kind.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}

// MARK: - Duration

extension Animation {
    /// When it is at its end if nothing changes on the way, in seconds; infinite for what never ends.
    ///
    /// Style code's own is tried at steps of 1/120 s, for a minute at most.
    package var settlingTime: TimeInterval { kind.settlingTime }

    /// Whether it repeats until its view is gone.
    package var repeatsForever: Bool { kind.repeatsForever }
}
