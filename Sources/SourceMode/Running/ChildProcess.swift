import Foundation
import Installation
import Pixels
import SpecimenCommand

/// A program of somebody's source, run once: in a session of its own, with nothing to read, a scratch folder
/// and an empty environment but for what it is told.
///
/// What it prints by itself goes to a file; what the command says goes through descriptors that it does not know.
struct ChildProcess {
    let program: String
    let arguments: [String]
    let environment: [String: String]
    /// Its standard output and standard error.
    let log: String
    /// Where what the command prints goes; `nil` for where this process's does.
    var output: String?
    /// Whether it reads what this process's standard input has.
    var readsInput = false
    /// Seconds on the wall.
    let seconds: Int
    /// Seconds of a process of it that ignores signals.
    let deafSeconds: Int

    enum End: Equatable {
        /// It said itself that all is done.
        case done(Int32)
        /// It ended before.
        case exited(Int32)
        case signal(Int32)
        case late
    }

    private static let (answers, messages, done): (Int32, Int32, Int32) = (103, 104, 105)

    /// - Parameter totals: what it has counted is added to them, where it is done.
    func run(adding totals: RunTotals) throws(SourceError) -> End {
        var ends: [Int32] = [0, 0]
        let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard unsafe socketpair(AF_UNIX, type, 0, &ends) == 0 else {
            throw SourceError("no pipe for \(program)")
        }
        defer { close(ends[0]) }
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        // The numbers are above all that are open here, so that none is overwritten before it is copied.
        unsafe posix_spawn_file_actions_adddup2(&actions, ends[1], ChildProcess.done)
        if let output {
            unsafe posix_spawn_file_actions_addopen(
                &actions, ChildProcess.answers, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        } else {
            unsafe posix_spawn_file_actions_adddup2(&actions, 1, ChildProcess.answers)
        }
        unsafe posix_spawn_file_actions_adddup2(&actions, 2, ChildProcess.messages)
        if !readsInput { unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0) }
        unsafe posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        unsafe posix_spawn_file_actions_adddup2(&actions, 1, 2)
        var attributes = posix_spawnattr_t()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        unsafe posix_spawnattr_setflags(&attributes, sessionFlag)
        var own = environment
        own[Watcher.variable] = Watcher.mark
        Watcher.begin()
        own["SPECIMEN_OUTPUT"] = "\(ChildProcess.answers)"
        own["SPECIMEN_ERROR"] = "\(ChildProcess.messages)"
        own["SPECIMEN_DONE"] = "\(ChildProcess.done)"
        var words = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
        var variables = unsafe own.map { unsafe strdup("\($0.key)=\($0.value)") } + [nil]
        let copied = unsafe words + variables
        defer { unsafe copied.forEach { unsafe free($0) } }
        Session.adoptOrphans()
        var process: pid_t = 0
        let code = unsafe posix_spawn(&process, program, &actions, &attributes, &words, &variables)
        close(ends[1])
        guard code == 0 else {
            throw SourceError("\(program): cannot be started (\(unsafe String(cString: strerror(code))))")
        }
        let session = process
        let cleaning = ProcessEnding.Cleaning(
            announced: {
                Session.end(session)
                Session.endOrphans()
            }, cleaned: {})
        cleaning.begin()
        defer {
            // Whatever it has started ends with it.
            Session.end(session)
            Session.endOrphans()
            cleaning.end()
        }
        return wait(for: process, ends[0], totals)
    }

    private func wait(for process: pid_t, _ reading: Int32, _ totals: RunTotals) -> End {
        let start = Date()
        var looked = start
        var status: Int32 = 0
        var pause: UInt32 = 200
        var deaf = DeafProcesses(seconds: Double(deafSeconds))
        while true {
            let result = unsafe waitpid(process, &status, WNOHANG)
            if result == process || (result < 0 && errno != EINTR) { break }
            if Date().timeIntervalSince(start) > Double(seconds) {
                Session.end(process)
                _ = unsafe waitpid(process, &status, 0)
                return .late
            }
            if Date().timeIntervalSince(looked) > 0.5 {
                Session.endStopped(process)
                // What a view has left behind may hold the pipe that others wait at.
                Session.endOrphans(except: process)
                deaf.look(in: process)
                looked = Date()
            }
            usleep(pause)
            pause = min(pause * 2, 4000)
        }
        let signal = status & 0x7F
        if signal != 0 { return .signal(signal) }
        let code = status >> 8 & 0xFF
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        // Others of its group may hold the other end, so that nothing is waited for.
        _ = fcntl(reading, F_SETFL, O_NONBLOCK)
        let count = unsafe read(reading, &bytes, bytes.count)
        guard count > 0, Int32(bytes[0]) == code else { return .exited(code) }
        totals.add(String(decoding: bytes[1..<count], as: UTF8.self))
        return .done(code)
    }
}
