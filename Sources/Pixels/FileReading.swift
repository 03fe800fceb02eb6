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
    /// neither pipes nor devices: the first read that does not fill its room has reached their end.
    package mutating func read(
        _ path: String, in folder: OpenFolder? = nil, isRegular: Bool = false, limit: Int
    ) throws(FileError) -> UnsafeRawBufferPointer {
        func failure(_ code: Int32) -> FileError {
            FileError(path: fullPath(path, in: folder), action: "cannot read", code: code)
        }
        let file = unsafe openat(folder?.descriptor ?? AT_FDCWD, path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw failure(errno) }
        defer { close(file) }
        // The size is not asked for: another read at the end, which pipes need anyway, takes less.
        var count = 0
        while true {
            let capacity = max(FileReader.firstRead, min(count * 2, limit + 1))
            let start = unsafe room.reserve(capacity, keeping: count)
            let added = unsafe Glibc.read(file, start + count, capacity - count)
            if added < 0 {
                if errno == EINTR { continue }
                throw failure(errno)
            }
            let isAtEnd = added == 0 || isRegular && count + added < capacity
            count += added
            guard count <= limit else { throw tooLong(fullPath(path, in: folder), limit: limit) }
            if isAtEnd { return unsafe UnsafeRawBufferPointer(start: start, count: count) }
        }
    }
}

/// All bytes of a file, which must be no more than `limit`; with many to read, keep a `FileReader`.
package func readFile(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    var reader = FileReader()
    return try unsafe Array(reader.read(path, limit: limit))
}

/// How messages name a file.
func fullPath(_ path: String, in folder: OpenFolder?) -> String {
    folder.map { $0.path + "/" + path } ?? path
}

private func tooLong(_ path: String, limit: Int) -> FileError {
    FileError(
        path: path, action: "cannot read", detail: "the file has more than \(limit) bytes",
        remedy: "Give a smaller file, or raise the limit.")
}
