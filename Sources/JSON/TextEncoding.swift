/// What the first bytes of a text say of its encoding.
package enum TextEncoding {
    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// The encoding that the text's mark names, if that is not UTF-8.
    package static func other(_ bytes: some Collection<UInt8>) -> String? {
        let start = Array(bytes.prefix(4))
        if start == [0xFF, 0xFE, 0, 0] || start == [0, 0, 0xFE, 0xFF] { return "UTF-32" }
        if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
        return nil
    }

    /// The text behind the mark that editors on Windows write.
    package static func withoutMark(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes
    }

    /// - Parameter encoding: what the text may be.
    package static func remedy(_ encoding: String) -> String {
        "save it as UTF-8, or convert it: iconv -f \(encoding) -t UTF-8 OLD > NEW"
    }
}
