import Foundation
import Testing

private let selection = ["--filter", "Configuration/Button/primary.quiet", "--size", "mini"]
private let golden = "Configuration/Button/primary.quiet/normal-mini@2x"
private let tree = golden + ".json"

/// A folder with the goldens of six tiles and what is spoken of them, recorded by the command.
private func recorded() throws -> Folder {
    let folder = try Folder()
    let run = try Tool.run(["record", "--accessibility", "--goldens", folder.path("Golden")] + selection)
    try #require(run.code == 0, "\(run.error)")
    return folder
}

private func check(_ folder: Folder, _ options: [String] = []) throws -> Run {
    try Tool.run(["check", "--goldens", folder.path("Golden")] + selection + options)
}

/// The label in a tree's file, replaced.
private func relabel(_ folder: Folder, _ label: String) throws {
    let text = String(decoding: try folder.read("Golden/\(tree)"), as: UTF8.self)
    try folder.write(
        "Golden/\(tree)", Data(text.replacing(/"label" : "[^"]*"/, with: "\"label\" : \"\(label)\"").utf8))
}

struct SpokenGoldenTests {
    @Test func `record --accessibility writes a tree beside each golden`() throws {
        let files = try recorded().files
        #expect(files.filter { $0.hasSuffix(".png") }.count == 6)
        #expect(files.filter { $0.hasSuffix(".json") }.count == 6 && files.contains("Golden/\(tree)"))
    }

    @Test func `What was recorded passes, and is counted apart`() throws {
        let run = try check(recorded())
        #expect(run.code == 0 && run.output.isEmpty, "\(run.text)\(run.error)")
        #expect(run.error.contains("6 of 6 tiles and 6 of 6 accessibility goldens passed"), "\(run.error)")
    }

    @Test func `Recording again changes no byte`() throws {
        let folder = try recorded()
        let before = try folder.read("Golden/\(tree)")
        _ = try Tool.run(
            ["record", "--all", "--accessibility", "--goldens", folder.path("Golden")] + selection)
        #expect(try folder.read("Golden/\(tree)") == before)
    }

    @Test func `Another label is told with both, exit code 1`() throws {
        let folder = try recorded()
        try relabel(folder, "Former")
        let run = try check(folder)
        #expect(run.code == 1 && run.lines.count == 1, "\(run.text)")
        #expect(
            run.lines.first?.hasPrefix("different: \(tree): label \"Former\" → \"") == true, "\(run.text)")
        #expect(run.error.contains("record --accessibility --changed"), "\(run.error)")
    }

    @Test func `A tile without a tree is a finding only where that is asked for`() throws {
        let folder = try recorded()
        try FileManager.default.removeItem(atPath: folder.path("Golden/\(tree)"))
        #expect(try check(folder).code == 0)
        let run = try check(folder, ["--accessibility"])
        #expect(run.code == 1 && run.lines == ["missing: \(tree): there is no accessibility golden"])
    }

    @Test func `A file that is no tree is unreadable, exit code 3`() throws {
        let folder = try recorded()
        try folder.write("Golden/\(tree)", Data("{}".utf8))
        let run = try check(folder)
        #expect(run.code == 3 && run.text.contains("unreadable: \(tree)"), "\(run.text)")
        #expect(run.text.contains("\"elements\" is missing"), "\(run.text)")
    }

    @Test func `approve accepts the tree of a report, and merge keeps it`() throws {
        let folder = try recorded()
        let before = try folder.read("Golden/\(tree)")
        try relabel(folder, "Former")
        #expect(try check(folder, ["--report", folder.path("report")]).code == 1)
        #expect(
            folder.files.contains("report/actual/\(tree)") && folder.files.contains("report/expected/\(tree)")
        )
        let page = String(decoding: try folder.read("report/index.html"), as: UTF8.self)
        #expect(page.contains("Former"))
        let merged = try Tool.run(["merge", folder.path("report"), "-o", folder.path("merged")])
        #expect(merged.code == 1 || merged.code == 0, "\(merged.error)")
        let run = try Tool.run(["approve", folder.path("merged"), "--goldens", folder.path("Golden")])
        #expect(run.code == 0 && run.error.contains("1 golden accepted"), "\(run.error)")
        #expect(try folder.read("Golden/\(tree)") == before)
        #expect(try check(folder).code == 0)
    }

    @Test func `prune deletes a tree with the golden beside it`() throws {
        let folder = try recorded()
        let old = "Golden/Configuration/Button/primary.quiet/former-mini@2x"
        try folder.write(old + ".png", folder.read("Golden/\(golden).png"))
        try folder.write(old + ".json", folder.read("Golden/\(tree)"))
        let listed = try Tool.run(["prune", "--goldens", folder.path("Golden")] + selection.prefix(2))
        #expect(listed.text.contains("former-mini@2x.json"), "\(listed.text)\(listed.error)")
        let run = try Tool.run(["prune", "--yes", "--goldens", folder.path("Golden")] + selection.prefix(2))
        #expect(run.code == 0, "\(run.error)")
        #expect(!folder.files.contains(old + ".png") && !folder.files.contains(old + ".json"))
        #expect(folder.files.contains("Golden/\(tree)"))
    }

    @Test func `inspect prints the tree, as lines and as JSON, and draws it`() throws {
        let run = try Tool.run(["inspect", "--accessibility", golden])
        #expect(run.code == 0 && run.lines.first == golden)
        #expect(run.lines.dropFirst().first?.hasSuffix("(button)") == true, "\(run.text)")
        let document = try Tool.run(["inspect", "--accessibility", "--json", golden]).json()
        let elements = try #require(document["elements"] as? [[String: Any]])
        #expect(elements.first?["traits"] as? [String] == ["button"])
        let folder = try Folder()
        let drawn = try Tool.run(["inspect", "--accessibility", golden, "-o", folder.path("sheet.png")])
        #expect(drawn.code == 0 && folder.files.contains("sheet.png"), "\(drawn.error)")
    }

    @Test func `A picture goes with --accessibility alone`() throws {
        let run = try Tool.run(["inspect", golden, "-o", "x.png"])
        #expect(run.code == 64 && run.error.contains("-o goes with --accessibility"))
    }
}
