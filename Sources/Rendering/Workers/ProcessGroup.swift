import Foundation

/// Worker processes that share the requests of a run.
///
/// Requests go out in groups, each group to the process that has least to do; none has more than a few groups.
@MainActor final class ProcessGroup {
    private let workers: [WorkerProcess]
    private let news = News()
    private var current = 0
    private var count = 0

    /// Is told of every answer, so that the main thread can wait for any of the processes.
    private final class News: @unchecked Sendable {
        // Only touched with the condition's lock held.
        let condition = NSCondition()
        var number = 0
    }

    /// Requests that go to one process before the next has its turn.
    private let groupLength: Int
    /// Groups of one process that wait for their answers, at most.
    private static let window = 4

    /// - Parameter requests: how many there will be, if that is known: few or large ones go out in small groups.
    init(_ program: WorkerProgram, threads: [Int], requests: Int?) throws(WorkerError) {
        let share = requests.map { $0 / (threads.count * 8) } ?? TileWriter.groupLength
        groupLength = min(max(share, 1), TileWriter.groupLength)
        var started: [WorkerProcess] = []
        let news = news
        for (index, count) in threads.enumerated() {
            started.append(
                try WorkerProcess(
                    program, threads: count, name: "\(index + 1) of \(threads.count)",
                    answered: {
                        news.condition.withLock {
                            news.number += 1
                            news.condition.signal()
                        }
                    }))
        }
        workers = started
    }

    /// Begins a request.
    func add(_ request: String, _ answered: @escaping WorkerProcess.Answered) {
        if count % groupLength == 0 { current = leastLoaded() }
        workers[current].send(request, place: count, answered)
        count += 1
        if count % groupLength == 0 { workers[current].flush() }
    }

    /// The process with fewest requests, once one has room; where all have ended, one that says so.
    private func leastLoaded() -> Int {
        while true {
            let seen = news.condition.withLock { news.number }
            let loads = workers.map { $0.hasEnded ? Int.max : $0.load }
            let least = loads.indices.min { loads[$0] < loads[$1] } ?? 0
            if loads[least] < ProcessGroup.window * groupLength || loads[least] == .max {
                return least
            }
            news.condition.lock()
            while news.number == seen { news.condition.wait() }
            news.condition.unlock()
        }
    }

    /// Whether one of them is gone or stops, so that more requests are in vain.
    var hasEnded: Bool { workers.contains(where: \.hasEnded) }

    /// Returns when every request so far has its answer.
    func wait() {
        // The next request begins a group of its own.
        count = (count + groupLength - 1) / groupLength * groupLength
        for worker in workers { worker.flush() }
        for worker in workers { worker.wait() }
    }

    /// The same, and throws what went wrong with the first that something went wrong with.
    func finish() throws(WorkerError) {
        wait()
        for worker in workers { worker.close() }
        for worker in workers { try worker.end() }
    }
}
