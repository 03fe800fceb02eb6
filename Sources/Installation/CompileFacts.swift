import Foundation

/// What a compiler has to be told to use a tree's modules, as `lib/specimen/compile.json` says it.
///
/// `{prefix}` in a word means the tree's.
package struct CompileFacts: Codable, Equatable, Sendable {
    /// What the compiler that made the modules calls itself; no other one reads them.
    package var compiler: String
    /// The target that the modules are for, `x86_64-unknown-linux-gnu`.
    package var target: String
    /// Of the program, the library and the modules together: what was made with others is out of date.
    package var digest: String
    /// Words for every compilation against the modules.
    package var compile: [String]
    /// Words for every link of what was so compiled.
    package var link: [String]
}

extension CompileFacts {
    /// - Throws: where the tree's file cannot be read or has no such content.
    package init(of tree: InstalledTree) throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: tree.compileFacts))
        self = try JSONDecoder().decode(CompileFacts.self, from: data)
        compile = compile.map { Self.placed($0, in: tree) }
        link = link.map { Self.placed($0, in: tree) }
    }

    private static func placed(_ word: String, in tree: InstalledTree) -> String {
        word.replacingOccurrences(of: "{prefix}", with: tree.prefix)
    }
}
