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
        /// When the job began that is running.
        var jobStart = ContinuousClock.now
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
        // The deadline was reckoned from the real clock, between the start of the job that sleeps and now.
        let left = clock.now.duration(to: instant) as? Duration ?? .zero
        let start = queue.withLock { $0.jobStart }
        sleep(UnownedJob(job), for: TileExecutor.written(left, left + start.duration(to: .now)))
    }

    private func sleep(_ job: UnownedJob, for delay: Duration) {
        queue.withLock { queue in
            queue.order += 1
            queue.sleepers.append(
                Sleeper(due: queue.now + max(delay, .zero), order: queue.order, job: job))
        }
    }

    /// The time between `low` and `high` that has the fewest decimals: the one that was written, since nobody
    /// writes more than the machine takes, and a machine that is busy makes the room larger.
    static func written(_ low: Duration, _ high: Duration) -> Duration {
        guard low > .zero else { return .zero }
        var step = Int64(1_000_000_000_000_000_000)
        while step > 1 {
            let rounded = roundedUp(low, to: step)
            if rounded <= high { return rounded }
            step /= 10
        }
        return high
    }

    private static func roundedUp(_ delay: Duration, to step: Int64) -> Duration {
        let (seconds, attoseconds) = delay.components
        let steps = (attoseconds + step - 1) / step
        return Duration(secondsComponent: seconds, attosecondsComponent: 0)
            + Duration(secondsComponent: 0, attosecondsComponent: 1) * (steps * step)
    }

    private func run(_ job: UnownedJob) {
        queue.withLock { $0.jobStart = .now }
        unsafe job.runSynchronously(on: asUnownedTaskExecutor())
    }

    /// Runs what is ready and what that makes ready, at most `limit` jobs; answers how many.
    func runReady(limit: Int = 100_000) -> Int {
        var count = 0
        while count < limit,
            let job = queue.withLock({ $0.ready.isEmpty ? nil : $0.ready.removeFirst() })
        {
            run(job)
            count += 1
        }
        return count
    }

    /// Whether something sleeps.
    var hasSleepers: Bool { queue.withLock { !$0.sleepers.isEmpty } }

    /// When the next sleeper is due.
    var nextDue: Duration? { queue.withLock { $0.sleepers.map(\.due).min() } }

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
        run(job)
        return true
    }
}
