import Foundation

/// Folders that commands write into.
enum Folder {
    static func exists(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && isFolder.boolValue
    }

    /// - Parameter option: the option that names it.
    static func make(_ path: String, option: String = "-o") throws {
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true)
        } catch {
            throw Failure.input(
                "\(path): the folder cannot be made: \(reason(path, error)); choose another with \(option)")
        }
        guard FileManager.default.isWritableFile(atPath: path) else {
            throw Failure.input("\(path): the folder cannot be written; choose another with \(option)")
        }
    }

    /// In the system's words, which the error has not always.
    private static func reason(_ path: String, _ error: any Error) -> String {
        if unsafe mkdir(path, 0o777) == 0 { return error.localizedDescription }
        switch errno {
        case EEXIST: return "a file has this name"
        case ENOTDIR: return "a part of the path is a file"
        case ENOENT:
            return exists(parent(of: path))
                ? "it is a link that leads nowhere" : "a folder above it cannot be made"
        case let code: return unsafe String(cString: strerror(code))
        }
    }

    private static func parent(of path: String) -> String {
        let cut = path.lastIndex(of: "/")
        return cut.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    }
}
