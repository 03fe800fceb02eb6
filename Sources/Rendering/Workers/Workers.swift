/// Who does the requests of a run.
package struct Workers: Sendable {
    /// What one layout thread can keep drawing. Layout is a quarter of a small tile's work
    /// (Documentation/Performance.md), so a fifth thread would wait for it.
    package static let threadsOfProcess = 4

    /// Threads that draw, together.
    package let count: Int
    /// What is started where one layout thread is not enough; without it all threads are this process's.
    let program: (any WorkerProgram)?
    /// Whose views are drawn, if not this program's own.
    let session: Session?
    /// Whether all work is done by other processes, so that views cannot end this one.
    private let isolates: Bool
    /// Is told of processes that died, which the pictures do not show.
    let report: @MainActor @Sendable (String) -> Void
    /// Words for a request that ends the process which does it.
    let explain: @Sendable (RenderingRequest, WorkerDeath) -> String

    package init(
        count: Int, program: (any WorkerProgram)? = nil, isolating isolates: Bool = false,
        report: @escaping @MainActor @Sendable (String) -> Void = { _ in }
    ) {
        self.count = max(count, 1)
        self.program = program
        session = nil
        self.isolates = isolates
        self.report = report
        explain = { $1.description }
    }

    /// Processes of a session: their deaths are told with the pictures that they are of.
    package init(
        count: Int, session: Session,
        explain: @escaping @Sendable (RenderingRequest, WorkerDeath) -> String
    ) {
        self.count = max(count, 1)
        program = session.program
        self.session = session
        isolates = true
        report = { _ in }
        self.explain = explain
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
