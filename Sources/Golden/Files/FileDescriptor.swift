#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
import Pixels

/// An open file, closed when it goes out of scope. Interrupted calls are made again.
struct FileDescriptor: ~Copyable {
    /// What opens a folder, but not a link to one.
    static let folderFlags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW

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

    /// Takes over a file that is open already.
    init(_ number: Int32, path: String) {
        self.number = number
        self.path = path
    }

    deinit { _ = close(number) }

    /// What kind of file it is, and how many bytes it has.
    func status() throws(StoreError) -> stat {
        var status = stat()
        _ = try FileDescriptor.retry("read", path) { unsafe fstat(number, &status) }
        return status
    }

    /// The whole file if it has at most `limit` bytes; `expected` is how many it seems to have.
    func readAll(limit: Int, expected: Int = 0) throws(StoreError) -> [UInt8] {
        var bytes: [UInt8] = []
        // One byte more than expected, so that the end is seen without another growth.
        var capacity = min(max(expected, 4095), limit) + 1
        while true {
            let known = bytes
            var (count, code) = (0, Int32(0))
            bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
                guard let start = buffer.baseAddress else { return }
                unsafe start.update(from: known, count: known.count)
                repeat {
                    unsafe count = pread(
                        number, start + known.count, capacity - known.count, off_t(known.count))
                } while count < 0 && errno == EINTR
                code = errno
                initialized = known.count + max(count, 0)
            }
            guard count >= 0 else {
                throw .io(
                    operation: "read", path: path, reason: FileError.explanation(of: code, isReading: true))
            }
            guard bytes.count <= limit else {
                throw .io(operation: "read", path: path, reason: "it has more than \(limit) bytes")
            }
            if count == 0 || bytes.count == expected { return bytes }
            if bytes.count == capacity { capacity = min(capacity * 2, limit + 1) }
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

    /// What the system's last error means and what to do about it.
    static func errorText(isReading: Bool = false) -> String {
        FileError.explanation(of: errno, isReading: isReading)
    }

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
