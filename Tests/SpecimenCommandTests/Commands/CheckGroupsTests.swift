import Foundation
import Testing

/// What `check` says of many tiles that did not pass: a block for each cause.
struct CheckGroupsTests {
    private let many = ["MANY": "40"]

    /// A folder with the goldens of 41 squares.
    private func recorded() throws -> Folder {
        let folder = try Folder()
        let run = try Tool.run(["record"], environment: many, in: folder, tool: Tool.testTool)
        try #require(run.code == 0, "\(run.error)")
        return folder
    }

    private func check(_ folder: Folder, _ options: [String] = [], side: Int = 24) throws -> Run {
        try Tool.run(
            ["check"] + options, environment: many.merging(["SIDE": "\(side)"]) { $1 }, in: folder,
            tool: Tool.testTool)
    }

    @Test func `Tiles that changed alike are one block with their number and some ids`() throws {
        let folder = try recorded()
        let run = try check(folder)
        #expect(run.code == 1)
        let lines = run.lines
        #expect(lines.count == 5, "\(run.text)")
        #expect(
            lines.first?.hasPrefix("different: 41 tiles: SquareStyle side 20 → 24; ") == true,
            "\(run.text)")
        #expect(
            lines.dropFirst().prefix(3).allSatisfy { $0.contains(/^  Test\/Square\S*: \d+ pixels in/) },
            "\(run.text)")
        #expect(lines.last == "  and 38 more; list them with --all", "\(run.text)")
    }

    @Test func `Each is a line of its own where that is asked for`() throws {
        let folder = try recorded()
        let run = try check(folder, ["--all"])
        #expect(run.code == 1 && run.lines.count == 41)
        #expect(
            run.lines.allSatisfy { $0.contains(/^different: Test\/Square\S+: .* → .*; \d+ pixels in/) },
            "\(run.text)")
    }

    @Test func `Causes are told apart, and one tile alone is a line`() throws {
        let folder = try recorded()
        let files = folder.files.filter { $0.hasPrefix("Golden/") && $0.hasSuffix(".png") }.sorted()
        try FileManager.default.removeItem(atPath: folder.path(files[0]))
        let one = try check(folder, side: 20)
        let id = files[0].dropFirst("Golden/".count).dropLast(".png".count)
        #expect(one.lines == ["missing: \(id): there is no golden"])
        try FileManager.default.removeItem(atPath: folder.path(files[1]))
        let both = try check(folder)
        #expect(both.lines.contains("missing: 2 tiles: there is no golden"), "\(both.text)")
        // The larger group first.
        #expect(both.lines.first?.hasPrefix("different: ") == true)
        #expect(both.lines.count == 5 + 3)
    }

    @Test func `JSON has every tile as before`() throws {
        let folder = try recorded()
        let document = try check(folder, ["--json"]).json()
        let findings = try #require(document["findings"] as? [[String: Any]])
        #expect(findings.count == 41 && findings.count == document["tiles"] as? Int)
        #expect(Set(findings[0].keys) == ["id", "status", "message", "pixels", "box"], "\(findings[0])")
    }
}
