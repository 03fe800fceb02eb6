import Glibc

/// All processes that descend from one that began a session: whatever groups they made, they are still of it.
enum Session {
    /// Ends each of them.
    static func end(_ session: pid_t) {
        kill(-session, SIGKILL)
        each(of: session) { _ = kill($0, SIGKILL) }
    }

    /// Ends those that have been stopped, which no limit of their own would ever end.
    static func endStopped(_ session: pid_t) {
        each(of: session) { if isStopped($0) { _ = kill($0, SIGKILL) } }
    }

    private static func each(of session: pid_t, _ body: (pid_t) -> Void) {
        guard let folder = unsafe opendir("/proc") else { return }
        defer { unsafe closedir(folder) }
        while let entry = unsafe readdir(folder) {
            let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard let process = pid_t(name), getsid(process) == session else { continue }
            body(process)
        }
    }

    /// The state stands behind the name, which may have any characters.
    private static func isStopped(_ process: pid_t) -> Bool {
        guard let file = unsafe fopen("/proc/\(process)/stat", "re") else { return false }
        defer { unsafe fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 512)
        let count = unsafe bytes.withUnsafeMutableBytes { unsafe fread($0.baseAddress, 1, $0.count, file) }
        let text = bytes.prefix(count)
        guard let close = text.lastIndex(of: UInt8(ascii: ")")), close + 2 < text.endIndex else {
            return false
        }
        return text[close + 2] == UInt8(ascii: "T")
    }
}
