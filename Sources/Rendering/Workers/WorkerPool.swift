import Synchronization

/// Takes requests in order and has them done by all workers of a run; memory stays that of a few pictures.
///
/// Up to ``Workers/threadsOfProcess`` threads are this process's own: more than that one layout thread could not
/// keep busy, so that processes of the run's program share the requests.
@MainActor package final class WorkerPool {
    private enum Doing {
        case here(RequestPerformer)
        case elsewhere(ProcessGroup)
    }
    private let doing: Doing
    /// Pictures that are to be written once more, in this process in any case.
    package nonisolated let copies = PictureCopies()
    private let copyThreads: Int
    private lazy var copyPool = ThreadPool(workers: copyThreads)

    /// - Parameters:
    ///   - settler: made where this process does the work.
    ///   - requests: how many there will be, if that is known.
    package init(
        _ workers: Workers, settler: @autoclosure () throws -> TileSettler, settings: RenderingSettings,
        expecting requests: Int? = nil
    ) throws {
        let processes = workers.processes(for: requests)
        copyThreads = min(workers.count, Workers.threadsOfProcess)
        if let program = workers.program, !processes.isEmpty {
            doing = .elsewhere(
                try ProcessGroup(
                    workers, of: program, threads: processes, settings: settings, requests: requests))
        } else {
            let threads = min(workers.count, Workers.threadsOfProcess)
            doing = .here(
                RequestPerformer(
                    settler: try settler(), settings: settings,
                    threads: workers.program == nil ? workers.count : threads))
        }
    }

    /// Begins a request; may do some of the work before it returns. `answered` is called once, on any thread.
    ///
    /// - Parameter problem: why the request is in vain, asked before it is sent once more.
    package func add(
        _ request: RenderingRequest, unless problem: @escaping @Sendable () -> String? = { nil },
        _ answered: @escaping @Sendable (RenderingAnswer) -> Void
    ) async throws {
        switch doing {
        case .here(let performer): try await performer.perform(request, answered)
        case .elsewhere(let group): group.add(request, unless: problem, answered)
        }
    }

    /// Has copies written of which a thread has enough for a turn; may do some of the work before it returns.
    package func startCopies() { submitCopies(isLast: false) }

    private func submitCopies(isLast: Bool) {
        for group in copies.take(isLast: isLast) {
            let copies = copies
            switch doing {
            // The threads that draw: more of them than processors would only wait for each other.
            case .here(let performer): performer.submit { copies.write(group) }
            case .elsewhere: copyPool.submit { copies.write(group) }
            }
        }
    }

    /// Returns when every request so far has its answer, and every copy is written.
    package func wait() {
        switch doing {
        case .here(let performer):
            performer.wait()
            // An answer may be that there is something to copy.
            while !copies.isEmpty {
                submitCopies(isLast: true)
                performer.wait()
            }
        case .elsewhere(let group):
            group.wait()
            guard !copies.isEmpty else { return }
            submitCopies(isLast: true)
            copyPool.drain()
        }
    }

    /// The same, and throws what went wrong with the workers themselves.
    package func finish() throws {
        switch doing {
        case .here(let performer): try performer.finish()
        case .elsewhere(let group): try group.finish()
        }
    }

    /// Whether more requests are in vain, for ``finish()`` will throw.
    private var isLost: Bool {
        if case .elsewhere(let group) = doing { group.isLost } else { false }
    }

    /// Does all of the requests and returns what `conclude` makes of each answer, in the requests' order.
    ///
    /// - Parameters:
    ///   - progress: is told now and then how many have their answer.
    ///   - conclude: is called on any thread with the request's place.
    package func answers<R: Sendable>(
        to requests: [RenderingRequest], progress: (Int) -> Void = { _ in },
        _ conclude: @escaping @Sendable (Int, RenderingAnswer) -> R
    ) async throws -> [R] {
        let results = Concluded<R>(count: requests.count)
        for (place, request) in requests.enumerated() where !isLost {
            try await add(request) { answer in results.put(conclude(place, answer), at: place) }
            progress(results.count)
        }
        try finish()
        progress(results.count)
        return results.all
    }
}

/// What became of each request, from whichever thread that comes.
private final class Concluded<R: Sendable>: Sendable {
    private struct State {
        var results: [R?]
        var count = 0
    }
    private let state: Mutex<State>

    init(count: Int) { state = Mutex(State(results: Array(repeating: nil, count: count))) }

    func put(_ result: R, at place: Int) {
        state.withLock {
            $0.results[place] = result
            $0.count += 1
        }
    }

    var count: Int { state.withLock(\.count) }

    var all: [R] { state.withLock { $0.results.compactMap(\.self) } }
}
