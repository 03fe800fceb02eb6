import Foundation
import Testing

/// `lint --shard` and `merge`.
struct MergedLintTests {
    private let selected = ["--type", "large"]
    private let files = ["lint.json", "lint.sarif", "lint-junit.xml", "lint-github.txt"]

    private func lint(_ folder: Folder, _ words: String..., options: [String]? = nil) throws -> Run {
        try Tool.runStrange("low", ["lint"] + (options ?? selected) + words, in: folder)
    }

    @Test func `The report of merged parts is that of one run, to the byte`() throws {
        let folder = try Folder()
        let one = try lint(folder, "--report", "one")
        for part in 1...3 { _ = try lint(folder, "--shard", "\(part)/3", "--report", "parts/\(part)") }
        let merged = try Tool.run(["merge", "parts", "-o", "merged"], in: folder)
        #expect(merged.code == one.code, "\(merged.error)")
        for file in files {
            #expect(try folder.read("merged/" + file) == folder.read("one/" + file), "\(file)")
        }
        let printed = try Tool.run(["merge", "parts/2", "parts/3", "parts/1", "-o", "-"], in: folder)
        #expect(try printed.output == folder.read("one/lint.json"))
        let findings = try #require(try printed.json()["findings"] as? [[String: Any]])
        #expect(!findings.isEmpty)
    }

    @Test func `A part has all tiles of its specimens, and none of the others'`() throws {
        let folder = try Folder()
        let counts = try (1...2).map { part in
            try #require(try lint(folder, "--shard", "\(part)/2", "--json").json()["tiles"] as? Int)
        }
        let all = try lint(folder, "--json").json()["tiles"] as? Int
        #expect(counts.allSatisfy { $0 > 0 } && counts.reduce(0, +) == all)
    }

    /// Beside a baseline, of which one run counts as many findings.
    @Test func `Known findings are told by no part`() throws {
        let folder = try Folder()
        _ = try lint(
            folder, "--write-baseline", "known.json",
            options: ["--filter", "Faults/Button/lowe*", "--type", "large"])
        let one = try lint(folder, "--baseline", "known.json", "--json")
        for part in 1...2 {
            let run = try lint(folder, "--baseline", "known.json", "--json", "--shard", "\(part)/2")
            try folder.write("\(part).json", run.output)
        }
        let merged = try Tool.run(["merge", "1.json", "2.json", "-o", "-"], in: folder)
        #expect(merged.output == one.output, "\(merged.error)")
    }

    @Test func `An exemption is for nothing where no part needs it, and all parts are there`() throws {
        let folder = try Folder()
        let one = try Tool.runStrange("allowed", ["lint", "--json"])
        #expect(one.text.contains("unused-exemption"), "\(one.text)")
        for part in 1...3 {
            let run = try Tool.runStrange("allowed", ["lint", "--json", "--shard", "\(part)/3"])
            #expect(try (run.json()["findings"] as? [Any])?.contains { "\($0)".contains("unused") } == false)
            try folder.write("\(part).json", run.output)
        }
        let merged = try Tool.run(["merge", "3.json", "1.json", "2.json", "-o", "-"], in: folder)
        #expect(merged.output == one.output, "\(merged.error) \(merged.text)")
        let two = try Tool.run(["merge", "1.json", "2.json", "-o", "out"], in: folder)
        #expect(two.code == 3 && two.error.contains("shard 3/3 is missing: no findings of it are there"))
        #expect(try !String(decoding: folder.read("out/lint.json"), as: UTF8.self).contains("nothing has to"))
    }

    @Test func `What is no part, or there twice, is named`() throws {
        let folder = try Folder()
        try folder.write("one.json", try Tool.runStrange("allowed", ["lint", "--json"]).output)
        let part = try Tool.runStrange("allowed", ["lint", "--json", "--shard", "1/1"]).output
        try folder.write("a.json", part)
        try folder.write("b.json", part)
        let text = String(decoding: part, as: UTF8.self)
        try folder.write("bad.json", Data(text.replacing("\"fact\":0", with: "\"fact\":-1").utf8))
        try folder.write("old.json", Data(text.replacing("\"version\":1", with: "\"version\":9").utf8))
        try folder.write("cut.json", part.prefix(400))
        for (words, message) in [
            (["one.json"], "this is of a run of all"), (["a.json", "b.json"], "is in a.json as well"),
            (["bad.json"], "damaged"), (["old.json"], "of another version"),
            (["cut.json"], "this is no document of 'lint --shard I/N --json'"),
        ] {
            let run = try Tool.run(["merge"] + words + ["-o", "out"], in: folder)
            #expect(run.code == 3 && run.error.contains(message), "\(run.error)")
        }
        let file = try Tool.run(["merge", "a.json", "-o", "all.json"], in: folder)
        #expect(file.code == 64 && file.error.contains("a report of lint is a folder"), "\(file.error)")
        let baseline = try Tool.run(["lint", "--shard", "1/2", "--write-baseline", "x"], in: folder)
        #expect(baseline.code == 64 && baseline.error.contains("leave --shard out"))
    }
}
