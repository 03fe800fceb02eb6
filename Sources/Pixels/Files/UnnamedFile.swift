internal import Glibc
internal import Synchronization

/// A new file that has no name until it is whole, so that nothing of it is left where its writer is killed.
struct UnnamedFile: ~Copyable {
    let descriptor: Int32
    /// Where it gets its name; not owned.
    private let folder: Int32

    /// `nil` where there cannot be one.
    init?(in folder: Int32) {
        descriptor = unsafe openat(folder, ".", withoutName | O_WRONLY | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { return nil }
        self.folder = folder
    }

    /// Whether all of it could be written: some file systems find no room only when it is closed.
    var isWritten: Bool { closesWithoutError(descriptor) }

    /// Gives it a name that nothing else has; where it cannot, `errno` says why.
    func link(as name: String) -> Bool {
        if UnnamedFile.isLinkedByNumber.load(ordering: .relaxed) {
            if unsafe linkat(descriptor, "", folder, name, byNumber) == 0 { return true }
            if errno == EEXIST { return false }
            // Before Linux 6.10 this takes a right that few processes have.
            UnnamedFile.isLinkedByNumber.store(false, ordering: .relaxed)
        }
        return unsafe linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", folder, name, AT_SYMLINK_FOLLOW) == 0
    }

    /// Takes the place of what has that name. `false` where nothing was done; on an error all is as before.
    ///
    /// - Parameter place: for messages.
    func replace(_ name: String, at place: FilePlace) throws(FileError) -> Bool {
        // So that nobody takes it for a file that the dead have left; it has a name of its own for a moment.
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return false }
        let temporary = TemporaryName.next()
        guard link(as: temporary) else { return false }
        if unsafe renameat(folder, temporary, folder, name) == 0 { return true }
        let code = errno
        unsafe unlinkat(folder, temporary, 0)
        throw FileError(path: place.path, action: "cannot replace", code: code)
    }

    private static let isLinkedByNumber = Atomic(true)

    deinit { close(descriptor) }
}

/// `O_TMPFILE` and `AT_EMPTY_PATH`, which Swift does not see.
private let withoutName: Int32 = 0o20000000 | O_DIRECTORY
private let byNumber: Int32 = 0x1000
