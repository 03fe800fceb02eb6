import Glibc

/// The folder that this process works in and the rights that its files get, both of which views may change: what is
/// written by a relative path has to go where its writer meant, with the rights that he gives.
///
/// Views run on the main thread. It gets a working folder and rights of its own, and so does each thread that it starts,
/// which would have the main thread's: who writes never sees where a view goes. After each view the main thread is back.
package enum WorkingFolder {
    private static let folder: Int32 = unsafe open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)

    private static let mask: mode_t = {
        // There is no other way to ask.
        let mask = umask(0o077)
        umask(mask)
        return mask
    }()

    /// To be called before any code of people's own runs.
    package static func remember() { _ = (folder, mask) }

    /// To be called on the main thread before views run there.
    @MainActor static func separate() { isSeparate }

    @MainActor private static let isSeparate: Void = {
        // What makes presets may have left the folder, too.
        restore()
        unshare()
    }()

    /// To be called on a thread that writes before it does, since the one that has started it may be the main thread.
    static func enter() {
        unshare()
        restore()
    }

    private static func unshare() {
        // Since Linux 2.6.16, for a thread of its own; no rights are needed.
        let ownsFileSystemFacts: CInt = 0x200
        typealias Call = @convention(c) (CInt) -> CInt
        guard let symbol = unsafe dlsym(nil, "unshare") else { return }
        _ = unsafe unsafeBitCast(symbol, to: Call.self)(ownsFileSystemFacts)
    }

    /// To be called on the main thread after views have run.
    static func restore() {
        // A folder that cannot be opened, as one without rights, is where nothing is read or written either.
        if folder >= 0 { _ = fchdir(folder) }
        umask(mask)
    }
}
