import Pixels

/// Pictures and verdicts that others published; they lie beside the repository and are not copied.
///
/// Where they are not, the tests that need them are skipped, and `scripts/test` says how many. What is ours
/// lies in `Tests/Fixtures` and is never skipped.
package enum Fixtures {
    static let root: String = {
        var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        parts.removeLast(3)
        return parts.joined(separator: "/") + "/../shared/fixtures"
    }()

    package static func bytes(_ path: String) throws -> [UInt8] {
        try readFile("\(root)/\(path)", limit: 64 << 20)
    }

    package static func has(_ folder: String) -> Bool {
        (try? bytes("\(folder)/MANIFEST.tsv")) != nil
    }

    /// The rows of a folder's manifest by column name; none when the folder is absent.
    package static func rows(_ folder: String) -> [[String: String]] {
        guard let bytes = try? bytes("\(folder)/MANIFEST.tsv") else { return [] }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        guard let names = lines.first else { return [] }
        return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(names, $0)) }
    }
}
