import Foundation
import Installation
import Pixels
package import Rendering
import Synchronization

/// A program of somebody's sources, whose processes draw: each in a session of its own, with an empty environment but for
/// what it is told, and with a file for what it prints.
package struct SourceProgram: WorkerProgram {
    private let path: String
    private let arguments: [String]
    private let environment: [String: String]
    /// Whether its processes end themselves at their limits of time, as those of source files do.
    private let limitsItself: Bool
    /// Where its processes write what is not asked for.
    private let folder: String

    /// Variables that a program needs to be what it is elsewhere; all others stay out.
    private static let kept = [
        "PATH", "LANG", "LC_ALL", "TZ", "CI", "NO_COLOR", "TERM", "SPECIMEN_SECONDS",
    ]

    /// - Parameters:
    ///   - more: variables beside those that every program gets.
    ///   - folder: its scratch.
    ///   - limitsItself: whether its processes end themselves where a picture takes too long; others are ended.
    package init(
        path: String, arguments: [String] = [], environment more: [String: String], folder: String,
        limitsItself: Bool = true
    ) {
        self.path = path
        self.limitsItself = limitsItself
        self.arguments = arguments
        self.folder = folder
        let own = ProcessInfo.processInfo.environment
        var environment: [String: String] = [:]
        for name in SourceProgram.kept { environment[name] = own[name] }
        environment["HOME"] = folder
        environment["TMPDIR"] = folder
        environment["SWIFT_BACKTRACE"] = "enable=no"
        environment[Watcher.variable] = Watcher.mark
        self.environment = environment.merging(more) { _, more in more }
    }

    /// One that was built, with the asset catalogues, the pictures and the tables of strings of its module.
    package init(_ program: BuiltProgram, in scratch: ScratchFolder) {
        self.init(
            path: program.path,
            environment: [
                "SPECIMEN_CATALOGS": program.resources.catalogs.joined(separator: "\n"),
                "SPECIMEN_PICTURES": program.resources.pictureFolders.joined(separator: "\n"),
                "SPECIMEN_STRINGS": program.resources.strings.joined(separator: "\n"),
            ],
            folder: scratch.folder(program.module.group + "-" + program.platform.rawValue))
    }

    package func start(socket: Int32, isReplacement: Bool) throws(WorkerError) -> any WorkerLife {
        // The folder may be others' as well.
        let log = "\(folder)/said-\(getpid())-\(SourceProgram.number.add(1, ordering: .relaxed).newValue)"
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_adddup2(&actions, socket, 0)
        unsafe posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        unsafe posix_spawn_file_actions_adddup2(&actions, 1, 2)
        unsafe keepStandardStreamsOnly(&actions)
        var attributes = posix_spawnattr_t()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        // A thread of a queue lets no signal through, and what it starts would never hear of its limits.
        var none = sigset_t()
        unsafe sigemptyset(&none)
        unsafe posix_spawnattr_setsigmask(&attributes, &none)
        unsafe posix_spawnattr_setflags(&attributes, sessionFlag | Int16(POSIX_SPAWN_SETSIGMASK))
        Watcher.begin()
        var words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
        var variables = unsafe environment.map { unsafe strdup("\($0.key)=\($0.value)") } + [nil]
        let copied = unsafe words + variables
        defer { unsafe copied.forEach { unsafe free($0) } }
        ProcessTree.adoptOrphans()
        var process: pid_t = 0
        var code: Int32 = 0
        for attempt in 0...SourceProgram.attempts {
            code = SourceLives.starting {
                let code = unsafe posix_spawn(&process, path, &actions, &attributes, &words, &variables)
                return (code, process)
            }
            guard code == ETXTBSY, attempt < SourceProgram.attempts else { break }
            // Whoever writes it closes it without any change that could be watched for.
            usleep(20_000)
        }
        guard code == 0 else {
            let reason =
                code == ETXTBSY ? "another process is writing it" : unsafe String(cString: strerror(code))
            throw WorkerError("\(path): cannot be started (\(reason))")
        }
        return SourceLife(process, log: log, limitsItself: limitsItself)
    }

    /// How often a program that is being written is tried again: two seconds.
    private static let attempts = 100

    /// Files are called by it, each of them another way.
    private static let number = Atomic<Int>(0)
}

/// A process of somebody's views; whatever it has started ends with it.
private final class SourceLife: WorkerLife {
    private let process: pid_t
    private let log: String
    private let cleaning: ProcessEnding.Cleaning
    private let state = State()

    private final class State: @unchecked Sendable {
        // Only touched with the condition's lock held.
        let condition = NSCondition()
        /// What the system says of its end.
        var status: Int32?
        /// When it was asked for something or has last answered; `nil` while it has nothing to do.
        var busySince: Date? = Date()

        var busySeconds: Double {
            condition.withLock { busySince.map { Date().timeIntervalSince($0) } ?? 0 }
        }
    }

    /// Seconds of the processor for a picture, and as many for a process that ignores signals.
    private static let pictureSeconds: Int = {
        let named = ProcessInfo.processInfo.environment["SPECIMEN_SECONDS"].flatMap { Int($0) }
        return named.flatMap { 1...600 ~= $0 ? $0 : nil } ?? 10
    }()

    init(_ process: pid_t, log: String, limitsItself: Bool) {
        self.process = process
        self.log = log
        cleaning = ProcessEnding.Cleaning(announced: { ProcessTree.end(process) }, cleaned: {})
        cleaning.begin()
        let thread = Thread { [state] in
            let status = SourceLife.watch(process, state, limitsItself: limitsItself)
            ProcessTree.end(process)
            SourceLives.remove(process)
            state.condition.withLock {
                state.status = status
                state.condition.broadcast()
            }
        }
        thread.stackSize = 1 << 20
        thread.start()
    }

    deinit {
        cleaning.end()
        _ = unsafe unlink(log)
    }

    func terminate() { ProcessTree.end(process) }

    func setBusy(_ isBusy: Bool) { state.condition.withLock { state.busySince = isBusy ? Date() : nil } }

    func end() -> String? {
        state.condition.lock()
        while state.status == nil { state.condition.wait() }
        let status = state.status ?? 0
        state.condition.unlock()
        cleaning.end()
        let signal = status & 0x7F
        if signal != 0 { return unsafe "signal \(signal), \(String(cString: strsignal(signal)))" }
        let code = status >> 8 & 0xFF
        return code == 0 ? nil : "exit code \(code)"
    }

    /// Waits for the process's end, and ends what its limits would not.
    private static func watch(_ process: pid_t, _ state: State, limitsItself: Bool) -> Int32 {
        var looked = Date()
        var status: Int32 = 0
        var pause: UInt32 = 200
        while true {
            let result = unsafe waitpid(process, &status, WNOHANG)
            if result == process || (result < 0 && errno != EINTR) { return status }
            if Date().timeIntervalSince(looked) > 0.5 {
                ProcessTree.endStopped(process)
                SourceLives.endOrphans()
                // One that hears its signals ends itself at its limits, and is named by them.
                if state.busySeconds > Double(pictureSeconds) {
                    if limitsItself { ProcessTree.endDeaf(process) } else { ProcessTree.end(process) }
                }
                looked = Date()
            }
            usleep(pause)
            pause = min(pause * 2, 4000)
        }
    }

    var lastWords: String {
        guard let file = FileHandle(forReadingAtPath: log) else { return "" }
        defer { try? file.close() }
        let length = (try? file.seekToEnd()) ?? 0
        try? file.seek(toOffset: length > SourceLife.logLimit ? length - SourceLife.logLimit : 0)
        return String(decoding: (try? file.readToEnd()) ?? Data(), as: UTF8.self)
    }

    /// As much of it as anybody looks through, in bytes.
    private static let logLimit: UInt64 = 1 << 16
}

/// The processes of all sessions that run: what views leave behind is known by being of none of them.
private enum SourceLives {
    private static let running = Mutex<Set<pid_t>>([])

    /// Nobody may take a process for left behind before it is known.
    static func starting(_ start: () -> (code: Int32, process: pid_t)) -> Int32 {
        running.withLock { running in
            let (code, process) = start()
            if code == 0 { running.insert(process) }
            return code
        }
    }

    static func remove(_ process: pid_t) {
        running.withLock { _ = $0.remove(process) }
        endOrphans()
    }

    /// What a view has left behind may hold the pipe that others wait at.
    static func endOrphans() { running.withLock { ProcessTree.endOrphans(except: $0) } }
}
