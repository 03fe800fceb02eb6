/// Who does the requests of a run.
package struct Workers: Sendable {
    /// What one layout thread can keep drawing. Layout is a quarter of a small tile's work
    /// (Documentation/Performance.md), so a fifth thread would wait for it.
    package static let threadsOfProcess = 4

    /// Threads that draw, together.
    package let count: Int
    /// What is started where one layout thread is not enough; without it all threads are this process's.
    package let program: WorkerProgram?
    /// Whether all work is done by other processes, so that views cannot end this one.
    private let isolates: Bool
    /// Is told of processes that died, which the pictures do not show.
    let told: @MainActor @Sendable (String) -> Void
    /// Words for a request that ends the process which does it.
    let explain: @Sendable (_ request: String, WorkerDeath) -> String

    package init(
        count: Int, program: WorkerProgram? = nil, isolating isolates: Bool = false,
        told: @escaping @MainActor @Sendable (String) -> Void = { _ in },
        explain: @escaping @Sendable (_ request: String, WorkerDeath) -> String = { $1.description }
    ) {
        self.explain = explain
        self.count = max(count, 1)
        self.program = program
        self.isolates = isolates
        self.told = told
    }

    /// The threads of each process to start; none where this process does the work itself.
    ///
    /// - Parameter requests: how many there will be, if that is known: each process is to have some.
    func processes(for requests: Int?) -> [Int] {
        if isolates, program != nil, count <= Workers.threadsOfProcess { return [count] }
        guard program != nil, count > Workers.threadsOfProcess else { return [] }
        var number = (count + Workers.threadsOfProcess - 1) / Workers.threadsOfProcess
        if let requests {
            number = min(number, requests / 8)
        }
        guard number > 1 else { return isolates ? [Workers.threadsOfProcess] : [] }
        let threads = min(count, number * Workers.threadsOfProcess)
        return (0..<number).map { threads / number + ($0 < threads % number ? 1 : 0) }
    }
}

/// A program that answers requests with ``WorkerServer``, over the same catalogue.
package struct WorkerProgram: Sendable {
    package let path: String
    /// Where each process has a file for its standard error; without, that is this process's.
    package let logs: String?
    /// What makes it do so, with as many threads.
    package let arguments: @Sendable (_ threads: Int) -> [String]

    package init(
        path: String, logs: String? = nil, arguments: @escaping @Sendable (_ threads: Int) -> [String]
    ) {
        self.path = path
        self.logs = logs
        self.arguments = arguments
    }
}

/// How a process ended of what it was asked for alone.
package struct WorkerDeath: Sendable, CustomStringConvertible {
    /// `signal 5, Trace/breakpoint trap`.
    package let how: String
    /// The last of what it said, where that is kept.
    package let log: String

    package var description: String {
        "the process that drew it died twice, the second time of this alone (\(how)); does a view of it crash?"
    }
}
