import Glibc

/// All processes that descend from one that began a session: whatever groups they made, they are still of it.
enum Session {
    /// Ends each of them.
    static func end(_ session: pid_t) {
        kill(-session, SIGKILL)
        guard let folder = unsafe opendir("/proc") else { return }
        defer { unsafe closedir(folder) }
        while let entry = unsafe readdir(folder) {
            let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard let process = pid_t(name), getsid(process) == session else { continue }
            kill(process, SIGKILL)
        }
    }
}
