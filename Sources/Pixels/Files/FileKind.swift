package import Glibc

/// What is at a path, over links: what is no plain file may never end, or never begin.
package enum FileKind: Hashable, Sendable {
    case file, folder, pipe, socket, device

    /// `nil` where there is nothing, or nothing that may be looked at.
    package init?(of path: String) {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        self.init(mode: status.st_mode)
    }

    package init(mode: mode_t) {
        switch mode & S_IFMT {
        case S_IFDIR: self = .folder
        case S_IFIFO: self = .pipe
        case S_IFSOCK: self = .socket
        case S_IFCHR, S_IFBLK: self = .device
        default: self = .file
        }
    }

    /// A part of a sentence that says what a path is.
    package var words: String {
        switch self {
        case .file: "it is a file"
        case .folder: "it is a folder, not a file"
        case .pipe: "it is a pipe, not a file"
        case .socket: "it is a socket, not a file"
        case .device: "it is a device, not a file"
        }
    }
}

/// All bytes of a file that lies in a folder among others, which must be no more than `limit`. A pipe or a device, which
/// could keep one waiting, is an error; where somebody names the file himself, `readFile` reads those, too.
package func readPlainFile(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    if let kind = FileKind(of: path), kind != .file {
        throw FileError(
            path: path, action: "cannot read", detail: kind.words, remedy: "Put a file in its place.")
    }
    return try readFile(path, limit: limit)
}
