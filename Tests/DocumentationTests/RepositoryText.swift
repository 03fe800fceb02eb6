import Foundation

/// The repository's own files, for tests that read what stands in them.
enum Repository {
    static let root: URL = {
        var url = URL(filePath: #filePath)
        for _ in 0..<3 { url.deleteLastPathComponent() }
        return url
    }()

    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appending(path: path).path)
    }

    /// Paths from the root, sorted, of the files in a folder whose names end in one of `suffixes`.
    static func files(in folder: String, _ suffixes: String...) -> [String] {
        let found = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
        let names = (found?.allObjects as? [String] ?? []).filter { name in
            suffixes.contains { name.hasSuffix($0) } && !name.hasPrefix(".") && !name.contains("/.")
        }
        return names.map { "\(folder)/\($0)" }.sorted()
    }
}
