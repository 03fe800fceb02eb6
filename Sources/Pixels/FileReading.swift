internal import Glibc

/// Reads whole files, keeping its memory from one to the next.
package struct FileReader: ~Copyable {
    private var room = ScratchBuffer()

    package init() {}

    /// All bytes of a file, which must be no more than `limit`; good until the next file is read.
    ///
    /// Files that grow meanwhile, pipes and devices are read up to the limit too, so that none can
    /// take more memory than that.
    package mutating func read(
        _ path: String, limit: Int
    ) throws(FileError) -> UnsafeRawBufferPointer {
        let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw FileError(path: path, action: "cannot read", code: errno) }
        defer { close(file) }
        var status = stat()
        guard unsafe fstat(file, &status) == 0 else {
            throw FileError(path: path, action: "cannot read", code: errno)
        }
        guard status.st_mode & S_IFMT != S_IFDIR else {
            throw FileError(path: path, action: "cannot read", code: EISDIR)
        }
        let expected = Int(status.st_size)
        guard expected <= limit else { throw tooLong(path, limit: limit) }
        // One byte more than expected, so that the end is seen without another growth.
        var capacity = max(expected, 0) + 1
        var count = 0
        while true {
            let start = unsafe room.reserve(capacity, keeping: count)
            let added = unsafe Glibc.read(file, start + count, capacity - count)
            if added < 0 {
                if errno == EINTR { continue }
                throw FileError(path: path, action: "cannot read", code: errno)
            }
            count += added
            guard count <= limit else { throw tooLong(path, limit: limit) }
            if added == 0 || count == expected {
                return unsafe UnsafeRawBufferPointer(start: start, count: count)
            }
            if count == capacity { capacity = min(capacity * 2, limit + 1) }
        }
    }
}

/// All bytes of a file, which must be no more than `limit`; with many to read, keep a `FileReader`.
package func readFile(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    var reader = FileReader()
    return try unsafe Array(reader.read(path, limit: limit))
}

private func tooLong(_ path: String, limit: Int) -> FileError {
    FileError(
        path: path, action: "cannot read", detail: "the file has more than \(limit) bytes",
        remedy: "Give a smaller file, or raise the limit.")
}
