import Foundation
import Testing

@testable import Installation

struct InstalledTreeTests {
    /// A tree of nothing but what makes it one, in a folder whose name has a space.
    private func withTree(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("tree \(UUID().uuidString)").path
        try FileManager.default.createDirectory(
            atPath: folder + "/lib/specimen", withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write(
            """
            {"compiler": "Swift version 9", "target": "t", "digest": "d", "compile": ["-I", "{prefix}/lib/specimen/modules"],
             "link": ["-lSpecimen"], "later": 1}
            """, folder + "/lib/specimen/compile.json")
        try body(folder)
    }

    private func write(_ text: String, _ path: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    @Test(arguments: ["bin/specimen", "lib/specimen/libSpecimen.so", "libexec/specimen/specimen-parser"])
    func `What lies in a tree finds its fonts`(file: String) throws {
        try withTree { folder in
            let tree = try #require(InstalledTree(holding: folder + "/" + file))
            #expect(tree.prefix == folder)
            #expect(tree.fonts == folder + "/share/specimen/fonts")
        }
    }

    @Test(arguments: ["specimen", "lib/libSpecimen.so", "lib/other/libSpecimen.so", "bin/deep/specimen"])
    func `What lies elsewhere belongs to no tree`(file: String) throws {
        try withTree { #expect(InstalledTree(holding: $0 + "/" + file) == nil) }
    }

    @Test func `A folder bin alone makes no tree`() throws {
        try withTree { folder in
            try FileManager.default.removeItem(atPath: folder + "/lib/specimen/compile.json")
            #expect(InstalledTree(holding: folder + "/bin/specimen") == nil)
        }
    }

    @Test func `Tests are in no tree`() { #expect(InstalledTree.own == nil) }

    @Test func `A compiler's words name the tree where it lies now`() throws {
        try withTree { folder in
            let facts = try CompileFacts(of: try #require(InstalledTree(holding: folder + "/bin/specimen")))
            #expect(facts.compile == ["-I", folder + "/lib/specimen/modules"])
            #expect(facts.compiler == "Swift version 9")
        }
    }

    @Test func `Facts that are cut short are an error`() throws {
        try withTree { folder in
            try write("{\"compiler\": \"Swi", folder + "/lib/specimen/compile.json")
            let tree = try #require(InstalledTree(holding: folder + "/bin/specimen"))
            #expect(throws: (any Error).self) { try CompileFacts(of: tree) }
        }
    }

    @Test(
        arguments: [
            (0x1000, "/a b/lib/x.so"), (0x1fff, "/a b/lib/x.so"), (0xfff, nil), (0x2000, nil),
        ] as [(UInt, String?)])
    func `A place in memory names the file that is mapped there`(place: UInt, file: String?) {
        let line = "1000-2000 r-xp 00000000 fe:00 12345                      /a b/lib/x.so\n"
        #expect(mappedFile(line, at: place) == file)
    }

    @Test(arguments: [
        "1000-2000 rw-p 00000000 00:00 0 \n", "1000-2000 rw-p 00000000 00:00 0  [heap]\n", "", "1000",
    ])
    func `Memory without a file names none`(line: String) { #expect(mappedFile(line, at: 0x1800) == nil) }
}
