import Foundation

/// Two names of one file or folder.
enum SameFile {
    /// Whether both lead to the same one, over links too.
    static func are(_ first: String, _ second: String) -> Bool {
        guard let one = identity(first), let other = identity(second) else { return false }
        return one == other
    }

    private static func identity(_ path: String) -> [UInt64]? {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        let kind = status.st_mode & S_IFMT
        // What comes through a pipe or a device is another thing each time.
        guard kind == S_IFREG || kind == S_IFDIR else { return nil }
        return [UInt64(status.st_dev), UInt64(status.st_ino)]
    }
}
