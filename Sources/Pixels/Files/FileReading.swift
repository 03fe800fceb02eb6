internal import Glibc

/// Reads whole files, keeping its memory from one to the next.
package struct FileReader: ~Copyable {
    private var room = ScratchBuffer()
    /// Room for most goldens at once, in bytes.
    private static let firstRead = 64 << 10

    package init() {}

    /// All bytes of a file, which must be no more than `limit`; good until the next file is read.
    ///
    /// Files that grow meanwhile, pipes and devices are read up to the limit too, so that none can
    /// take more memory than that.
    ///
    /// A relative path starts at `folder`, or at the current one. `isRegular` is for files known to be
    /// neither pipes nor devices: the first read that does not fill its room has reached their end. `nextCount` is asked
    /// how many bytes the next file has where this one is not small, so that both have room in the same memory.
    package mutating func read(
        _ path: String, in folder: OpenFolder? = nil, isRegular: Bool = false, limit: Int,
        nextCount: () -> Int = { 0 }
    ) throws(FileError) -> UnsafeRawBufferPointer {
        func failure(_ code: Int32) -> FileError {
            FileError(path: fullPath(path, in: folder), action: "cannot read", code: code)
        }
        // A pipe must not be waited for before somebody writes to it; files do not mind.
        let file = unsafe path.withCString { path in
            unsafe openat(folder?.descriptor ?? AT_FDCWD, path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        }
        guard file >= 0 else { throw failure(errno) }
        defer { close(file) }
        // The size of small files is not asked for: another read at the end, which pipes need anyway, takes
        // less. Large ones get what they need at once.
        var count = 0
        // Hundredths of a second.
        var idle = 0
        while true {
            let expected = count == 0 ? 0 : max(FileReader.size(of: file), nextCount()) + 1
            let capacity = max(FileReader.firstRead, min(max(count * 2, expected), limit + 1))
            guard let start = unsafe room.reserveIfPossible(capacity, keeping: count) else {
                throw failure(ENOMEM)
            }
            let added = unsafe Glibc.read(file, start + count, capacity - count)
            if added < 0 {
                if errno == EINTR || !isRegular && errno == EAGAIN && waits(for: file) { continue }
                throw failure(errno)
            }
            if added == 0, count == 0, !isRegular, isPipeWithoutWriter(file) {
                idle += 1
                guard idle < 100 else { throw unwritten(fullPath(path, in: folder)) }
                usleep(10_000)
                continue
            }
            let isAtEnd = added == 0 || isRegular && count + added < capacity
            count += added
            guard count <= limit else { throw tooLong(fullPath(path, in: folder), limit: limit) }
            if isAtEnd { return unsafe UnsafeRawBufferPointer(start: start, count: count) }
        }
    }

    /// Gives memory back that only a large file needed.
    mutating func release() { room.release(above: 1 << 20) }

    /// In bytes; 0 where it has none, as of a pipe.
    private static func size(of file: Int32) -> Int {
        var status = stat()
        return unsafe fstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
            ? Int(status.st_size) : 0
    }

    /// The same of a file that is not open; 0 also where there is none.
    static func size(_ path: String, in folder: OpenFolder?) -> Int {
        var status = stat()
        return unsafe fstatat(folder?.descriptor ?? AT_FDCWD, path, &status, 0) == 0
            && status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : 0
    }
}

/// Has reading wait from now on; whether it can.
private func waits(for file: Int32) -> Bool {
    let flags = fcntl(file, F_GETFL)
    return flags >= 0 && flags & O_NONBLOCK != 0 && fcntl(file, F_SETFL, flags & ~O_NONBLOCK) == 0
}

/// Whether it is a pipe that nobody has opened for writing yet.
private func isPipeWithoutWriter(_ file: Int32) -> Bool {
    var status = stat()
    guard unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { return false }
    var state = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&state, 1, 0) >= 0 && state.revents & Int16(POLLHUP) == 0
}

private func unwritten(_ path: String) -> FileError {
    FileError(
        path: path, action: "cannot read", detail: "it is a pipe that no program writes to",
        remedy: "Start the program that writes to it first, or give a file.")
}

/// All bytes of a file, which must be no more than `limit`; with many to read, keep a `FileReader`.
package func readFile(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    var reader = FileReader()
    return try unsafe Array(reader.read(path, limit: limit))
}

/// The first bytes of a file, at most `count`.
package func readStart(of path: String, count: Int) throws(FileError) -> [UInt8] {
    // Without O_NONBLOCK a pipe in place of a file would be waited for.
    let file = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw FileError(path: path, action: "cannot read", code: errno) }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
        let added = unsafe bytes.withUnsafeMutableBytes { room in
            unsafe Glibc.read(file, room.baseAddress! + filled, count - filled)
        }
        if added < 0, errno == EINTR { continue }
        guard added >= 0 else { throw FileError(path: path, action: "cannot read", code: errno) }
        if added == 0 { break }
        filled += added
    }
    return Array(bytes.prefix(filled))
}

/// How messages name a file.
func fullPath(_ path: String, in folder: OpenFolder?) -> String {
    folder.map { $0.path + "/" + path } ?? path
}

private func tooLong(_ path: String, limit: Int) -> FileError {
    FileError(
        path: path, action: "cannot read", detail: "the file has more than \(limit) bytes",
        remedy: "Give a smaller file.")
}

/// A folder held open, so that the files in it are found without walking its path again.
package final class OpenFolder {
    package let path: String
    let descriptor: Int32

    package init(_ path: String) throws(FileError) {
        self.path = path
        descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw FileError(path: path, action: "cannot open", code: errno)
        }
    }

    deinit { close(descriptor) }
}
