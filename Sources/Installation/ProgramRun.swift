package import Foundation

/// A program of the toolchain, run once to its end.
///
/// Foundation's `Process` looks every twentieth of a second whether a program has ended, and a source file takes four.
package struct ProgramRun: Sendable {
    /// Its exit code; of one that a signal ended 128 and the signal's number.
    package var code: Int32
    package var output: Data
    package var errors: Data
    /// Whether it was ended because it took longer than its limit.
    package var isLate = false

    /// What a program may use up.
    package struct Limits: Sendable {
        /// On the wall, of the program with all that it starts.
        package var seconds: Int
        /// Bytes of addresses of each process.
        package var memory: UInt

        package init(seconds: Int, memory: UInt) {
            (self.seconds, self.memory) = (seconds, memory)
        }
    }

    /// - Parameters:
    ///   - limits: past them it ends, with all that it has started; `nil` for none.
    ///   - environment: `nil` for this process's.
    ///   - folder: where it runs; `nil` for where this process does.
    package init(
        _ path: String, _ arguments: [String], environment: [String: String]? = nil, folder: String? = nil,
        limits: Limits? = nil
    ) throws(ProgramRunError) {
        Watcher.begin()
        let output = try ProgramPipe()
        let errors = try ProgramPipe()
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        unsafe posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
        unsafe posix_spawn_file_actions_adddup2(&actions, errors.writing, 2)
        unsafe keepStandardStreamsOnly(&actions)
        if let folder { try unsafe beginning(&actions, in: folder) }
        var words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
        var all = environment ?? ProcessInfo.processInfo.environment
        all[Watcher.variable] = Watcher.mark
        var attributes = posix_spawnattr_t()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        // A session of its own, so that all of it can be ended.
        unsafe posix_spawnattr_setflags(&attributes, sessionFlag)
        var variables = unsafe all.map { unsafe strdup("\($0.key)=\($0.value)") } + [nil]
        let copied = unsafe words + variables
        defer { unsafe copied.forEach { unsafe free($0) } }
        var process: pid_t = 0
        let failure = RunningTools.starting {
            let failure = unsafe posix_spawn(&process, path, &actions, &attributes, &words, &variables)
            return (failure, process)
        }
        output.closeWriting()
        errors.closeWriting()
        guard failure == 0 else {
            throw ProgramRunError(reason: unsafe String(cString: strerror(failure)))
        }
        if let limits { restrict(process, memory: limits.memory) }
        let session = process
        defer { RunningTools.remove(session) }
        let cleaning = Ending.begin { _ = kill(-session, SIGKILL) }
        defer { Ending.end(cleaning) }
        let deadline = limits.map { Date().addingTimeInterval(Double($0.seconds)) }
        var isLate = false
        (self.output, self.errors) = ProgramPipe.contents(of: output, errors, until: deadline) {
            isLate = true
            _ = kill(-session, SIGKILL)
        }
        self.isLate = isLate
        var status: Int32 = 0
        while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        code = signal == 0 ? status >> 8 & 0xFF : 128 + signal
    }
}

/// Limits the addresses of a process that has just begun; the module of the system's headers has no name for the call.
private func restrict(_ process: pid_t, memory: UInt) {
    typealias Call =
        @convention(c) (pid_t, CInt, UnsafePointer<rlimit>, UnsafeMutablePointer<rlimit>?) -> CInt
    guard let symbol = unsafe dlsym(nil, "prlimit") else { return }
    var limit = rlimit(rlim_cur: memory, rlim_max: memory)
    _ = unsafe unsafeBitCast(symbol, to: Call.self)(process, CInt(RLIMIT_AS.rawValue), &limit, nil)
}

/// Has a program begin in a folder; the module of the system's headers has no name for the call.
private func beginning(
    _ actions: inout posix_spawn_file_actions_t, in folder: String
) throws(ProgramRunError) {
    typealias Call =
        @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafePointer<CChar>) -> CInt
    guard let symbol = unsafe dlsym(nil, "posix_spawn_file_actions_addchdir_np") else {
        throw ProgramRunError(reason: "the C library cannot start programs in another folder")
    }
    _ = unsafe unsafeBitCast(symbol, to: Call.self)(&actions, folder)
}

/// Why a program was not started.
package struct ProgramRunError: Error {
    package var reason: String
}

/// A way from a program, whose ends no other program inherits.
private final class ProgramPipe {
    private let reading: Int32
    let writing: Int32
    private var isWritingOpen = true

    init() throws(ProgramRunError) {
        var ends: [Int32] = [-1, -1]
        let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard unsafe socketpair(AF_UNIX, type, 0, &ends) == 0 else {
            throw ProgramRunError(reason: unsafe String(cString: strerror(errno)))
        }
        reading = ends[0]
        // Above those that a program has its own at, so that none is replaced before it is copied.
        let high = fcntl(ends[1], F_DUPFD_CLOEXEC, 10)
        if high >= 0 { close(ends[1]) }
        writing = high >= 0 ? high : ends[1]
    }

    deinit {
        closeWriting()
        close(reading)
    }

    func closeWriting() {
        guard isWritingOpen else { return }
        isWritingOpen = false
        close(writing)
    }

    /// What comes out of both until they are closed, read as it comes: a full pipe would keep the program waiting.
    ///
    /// - Parameters:
    ///   - deadline: when to call `late`, which is to have them closed; `nil` for never.
    static func contents(
        of first: ProgramPipe, _ second: ProgramPipe, until deadline: Date?, late: () -> Void
    ) -> (Data, Data) {
        var deadline = deadline
        var found = [Data(), Data()]
        var open = [
            pollfd(fd: first.reading, events: Int16(POLLIN), revents: 0),
            pollfd(fd: second.reading, events: Int16(POLLIN), revents: 0),
        ]
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        while open.contains(where: { $0.fd >= 0 }) {
            let left = deadline.map { Int32(clamping: Int(($0.timeIntervalSinceNow * 1000).rounded(.up))) }
            let ready = unsafe poll(&open, nfds_t(open.count), left.map { max($0, 0) } ?? -1)
            guard ready >= 0 || errno == EINTR else { break }
            if let date = deadline, ready == 0, date.timeIntervalSinceNow <= 0 {
                late()
                // What has left the session may hold the pipes open for ever.
                deadline = nil
                break
            }
            for index in open.indices where open[index].fd >= 0 && open[index].revents != 0 {
                open[index].revents = 0
                let count = unsafe read(open[index].fd, &bytes, bytes.count)
                if count > 0 {
                    found[index].append(contentsOf: bytes[..<count])
                } else if count == 0 || errno != EINTR {
                    open[index].fd = -1
                }
            }
        }
        return (found[0], found[1])
    }
}
