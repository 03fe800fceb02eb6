import Foundation

// Parts of paths as they are written; the system's library ends the process on a path of one letter.

extension String {
    /// The folder that the path says, without a slash at the end; empty where it says none.
    package var parentFolder: String {
        guard let slash = lastIndex(of: "/") else { return "" }
        return slash == startIndex ? "/" : String(self[..<slash])
    }

    /// What is behind the last slash.
    package var lastPart: String { lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self }
}

/// The place of a file or a folder as another folder sees it: `Login/Styles.swift`, `../Styles.swift`.
///
/// Both are taken with the links resolved that lead to them; a last part of the path that is a link itself stays one.
package func relativePlace(of path: String, from folder: String) -> String {
    let target = absolutePath(path).split(separator: "/")
    let base = absoluteFolder(folder).split(separator: "/")
    let common = zip(target, base).prefix { $0 == $1 }.count
    return (base.dropFirst(common).map { _ in ".." } + target.dropFirst(common).map(String.init))
        .joined(separator: "/")
}

/// The whole path, with the links resolved that its folders are.
package func absolutePath(_ path: String) -> String {
    let whole = URL(fileURLWithPath: path).standardizedFileURL.path
    let name = whole.lastPart
    guard !name.isEmpty else { return "/" }
    let parent = absoluteFolder(whole.parentFolder)
    return parent == "/" ? "/" + name : parent + "/" + name
}

/// The whole path of a folder, with all links resolved; of an empty one that of the current folder.
package func absoluteFolder(_ folder: String) -> String {
    URL(fileURLWithPath: folder.isEmpty ? "." : folder).standardizedFileURL.resolvingSymlinksInPath().path
}
