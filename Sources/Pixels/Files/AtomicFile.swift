internal import Glibc

/// Writes files one after the other, each so that others see the old content or the new, never a part of it.
///
/// The bytes go to a new file in the same folder, which then takes the place of the old one, of a link too. Where the
/// file system can, the new file has no name before it is whole, so that nothing is left of it where its writer is
/// killed; elsewhere it has a unique one, and what the dead have left in the folder is removed by the next. A device or
/// a pipe is written to as it is. On an error the new file is removed and the old one is as before. A process that is
/// asked to end does so when the file is whole.
///
/// The folder of one file stays open for the next: keep a writer for files that are written together, and no longer.
package struct AtomicWriter: ~Copyable {
    private var folder: FolderOfFile?
    private let triesUnnamed: Bool

    /// - Parameter triesUnnamed: whether new files may have no name; else they are written as where that cannot be.
    package init(triesUnnamed: Bool = true) { self.triesUnnamed = triesUnnamed }

    /// - Parameter durable: also waits until file and folder are on the disk, so that the new content outlives a
    ///   crash of the machine; without it a write costs a few system calls.
    package mutating func write(
        _ bytes: UnsafeRawBufferPointer, to place: FilePlace, durable: Bool
    ) throws(FileError) {
        // Below a folder that nothing leads out of everything is replaced.
        if place.folder == nil, let kind = FileKind(of: place.path), kind != .file, kind != .folder {
            return try unsafe writeInto(place.path, bytes)
        }
        try ProcessEnding.uninterrupted { () throws(FileError) in
            let folder = try open(place)
            var isWritten = false
            if triesUnnamed {
                isWritten = try unsafe writeUnnamed(bytes, to: place, in: folder, durable: durable)
            }
            if !isWritten { try unsafe writeNamed(bytes, to: place, in: folder, durable: durable) }
            if durable { try synchronize(folder.descriptor, of: place) }
        }
    }

    package mutating func write(
        _ bytes: [UInt8], to place: FilePlace, durable: Bool
    ) throws(FileError) {
        let result = unsafe bytes.withUnsafeBytes { buffer in
            Result { () throws(FileError) in
                try unsafe write(buffer, to: place, durable: durable)
            }
        }
        try result.get()
    }

    private mutating func open(_ place: FilePlace) throws(FileError) -> FolderOfFile {
        if let folder, folder.holds(place) { return folder }
        let opened = try FolderOfFile(place)
        removeLeftoversOnce(in: opened.descriptor, place)
        folder = opened
        return opened
    }
}

/// Writes one file as ``AtomicWriter`` does.
package func writeAtomically(
    _ bytes: [UInt8], to place: FilePlace, durable: Bool
) throws(FileError) {
    var writer = AtomicWriter()
    try writer.write(bytes, to: place, durable: durable)
}

/// The same wherever the path leads.
package func writeAtomically(
    _ bytes: [UInt8], to path: String, durable: Bool
) throws(FileError) {
    try writeAtomically(bytes, to: FilePlace(path), durable: durable)
}

/// The same from memory that is someone else's.
package func writeAtomically(
    _ bytes: UnsafeRawBufferPointer, to place: FilePlace, durable: Bool
) throws(FileError) {
    var writer = AtomicWriter()
    try unsafe writer.write(bytes, to: place, durable: durable)
}

/// `false` where that cannot be done here, or where the other way tells what is wrong.
private func writeUnnamed(
    _ bytes: UnsafeRawBufferPointer, to place: FilePlace, in folder: FolderOfFile, durable: Bool
) throws(FileError) -> Bool {
    guard folder.hasUnnamedFiles else { return false }
    guard let file = UnnamedFile(in: folder.descriptor) else {
        folder.hasUnnamedFiles = false
        return false
    }
    try unsafe writeAll(bytes, to: file.descriptor, path: place.path)
    if durable, fsync(file.descriptor) != 0 { throw failure(place, "cannot write") }
    guard file.isWritten else { throw failure(place, "cannot write") }
    let name = place.fileName
    if file.link(as: name) { return true }
    guard errno == EEXIST else { return false }
    return try file.replace(name, at: place)
}

private func writeNamed(
    _ bytes: UnsafeRawBufferPointer, to place: FilePlace, in folder: FolderOfFile, durable: Bool
) throws(FileError) {
    let temporary = try TemporaryFile(in: folder.descriptor, for: place.path)
    do throws(FileError) {
        try unsafe writeAll(bytes, to: temporary.descriptor, path: place.path)
        if durable, fsync(temporary.descriptor) != 0 { throw failure(place, "cannot write") }
        guard temporary.isWritten else { throw failure(place, "cannot write") }
        guard temporary.rename(to: place.fileName) else { throw failure(place, "cannot replace") }
    } catch {
        temporary.remove()
        throw error
    }
}

/// Writes to what is no file, such as `/dev/stdout` or a pipe that somebody reads from.
private func writeInto(_ path: String, _ bytes: UnsafeRawBufferPointer) throws(FileError) {
    // A pipe that nobody reads from is an error instead of a wait without end.
    let file = unsafe open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
        if errno != ENXIO { throw FileError(path: path, action: "cannot write", code: errno) }
        throw FileError(
            path: path, action: "cannot write", detail: "no program reads from it",
            remedy: "Start the program that reads from it first, or name a file.")
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
