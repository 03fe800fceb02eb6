#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The few operations on whole files and folders that goldens and reports need.
enum FileSystem {
    /// A file's bytes, or `nil` where there is no such file.
    static func read(_ path: String, limit: Int) throws(StoreError) -> [UInt8]? {
        // Without O_NONBLOCK a pipe in place of a file would be waited for.
        let number = unsafe path.withCString { unsafe open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
        guard number >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw .io(operation: "read", path: path, reason: FileDescriptor.errorText(isReading: true))
        }
        let file = FileDescriptor(number, path: path)
        let status = try file.status()
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw .io(operation: "read", path: path, reason: "it is not a file")
        }
        return try file.readAll(limit: limit, expected: Int(status.st_size))
    }

    /// Writes a file that must not exist yet and waits until it is on the disk.
    static func writeNew(_ bytes: [UInt8], to path: String) throws(StoreError) {
        let file = try FileDescriptor(
            opening: path, flags: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
        try file.writeAll(bytes)
        try file.synchronize()
    }

    static func write(_ bytes: [UInt8], to path: String) throws(StoreError) {
        let file = try FileDescriptor(opening: path, flags: O_WRONLY | O_CREAT | O_TRUNC)
        try file.writeAll(bytes)
    }

    /// Replaces `new` by `old` in one step.
    static func move(_ old: String, to new: String) throws(StoreError) {
        _ = try FileDescriptor.retry("move \(old) to", new) { unsafe rename(old, new) }
    }

    static func remove(_ path: String) throws(StoreError) {
        _ = try FileDescriptor.retry("delete", path) { unsafe unlink(path) }
    }

    /// Deletes a folder if nothing is in it.
    static func removeIfEmpty(folder path: String) { _ = unsafe rmdir(path) }

    /// Makes a folder and those above it.
    static func makeFolder(_ path: String) throws(StoreError) {
        if kind(of: path, followingLinks: true) == .folder { return }
        if let parent = parent(of: path), !parent.isEmpty { try makeFolder(parent) }
        if unsafe mkdir(path, 0o777) != 0, errno != EEXIST {
            throw .io(operation: "make", path: path, reason: FileDescriptor.errorText())
        }
    }

    /// Waits until the entries of a folder are on the disk.
    static func synchronize(folder path: String) throws(StoreError) {
        let folder = try FileDescriptor(opening: path, flags: O_RDONLY | O_DIRECTORY)
        try folder.synchronizeFolder()
    }

    static func parent(of path: String) -> String? {
        path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) }
    }

    enum Kind { case none, file, folder, link, other }

    static func kind(of path: String, followingLinks: Bool) -> Kind {
        var information = stat()
        let result =
            unsafe followingLinks ? stat(path, &information) : lstat(path, &information)
        guard result == 0 else { return .none }
        switch information.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        case S_IFLNK: return .link
        default: return .other
        }
    }

    /// The names in a folder, sorted; none where there is no folder.
    static func names(in path: String) throws(StoreError) -> [String] {
        try entries(in: path).map(\.name)
    }

    /// What is in a folder, sorted by name; links are not followed.
    static func entries(in path: String) throws(StoreError) -> [(name: String, kind: Kind)] {
        try unsortedEntries(in: path).sorted { $0.name < $1.name }
    }

    /// The same in whatever order the file system has them.
    static func unsortedEntries(in path: String) throws(StoreError) -> [(name: String, kind: Kind)] {
        guard let folder = unsafe opendir(path) else {
            if errno == ENOENT { return [] }
            throw .io(operation: "list", path: path, reason: FileDescriptor.errorText(isReading: true))
        }
        defer { _ = unsafe closedir(folder) }
        var entries: [(name: String, kind: Kind)] = []
        while true {
            // The end and a fault look alike but for the error number.
            errno = 0
            guard let entry = unsafe readdir(folder) else {
                if errno == 0 { break }
                throw .io(operation: "list", path: path, reason: FileDescriptor.errorText(isReading: true))
            }
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
                    unsafe String(cString: $0)
                }
            }
            if name == "." || name == ".." { continue }
            let kind: Kind =
                switch Int(unsafe entry.pointee.d_type) {
                case Int(DT_REG): .file
                case Int(DT_DIR): .folder
                case Int(DT_LNK): .link
                // Some file systems say nothing.
                case Int(DT_UNKNOWN): self.kind(of: path + "/" + name, followingLinks: false)
                default: .other
                }
            entries.append((name, kind))
        }
        return entries
    }

    /// Deletes a folder with all in it; links are deleted, not followed.
    static func removeTree(_ path: String) throws(StoreError) {
        if kind(of: path, followingLinks: false) == .link { return try remove(path) }
        for name in try names(in: path) {
            let entry = path + "/" + name
            if kind(of: entry, followingLinks: false) == .folder {
                try removeTree(entry)
            } else {
                try remove(entry)
            }
        }
        _ = try FileDescriptor.retry("delete", path) { unsafe rmdir(path) }
    }

    /// This process, for people who wonder who holds a lock.
    static var processID: Int32 { getpid() }
}
