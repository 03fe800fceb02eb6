package import Foundation
import Synchronization

/// Sessions of programs that this process has started itself: whoever looks for what others have left behind must not
/// take these for it.
package enum RunningTools {
    private static let sessions = Mutex<Set<pid_t>>([])

    /// None of them begins while `body` runs.
    package static func withSessions(_ body: (Set<pid_t>) -> Void) { sessions.withLock { body($0) } }

    /// Nobody may look before a program is known.
    static func starting(_ start: () -> (code: Int32, process: pid_t)) -> Int32 {
        sessions.withLock { sessions in
            let (code, process) = start()
            if code == 0 { sessions.insert(process) }
            return code
        }
    }

    static func remove(_ session: pid_t) { sessions.withLock { _ = $0.remove(session) } }

    /// Starts a program that is to stay when this process ends, such as a browser: in a session of its own, without this
    /// process's standard streams. Returns whether it has started.
    package static func startDetached(_ path: String, _ arguments: [String]) -> Bool {
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        for stream: Int32 in 0...2 {
            unsafe posix_spawn_file_actions_addopen(
                &actions, stream, "/dev/null", stream == 0 ? O_RDONLY : O_WRONLY, 0)
        }
        unsafe keepStandardStreamsOnly(&actions)
        var attributes = posix_spawnattr_t()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        unsafe posix_spawnattr_setflags(&attributes, sessionFlag)
        var words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
        defer { unsafe words.forEach { unsafe free($0) } }
        var process: pid_t = 0
        return starting {
            (unsafe posix_spawn(&process, path, &actions, &attributes, &words, environ), process)
        } == 0
    }
}
