import Glibc
import Pixels

/// A file's bytes, mapped read-only, and the facts that tell whether it is still the same file.
///
/// `@unchecked` because of the pointer: the mapping is read-only, private, set once, and unmapped in
/// `deinit`, so any number of threads may read it.
@safe final class MappedFile: @unchecked Sendable {
    /// What changes when a file is replaced or written to.
    struct Identity: Hashable, Sendable {
        var device: UInt
        var inode: UInt
        var size: Int
        var modified: Int
    }

    let path: String
    let identity: Identity
    private let start: UnsafeRawPointer
    var count: Int { identity.size }

    init(path: String) throws(RasterError) {
        func failure() -> RasterError {
            unsafe .unreadableFont(path: path, reason: String(cString: strerror(errno)))
        }
        let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure() }
        defer { close(descriptor) }
        var facts = stat()
        guard unsafe fstat(descriptor, &facts) == 0 else { throw failure() }
        let kind = FileKind(mode: facts.st_mode)
        guard kind == .file else { throw .unreadableFont(path: path, reason: kind.words) }
        let size = Int(facts.st_size)
        guard size > 0 else { throw .unreadableFont(path: path, reason: "the file is empty") }
        guard let mapping = unsafe mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0),
            unsafe mapping != MAP_FAILED
        else { throw failure() }
        self.path = path
        identity = Identity(
            device: UInt(facts.st_dev), inode: UInt(facts.st_ino), size: size,
            modified: Int(facts.st_mtim.tv_sec) &* 1_000_000_000 &+ Int(facts.st_mtim.tv_nsec))
        unsafe start = UnsafeRawPointer(mapping)
    }

    deinit { unsafe munmap(UnsafeMutableRawPointer(mutating: start), count) }

    /// The bytes; the pointer is good for as long as this object lives.
    @unsafe var bytes: UnsafeRawBufferPointer {
        unsafe UnsafeRawBufferPointer(start: start, count: count)
    }

    static func exists(_ path: String) -> Bool { unsafe access(path, R_OK) == 0 }
}
