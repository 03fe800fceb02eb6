import Foundation

/// The ways to change that there are, and those made of others.
indirect enum AnimationKind: Hashable, Sendable {
    case curve(TimedCurve)
    case spring(FluidSpring)
    case addedSpring(AddedSpring)
    case custom(StyleCodeAnimation)
    /// Begins some seconds later; a negative delay leaves out its beginning.
    case delayed(AnimationKind, by: Double)
    /// On a time that passes that many times as fast.
    case paced(AnimationKind, by: Double)
    case repeated(AnimationKind, Repetition)
    /// Counts as done after some seconds, though it may go on.
    case logical(AnimationKind, after: Double)
}

/// An animation of style code's own.
struct StyleCodeAnimation: Hashable, Sendable {
    let base: any CustomAnimation

    static func == (a: StyleCodeAnimation, b: StyleCodeAnimation) -> Bool {
        func isEqual<A: CustomAnimation>(_ a: A) -> Bool { a == b.base as? A }
        return isEqual(a.base)
    }

    func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

// MARK: - Values

extension AnimationKind: CustomAnimation {
    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        let time = usableSeconds(time)
        switch self {
        case .curve(let curve): return curve.animate(value: value, time: time, context: &context)
        case .spring(let spring): return spring.animate(value: value, time: time, context: &context)
        case .addedSpring(let spring): return spring.animate(value: value, time: time, context: &context)
        case .custom(let custom): return custom.base.animate(value: value, time: time, context: &context)
        case .delayed(let base, let delay):
            return base.animate(value: value, time: time - delay, context: &context)
        case .paced(let base, let speed):
            return base.animate(value: value, time: time * speed, context: &context)
        case .repeated(let base, let repetition):
            return repetition.animate(base, value: value, time: time, context: &context)
        case .logical(let base, let moment):
            var inner = context
            let result = base.animate(value: value, time: time, context: &inner)
            context.state = inner.state
            if time >= moment || result == nil { context.isLogicallyComplete = true }
            return result
        }
    }

    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        let time = usableSeconds(time)
        switch self {
        case .curve(let curve): return curve.velocity(value: value, time: time)
        case .spring(let spring): return spring.velocity(value: value, time: time, context: context)
        case .addedSpring(let spring): return spring.velocity(value: value, time: time)
        case .custom(let custom): return custom.base.velocity(value: value, time: time, context: context)
        case .delayed(let base, let delay):
            return time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
        case .paced(let base, let speed):
            return base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
        case .repeated(let base, let repetition):
            return repetition.velocity(base, value: value, time: time, context: context)
        case .logical(let base, _): return base.velocity(value: value, time: time, context: context)
        }
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        let time = usableSeconds(time)
        switch (self, previous.kind) {
        case (.spring(let spring), _):
            spring.takeOver(previous, value: value, time: time, context: &context)
            return true
        case (.custom(let custom), _):
            return custom.base.shouldMerge(previous: previous, value: value, time: time, context: &context)
        case (.logical(let base, _), _):
            return base.shouldMerge(previous: previous, value: value, time: time, context: &context)
        // What changes the time takes over only from what changes it in the same way, since one time goes on.
        case (.delayed(let base, let delay), .delayed(let other, let otherDelay)) where delay == otherDelay:
            return base.shouldMerge(
                previous: Animation(other), value: value, time: time - delay, context: &context)
        case (.paced(let base, let speed), .paced(let other, let otherSpeed)) where speed == otherSpeed:
            return base.shouldMerge(
                previous: Animation(other), value: value, time: time * speed, context: &context)
        default: return false
        }
    }
}

// MARK: - Duration

extension AnimationKind {
    var settlingTime: Double {
        switch self {
        case .curve(let curve): curve.duration
        case .spring(let spring): spring.rest
        case .addedSpring(let spring): spring.rest
        case .custom(let custom): custom.end
        case .delayed(let base, let delay): max(base.settlingTime + delay, 0)
        case .paced(let base, let speed): speed > 0 ? base.settlingTime / speed : .infinity
        case .repeated(let base, let repetition): repetition.end(of: base)
        case .logical(let base, _): base.settlingTime
        }
    }

    /// When it counts as done on its way from rest, and when it has ended.
    var ends: MotionEnds {
        switch self {
        case .spring(let spring): MotionEnds(logical: spring.perceived, removed: spring.rest)
        case .addedSpring(let spring): MotionEnds(logical: spring.perceived, removed: spring.rest)
        case .curve, .custom, .repeated: MotionEnds(logical: settlingTime, removed: settlingTime)
        case .delayed(let base, let delay): base.ends.changed { max($0 + delay, 0) }
        case .paced(let base, let speed): base.ends.changed { speed > 0 ? $0 / speed : .infinity }
        case .logical(let base, let moment):
            MotionEnds(logical: max(moment, 0), removed: base.settlingTime).ordered
        }
    }

    /// The same on a way that has begun, where the animation may have taken over from another.
    func ends<V: VectorArithmetic>(of value: V, _ context: AnimationContext<V>) -> MotionEnds {
        switch self {
        case .spring(let spring): spring.ends(of: value, context)
        case .delayed(let base, let delay): base.ends(of: value, context).changed { max($0 + delay, 0) }
        case .paced(let base, let speed):
            base.ends(of: value, context).changed { speed > 0 ? $0 / speed : .infinity }
        case .logical(let base, let moment):
            MotionEnds(logical: max(moment, 0), removed: base.ends(of: value, context).removed).ordered
        case .curve, .addedSpring, .custom, .repeated: ends
        }
    }

    var repeatsForever: Bool {
        switch self {
        case .curve, .spring, .addedSpring, .custom: false
        case .delayed(let base, _), .paced(let base, _), .logical(let base, _): base.repeatsForever
        case .repeated(let base, let repetition): repetition.count == nil || base.repeatsForever
        }
    }
}

/// When an animation comes to its end, in seconds after its beginning; infinite where it never does.
struct MotionEnds {
    /// When the change counts as done (``AnimationCompletionCriteria/logicallyComplete``).
    var logical: Double
    /// When nothing moves any more.
    var removed: Double

    func changed(_ change: (Double) -> Double) -> MotionEnds {
        MotionEnds(logical: change(logical), removed: change(removed))
    }

    /// What has ended counts as done.
    var ordered: MotionEnds { MotionEnds(logical: min(logical, removed), removed: removed) }
}

extension StyleCodeAnimation {
    /// When it says that it has ended; infinite if not within a minute.
    ///
    /// It may keep what it knows, so it is asked from the beginning on, in steps that are the same in each run.
    var end: Double {
        var context = AnimationContext<Double>(environment: EnvironmentValues())
        for step in 0...7200 {
            let time = Double(step) / 120
            if base.animate(value: 1.0, time: time, context: &context) == nil { return time }
        }
        return .infinity
    }
}
