import Foundation

/// Threads that draw while the main thread lays out what comes next.
///
/// Work is taken in the order it was given. When more waits than the threads can soon do, the main thread
/// draws, too, so memory stays that of a few pictures. One worker means: everything at once, here.
final class ThreadPool: Sendable {
    typealias Job = @Sendable () -> Void

    private final class State: @unchecked Sendable {
        // Everything below is only touched with the condition's lock held.
        let condition = NSCondition()
        var waiting: [Job] = []
        var next = 0
        var running = 0
        var isClosed = false

        /// The next job, or `nil`; with `wait` only once the pool is closed.
        func take(wait: Bool) -> Job? {
            condition.lock()
            defer { condition.unlock() }
            while next == waiting.count {
                if isClosed || !wait { return nil }
                condition.wait()
            }
            let job = waiting[next]
            next += 1
            if next == waiting.count {
                waiting.removeAll(keepingCapacity: true)
                next = 0
            }
            running += 1
            return job
        }

        func finished() {
            condition.lock()
            running -= 1
            condition.broadcast()
            condition.unlock()
        }
    }

    private let state = State()
    private let limit: Int
    private let threads: Int
    let workers: Int

    /// Threads past this only take memory; 64 processors are the most that are used in other ways, too.
    private static let most = 64

    /// - Parameter workers: threads that do jobs, the main thread included; 1 to 64.
    @MainActor init(workers: Int) {
        let workers = min(max(workers, 1), ThreadPool.most)
        self.workers = workers
        threads = workers - 1
        limit = workers
        for _ in 0..<threads {
            let state = state
            let thread = Thread {
                WorkingFolder.enter()
                while let job = state.take(wait: true) {
                    job()
                    state.finished()
                }
            }
            thread.stackSize = 8 << 20
            thread.start()
        }
    }

    /// Gives work to the pool; may do some of it before it returns.
    @MainActor func submit(_ job: @escaping Job) {
        if threads == 0 { return job() }
        let state = state
        state.condition.lock()
        state.waiting.append(job)
        let isFull = state.waiting.count - state.next > limit
        state.condition.signal()
        state.condition.unlock()
        if isFull { help() }
    }

    @MainActor private func help() {
        guard let job = state.take(wait: false) else { return }
        job()
        state.finished()
    }

    /// Returns when everything that was submitted is done.
    @MainActor func drain() {
        while true {
            state.condition.lock()
            let isIdle = state.next == state.waiting.count
            if isIdle, state.running == 0 {
                state.condition.unlock()
                return
            }
            if isIdle {
                state.condition.wait()
                state.condition.unlock()
            } else {
                state.condition.unlock()
                help()
            }
        }
    }

    deinit {
        state.condition.lock()
        state.isClosed = true
        state.condition.broadcast()
        state.condition.unlock()
    }
}
