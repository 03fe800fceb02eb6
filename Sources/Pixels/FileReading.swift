internal import Glibc

/// All bytes of a file, which must be no more than `limit`.
///
/// Files that grow meanwhile, pipes and devices are read up to the limit too, so that none can
/// take more memory than that.
package func readFile(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
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
    guard status.st_size <= limit else { throw tooLong(path, limit: limit) }
    // One byte more than expected, so that the end is seen without another growth.
    var bytes: [UInt8] = []
    var capacity = max(Int(status.st_size), 0) + 1
    while true {
        var (count, code) = (0, Int32(0))
        let known = bytes.count
        let next = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
            unsafe buffer.baseAddress!.update(from: bytes, count: known)
            repeat {
                unsafe count = read(file, buffer.baseAddress! + known, capacity - known)
            } while count < 0 && errno == EINTR
            code = errno
            initialized = known + max(count, 0)
        }
        bytes = next
        guard count >= 0 else { throw FileError(path: path, action: "cannot read", code: code) }
        guard bytes.count <= limit else { throw tooLong(path, limit: limit) }
        if count == 0 || bytes.count == Int(status.st_size) && bytes.count > 0 { return bytes }
        if bytes.count == capacity { capacity = min(capacity * 2, limit + 1) }
    }
}

private func tooLong(_ path: String, limit: Int) -> FileError {
    FileError(
        path: path, action: "cannot read", detail: "the file has more than \(limit) bytes",
        remedy: "Give a smaller file, or raise the limit.")
}
