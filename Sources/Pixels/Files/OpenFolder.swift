internal import Glibc

/// A folder held open, so that the files in it are found without walking its path again.
package final class OpenFolder {
    package let path: String
    let descriptor: Int32

    package init(_ path: String) throws(FileError) {
        self.path = path
        descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw FileError(path: path, action: "cannot open", code: errno)
        }
    }

    deinit { close(descriptor) }
}
