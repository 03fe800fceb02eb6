// Parts of paths as they are written; the system's library ends the process on a path of one letter.

extension String {
    /// The folder that the path says, without a slash at the end; empty where it says none.
    var parentFolder: String {
        guard let slash = lastIndex(of: "/") else { return "" }
        return slash == startIndex ? "/" : String(self[..<slash])
    }

    /// What is behind the last slash.
    var lastPart: String { lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self }
}
