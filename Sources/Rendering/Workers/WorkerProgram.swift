import Foundation
import Pixels

/// A program whose processes answer requests with ``WorkerServer``.
package protocol WorkerProgram: Sendable {
    /// Starts a process that has `socket` for its standard input, and answers there.
    ///
    /// - Parameter isReplacement: whether another died before, which has told where it crashed, if it did.
    func start(socket: Int32, isReplacement: Bool) throws(WorkerError) -> any WorkerLife
}

/// A process of such a program, from its start to its end.
package protocol WorkerLife: Sendable {
    /// Waits for the end and says how it went; `nil` where all was well.
    func end() -> String?
    /// Has it end now.
    func terminate()
    /// Is told whenever it was asked for something or has answered: whether it still has something to do.
    func setBusy(_ isBusy: Bool)
    /// The end of what it has said, where that is kept, for whoever knows that it has ended.
    var lastWords: String { get }
}

/// How a process ended of what it was asked for alone.
package struct WorkerDeath: Error, CustomStringConvertible {
    /// `signal 5, Trace/breakpoint trap`.
    package let how: String
    /// The last of what it said, where that is kept.
    package let log: String

    package var description: String {
        "the process that drew it crashed twice, the second time with nothing else to draw (\(how)); does its view crash?"
    }
}

/// This very program, whose processes have the same catalogue.
package struct OwnProgram: WorkerProgram {
    private let path: String

    package init(path: String) { self.path = path }

    /// The word that makes a process of it a worker, behind the program's name.
    package static let word = "--worker"

    package func start(socket: Int32, isReplacement: Bool) throws(WorkerError) -> any WorkerLife {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = [OwnProgram.word]
        process.standardInput = FileHandle(fileDescriptor: socket, closeOnDealloc: false)
        process.standardOutput = FileHandle.nullDevice
        if isReplacement {
            // A backtrace takes seconds, and this one would say the same.
            process.environment = ProcessInfo.processInfo.environment
                .merging(["SWIFT_BACKTRACE": "enable=no"]) { known, _ in known }
        }
        do {
            return try ProcessEnding.uninterrupted { try OwnLife(process) }
        } catch {
            throw WorkerError(
                "a drawing process cannot be started (\(error)); use -j \(Workers.threadsOfProcess) or less")
        }
    }
}

private final class OwnLife: WorkerLife {
    private let process: Process
    /// Has it end with this process.
    private let cleaning: ProcessEnding.Cleaning

    init(_ process: Process) throws {
        self.process = process
        try process.run()
        // It ends what it writes, as this process does, which then leaves nobody behind.
        cleaning = ProcessEnding.Cleaning(
            announced: { if process.isRunning { process.terminate() } },
            cleaned: { for _ in 0..<5000 where process.isRunning { usleep(1000) } })
        cleaning.begin()
    }

    deinit { cleaning.end() }

    func terminate() { process.terminate() }

    func setBusy(_ isBusy: Bool) {}

    func end() -> String? {
        process.waitUntilExit()
        cleaning.end()
        let status = process.terminationStatus
        guard process.terminationReason == .exit else {
            return unsafe "signal \(status), \(String(cString: strsignal(status)))"
        }
        return status == 0 ? nil : "exit code \(status)"
    }

    /// Its standard error is this process's.
    var lastWords: String { "" }
}
