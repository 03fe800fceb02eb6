/// The `.task` actions of one tile: started in tree order, driven on a virtual clock, cancelled at the end.
@MainActor package final class TileTasks {
    @MainActor private final class Running {
        let identity: Identity
        let owner: String
        var handle: Task<Void, Never>?
        var isDone = false

        init(identity: Identity, owner: String) {
            self.identity = identity
            self.owner = owner
        }
    }

    private struct Due {
        let identity: Identity
        let owner: String
        let action: @MainActor @Sendable () async -> Void
    }

    /// Sleeps after which tasks that never end are cancelled with a warning.
    package static let wakeLimit = 1_000
    /// Milliseconds to wait, in all, for work outside of the tile, such as a detached task.
    package static let waitLimit = 250

    /// Whether someone lets tasks go on; otherwise what cannot end at once is abandoned.
    package var isDriven = false

    private let executor = TileExecutor()
    /// Of what is started while the finger is down, and how long that is.
    private var limited: (executor: TileExecutor, time: Duration)?
    private var due: [Due] = []
    private var running: [Running] = []
    private var wakes = 0
    private var waited = 0

    package init() {}

    /// Whether a started task has not ended.
    package var isWaiting: Bool { running.contains { !$0.isDone } }

    package func add(
        _ identity: Identity, owner: String, action: @escaping @MainActor @Sendable () async -> Void
    ) {
        due.append(Due(identity: identity, owner: owner, action: action))
    }

    /// What is started from now on has only so much time.
    package func limit(to time: Duration) { limited = (TileExecutor(), time) }

    /// Starts what the pass found, in tree order.
    ///
    /// A task that nobody drives runs at once up to where it first waits. A driven one starts at the next
    /// turn: with an executor of its own, Swift 6.3 starts not even an immediate task at once.
    package func start() {
        let starting = due
        due = []
        for task in starting {
            // Another id in the same place: the task before it is cancelled, as SwiftUI does.
            for old in running where old.identity == task.identity { old.handle?.cancel() }
            let entry = Running(identity: task.identity, owner: task.owner)
            running.append(entry)
            let action = task.action
            if isDriven {
                entry.handle = Task.immediate(executorPreference: limited?.executor ?? executor) {
                    @MainActor in
                    await action()
                    entry.isDone = true
                }
            } else {
                entry.handle = Task.immediate { @MainActor in
                    await action()
                    entry.isDone = true
                }
            }
        }
        running.removeAll(where: \.isDone)
    }

    /// Lets tasks that were started go on to where they first wait.
    package func begin() async {
        var idle = 0
        while isWaiting, idle <= 4 {
            await Task.yield()
            idle = runReady() > 0 ? 0 : idle + 1
        }
    }

    /// When the next task that sleeps goes on, in seconds since the tile appeared or, with a finger, since that came down.
    var nextWake: Double? {
        let next = [executor.nextDue, limited?.executor.nextDue].compactMap { $0 }.min()
        guard let (seconds, attoseconds) = next?.components else { return nil }
        return Double(seconds) + Double(attoseconds) / 1e18
    }

    /// Lets tasks go on until one has changed something; answers false when none is left that could.
    ///
    /// - Parameter time: those that sleep for longer do not go on, in seconds; `nil` lets all go on.
    package func goOn(in graph: ViewGraph, by time: Double? = nil) async -> Bool {
        let limit = time.map { Duration.seconds($0) }
        var idle = 0
        while isWaiting {
            await Task.yield()
            if runReady() > 0 {
                idle = 0
                continue
            }
            // Work on the main actor gets its turn at each yield; a few in a row without any job here
            // mean that all tasks wait.
            idle += 1
            guard idle > 4 else { continue }
            if graph.journal.isDirty { return true }
            if wakeNext(by: limit) {
                idle = 0
                wakes += 1
                guard wakes < TileTasks.wakeLimit else {
                    warn(in: graph, "sleeps more than \(TileTasks.wakeLimit) times")
                    return false
                }
                continue
            }
            // The picture is taken before that is over.
            if limit != nil, executor.hasSleepers { return false }
            if limited?.executor.hasSleepers ?? false { return false }
            guard waited < TileTasks.waitLimit else {
                warn(in: graph, "waits for something outside of the tile")
                return false
            }
            waited += 1
            try? await Task.sleep(for: .milliseconds(1))
        }
        return graph.journal.isDirty
    }

    /// Cancels what still waits and lets it end.
    package func end(in graph: ViewGraph) async {
        // A task that goes on when its sleep is cancelled does so after the picture.
        let events = graph.journal.events
        defer { graph.journal.events = events }
        for task in running { task.handle?.cancel() }
        for _ in 0..<TileTasks.wakeLimit {
            await Task.yield()
            if runReady() == 0, !wakeNext(), !isWaiting { break }
            // A task that ignores being cancelled is left behind; it can change nothing any more.
            if !isWaiting { break }
        }
        running = []
    }

    /// For layout that cannot wait: cancels what is left, with a warning.
    package func abandon(in graph: ViewGraph) {
        guard isWaiting else { return }
        for task in running where !task.isDone {
            graph.warn(
                "a .task of \(task.owner) waits; it is drawn as it was before the wait. "
                    + "layOut(settling:) lets it go on")
            task.handle?.cancel()
        }
        running = []
    }

    private func runReady() -> Int { executor.runReady() + (limited?.executor.runReady() ?? 0) }

    /// Whoever was there before the finger first.
    private func wakeNext(by limit: Duration? = nil) -> Bool {
        executor.wakeNext(by: limit)
            || limited.map { $0.executor.wakeNext(by: min($0.time, limit ?? $0.time)) } ?? false
    }

    private func warn(in graph: ViewGraph, _ what: String) {
        for task in running where !task.isDone {
            graph.warn("a .task of \(task.owner) \(what); it is cancelled")
        }
    }
}
