import Foundation
import Synchronization

/// Ends what this process has started when it ends, however it ends: also killed, when it can do nothing more itself.
///
/// A shell waits for the end of a pipe whose other end only this process has. What it finds then with this process's mark
/// in its environment is killed, with all that has been started from there; a process that ends by itself dismisses the
/// shell first.
package enum Watcher {
    /// A variable for the environment of whatever is to end with this process.
    package static let variable = "SPECIMEN_WATCHED"
    /// Its value: no other process has it at the same time.
    package static let mark = "\(getpid())-\(UInt64.random(in: 0 ... .max))"

    private static let state = Mutex<Int32?>(nil)
    private static let shell = Mutex<Int32?>(nil)

    /// The process that watches, which is to outlive this one.
    package static var process: Int32? { shell.withLock(\.self) }

    /// Begins to watch; nothing where that has been done. Where no shell can be started nobody watches.
    package static func begin() {
        state.withLock { pipe in
            guard pipe == nil else { return }
            pipe = start() ?? -1
            atexit { Watcher.dismiss() }
        }
    }

    /// Looks a few times, since what is found may just be starting others.
    private static let script = """
        read -r word && exit
        round=0
        while [ $round -lt 20 ]; do
            found=$(grep -lsF "$1" /proc/[0-9]*/environ)
            [ -n "$found" ] || exit
            for file in $found; do
                process=${file#/proc/}
                kill -KILL "${process%/environ}" 2>/dev/null
            done
            round=$((round + 1))
        done
        """

    private static func start() -> Int32? {
        var ends: [Int32] = [-1, -1]
        let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard unsafe socketpair(AF_UNIX, type, 0, &ends) == 0 else { return nil }
        defer { close(ends[1]) }
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_adddup2(&actions, ends[1], 0)
        // Whoever reads what this process says must not wait for the shell.
        unsafe posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        unsafe keepStandardStreamsOnly(&actions)
        var attributes = posix_spawnattr_t()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        // What a terminal sends to this process's group must not end it first.
        unsafe posix_spawnattr_setflags(&attributes, sessionFlag)
        let arguments: [String] = ["sh", "-c", script, "sh", variable + "=" + mark]
        var words = unsafe arguments.map { unsafe strdup($0) } + [nil]
        var variables = unsafe [String]().map { unsafe strdup($0) } + [strdup("PATH=/usr/bin:/bin"), nil]
        let copied = unsafe words + variables
        defer { unsafe copied.forEach { unsafe free($0) } }
        var process: pid_t = 0
        guard unsafe posix_spawn(&process, "/bin/sh", &actions, &attributes, &words, &variables) == 0 else {
            close(ends[0])
            return nil
        }
        let started = process
        shell.withLock { $0 = started }
        return ends[0]
    }

    private static func dismiss() {
        state.withLock { pipe in
            guard let end = pipe, end >= 0 else { return }
            _ = unsafe send(end, "done\n", 5, Int32(MSG_NOSIGNAL))
            close(end)
            pipe = -1
        }
    }
}

/// `POSIX_SPAWN_SETSID`, which the module of the system's headers has no name for.
package let sessionFlag: Int16 = 0x80
