import Glibc

/// The folder that this process works in, which views may leave for another: what is written by a relative path has to go
/// where its writer meant.
///
/// Views run on the main thread. It gets a working folder of its own, so that other threads, which write, never see where
/// a view goes; after each view it is back.
package enum WorkingFolder {
    private static let folder: Int32 = unsafe open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)

    /// To be called before any code of people's own runs.
    package static func remember() { _ = folder }

    /// To be called on the main thread before views run there.
    @MainActor static func separate() { isSeparate }

    @MainActor private static let isSeparate: Void = {
        // What makes presets may have left the folder, too.
        restore()
        // Since Linux 2.6.16, for a thread of its own; no rights are needed.
        let ownsFileSystemFacts: CInt = 0x200
        typealias Call = @convention(c) (CInt) -> CInt
        guard let symbol = unsafe dlsym(nil, "unshare") else { return }
        _ = unsafe unsafeBitCast(symbol, to: Call.self)(ownsFileSystemFacts)
    }()

    /// To be called on the main thread after views have run.
    @MainActor static func restore() {
        // A folder that cannot be opened, as one without rights, is where nothing is read or written either.
        if folder >= 0 { _ = fchdir(folder) }
    }
}
