#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// An open file, closed when it goes out of scope. Interrupted calls are made again.
struct FileDescriptor: ~Copyable {
    private let number: Int32
    private let path: String

    /// `flags` as for `open(2)`; the file is never passed on to child processes.
    init(opening path: String, flags: Int32, mode: mode_t = 0o666) throws(StoreError) {
        self.path = path
        let name = path
        number = try FileDescriptor.retry("open", path) {
            unsafe open(name, flags | O_CLOEXEC, mode)
        }
    }

    deinit { _ = close(number) }

    /// The whole file if it has at most `limit` bytes.
    func readAll(limit: Int) throws(StoreError) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = try FileDescriptor.retry("read", path) {
                unsafe Int32(truncatingIfNeeded: read(number, &chunk, chunk.count))
            }
            if count == 0 { return bytes }
            bytes.append(contentsOf: chunk[..<Int(count)])
            guard bytes.count <= limit else {
                throw .io(operation: "read", path: path, reason: "it is larger than \(limit) bytes")
            }
        }
    }

    func writeAll(_ bytes: [UInt8]) throws(StoreError) {
        var done = 0
        while done < bytes.count {
            done += Int(
                try FileDescriptor.retry("write", path) {
                    unsafe bytes.withUnsafeBytes { buffer in
                        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[done...])
                        return unsafe Int32(
                            truncatingIfNeeded: write(
                                number, rest.baseAddress, min(rest.count, 1 << 20)))
                    }
                })
        }
    }

    /// Waits until the file's content is on the disk.
    func synchronize() throws(StoreError) {
        _ = try FileDescriptor.retry("flush", path) { fsync(number) }
    }

    /// Waits until a folder's entries are on the disk, where the file system can say so.
    func synchronizeFolder() throws(StoreError) {
        // Some file systems answer EINVAL for folders; then there is nothing to wait for.
        if fsync(number) != 0, errno != EINVAL, errno != EINTR {
            throw .io(operation: "flush", path: path, reason: FileDescriptor.errorText())
        }
    }

    /// Takes the exclusive lock if nobody holds it.
    func tryLock() throws(StoreError) -> Bool {
        while flock(number, LOCK_EX | LOCK_NB) != 0 {
            if errno == EINTR { continue }
            if errno == EWOULDBLOCK { return false }
            throw .io(operation: "lock", path: path, reason: FileDescriptor.errorText())
        }
        return true
    }

    /// Replaces the content, for a lock that names its holder.
    func overwrite(with text: String) throws(StoreError) {
        _ = try FileDescriptor.retry("write", path) { ftruncate(number, 0) }
        _ = lseek(number, 0, SEEK_SET)
        try writeAll(Array(text.utf8))
    }

    static func errorText() -> String { unsafe String(cString: strerror(errno)) }

    static func retry(
        _ operation: String, _ path: String, _ call: () -> Int32
    ) throws(StoreError) -> Int32 {
        while true {
            let result = call()
            if result >= 0 { return result }
            if errno != EINTR {
                throw .io(operation: operation, path: path, reason: errorText())
            }
        }
    }
}
