import Glibc

/// How many files a process may have open at a time.
package enum OpenFileLimit {
    /// What a command over its own catalogue needs: files, goldens, pipes to other processes of it.
    package static let own = 64
    /// With source files a compiler's and the drawing programs' pipes come to it.
    package static let sources = 160
    /// Takes as many as are needed where the system allows that without asking; returns how many may be open.
    package static func allow(_ needed: Int) -> Int {
        var limit = rlimit()
        guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return .max }
        if limit.rlim_cur < needed {
            let before = limit.rlim_cur
            limit.rlim_cur = min(limit.rlim_max, UInt(needed))
            if unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) != 0 {
                limit.rlim_cur = before
            }
        }
        return Int(clamping: limit.rlim_cur)
    }

    /// What to say where no more than `count` may be open.
    package static func problem(_ count: Int, needed: Int) -> String {
        "this process may open only \(count) files at a time, but needs \(needed); "
            + "raise the limit ('ulimit -n 1024')"
    }

    /// Ends the process with a message where it may not open enough. What is only met halfway would be named as a file's
    /// fault.
    package static func ensure() {
        let count = allow(own)
        guard count < own else { return }
        StandardStream.error.write("error: \(problem(count, needed: own))\n")
        exit(3)
    }
}

/// Run before `main`: the task scheduler traps where it gets no file of its own, and begins with an `async` main.
@section(".init_array") @used
private let checkBeforeMain: @convention(c) () -> Void = { OpenFileLimit.ensure() }
