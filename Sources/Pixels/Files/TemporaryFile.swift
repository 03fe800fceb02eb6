internal import Glibc

/// A new file that nobody else has, under a name of ``TemporaryName``, until it is renamed or removed.
///
/// While it is open it is locked, and the kernel drops the lock with the process: so the files of the living are
/// told from those that the dead have left.
struct TemporaryFile: ~Copyable {
    let name: String
    /// Where it is; not owned.
    private let folder: Int32
    let descriptor: Int32

    /// - Parameters:
    ///   - folder: an open folder, or `AT_FDCWD` where `prefix` is a path.
    ///   - prefix: stands before the name, with its slash.
    init(in folder: Int32, prefix: String = "", for path: String) throws(FileError) {
        (name, descriptor) = try TemporaryFile.create(in: folder, prefix, for: path)
        self.folder = folder
    }

    private static func create(
        in folder: Int32, _ prefix: String, for path: String
    ) throws(FileError) -> (name: String, descriptor: Int32) {
        for _ in 0..<1000 {
            let name = prefix + TemporaryName.next()
            let file = unsafe openat(folder, name, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o666)
            guard file >= 0 else {
                if errno == EEXIST || errno == EINTR { continue }
                throw FileError(path: path, action: "cannot write", code: errno)
            }
            if TemporaryFile.lock(file) { return (name, file) }
            // Between the two calls another process has taken it for a leftover.
            close(file)
        }
        throw FileError(
            path: path, action: "cannot write",
            detail: "another program removes the files that are made beside it",
            remedy: "Choose another place, or try again.")
    }

    /// Whether the file is this process's, and still there. File systems without locks have nothing to say.
    private static func lock(_ file: Int32) -> Bool {
        if flock(file, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return false }
        var status = stat()
        return unsafe fstat(file, &status) != 0 || status.st_nlink > 0
    }

    /// Whether all of it could be written: some file systems find no room only when it is closed.
    var isWritten: Bool { closesWithoutError(descriptor) }

    /// Takes the place of what has that name in the same folder.
    func rename(to name: String) -> Bool { unsafe renameat(folder, self.name, folder, name) == 0 }

    func remove() { unsafe unlinkat(folder, name, 0) }

    deinit { close(descriptor) }
}

/// Whether closing a file says of no error; it stays open, with its lock.
func closesWithoutError(_ descriptor: Int32) -> Bool {
    let copy = dup(descriptor)
    return copy < 0 || close(copy) == 0
}
