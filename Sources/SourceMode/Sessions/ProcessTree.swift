import Foundation
import Installation

/// All processes that descend from a program: of its session, whatever groups they made, and of sessions of their own.
enum ProcessTree {
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
    /// of this process.
    ///
    /// - Parameter running: programs that are not gone, and lead sessions.
    static func endOrphans(except running: Set<pid_t>) {
        // A session that stays compiles while its programs wait.
        RunningTools.withSessions { endOrphans(of: Array(running) + $0) }
    }

    private static func endOrphans(of running: [pid_t]) {
        let own = getpid()
        // Who watches over this process is in a session of his own as well.
        let kept = running + [Watcher.process].compactMap(\.self)
        // Children of what is ended become children of this process.
        for _ in 0..<64 {
            var orphans: [pid_t] = []
            each { process in
                let session = getsid(process)
                guard session != getsid(0), !kept.contains(session), state(of: process)?.parent == own else {
                    return
                }
                orphans.append(process)
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

    /// Whether a process takes no notice of the signals that end it at its limits: of the processor's time, which the
    /// system then raises second by second, and of its alarm.
    private static func isDeaf(_ process: pid_t) -> Bool {
        guard let text = contents("/proc/\(process)/status") else { return false }
        for line in String(decoding: text, as: UTF8.self).split(separator: "\n") {
            let words = line.split(whereSeparator: \.isWhitespace)
            guard words.count == 2, let mask = UInt64(words[1], radix: 16) else { continue }
            func has(_ signal: Int32) -> Bool { mask >> UInt64(signal - 1) & 1 == 1 }
            switch words[0] {
            case "SigIgn:", "SigBlk:": if has(SIGXCPU) || has(SIGALRM) { return true }
            case "SigCgt:": if has(SIGALRM) { return true }
            default: continue
            }
        }
        return false
    }

    /// Ends those of a session that would not end by themselves.
    static func endDeaf(_ session: pid_t) {
        each { if getsid($0) == session, isDeaf($0) { _ = kill($0, SIGKILL) } }
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
        guard let fields = fields(of: process), fields.count > 1, let letter = fields[0].first,
            let parent = pid_t(String(decoding: fields[1], as: UTF8.self))
        else { return nil }
        return (letter, parent)
    }

    /// What the system says of a process behind its name.
    private static func fields(of process: pid_t) -> [ArraySlice<UInt8>]? {
        guard let text = contents("/proc/\(process)/stat"), let close = text.lastIndex(of: UInt8(ascii: ")"))
        else { return nil }
        return text[(close + 1)...].split(separator: UInt8(ascii: " "))
    }

    private static func contents(_ path: String) -> [UInt8]? {
        guard let file = unsafe fopen(path, "re") else { return nil }
        defer { unsafe fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = unsafe bytes.withUnsafeMutableBytes { unsafe fread($0.baseAddress, 1, $0.count, file) }
        return Array(bytes.prefix(count))
    }
}
