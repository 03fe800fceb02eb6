import Foundation
import Synchronization

/// A request that a worker process was or will be asked for.
struct WorkerRequest: Sendable {
    /// Its number in the run.
    let place: Int
    let request: RenderingRequest
    /// Why it is not to be asked for any more, such as that others like it ended their process.
    let problem: @Sendable () -> String?
    /// Called once, on any thread.
    let answered: @Sendable (RenderingAnswer) -> Void
}

/// A process that takes requests and answers each, in any order.
///
/// A thread of its own collects the answers. When the process ends early, the requests it still had are kept for
/// whoever asks for them.
final class WorkerProcess: Sendable {
    /// What happens to a process.
    enum Event { case begun, answered, ended }

    private final class State: @unchecked Sendable {
        // Only touched with the condition's lock held. Whether the process is busy is said with it held, too, unless it
        // is busy now.
        let condition = NSCondition()
        var waiting: [Int: WorkerRequest] = [:]
        /// Requests that were lost with the process.
        var lost: [WorkerRequest] = []
        /// Whether it has said that it takes requests.
        var hasBegun = false
        var hasEnded = false
        /// How often it has said that all so far is done.
        var finished = 0
        /// Why it has said that the run cannot go on.
        var problem: String?
        var description: DescribedCatalog?
        var changed: @Sendable (Event) -> Void = { _ in }

        func send(_ event: Event) { condition.withLock { changed }(event) }
    }

    /// A socket, since writing to a broken pipe would end this process; closed when nobody uses it any more.
    private final class Socket: Sendable {
        let number: Int32
        init(_ number: Int32) { self.number = number }
        deinit { Foundation.close(number) }
    }

    private let socket: Socket
    private let unsent = Mutex<[UInt8]>([])
    private let state = State()
    private let life: any WorkerLife

    /// - Parameter isReplacement: whether another died before.
    init(_ program: any WorkerProgram, isReplacement: Bool) throws(WorkerError) {
        var ends: [Int32] = [0, 0]
        let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard unsafe socketpair(AF_UNIX, type, 0, &ends) == 0 else {
            throw WorkerError("no socket for a drawing process: use fewer threads with -j")
        }
        defer { Foundation.close(ends[1]) }
        let socket = Socket(ends[0])
        life = try program.start(socket: ends[1], isReplacement: isReplacement)
        self.socket = socket
        let thread = Thread { [state, life] in WorkerProcess.collect(socket, state, life) }
        thread.stackSize = 1 << 20
        thread.start()
    }

    /// Has `changed` told what happens from now on, from another thread.
    func observe(_ changed: @escaping @Sendable (Event) -> Void) {
        let (hasBegun, hasEnded) = state.condition.withLock {
            state.changed = changed
            return (state.hasBegun, state.hasEnded)
        }
        if hasBegun { changed(.begun) }
        if hasEnded { changed(.ended) }
    }

    /// Requests without an answer.
    var load: Int { state.condition.withLock { state.waiting.count } }

    var hasBegun: Bool { state.condition.withLock { state.hasBegun } }

    /// Whether the process is gone, or has said that it stops.
    var hasEnded: Bool { state.condition.withLock { state.hasEnded } }

    /// Why it has said that the run cannot go on.
    var problem: String? { state.condition.withLock { state.problem } }

    /// The requests that it had when it ended, in order, for whoever asks first.
    func takeLost() -> [WorkerRequest] {
        state.condition.withLock {
            defer { state.lost = [] }
            return state.lost.sorted { $0.place < $1.place }
        }
    }

    /// Holds a request back until ``flush()``.
    func send(_ request: WorkerRequest) {
        let isLost = state.condition.withLock {
            if state.hasEnded {
                state.lost.append(request)
            } else {
                state.waiting[request.place] = request
            }
            return state.hasEnded
        }
        if isLost { return }
        let frame = framed {
            $0.write(request.place)
            request.request.write(to: &$0)
        }
        unsent.withLock { $0 += frame }
    }

    /// Says what the requests that follow have in common.
    func send(_ settings: RenderingSettings, threads: Int) {
        let frame = framed {
            $0.write(WorkerMessage.settings)
            $0.write(threads)
            settings.write(to: &$0)
        }
        unsent.withLock { $0 += frame }
    }

    /// Sends what was held back; waits while the process has enough to do.
    func flush() {
        unsent.withLock { bytes in
            if !bytes.isEmpty { life.setBusy(true) }
            var rest = bytes[...]
            while !rest.isEmpty {
                let sent = unsafe rest.withUnsafeBytes {
                    unsafe Foundation.send(socket.number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
                if sent < 0 {
                    if errno == EINTR { continue }
                    // The process is gone, which the collecting thread sees, too.
                    break
                }
                rest = rest.dropFirst(sent)
            }
            bytes.removeAll(keepingCapacity: true)
        }
    }

    /// What it tells of its catalogue; how it ended where it ends before.
    func describe() throws(WorkerDeath) -> DescribedCatalog {
        unsent.withLock { $0 += framed { $0.write(WorkerMessage.description) } }
        flush()
        state.condition.lock()
        while state.description == nil, !state.hasEnded { state.condition.wait() }
        let description = state.description
        state.condition.unlock()
        if let description { return description }
        close()
        throw WorkerDeath(how: end() ?? "exit code 0", log: lastWords)
    }

    /// Returns when every request that was sent has its answer, or the process has ended.
    func wait() {
        state.condition.lock()
        while !state.waiting.isEmpty { state.condition.wait() }
        state.condition.unlock()
    }

    /// Returns when the process has said that all is done that it was asked for, or has ended.
    func finish() {
        let seen = state.condition.withLock { state.finished }
        unsent.withLock { $0 += framed { $0.write(WorkerMessage.finish) } }
        flush()
        state.condition.lock()
        while state.finished == seen, !state.hasEnded { state.condition.wait() }
        state.condition.unlock()
    }

    /// Says that no more requests come.
    func close() { shutdown(socket.number, Int32(SHUT_WR)) }

    /// Has it end now, whatever it does.
    func terminate() {
        life.terminate()
        _ = life.end()
    }

    deinit { close() }

    var lastWords: String { life.lastWords }

    /// Waits for the process's end and says how it went; `nil` where all was well.
    func end() -> String? {
        let how = life.end()
        state.condition.lock()
        while !state.hasEnded { state.condition.wait() }
        state.condition.unlock()
        return how
    }

    private static func collect(_ socket: Socket, _ state: State, _ life: any WorkerLife) {
        var frames = FrameReader(socket.number)
        reading: while let frame = frames.next() {
            var message = MessageReader(frame)
            guard let place = try? message.number() else { break }
            switch place {
            case WorkerMessage.greeting:
                state.condition.withLock { state.hasBegun = true }
                life.setBusy(true)
                state.send(.begun)
            case WorkerMessage.description:
                guard let description = try? DescribedCatalog(&message) else { break reading }
                state.condition.withLock {
                    life.setBusy(!state.waiting.isEmpty)
                    state.description = description
                    state.condition.broadcast()
                }
            case WorkerMessage.farewell:
                let problem = try? message.optional { (m) throws(BrokenMessage) in try m.text() }
                state.condition.withLock {
                    state.finished += 1
                    state.problem = problem
                    state.condition.broadcast()
                }
                if problem != nil { break reading }
            default:
                let waiting = state.condition.withLock { state.waiting[place] }
                guard let waiting, let answer = try? RenderingAnswer(&message) else { break reading }
                waiting.answered(answer)
                // With the lock held: else what is asked for meanwhile would count as nothing to do, and a process that
                // never ends would not be ended.
                state.condition.withLock {
                    state.waiting[place] = nil
                    life.setBusy(!state.waiting.isEmpty)
                    state.condition.broadcast()
                }
                state.send(.answered)
            }
        }
        // If the process still writes, it must not wait for a reader.
        shutdown(socket.number, Int32(SHUT_RDWR))
        state.condition.withLock {
            state.lost += state.waiting.values
            state.waiting = [:]
            state.hasEnded = true
            state.condition.broadcast()
        }
        state.send(.ended)
    }
}
