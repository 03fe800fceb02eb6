import Foundation
import Pixels
import Synchronization

/// A request that a worker process was or will be asked for, by name.
struct WorkerRequest: Sendable {
    /// Its number in the run.
    let place: Int
    let name: String
    /// Called once, on any thread.
    let answered: @Sendable (RenderingAnswer) -> Void
}

/// A process of the run's program that takes requests by name and answers each, in any order.
///
/// A thread of its own collects the answers. When the process ends early, the requests it still had are kept for
/// whoever asks for them.
final class WorkerProcess: Sendable {
    /// What happens to a process.
    enum Event { case begun, answered, ended }

    private final class State: @unchecked Sendable {
        // Only touched with the condition's lock held.
        let condition = NSCondition()
        var waiting: [Int: WorkerRequest] = [:]
        /// Requests that were lost with the process.
        var lost: [WorkerRequest] = []
        /// Whether it has said that it takes requests.
        var hasBegun = false
        var hasEnded = false
        /// What the process said when it ended by itself.
        var farewell: WorkerFarewell?
    }

    private let process: Process
    /// A socket, since writing to a broken pipe would end this process.
    private let input: Mutex<Int32?>
    private let unsent = Mutex<[UInt8]>([])
    private let state = State()
    /// The file of what it says, if that is kept; it goes with this.
    private let log: String?
    /// Has it end with this process.
    private let cleaning: ProcessEnding.Cleaning

    /// - Parameters:
    ///   - isReplacement: whether another died before, which has told where it crashed, if it did.
    ///   - changed: is told from another thread.
    init(
        _ program: WorkerProgram, threads: Int, isReplacement: Bool,
        changed: @escaping @Sendable (Event) -> Void
    ) throws(WorkerError) {
        var ends: [Int32] = [0, 0]
        let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard unsafe socketpair(AF_UNIX, type, 0, &ends) == 0 else {
            throw WorkerError("no socket for a drawing process: use fewer threads with -j")
        }
        input = Mutex(ends[0])
        let output = Pipe()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program.path)
        process.arguments = program.arguments(threads)
        process.standardInput = FileHandle(fileDescriptor: ends[1], closeOnDealloc: false)
        process.standardOutput = output
        if isReplacement {
            // A backtrace takes seconds, and this one would say the same.
            process.environment = ProcessInfo.processInfo.environment
                .merging(["SWIFT_BACKTRACE": "enable=no"]) { known, _ in known }
        }
        self.process = process
        // The folder may be others' as well.
        log = program.logs.map {
            "\($0)/drawing-\(getpid())-\(WorkerProcess.number.add(1, ordering: .relaxed).newValue)"
        }
        if let log {
            let file = unsafe open(log, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o600)
            if file >= 0 {
                process.standardError = FileHandle(fileDescriptor: file, closeOnDealloc: true)
            }
        }
        // It ends what it writes, as this process does, which then leaves nobody behind.
        cleaning = ProcessEnding.Cleaning(
            announced: { [process] in if process.isRunning { process.terminate() } },
            cleaned: { [process] in
                for _ in 0..<5000 where process.isRunning { usleep(1000) }
            })
        defer { Foundation.close(ends[1]) }
        let cleaning = cleaning
        do {
            try ProcessEnding.uninterrupted {
                try process.run()
                cleaning.begin()
            }
        } catch {
            close()
            throw WorkerError(
                "a drawing process cannot be started (\(error)); use -j \(Workers.threadsOfProcess) or less")
        }
        let reading = output.fileHandleForReading
        let thread = Thread { [state] in WorkerProcess.collect(reading, state, changed) }
        thread.stackSize = 1 << 20
        thread.start()
    }

    /// Requests without an answer.
    var load: Int { state.condition.withLock { state.waiting.count } }

    var hasBegun: Bool { state.condition.withLock { state.hasBegun } }

    /// Whether the process is gone, or has said that it stops.
    var hasEnded: Bool { state.condition.withLock { state.hasEnded } }

    /// Why it has said that the run cannot go on.
    var problem: String? { state.condition.withLock { state.farewell?.problem } }

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
            $0.write(request.name)
        }
        unsent.withLock { $0 += frame }
    }

    /// Sends what was held back; waits while the process has enough to do.
    func flush() {
        guard let input = input.withLock({ $0 }) else { return }
        unsent.withLock { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let sent = unsafe rest.withUnsafeBytes {
                    unsafe Foundation.send(input, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
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

    /// Returns when every request that was sent has its answer, or the process has ended.
    func wait() {
        state.condition.lock()
        while !state.waiting.isEmpty { state.condition.wait() }
        state.condition.unlock()
    }

    /// Says that no more requests come.
    func close() {
        input.withLock {
            if let number = $0 { Foundation.close(number) }
            $0 = nil
        }
    }

    deinit {
        close()
        cleaning.end()
        if let log { _ = unsafe unlink(log) }
    }

    /// Files are called by it, each of them another way.
    private static let number = Atomic<Int>(0)

    /// The end of what it has said, for whoever knows that it has ended.
    var lastWords: String {
        guard let log, let file = FileHandle(forReadingAtPath: log) else { return "" }
        defer { try? file.close() }
        let length = (try? file.seekToEnd()) ?? 0
        try? file.seek(toOffset: length > WorkerProcess.logLimit ? length - WorkerProcess.logLimit : 0)
        return String(decoding: (try? file.readToEnd()) ?? Data(), as: UTF8.self)
    }

    /// As much of it as anybody looks through, in bytes.
    private static let logLimit: UInt64 = 1 << 16

    /// Waits for the process's end and says how it went; `nil` where all was well.
    func end() -> String? {
        process.waitUntilExit()
        cleaning.end()
        state.condition.lock()
        while !state.hasEnded { state.condition.wait() }
        state.condition.unlock()
        let status = process.terminationStatus
        guard process.terminationReason == .exit else {
            return unsafe "signal \(status), \(String(cString: strsignal(status)))"
        }
        return status == 0 ? nil : "exit code \(status)"
    }

    private static func collect(
        _ reading: FileHandle, _ state: State, _ changed: @Sendable (Event) -> Void
    ) {
        var frames = FrameReader(reading.fileDescriptor)
        while let frame = frames.next() {
            var message = MessageReader(frame)
            guard let place = try? message.number() else { break }
            if place == WorkerGreeting.place {
                state.condition.withLock { state.hasBegun = true }
                changed(.begun)
                continue
            }
            if place == WorkerFarewell.place {
                let farewell = try? WorkerFarewell(&message)
                state.condition.withLock { state.farewell = farewell }
                break
            }
            let waiting = state.condition.withLock { state.waiting[place] }
            guard let waiting, let answer = try? RenderingAnswer(&message) else { break }
            waiting.answered(answer)
            state.condition.withLock {
                state.waiting[place] = nil
                state.condition.broadcast()
            }
            changed(.answered)
        }
        // If the process still writes, it must not wait for a reader.
        try? reading.close()
        state.condition.withLock {
            state.lost += state.waiting.values
            state.waiting = [:]
            state.hasEnded = true
            state.condition.broadcast()
        }
        changed(.ended)
    }
}
