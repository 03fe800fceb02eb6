import Foundation

/// A curve over a number of seconds.
struct TimedCurve: Hashable, Sendable {
    let curve: UnitCurve
    let duration: Double

    /// The duration of curves that say none.
    static let standardDuration = 0.35

    init(_ curve: UnitCurve, duration: Double = standardDuration) {
        self.curve = curve
        self.duration = usableSeconds(duration)
    }

    func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        guard time < duration else {
            context.isLogicallyComplete = true
            return nil
        }
        return value.scaled(by: curve.value(at: time / duration))
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double) -> V? {
        guard time < duration else { return .zero }
        return value.scaled(by: curve.velocity(at: time / duration) / duration)
    }
}
