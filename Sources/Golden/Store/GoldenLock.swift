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
    init(root: String, seconds: Double) throws(StoreError) {
        let path = root + "/" + GoldenLock.fileName
        let file = try FileDescriptor(opening: path, flags: O_RDWR | O_CREAT | O_NOFOLLOW)
        let clock = ContinuousClock()
        let deadline = clock.now + .seconds(max(seconds, 0))
        while try !file.tryLock() {
            guard clock.now < deadline else {
                let holder = (try? file.readAll(limit: 200)).map {
                    String(decoding: $0, as: UTF8.self).filter { !$0.isNewline }
                }
                throw .locked(
                    path: path, holder: holder.flatMap { $0.isEmpty ? nil : $0 }, seconds: seconds)
            }
            usleep(20_000)
        }
        // A full disk must not keep anyone from the lock; the name is a courtesy.
        try? file.overwrite(with: "process \(FileSystem.processID)\n")
        self.file = file
    }
}
