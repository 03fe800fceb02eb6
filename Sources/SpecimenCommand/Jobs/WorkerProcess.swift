import Foundation
import Synchronization

/// A process of this program that takes numbered job lines and answers each with a line, in order.
///
/// A job's answer may come long after it was sent, so a thread of its own collects the answers. When
/// the process ends early, the jobs it still had fail, each with a line of its own.
final class WorkerProcess: Sendable {
    private struct Job {
        let slot: Int
        let number: Int
    }

    private final class State: @unchecked Sendable {
        // Only touched with the condition's lock held.
        let condition = NSCondition()
        var waiting: [Job] = []
        var answered = 0
        var hasEnded = false
        var hasFailedJobs = false
    }

    private let process: Process
    /// A socket, since writing to a broken pipe would end this process.
    private let input: Mutex<Int32?>
    private let state = State()
    private let unsent = Mutex<[UInt8]>([])
    private let results: JobResults

    init(_ arguments: [String], results: JobResults) throws {
        self.results = results
        var ends: [Int32] = [0, 0]
        let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard unsafe socketpair(AF_UNIX, type, 0, &ends) == 0 else {
            throw Failure.input("no socket for a drawing process: use fewer threads with -j")
        }
        input = Mutex(ends[0])
        let output = Pipe()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = arguments
        process.standardInput = FileHandle(fileDescriptor: ends[1], closeOnDealloc: false)
        process.standardOutput = output
        self.process = process
        defer { Foundation.close(ends[1]) }
        do {
            try process.run()
        } catch {
            close()
            throw Failure.input(
                "a drawing process cannot be started (\(error)); use -j \(ProcessCrew.threads) or less")
        }
        let reading = output.fileHandleForReading
        let (state, results) = (state, results)
        let thread = Thread { WorkerProcess.collect(reading, state, results) }
        thread.stackSize = 1 << 20
        thread.start()
    }

    /// Holds a line back until ``flush()``.
    func send(_ line: String, slot: Int, number: Int) {
        state.condition.lock()
        let isLost = state.hasEnded
        if !isLost { state.waiting.append(Job(slot: slot, number: number)) }
        state.condition.unlock()
        if isLost { return WorkerProcess.lose([Job(slot: slot, number: number)], results) }
        unsent.withLock { $0 += line.utf8 }
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

    /// Returns when every line that was sent has its answer.
    func wait() {
        state.condition.lock()
        while state.answered < state.waiting.count { state.condition.wait() }
        state.waiting.removeAll(keepingCapacity: true)
        state.answered = 0
        state.condition.unlock()
    }

    /// Says that no more lines come.
    func close() {
        input.withLock {
            if let number = $0 { Foundation.close(number) }
            $0 = nil
        }
    }

    deinit { close() }

    /// Whether a job failed by an answer of its own.
    var hasFailedJobs: Bool {
        state.condition.lock()
        defer { state.condition.unlock() }
        return state.hasFailedJobs
    }

    /// The exit code, or the negative signal.
    func exitCode() -> Int32 {
        process.waitUntilExit()
        return process.terminationReason == .exit
            ? process.terminationStatus : -process.terminationStatus
    }

    private static func collect(_ reading: FileHandle, _ state: State, _ results: JobResults) {
        var lines = LineReader(descriptor: reading.fileDescriptor, name: "a drawing process")
        while case .text(let bytes)? = try? lines.next() {
            let line = String(decoding: bytes, as: UTF8.self)
            state.condition.lock()
            let job = state.answered < state.waiting.count ? state.waiting[state.answered] : nil
            state.condition.unlock()
            guard let job else { break }
            let isFailure = line.hasPrefix("{\"error\"")
            results.add(job.slot, line: line, isFailure: isFailure)
            state.condition.lock()
            if isFailure { state.hasFailedJobs = true }
            state.answered += 1
            state.condition.broadcast()
            state.condition.unlock()
        }
        // If the process still writes, it must not wait for a reader.
        try? reading.close()
        state.condition.lock()
        let lost = Array(state.waiting[state.answered...])
        state.hasEnded = true
        state.condition.unlock()
        lose(lost, results)
        state.condition.lock()
        state.answered = state.waiting.count
        state.condition.broadcast()
        state.condition.unlock()
    }

    private static func lose(_ jobs: [Job], _ results: JobResults) {
        for job in jobs {
            results.fail(
                job.slot, job: job.number,
                "the drawing process ended before this job was done; run the job again")
        }
    }
}
