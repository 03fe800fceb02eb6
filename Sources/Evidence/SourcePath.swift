import Foundation

/// A source file as reports name it: relative to the repository that a CI run has checked out, or to the
/// current folder, so that an annotation finds its line. A file outside of both keeps its whole path.
func pathInReports(
    of file: String,
    workspace: String? = ProcessInfo.processInfo.environment["GITHUB_WORKSPACE"],
    folder: String = FileManager.default.currentDirectoryPath
) -> String {
    for root in [workspace, folder] {
        guard let root, !root.isEmpty else { continue }
        let prefix = root.hasSuffix("/") ? root : root + "/"
        if file.hasPrefix(prefix) { return String(file.dropFirst(prefix.count)) }
    }
    return file
}
