import Foundation

/// Which of several phases a view is in, over several passes.
private final class MotionPhases {
    var index = 0
    /// Whether phases follow each other.
    var isRunning = false
    /// Whether the next pass is the first one in its phase.
    var hasMoved = false
    var trigger: Any?
}

extension Unfolding {
    /// Unfolds a view in one of `count` phases: the first, unless they follow each other.
    ///
    /// They do in a tile with a moment, from its change on: for ever without a trigger, and once around with one that has
    /// changed. Each phase begins when all has come to its end that the one before has moved.
    ///
    /// - Parameter animation: by which a phase is gone to.
    @MainActor package mutating func unfoldPhases<Trigger: Equatable>(
        _ count: Int, after trigger: Trigger?, animation: (Int) -> Animation?,
        content: (Int, inout Unfolding) -> Void
    ) {
        guard let tracks = motion as? MotionTracks, count > 1 else { return content(0, &self) }
        let phases = tracks.memory(of: tracks.nextPlace(in: self).child(-15)) { MotionPhases() }.object
        let journal = journal
        func goOn(at time: TimeInterval) {
            phases.isRunning = true
            tracks.schedule(at: time) {
                phases.index = (phases.index + 1) % count
                phases.hasMoved = true
                journal.isDirty = true
            }
        }
        if !tracks.isSettling, !phases.isRunning {
            if let trigger {
                if let last = phases.trigger as? Trigger, last != trigger { goOn(at: tracks.time) }
            } else {
                goOn(at: tracks.time)
            }
        }
        phases.trigger = trigger
        guard phases.hasMoved else { return content(phases.index, &self) }
        phases.hasMoved = false
        let own = animation(phases.index)
        let completion = MotionCompletion(.removed) {}
        var transaction = Transaction(animation: own)
        transaction.completions = [completion]
        let outer = change
        change = TransactionChange(transaction)
        content(phases.index, &self)
        change = outer
        guard trigger == nil || phases.index != 0 else {
            phases.isRunning = false
            return
        }
        // A phase that moves nothing takes the time of its animation, and a frame of a display without one.
        let end = completion.end ?? tracks.time + max(own?.settlingTime ?? 0, 1.0 / 60)
        if end.isFinite { goOn(at: max(end, tracks.time + 1.0 / 60)) }
    }
}
