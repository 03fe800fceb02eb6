import Synchronization

/// Takes requests in order and has them done by all workers of a run; memory stays that of a few pictures.
@MainActor package final class WorkerPool {
    private let performer: RequestPerformer

    package init(_ workers: Workers, settler: TileSettler, settings: RenderingSettings) {
        performer = RequestPerformer(settler: settler, settings: settings, threads: workers.count)
    }

    /// Begins a request; may do some of the work before it returns. `answered` is called once, on any thread.
    package func add(
        _ request: RenderingRequest, _ answered: @escaping @Sendable (RenderingAnswer) -> Void
    ) async throws {
        try await performer.perform(request, answered)
    }

    /// Returns when every request so far has its answer.
    package func wait() { performer.wait() }

    /// The same, and throws what went wrong with the workers themselves.
    package func finish() throws { try performer.finish() }

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
        for (place, request) in requests.enumerated() {
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
