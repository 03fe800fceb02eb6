internal import Glibc
internal import Synchronization

/// Writes a file so that others see the old content or the new, never a part of it.
///
/// The bytes go to a new file of a unique name in the same folder, which then takes the place of
/// the old one. `durable` also waits until file and folder are on the disk, so that the new
/// content outlives a crash of the machine; without it a write costs four system calls. On an
/// error the new file is removed and the old one is as before.
package func writeAtomically(
    _ bytes: [UInt8], to path: String, durable: Bool
) throws(FileError) {
    let result = unsafe bytes.withUnsafeBytes { buffer in
        Result { () throws(FileError) in
            try unsafe writeAtomically(buffer, to: path, durable: durable)
        }
    }
    try result.get()
}

/// As `writeAtomically([UInt8], …)`, from memory that is someone else's.
package func writeAtomically(
    _ bytes: UnsafeRawBufferPointer, to path: String, durable: Bool
) throws(FileError) {
    let (temporary, file) = try createBeside(path)
    do throws(FileError) {
        do throws(FileError) {
            try unsafe writeAll(bytes, to: file, path: path)
            if durable, fsync(file) != 0 { throw failure(path, "cannot write") }
        } catch {
            close(file)
            throw error
        }
        // Network file systems may report a full disk only here.
        guard close(file) == 0 else { throw failure(path, "cannot write") }
        guard unsafe rename(temporary, path) == 0 else { throw failure(path, "cannot replace") }
    } catch {
        unsafe unlink(temporary)
        throw error
    }
    if durable { try syncFolder(of: path) }
}

/// Numbers the temporary files of this process.
private let temporaryCount = Atomic<UInt64>(0)

/// How they begin, after their folder.
private let temporaryStem = "/.specimen-\(getpid())-"

/// Creates a file that did not exist in the folder of `path`.
private func createBeside(_ path: String) throws(FileError) -> (name: String, file: Int32) {
    guard !path.isEmpty, !path.utf8.contains(0) else {
        throw FileError(
            path: path, action: "cannot write", detail: "this is not the name of a file",
            remedy: "Give a path.")
    }
    // Not derived from the file's own name, which may already be as long as names can be.
    let stem = folder(of: path) + temporaryStem
    for _ in 0..<1000 {
        let number = temporaryCount.wrappingAdd(1, ordering: .relaxed).oldValue
        let name = stem + String(number) + ".tmp"
        let file = unsafe open(name, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o644)
        if file >= 0 { return (name, file) }
        // A process of the same number, now gone or on another machine, left this name behind.
        if errno != EEXIST && errno != EINTR { throw failure(path, "cannot write") }
    }
    throw FileError(
        path: path, action: "cannot write",
        detail: "a thousand temporary files are in its folder",
        remedy: "Remove the files named '.specimen-….tmp' there.")
}

private func writeAll(
    _ bytes: UnsafeRawBufferPointer, to file: Int32, path: String
) throws(FileError) {
    var offset = 0
    while offset < bytes.count {
        let count = unsafe write(file, bytes.baseAddress! + offset, bytes.count - offset)
        if count < 0 {
            if errno == EINTR { continue }
            throw failure(path, "cannot write")
        }
        offset += count
    }
}

private func syncFolder(of path: String) throws(FileError) {
    let file = unsafe open(folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else { throw failure(path, "cannot make durable") }
    defer { close(file) }
    // Some file systems have nothing to do for a folder, and say so by EINVAL.
    guard fsync(file) == 0 || errno == EINVAL else {
        throw failure(path, "cannot make durable")
    }
}

private func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
}

/// The system's last error.
private func failure(_ path: String, _ action: String) -> FileError {
    FileError(path: path, action: action, code: errno)
}
