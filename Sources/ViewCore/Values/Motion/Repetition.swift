import Foundation

/// How often an animation runs, and whether every other time goes back.
///
/// A way back is the way less what the animation does of it then, so that it eases as the way there does (M). After its
/// last time it ends, wherever that leaves what is shown.
struct Repetition: Hashable, Sendable {
    /// At least 1; `nil` is for ever.
    let count: Int?
    let autoreverses: Bool

    init(count: Int?, autoreverses: Bool) {
        self.count = count.map { max($0, 1) }
        self.autoreverses = autoreverses
    }

    func end(of base: AnimationKind) -> Double {
        guard let count else { return .infinity }
        return base.settlingTime * Double(count)
    }

    func animate<V: VectorArithmetic>(
        _ base: AnimationKind, value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        guard let turn = turn(base, at: time) else {
            context.isLogicallyComplete = true
            return nil
        }
        var inner = context
        let shown = base.animate(value: value, time: turn.time, context: &inner) ?? value
        context.state = inner.state
        return turn.isBack ? value - shown : shown
    }

    func velocity<V: VectorArithmetic>(
        _ base: AnimationKind, value: V, time: Double, context: AnimationContext<V>
    ) -> V? {
        guard let turn = turn(base, at: time) else { return .zero }
        let velocity = base.velocity(value: value, time: turn.time, context: context)
        return turn.isBack ? velocity?.scaled(by: -1) : velocity
    }

    /// The time within the turn that runs then, and whether that goes back; `nil` after the last one.
    private func turn(_ base: AnimationKind, at time: Double) -> (time: Double, isBack: Bool)? {
        let period = base.settlingTime
        guard period.isFinite else { return (time, false) }
        // Turns that take no time are all over, or the first one is at its end for ever.
        guard period > 0 else { return count == nil ? (0, false) : nil }
        let index = (time / period).rounded(.down)
        if let count, index >= Double(count) { return nil }
        let isBack = autoreverses && index.truncatingRemainder(dividingBy: 2) == 1
        return (max(time - index * period, 0), isBack)
    }
}
