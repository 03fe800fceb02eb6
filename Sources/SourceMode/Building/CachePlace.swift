import Glibc
internal import Installation
internal import Pixels

/// Whether programs can be kept in a folder, and started from it.
enum CachePlace {
    /// A program takes up to a few megabytes, and the compiler's own files some tens.
    private static let room: UInt = 64 << 20

    /// `ST_NOEXEC` of statvfs(3), which Swift does not see.
    private static let noExecution: UInt = 8

    /// Makes the folder, and gives it back what its owner may do; says what is wrong with it, or `nil`.
    static func problem(of folder: String) -> String? {
        if let parent = folder.lastIndex(of: "/") { _ = unsafe mkdir(String(folder[..<parent]), 0o700) }
        if unsafe mkdir(folder, 0o700) != 0, errno != EEXIST { return "cannot be made (\(text(of: errno)))" }
        guard UserCache.isOwn(folder) else {
            return "is not a folder that only you can enter (chmod 700)"
        }
        for name in ["", "/programs", "/work", "/headers"] {
            let path = folder + name
            if !name.isEmpty, unsafe mkdir(path, 0o700) != 0, errno != EEXIST {
                return "cannot be written to (\(text(of: errno)))"
            }
            // A folder that was copied may have lost it; on a file system that is read-only that is said below.
            if unsafe access(path, R_OK | W_OK | X_OK) != 0 { _ = unsafe chmod(path, 0o700) }
            guard unsafe access(path, R_OK | W_OK | X_OK) == 0 else {
                return "cannot be written to (\(text(of: errno)))"
            }
        }
        var facts = statvfs()
        guard unsafe statvfs(folder, &facts) == 0 else { return nil }
        if facts.f_flag & noExecution != 0 {
            return "is on a file system that does not run programs (mounted with noexec)"
        }
        let free = UInt(facts.f_bavail) * UInt(facts.f_frsize)
        return free < room ? "is on a disk with less than \(room >> 20) MB free" : nil
    }

    private static func text(of code: Int32) -> String {
        unsafe String(cString: strerror(code))
    }
}
