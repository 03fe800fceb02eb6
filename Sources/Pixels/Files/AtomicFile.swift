internal import Glibc

/// Writes a file so that others see the old content or the new, never a part of it.
///
/// The bytes go to a new file of a unique name in the same folder, which then takes the place of
/// the old one, of a link too. A device or a pipe is written to as it is. `durable` also waits until file and folder are on the disk, so that the new
/// content outlives a crash of the machine; without it a write costs a few system calls. On an
/// error the new file is removed and the old one is as before. A process that is asked to end does so
/// when the file is whole; what one that was killed has left in the folder is removed by the next.
package func writeAtomically(
    _ bytes: [UInt8], to place: FilePlace, durable: Bool
) throws(FileError) {
    let result = unsafe bytes.withUnsafeBytes { buffer in
        Result { () throws(FileError) in
            try unsafe writeAtomically(buffer, to: place, durable: durable)
        }
    }
    try result.get()
}

/// The same wherever the path leads.
package func writeAtomically(
    _ bytes: [UInt8], to path: String, durable: Bool
) throws(FileError) {
    try writeAtomically(bytes, to: FilePlace(path), durable: durable)
}

/// As `writeAtomically([UInt8], …)`, from memory that is someone else's.
package func writeAtomically(
    _ bytes: UnsafeRawBufferPointer, to place: FilePlace, durable: Bool
) throws(FileError) {
    // Below a folder that nothing leads out of everything is replaced.
    if place.folder == nil, let kind = FileKind(of: place.path), kind != .file, kind != .folder {
        return try unsafe write(bytes, into: place.path)
    }
    try ProcessEnding.uninterrupted { () throws(FileError) in
        let folder = try FolderOfFile(place)
        removeLeftoversOnce(in: folder.descriptor, place)
        let temporary = try TemporaryFile(in: folder.descriptor, for: place.path)
        do throws(FileError) {
            try unsafe writeAll(bytes, to: temporary.descriptor, path: place.path)
            if durable, fsync(temporary.descriptor) != 0 { throw failure(place, "cannot write") }
            // Network file systems may report a full disk only here.
            guard temporary.isWritten else { throw failure(place, "cannot write") }
            guard temporary.rename(to: folder.fileName) else { throw failure(place, "cannot replace") }
        } catch {
            temporary.remove()
            throw error
        }
        if durable { try synchronize(folder.descriptor, of: place) }
    }
}

/// Writes to what is no file, such as `/dev/stdout` or a pipe that somebody reads from.
private func write(_ bytes: UnsafeRawBufferPointer, into path: String) throws(FileError) {
    // A pipe that nobody reads from is an error instead of a wait without end.
    let file = unsafe open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
        if errno != ENXIO { throw FileError(path: path, action: "cannot write", code: errno) }
        throw FileError(
            path: path, action: "cannot write", detail: "nobody reads from it",
            remedy: "Start what reads from it first, or name a file.")
    }
    defer { close(file) }
    let flags = fcntl(file, F_GETFL)
    if flags >= 0 { _ = fcntl(file, F_SETFL, flags & ~O_NONBLOCK) }
    try unsafe writeAll(bytes, to: file, path: path)
}

private func writeAll(
    _ bytes: UnsafeRawBufferPointer, to file: Int32, path: String
) throws(FileError) {
    var offset = 0
    while offset < bytes.count {
        let count = unsafe write(file, bytes.baseAddress! + offset, bytes.count - offset)
        if count < 0 {
            if errno == EINTR { continue }
            throw FileError(path: path, action: "cannot write", code: errno)
        }
        offset += count
    }
}

private func synchronize(_ folder: Int32, of place: FilePlace) throws(FileError) {
    let file = unsafe openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else { throw failure(place, "cannot make durable") }
    defer { close(file) }
    // Some file systems have nothing to do for a folder, and say so by EINVAL.
    guard fsync(file) == 0 || errno == EINVAL else {
        throw failure(place, "cannot make durable")
    }
}

/// The system's last error.
private func failure(_ place: FilePlace, _ action: String) -> FileError {
    FileError(path: place.path, action: action, code: errno)
}
