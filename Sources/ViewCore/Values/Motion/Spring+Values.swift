public import Foundation

// Distances are in any unit, times in seconds, velocities in that unit a second.

extension Spring {
    /// How far something has come that is to go as far as `target`.
    public func value<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V {
        // The distance to the rest begins with the target, and shrinks as the value grows.
        let step = motion.step(usableSeconds(time))
        return target - target.scaled(by: step.placeOfPlace)
            + initialVelocity.scaled(by: step.placeOfVelocity)
    }

    public func velocity<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V {
        let step = motion.step(usableSeconds(time))
        return initialVelocity.scaled(by: step.velocityOfVelocity) - target.scaled(by: step.velocityOfPlace)
    }

    /// Moves a value on its way to the target, and its velocity, by some time.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let way = target - value
        value += self.value(target: way, initialVelocity: velocity, time: deltaTime)
        velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
    }

    /// What pulls at something: by its distance from the target, less what damps it.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// The time after which a way of 1 without velocity stays within a thousandth of its end: from 0.01 to 10 seconds.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

    /// The time after which a value stays near its target: from 0.01 to 10 seconds.
    ///
    /// - Parameter epsilon: how near, in the value's unit.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        let limit = epsilon > 0 ? epsilon : 1e-9
        let rest = motion.rest(
            from: target.magnitudeSquared.squareRoot(),
            speed: initialVelocity.magnitudeSquared.squareRoot(), within: limit)
        return min(max(rest, 0.01), 10)
    }
}

extension Spring {
    /// Where something is on its way from one value to another.
    public func value<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var result = fromValue
        let start = fromValue.animatableData
        result.animatableData =
            start
            + value(
                target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData,
                time: time)
        return result
    }

    public func velocity<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var result = fromValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = fromValue
        result.animatableData = force(
            target: toValue.animatableData, position: position.animatableData,
            velocity: velocity.animatableData)
        return result
    }

    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }
}

extension SpringMotion {
    /// As ``rest(from:velocity:within:)`` for something in many dimensions, of which only the lengths are known: of
    /// both ways that it may move, the later one.
    func rest(from distance: Double, speed: Double, within limit: Double) -> Double {
        guard speed > 0 else { return rest(from: distance, velocity: 0, within: limit) }
        return max(
            rest(from: distance, velocity: speed, within: limit),
            rest(from: distance, velocity: -speed, within: limit))
    }
}
