internal import Glibc

/// Memory that has been freed and stays with the process, so that the system does not have to clear it again.
public enum KeptMemory {
    /// As much of it may lie behind all that is in use.
    private static let freed = 64 << 20
    /// A block of more comes from the system by itself, and goes back there.
    private static let block = 32 << 20

    /// Sets both for this process, once, before anything large is taken. Without it glibc gives back whatever exceeds twice
    /// the largest block so far, and a run of sheets takes 1.3 GB from the system, a picture at a time.
    public static func keep() {
        // The module of the system's headers has no name for it; other C libraries do without.
        typealias Option = @convention(c) (CInt, CInt) -> CInt
        guard let symbol = unsafe dlsym(nil, "mallopt") else { return }
        let option = unsafe unsafeBitCast(symbol, to: Option.self)
        let (trimThreshold, mapThreshold): (CInt, CInt) = (-1, -3)
        _ = option(trimThreshold, CInt(freed))
        _ = option(mapThreshold, CInt(block))
    }
}
