import Foundation

/// A value on its way to where it was set last.
///
/// Each change that moves adds a run to those that are under way: a run takes the difference of two values from all of it
/// to nothing. What is shown is the value as it is set, without what the runs still lack. So a value that is set again
/// midway goes on from where it is, as fast as it is. An animation that continues the one before, as springs do, takes its
/// run over instead (Apple's documentation of `CustomAnimation.shouldMerge`).
final class MotionTrack<Data: VectorArithmetic> {
    /// Where it is in the end.
    private(set) var target: Data
    private var runs: [MotionRun<Data>] = []

    init(_ target: Data) { self.target = target }

    var isMoving: Bool { !runs.isEmpty }

    /// Sets the value, which goes there as `change` says.
    ///
    /// - Parameter keepsRuns: whether what is under way goes on where the change is at once; else the value is there at once.
    /// - Returns: when the value will be there, in seconds; `nil` where it is there now.
    @discardableResult
    func set(
        _ value: Data, by change: TransactionChange?, at time: TimeInterval,
        in environment: EnvironmentValues, keepsRuns: Bool = false
    ) -> MotionEnds? {
        guard value != target else { return nil }
        let interval = value - target
        target = value
        guard let animation = change?.animation, interval.magnitudeSquared.isFinite else {
            if !keepsRuns { runs = [] }
            return nil
        }
        if var last = runs.last, last.continues(with: animation, interval, at: time) {
            runs[runs.count - 1] = last
            return last.end
        }
        let run = MotionRun(animation, interval, at: time, in: environment)
        // More than that were never seen; what is forgotten is the oldest.
        if runs.count >= 64 { runs.removeFirst() }
        runs.append(run)
        return run.end
    }

    /// Lets the value come from elsewhere: as if it had been there until now.
    func begin(
        from start: Data, to end: Data, by change: TransactionChange, at time: TimeInterval,
        in environment: EnvironmentValues
    ) -> MotionEnds? {
        (target, runs) = (start, [])
        return set(end, by: change, at: time, in: environment)
    }

    /// What is shown at a time, which is not before the last one that was asked for.
    func value(at time: TimeInterval) -> Data {
        if runs.isEmpty { return target }
        var shown = target
        var hasEnded = false
        for index in runs.indices {
            if let lack = runs[index].lack(at: time) { shown -= lack } else { hasEnded = true }
        }
        if hasEnded { runs.removeAll(where: \.hasEnded) }
        // An animation of people's own may answer anything.
        return shown.magnitudeSquared.isFinite ? shown : target
    }
}

/// A difference of two values that an animation makes up for.
struct MotionRun<Data: VectorArithmetic> {
    private var animation: Animation
    private var interval: Data
    private let begin: TimeInterval
    private var context: AnimationContext<Data>
    private(set) var hasEnded = false

    init(_ animation: Animation, _ interval: Data, at begin: TimeInterval, in environment: EnvironmentValues)
    {
        self.animation = animation
        self.interval = interval
        self.begin = begin
        context = AnimationContext(state: AnimationState(), environment: environment)
    }

    /// When it counts as done and when it has ended, in seconds after the tile's change.
    var end: MotionEnds { animation.kind.ends(of: interval, context).changed { begin + $0 } }

    /// Takes over what is left for another animation and a longer way, if that animation says so.
    mutating func continues(with other: Animation, _ more: Data, at time: TimeInterval) -> Bool {
        guard !hasEnded else { return false }
        var context = context
        guard
            other.shouldMerge(
                previous: animation, value: interval, time: time - begin, context: &context)
        else { return false }
        (animation, interval, self.context) = (other, interval + more, context)
        return true
    }

    /// What is still to go; `nil` where the animation has come to its end.
    mutating func lack(at time: TimeInterval) -> Data? {
        guard let way = animation.animate(value: interval, time: max(time - begin, 0), context: &context)
        else {
            hasEnded = true
            return nil
        }
        return interval - way
    }
}
