import Synchronization
@_spi(ExperimentalScheduling) import _Concurrency

/// Runs a tile's asynchronous work on a virtual clock: a sleep costs no time, it only decides the order.
///
/// `Task.sleep` and the standard clocks ask the executor they are called on to resume them later, if it
/// can schedule; a task that prefers this executor therefore sleeps here. Tested with Swift 6.3, where
/// the runtime's older hooks (`swift_task_enqueueGlobalWithDeadline_hook`) are no longer called.
/// Jobs wait until ``runReady()`` or ``wakeNext()`` is called, so they run one at a time.
final class TileExecutor: TaskExecutor, SchedulingExecutor {
    private struct Sleeper {
        var due: Duration
        var order: Int
        var job: UnownedJob
    }
    private struct Queue {
        var ready: [UnownedJob] = []
        var sleepers: [Sleeper] = []
        var now = Duration.zero
        var order = 0
    }
    private let queue = Mutex(Queue())

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.withLock { $0.ready.append(job) }
    }

    func enqueue<C: Clock>(
        _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
        sleep(UnownedJob(job), for: delay as? Duration ?? .zero)
    }

    func enqueue<C: Clock>(
        _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
        sleep(UnownedJob(job), for: clock.now.duration(to: instant) as? Duration ?? .zero)
    }

    private func sleep(_ job: UnownedJob, for delay: Duration) {
        queue.withLock { queue in
            queue.order += 1
            // A deadline was reckoned from the real clock a moment ago: rounding up to hundredths gives
            // back the duration that was written, so that equal ones keep their order.
            let due = queue.now + TileExecutor.roundedUp(delay)
            queue.sleepers.append(Sleeper(due: due, order: queue.order, job: job))
        }
    }

    private static func roundedUp(_ delay: Duration) -> Duration {
        let step = Int64(10_000_000_000_000_000)
        let (seconds, attoseconds) = delay.components
        guard seconds >= 0, attoseconds >= 0 else { return .zero }
        let steps = (attoseconds + step - 1) / step
        return Duration(secondsComponent: seconds, attosecondsComponent: 0)
            + Duration(secondsComponent: 0, attosecondsComponent: 1) * (steps * step)
    }

    /// Runs what is ready and what that makes ready, at most `limit` jobs; answers how many.
    func runReady(limit: Int = 100_000) -> Int {
        var count = 0
        while count < limit,
            let job = queue.withLock({ $0.ready.isEmpty ? nil : $0.ready.removeFirst() })
        {
            unsafe job.runSynchronously(on: asUnownedTaskExecutor())
            count += 1
        }
        return count
    }

    /// Whether something sleeps.
    var hasSleepers: Bool { queue.withLock { !$0.sleepers.isEmpty } }

    /// Moves the clock to the next sleeper and resumes it; answers false if nothing sleeps that is due by `limit`.
    func wakeNext(by limit: Duration? = nil) -> Bool {
        let job: UnownedJob? = queue.withLock { queue in
            let next = queue.sleepers.indices.min {
                let (a, b) = (queue.sleepers[$0], queue.sleepers[$1])
                return a.due != b.due ? a.due < b.due : a.order < b.order
            }
            guard let next, limit.map({ queue.sleepers[next].due <= $0 }) ?? true else { return nil }
            let sleeper = queue.sleepers.remove(at: next)
            queue.now = max(queue.now, sleeper.due)
            return sleeper.job
        }
        guard let job else { return false }
        unsafe job.runSynchronously(on: asUnownedTaskExecutor())
        return true
    }
}
