internal import Glibc

/// A file that is written piece by piece, so that others see the old content until it is whole.
///
/// The pieces go to a temporary file in the same folder. If it is not finished, as after an error, that is removed and
/// what was there before stays; so too where the process is asked to end meanwhile.
package final class StreamedFile {
    private let place: FilePlace
    private let folder: FolderOfFile
    private let temporary: TemporaryFile
    /// Bytes that are written.
    private var end = 0
    private var isDone = false
    private let cleaning: ProcessEnding.Cleaning

    /// - Parameter place: where the file is to be; its folder must be there. What is no file, such as a pipe, cannot be
    ///   written in this way.
    package init(_ place: FilePlace) throws(FileError) {
        if place.folder == nil, let kind = FileKind(of: place.path), kind != .file, kind != .folder {
            throw FileError(
                path: place.path, action: "cannot write",
                detail: "this is no file, and the picture's beginning is written last",
                remedy: "Name a file.")
        }
        let folder = try FolderOfFile(place)
        let temporary = try TemporaryFile(in: folder.descriptor, for: place.path)
        let (descriptor, name) = (folder.descriptor, temporary.name)
        cleaning = ProcessEnding.Cleaning { _ = unsafe unlinkat(descriptor, name, 0) }
        (self.place, self.folder) = (place, folder)
        self.temporary = temporary
        cleaning.begin()
    }

    /// Writes bytes behind those before.
    package func write(_ bytes: [UInt8]) throws(FileError) {
        try write(bytes, at: end)
        end += bytes.count
    }

    /// Writes bytes in place of those that have been written from `place` on.
    package func replace(at place: Int, with bytes: [UInt8]) throws(FileError) {
        try write(bytes, at: place)
    }

    /// Gives the file its name. Nothing can be written after it.
    package func finish() throws(FileError) {
        try ProcessEnding.uninterrupted { () throws(FileError) in
            guard temporary.isWritten else { throw failure("cannot write") }
            guard temporary.rename(to: place.fileName) else { throw failure("cannot replace") }
            isDone = true
        }
        cleaning.end()
    }

    private func write(_ bytes: [UInt8], at place: Int) throws(FileError) {
        let isWritten = unsafe bytes.withUnsafeBytes { buffer in
            guard let start = buffer.baseAddress else { return true }
            var offset = 0
            while offset < buffer.count {
                let count = unsafe pwrite(
                    temporary.descriptor, start + offset, buffer.count - offset, place + offset)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                offset += count
            }
            return true
        }
        guard isWritten else { throw failure("cannot write") }
    }

    private func failure(_ action: String) -> FileError {
        FileError(path: place.path, action: action, code: errno)
    }

    deinit {
        guard !isDone else { return }
        temporary.remove()
        cleaning.end()
    }
}
