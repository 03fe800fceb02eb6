internal import Glibc
internal import Synchronization

/// Folders that this process has looked through; of many pictures in one, the first does.
private let looked = Mutex<Set<String>>([])

/// Removes what dead processes have left unfinished in the folder of a file, once for each folder.
func removeLeftoversOnce(in folder: Int32, _ place: FilePlace) {
    let path = place.path
    let cut = path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex
    guard looked.withLock({ $0.insert(String(path[..<cut])).inserted }) else { return }
    let number = unsafe openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // A folder that cannot be read keeps what is in it.
    guard number >= 0 else { return }
    guard let stream = unsafe fdopendir(number) else {
        close(number)
        return
    }
    defer { _ = unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
        let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
            unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
                unsafe String(cString: $0)
            }
        }
        if TemporaryName.isOne(name) { names.append(name) }
    }
    for name in names { removeIfLeft(name, in: folder) }
}

/// Removes the file if it is of a process that is dead.
package func removeIfLeft(_ path: String) { removeIfLeft(path, in: AT_FDCWD) }

/// A name of ours is not enough: the file must be plain, this user's, known by no other name, and locked by
/// nobody, as the living hold a lock on theirs. Where another machine may have made it, whose locks need not be
/// seen here, it must also be older than anything takes to write.
private func removeIfLeft(_ path: String, in folder: Int32) {
    let name =
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
    guard TemporaryName.isOne(name) else { return }
    let file = unsafe openat(folder, path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return }
    defer { close(file) }
    var (status, now) = (stat(), stat())
    guard unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
        status.st_uid == geteuid(), status.st_nlink == 1,
        TemporaryName.isOfThisMachine(name) || time(nil) - status.st_mtim.tv_sec > 3600,
        flock(file, LOCK_EX | LOCK_NB) == 0,
        // It may have been renamed before the lock was taken.
        unsafe fstatat(folder, path, &now, AT_SYMLINK_NOFOLLOW) == 0,
        now.st_ino == status.st_ino, now.st_dev == status.st_dev
    else { return }
    unsafe unlinkat(folder, path, 0)
}
