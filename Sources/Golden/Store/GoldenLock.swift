#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The exclusive right to write under a golden folder, held until this goes out of scope.
///
/// The kernel drops the lock when the process ends, however it ends; the file stays, because
/// deleting it would let two writers lock two different files of one name.
struct GoldenLock: ~Copyable {
    static let fileName = ".lock"

    private let file: FileDescriptor

    /// Waits up to `seconds` for another writer; then the error names the lock and its holder.
    ///
    /// `waiting` is told once who that is, after half a second.
    init(
        root: String, seconds: Double, waiting: (_ holder: String) -> Void = { _ in }
    ) throws(StoreError) {
        let path = root + "/" + GoldenLock.fileName
        let file = try FileDescriptor(opening: path, flags: O_RDWR | O_CREAT | O_NOFOLLOW)
        let clock = ContinuousClock()
        let start = clock.now
        let deadline = start + .seconds(max(seconds, 0))
        var hasTold = false
        while try !file.tryLock() {
            guard clock.now < deadline else {
                throw .locked(path: path, holder: GoldenLock.holder(in: file), seconds: seconds)
            }
            if !hasTold, clock.now > start + .seconds(0.5) {
                waiting(GoldenLock.holder(in: file) ?? "another writer")
                hasTold = true
            }
            usleep(20_000)
        }
        // A full disk must not keep anyone from the lock; the name is a courtesy.
        try? file.overwrite(with: "process \(FileSystem.processID)\n")
        self.file = file
    }

    /// Who wrote a name into the lock last.
    private static func holder(in file: borrowing FileDescriptor) -> String? {
        guard let bytes = try? file.readAll(limit: 200) else { return nil }
        let name = String(decoding: bytes, as: UTF8.self).filter { !$0.isNewline }
        return name.isEmpty ? nil : name
    }
}
