import Foundation

/// How reports name source files: relative to the repository that a CI run has checked out, or to the
/// current folder, so that an annotation finds its line.
struct SourceRoots {
    /// With a slash at the end of each.
    private let prefixes: [String]

    init(
        workspace: String? = ProcessInfo.processInfo.environment["GITHUB_WORKSPACE"],
        folder: String = FileManager.default.currentDirectoryPath
    ) {
        prefixes = [workspace, folder].compactMap { root in
            guard let root, !root.isEmpty else { return nil }
            return root.hasSuffix("/") ? root : root + "/"
        }
    }

    /// A file outside of all roots keeps its whole path.
    func path(of file: String) -> String {
        guard let prefix = prefixes.first(where: file.hasPrefix) else { return file }
        return String(file.dropFirst(prefix.count))
    }
}
