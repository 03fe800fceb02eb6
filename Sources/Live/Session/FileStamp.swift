import Foundation

/// By what a changed file or folder is known without reading it.
package struct FileStamp: Hashable, Sendable {
    private var numbers: [Int] = []

    /// Equal for all that there is nothing of.
    package init(of path: String) {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return }
        // Whoever saves by renaming makes another file; whoever writes into it changes its times.
        numbers = [
            Int(truncatingIfNeeded: status.st_dev), Int(truncatingIfNeeded: status.st_ino),
            Int(status.st_size),
            status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_ctim.tv_sec, status.st_ctim.tv_nsec,
        ]
    }
}
