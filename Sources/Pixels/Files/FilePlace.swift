internal import Glibc

/// Where a file is to be written: anywhere, or inside of a folder that nothing leads it out of.
package struct FilePlace: Hashable, Sendable {
    /// It is there, or a link to one; below it no link is followed.
    package let folder: String?
    /// Relative to the folder.
    package let name: String

    /// Wherever the path leads, over links too.
    package init(_ path: String) {
        folder = nil
        name = path
    }

    package init(_ name: String, inside folder: String) {
        self.folder = folder
        self.name = name
    }

    package var path: String { folder.map { $0 + "/" + name } ?? name }

    /// In its folder.
    var fileName: String {
        name.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(name[name.utf8.index(after: $0)...]) } ?? name
    }

    /// The way to its folder, with the slash at its end; empty where there is none.
    var way: Substring {
        name.utf8.lastIndex(of: UInt8(ascii: "/")).map { name[...$0] } ?? name[..<name.startIndex]
    }

    /// Makes the folders between.
    package func makeFolders() throws(FileError) { _ = try FolderOfFile(self, isMade: true) }
}

/// The folder of a file, held open: what was found to be no link cannot become one.
final class FolderOfFile {
    let descriptor: Int32
    /// Whether new files in it need no name before they are whole, as far as is known.
    var hasUnnamedFiles = true
    private let root: String?
    private let way: String

    /// - Parameter isMade: whether folders that are not there are made; only inside of another.
    init(_ place: FilePlace, isMade: Bool = false) throws(FileError) {
        root = place.folder
        way = String(place.way)
        descriptor = try FolderOfFile.open(place, isMade: isMade)
    }

    /// Whether it is the folder of that file.
    func holds(_ place: FilePlace) -> Bool {
        guard root == place.folder, way == place.way else { return false }
        let name = place.fileName
        return !name.isEmpty && name != "." && name != ".." && !name.utf8.contains(0)
    }

    private static func open(_ place: FilePlace, isMade: Bool) throws(FileError) -> Int32 {
        let path = place.path
        guard !place.name.isEmpty, !path.utf8.contains(0) else {
            throw FileError(
                path: path, action: "cannot write", detail: "this is not a file name",
                remedy: "Give a path.")
        }
        guard let root = place.folder else {
            let folder = place.way.isEmpty ? "." : String(place.way)
            let descriptor = unsafe Glibc.open(folder, pathOnly | O_DIRECTORY | O_CLOEXEC)
            guard descriptor >= 0 else { throw failure(path, errno) }
            return descriptor
        }
        var parts = place.name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) else {
            throw FileError(
                path: path, action: "cannot write", detail: "the name may lead out of \(root)",
                remedy: "Give a relative name without dots.")
        }
        parts.removeLast()
        var current = unsafe Glibc.open(root, pathOnly | O_DIRECTORY | O_CLOEXEC)
        guard current >= 0 else { throw failure(path, errno) }
        var known = root
        for part in parts {
            known += "/" + part
            if isMade, unsafe mkdirat(current, part, 0o777) != 0, errno != EEXIST {
                let code = errno
                close(current)
                throw failure(path, code)
            }
            let next = unsafe openat(current, part, pathOnly | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            let code = errno
            let isLink = next < 0 && FolderOfFile.isLink(part, in: current)
            close(current)
            guard next >= 0 else {
                throw isLink
                    ? FileError(
                        path: path, action: "cannot write",
                        detail: "'\(known)' is a link, which may lead out of \(root)",
                        remedy: "Remove the link, or choose another place.")
                    : failure(path, code)
            }
            current = next
        }
        return current
    }

    deinit { close(descriptor) }

    private static func isLink(_ name: String, in folder: Int32) -> Bool {
        var status = stat()
        return unsafe fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0
            && status.st_mode & S_IFMT == S_IFLNK
    }
}

private func failure(_ path: String, _ code: Int32) -> FileError {
    FileError(path: path, action: "cannot write", code: code)
}

/// `O_PATH`, which Swift does not see: to go through a folder one need not be able to list it.
private let pathOnly: Int32 = 0o10000000
