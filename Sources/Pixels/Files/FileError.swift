internal import Glibc

/// Why a file could not be read or written, with what to do about it.
package struct FileError: Error, Hashable, CustomStringConvertible {
    /// The file meant, which need not be the one that the system stumbled over.
    package let path: String
    /// What was tried, as in "cannot write".
    package let action: String
    /// The system's error number; 0 when the fault was ours to find.
    package let code: Int32
    private let detail: String
    private let remedy: String

    init(path: String, action: String, code: Int32) {
        self.path = path
        self.action = action
        self.code = code
        detail = Self.text(of: code)
        remedy = Self.remedy(for: code, isReading: ["cannot read", "cannot open"].contains(action))
    }

    package init(path: String, action: String, detail: String, remedy: String) {
        self.path = path
        self.action = action
        code = 0
        self.detail = detail
        self.remedy = remedy
    }

    package var description: String { "\(path): \(action): \(detail). \(remedy)" }

    /// What the system's error number means and what to do about it, for other errors' messages.
    ///
    /// - Parameter isReading: whether the file should have been there.
    package static func explanation(of code: Int32, isReading: Bool = false) -> String {
        "\(text(of: code)). \(remedy(for: code, isReading: isReading))"
    }

    private static func text(of code: Int32) -> String {
        // Unlike strerror, safe on many threads at once.
        var buffer = [CChar](repeating: 0, count: 256)
        guard unsafe strerror_r(code, &buffer, buffer.count) == 0 else { return "error \(code)" }
        return String(
            decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private static func remedy(for code: Int32, isReading: Bool) -> String {
        switch code {
        // Another place is no help to those who want to read what is in this one.
        case ENOENT where isReading, ENOTDIR where isReading, ENAMETOOLONG where isReading:
            "Check the spelling."
        case EACCES where isReading, EPERM where isReading: "Change its permissions or its folder's."
        case ENOENT: "Check the spelling, or make the folder first."
        case EACCES, EPERM: "Change its permissions, or choose another place."
        case ENOMEM: FreeMemory.remedy
        case EFBIG: "Raise the limit ('ulimit -f'), or choose another place."
        case EROFS: "This file system is read-only: choose another place."
        case ENOSPC, EDQUOT: "Make room on this disk, or choose another one."
        case EISDIR: "Name a file, not a folder."
        case ENOTDIR: "A part of the path is a file: choose another place."
        case EMFILE, ENFILE: "Close other files, or raise the limit ('ulimit -n')."
        case ENAMETOOLONG: "Choose a shorter name."
        case ELOOP: "Remove the cycle of symbolic links."
        default: "Check the disk and try again."
        }
    }
}
