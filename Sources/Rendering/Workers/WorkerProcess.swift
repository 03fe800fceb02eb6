import Foundation
import Synchronization

/// A process of the run's program that takes requests by name and answers each, in any order.
///
/// A thread of its own collects the answers. When the process ends early, the requests it still had fail,
/// each with an answer of its own, and ``end()`` says what happened.
final class WorkerProcess: Sendable {
    typealias Answered = @Sendable (RenderingAnswer) -> Void

    private final class State: @unchecked Sendable {
        // Only touched with the condition's lock held.
        let condition = NSCondition()
        var waiting: [Int: Answered] = [:]
        /// Requests that were lost with the process.
        var lost = 0
        var hasEnded = false
        /// What the process said when it ended by itself.
        var farewell: WorkerFarewell?
    }

    private let process: Process
    /// Called `1 of 3` in what is said of it.
    private let name: String
    /// A socket, since writing to a broken pipe would end this process.
    private let input: Mutex<Int32?>
    private let unsent = Mutex<[UInt8]>([])
    private let state = State()
    /// Is told of each answer.
    private let answered: @Sendable () -> Void

    init(
        _ program: WorkerProgram, threads: Int, name: String, answered: @escaping @Sendable () -> Void
    ) throws(WorkerError) {
        self.name = name
        self.answered = answered
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
        self.process = process
        defer { Foundation.close(ends[1]) }
        do {
            try process.run()
        } catch {
            close()
            throw WorkerError(
                "a drawing process cannot be started (\(error)); use -j \(Workers.threadsOfProcess) or less")
        }
        let reading = output.fileHandleForReading
        let thread = Thread { [state] in WorkerProcess.collect(reading, state, answered) }
        thread.stackSize = 1 << 20
        thread.start()
    }

    /// Requests without an answer.
    var load: Int { state.condition.withLock { state.waiting.count } }

    /// Whether the process is gone, or has said that it stops.
    var hasEnded: Bool { state.condition.withLock { state.hasEnded } }

    /// Holds a request back until ``flush()``.
    func send(_ request: String, place: Int, _ answered: @escaping Answered) {
        let isLost = state.condition.withLock {
            if state.hasEnded {
                state.lost += 1
            } else {
                state.waiting[place] = answered
            }
            return state.hasEnded
        }
        if isLost { return answered(WorkerProcess.lostAnswer) }
        let frame = framed {
            $0.write(place)
            $0.write(request)
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

    /// Returns when every request that was sent has its answer.
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

    deinit { close() }

    /// Waits for the process's end, and throws what was wrong with it.
    func end() throws(WorkerError) {
        process.waitUntilExit()
        state.condition.lock()
        while !state.hasEnded { state.condition.wait() }
        let (farewell, lost) = (state.farewell, state.lost)
        state.condition.unlock()
        if let problem = farewell?.problem { throw WorkerError(problem) }
        let status = process.terminationStatus
        guard farewell == nil || status != 0 else { return }
        // A signal's number is negative.
        let code = process.terminationReason == .exit ? status : -status
        throw WorkerError(
            "drawing process \(name) ended with \(code)"
                + (lost == 0 ? "" : " before \(lost) pictures were done")
                + "; run the command again")
    }

    static let lostAnswer = RenderingAnswer.failed(
        "the drawing process ended before this job was done; run the job again")

    private static func collect(
        _ reading: FileHandle, _ state: State, _ answered: @Sendable () -> Void
    ) {
        var frames = FrameReader(reading.fileDescriptor)
        while let frame = frames.next() {
            var message = MessageReader(frame)
            guard let place = try? message.number() else { break }
            if place == WorkerFarewell.place {
                let farewell = try? WorkerFarewell(&message)
                state.condition.withLock { state.farewell = farewell }
                break
            }
            let waiting = state.condition.withLock { state.waiting[place] }
            guard let waiting, let answer = try? RenderingAnswer(&message) else { break }
            waiting(answer)
            state.condition.withLock {
                state.waiting[place] = nil
                state.condition.broadcast()
            }
            answered()
        }
        // If the process still writes, it must not wait for a reader.
        try? reading.close()
        let lost = state.condition.withLock {
            let lost = state.waiting
            state.lost += lost.count
            state.hasEnded = true
            return lost
        }
        for (_, waiting) in lost.sorted(by: { $0.key < $1.key }) { waiting(lostAnswer) }
        state.condition.withLock {
            state.waiting = [:]
            state.condition.broadcast()
        }
        answered()
    }
}

/// What a worker process says last.
struct WorkerFarewell: Sendable {
    /// In place of a request's.
    static let place = -1
    /// What keeps the whole run from going on, such as a font that cannot be used.
    let problem: String?

    init(problem: String?) { self.problem = problem }

    init(_ message: inout MessageReader) throws(BrokenMessage) {
        problem = try message.optional { (m) throws(BrokenMessage) in try m.text() }
    }

    func write(to message: inout MessageWriter) {
        message.write(WorkerFarewell.place)
        message.write(problem) { $0.write($1) }
    }
}

/// Why workers could not do their work.
package struct WorkerError: Error, Hashable, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}
