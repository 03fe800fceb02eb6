import Foundation

/// A spring of mass, stiffness and damping, which runs beside what moves before it: their ways are added.
struct AddedSpring: Sendable {
    let mass: Double
    let stiffness: Double
    let damping: Double
    /// In ways a second.
    let initialVelocity: Double
    /// Whether it was written as a duration with a bounce, which does not decide how it moves.
    let isOfDuration: Bool

    init(
        mass: Double, stiffness: Double, damping: Double, initialVelocity: Double, isOfDuration: Bool = false
    ) {
        self.mass = usableMass(mass)
        self.stiffness = max(usableNumber(stiffness), 0)
        self.damping = max(usableNumber(damping), 0)
        self.initialVelocity = usableNumber(initialVelocity)
        self.isOfDuration = isOfDuration
    }

    init(_ spring: Spring, initialVelocity: Double) {
        self.init(
            mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
            initialVelocity: initialVelocity, isOfDuration: true)
    }

    /// More than critical damping is critical here (M).
    var spring: Spring { Spring(mass: mass, stiffness: stiffness, damping: damping) }

    /// Within a thousandth of the way, from 0.01 to 10 seconds after the start (M).
    var rest: Double { spring.settlingDuration(target: 1, initialVelocity: initialVelocity, epsilon: 0.001) }

    /// When a way counts as done: after a response (M).
    var perceived: Double { min(spring.response, rest) }

    func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        if time >= spring.response { context.isLogicallyComplete = true }
        guard time < rest else {
            context.isLogicallyComplete = true
            return nil
        }
        return value.scaled(by: spring.value(target: 1, initialVelocity: initialVelocity, time: time))
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double) -> V? {
        guard time < rest else { return .zero }
        return value.scaled(by: spring.velocity(target: 1, initialVelocity: initialVelocity, time: time))
    }
}

extension AddedSpring: Hashable {
    static func == (a: AddedSpring, b: AddedSpring) -> Bool {
        a.mass == b.mass && a.stiffness == b.stiffness && a.damping == b.damping
            && a.initialVelocity == b.initialVelocity
    }
    func hash(into hasher: inout Hasher) {
        hasher.combine(mass)
        hasher.combine(stiffness)
        hasher.combine(damping)
        hasher.combine(initialVelocity)
    }
}
