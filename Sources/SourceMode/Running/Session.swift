import Glibc

/// All processes that descend from a program: of its session, whatever groups they made, and of sessions of their own.
enum Session {
    /// Makes this process the parent of all that its programs leave behind, so that it finds them.
    static func adoptOrphans() {
        // Not imported, since it takes as many arguments as it likes.
        typealias Control =
            @convention(c) (CInt, CUnsignedLong, CUnsignedLong, CUnsignedLong, CUnsignedLong) -> CInt
        guard let symbol = unsafe dlsym(nil, "prctl") else { return }
        let becomesReaper: CInt = 36
        _ = unsafe unsafeBitCast(symbol, to: Control.self)(becomesReaper, 1, 0, 0, 0)
    }

    /// Ends each of them.
    static func end(_ session: pid_t) {
        kill(-session, SIGKILL)
        each { if getsid($0) == session { _ = kill($0, SIGKILL) } }
    }

    /// Ends what programs have left behind that are gone: who leaves his session stays a child of somebody, and at last
    /// of this process. Tools that this one has started are of its own session.
    static func endOrphans() {
        let own = getpid()
        // Children of what is ended become children of this process.
        for _ in 0..<64 {
            var orphans: [pid_t] = []
            each { process in
                if getsid(process) != getsid(0), state(of: process)?.parent == own { orphans.append(process) }
            }
            guard !orphans.isEmpty else { return }
            for orphan in orphans {
                _ = kill(orphan, SIGKILL)
                _ = waitpid(orphan, nil, 0)
            }
        }
    }

    /// Ends those that have been stopped, which no limit of their own would ever end.
    static func endStopped(_ session: pid_t) {
        each { process in
            if getsid(process) == session, state(of: process)?.letter == UInt8(ascii: "T") {
                _ = kill(process, SIGKILL)
            }
        }
    }

    private static func each(_ body: (pid_t) -> Void) {
        guard let folder = unsafe opendir("/proc") else { return }
        defer { unsafe closedir(folder) }
        while let entry = unsafe readdir(folder) {
            let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if let process = pid_t(name) { body(process) }
        }
    }

    /// What stands behind the name, which may have any characters.
    private static func state(of process: pid_t) -> (letter: UInt8, parent: pid_t)? {
        guard let file = unsafe fopen("/proc/\(process)/stat", "re") else { return nil }
        defer { unsafe fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 512)
        let count = unsafe bytes.withUnsafeMutableBytes { unsafe fread($0.baseAddress, 1, $0.count, file) }
        let text = bytes.prefix(count)
        guard let close = text.lastIndex(of: UInt8(ascii: ")")) else { return nil }
        let fields = text[(close + 1)...].split(separator: UInt8(ascii: " "))
        guard fields.count > 1, let letter = fields[0].first,
            let parent = pid_t(String(decoding: fields[1], as: UTF8.self))
        else { return nil }
        return (letter, parent)
    }
}
