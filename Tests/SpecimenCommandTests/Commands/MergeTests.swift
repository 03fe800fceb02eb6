import Foundation
import Testing

/// Reports of parts of a check become the report of the whole.
struct MergeTests {
    private static let filter = ["--filter", "Configuration/Button/primary.quiet"]

    /// Goldens of which some are missing and some are those of other tiles.
    private func spoiled() throws -> Folder {
        let folder = try Folder()
        let made = try Tool.run(
            ["record", "--goldens", folder.path("Golden")] + MergeTests.filter, in: folder)
        #expect(made.code == 0, "\(made.error)")
        let goldens = folder.files.filter { $0.hasPrefix("Golden/") && $0.hasSuffix(".png") }.sorted()
        for (place, golden) in goldens.enumerated() {
            switch place % 4 {
            case 0: try folder.write(golden, folder.read(goldens[(place + 1) % goldens.count]))
            case 1: try FileManager.default.removeItem(atPath: folder.path(golden))
            default: break
            }
        }
        return folder
    }

    private func check(_ folder: Folder, _ report: String, _ words: String...) throws -> Run {
        try Tool.run(
            ["check", "--goldens", "Golden", "--report", report] + MergeTests.filter + words, in: folder)
    }

    private func files(_ folder: Folder, _ report: String) -> [String] {
        folder.files.filter { $0.hasPrefix(report + "/") }.map { String($0.dropFirst(report.count)) }.sorted()
    }

    @Test func `The report of merged shards is that of one check, to the byte`() throws {
        let folder = try spoiled()
        #expect(try check(folder, "report-whole").code == 1)
        for shard in 1...3 { _ = try check(folder, "parts/\(shard)", "--shard", "\(shard)/3") }
        let merged = try Tool.run(["merge", "parts", "-o", "report-merged"], in: folder)
        #expect(
            merged.code == 1 && merged.error.hasSuffix("; report: report-merged/index.html\n"),
            "\(merged.error)")
        #expect(files(folder, "report-merged") == files(folder, "report-whole"))
        for file in files(folder, "report-merged") {
            let (one, other) = (
                try folder.read("report-whole" + file), try folder.read("report-merged" + file)
            )
            // Each names itself in how it is accepted.
            let text = String(decoding: one, as: UTF8.self).replacing("report-whole", with: "report-merged")
            #expect(file.hasSuffix(".png") ? one == other : Data(text.utf8) == other, "\(file)")
        }
        let approved = try Tool.run(
            ["approve", "report-merged", "--goldens", "Golden"], environment: [:], in: folder)
        #expect(approved.code == 0, "\(approved.error)")
        #expect(try check(folder, "after").code == 0)
        // Nothing of it is missing once the parts are gone.
        try FileManager.default.removeItem(atPath: folder.path("parts"))
        #expect(try Tool.run(["merge", "report-merged", "-o", "again"], in: folder).code == 1)
    }

    @Test func `Shards that are missing are named, and the exit code is 3`() throws {
        let folder = try spoiled()
        for shard in [1, 3] { _ = try check(folder, "parts/\(shard)", "--shard", "\(shard)/4") }
        let run = try Tool.run(["merge", "parts", "-o", "merged"], in: folder)
        #expect(run.code == 3, "\(run.error)")
        #expect(run.error.contains("error: shard 2/4 is missing: no report of it is there"), "\(run.error)")
        #expect(run.error.contains("error: shard 4/4 is missing") && !run.error.contains("shard 1/4"))
        for shard in [2, 4] { _ = try check(folder, "parts/\(shard)", "--shard", "\(shard)/4") }
        let whole = try Tool.run(["merge", "merged", "parts/2", "parts/4", "-o", "all"], in: folder)
        #expect(whole.code == 1 && !whole.error.contains("is missing"), "\(whole.error)")
    }

    @Test func `A tile that two reports have is an error that names both`() throws {
        let folder = try spoiled()
        for name in ["a", "b"] { _ = try check(folder, name) }
        let run = try Tool.run(["merge", "a", "b/report.json", "-o", "merged"], in: folder)
        #expect(run.code == 3 && run.error.contains("cannot merge b: its tile "), "\(run.error)")
        #expect(run.error.contains(" is in a as well; merge reports of parts that have no tile in common"))
        #expect(!folder.files.contains { $0.hasPrefix("merged") })
    }

    @Test func `Reports of two stacks are not merged`() throws {
        let folder = try spoiled()
        for shard in 1...2 { _ = try check(folder, "\(shard)", "--shard", "\(shard)/2") }
        let text = String(decoding: try folder.read("2/report.json"), as: UTF8.self)
        try folder.write(
            "2/report.json", Data(text.replacing(/"stackID" : "./, with: "\"stackID\" : \"z").utf8))
        let run = try Tool.run(["merge", "1", "2", "-o", "merged"], in: folder)
        #expect(run.code == 3 && run.error.contains("another stack has made it than 1"), "\(run.error)")
    }

    @Test func `A picture that is gone or is another one is named, and nothing is written`() throws {
        let folder = try spoiled()
        _ = try check(folder, "part")
        let picture = try #require(files(folder, "part").first { $0.hasPrefix("/actual/") })
        try folder.write("part" + picture, Data("other".utf8))
        let changed = try Tool.run(["merge", "part", "-o", "merged"], in: folder)
        #expect(
            changed.code == 3
                && changed.error.contains("part\(picture): it is not the file that its report has seen"),
            "\(changed.error)")
        try FileManager.default.removeItem(atPath: folder.path("part" + picture))
        let gone = try Tool.run(["merge", "part", "-o", "merged"], in: folder)
        #expect(gone.code == 3 && gone.error.contains("part\(picture): "), "\(gone.error)")
        #expect(!folder.files.contains { $0.hasPrefix("merged") })
    }

    @Test func `A report of another folder's pictures copies none from there`() throws {
        let folder = try spoiled()
        _ = try check(folder, "part")
        try folder.write("secret.png", Data("secret".utf8))
        let text = String(decoding: try folder.read("part/report.json"), as: UTF8.self)
        try folder.write(
            "part/report.json",
            Data(text.replacing(/"id" : "Configuration/, with: "\"id\" : \"../../secret").utf8))
        let run = try Tool.run(["merge", "part", "-o", "merged"], in: folder)
        #expect(run.code == 3 && run.error.contains("cannot be a golden's name"), "\(run.error)")
    }

    @Test(
        arguments: [
            ([], "Missing expected argument"),
            (["nothing"], "nothing: there is no such file or folder"),
            (
                ["empty"],
                "empty: there is no report in it and no page of sheets: name a folder that 'check --report' or 'sheet' wrote, "
                    + "or files of results of 'batch'"
            ),
            (["results"], "or its files of results: results/*.jsonl"),
        ] as [([String], String)])
    func `Where there is nothing to merge, that is said, and what could be`(
        inputs: [String], words: String
    ) throws {
        let folder = try Folder()
        for name in ["empty/inner", "results"] {
            try FileManager.default.createDirectory(
                atPath: folder.path(name), withIntermediateDirectories: true)
        }
        try folder.write("results/1.jsonl", #"{"error":"x","job":1}"#)
        let run = try Tool.run(["merge"] + inputs + ["-o", "merged"], in: folder)
        #expect(run.code == (inputs.isEmpty ? 64 : 3) && run.error.contains(words), "\(run.error)")
        #expect(!FileManager.default.fileExists(atPath: folder.path("merged")))
    }
}
