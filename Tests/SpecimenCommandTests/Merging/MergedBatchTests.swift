import Foundation
import Testing

private let quiet = "Configuration/Button/primary.quiet"

/// Parts of a batch, and what `merge` makes of their results.
struct MergedBatchTests {
    /// Sixty jobs: with an output that is taken, one that is no JSON, one of an unknown specimen, and equal ones.
    private static let jobs = (1...60).map { number in
        switch number {
        case 7: "{"
        case 20: #"{"id":"nothing"}"#
        case 41: #"{"id":"\#(quiet)","output":"5.png"}"#
        default: #"{"id":"\#(quiet)","label":"\#(number % 20)","scale":0.5,"output":"\#(number).png"}"#
        }
    }

    private func batch(_ folder: Folder, _ name: String, _ options: [String] = []) throws -> Run {
        try folder.write("jobs.jsonl", Data(MergedBatchTests.jobs.joined(separator: "\n").utf8))
        let run = try Tool.run(["batch", "jobs.jsonl", "-o", name] + options, in: folder)
        try folder.write("\(name).jsonl", run.output)
        return run
    }

    @Test func `Parts draw what one run draws, and their merged results are its results`() throws {
        let folder = try Folder()
        let whole = try batch(folder, "whole")
        for index in 1...4 { _ = try batch(folder, "part\(index)", ["--shard", "\(index)/4"]) }
        let merged = try Tool.run(
            ["merge"] + (1...4).reversed().map { "part\($0).jsonl" } + ["-o", "all.jsonl"], in: folder)
        #expect(merged.code == 3 && !merged.error.contains("missing"), "\(merged.error)")
        #expect(merged.error.contains("3 of 60 jobs failed"), "\(merged.error)")
        #expect(try folder.read("all.jsonl") == whole.output)
        let pictures = folder.files.filter { $0.hasSuffix(".png") }
        let own = pictures.filter { $0.hasPrefix("whole/") }
        #expect(own.count == 57 && pictures.count == 114)
        for picture in own {
            let name = picture.dropFirst("whole/".count)
            let copies = pictures.filter { $0.hasPrefix("part") && $0.hasSuffix("/\(name)") }
            #expect(try copies.count == 1 && folder.read(copies[0]) == folder.read(picture), "\(picture)")
        }
        // Jobs of one label are equal but for the file that they are written to.
        func part(of number: Int) -> Substring? {
            pictures.first { $0.hasPrefix("part") && $0.hasSuffix("/\(number).png") }?.prefix(5)
        }
        for number in [1, 2, 3, 18] { #expect(part(of: number) == part(of: number + 20)) }
        #expect(try Tool.run(["merge", "all.jsonl", "-o", "-"], in: folder).output == whole.output)
    }

    @Test func `A part that is missing, or was ended early, is named with its jobs`() throws {
        let folder = try Folder()
        for index in 1...3 { _ = try batch(folder, "part\(index)", ["--shard", "\(index)/3"]) }
        let lost = String(decoding: try folder.read("part2.jsonl"), as: UTF8.self).split(separator: "\n")
        // Ended within its third line.
        let rest = lost[0] + "\n" + lost[1] + "\n" + lost[2].prefix(9)
        try folder.write("part2.jsonl", Data(rest.utf8))
        let run = try Tool.run(
            ["merge", "part1.jsonl", "part2.jsonl", "part3.jsonl", "-o", "all.jsonl"], in: folder)
        #expect(run.code == 3, "\(run.error)")
        #expect(run.error.contains("error: shard 2/3 is missing, or was not finished"), "\(run.error)")
        #expect(run.error.contains("error: \(lost.count - 3) jobs without a result: "), "\(run.error)")
        let again = try Tool.run(["merge", "part1.jsonl", "part3.jsonl", "-o", "-"], in: folder)
        #expect(again.error.contains("error: \(lost.count - 1) jobs without a result: "), "\(again.error)")
    }

    @Test func `A job that was done again counts once, by its picture`() throws {
        let folder = try Folder()
        let drawn = #"{"id":"a","job":1,"output":"a.png","size":[1,1],"warnings":[]}"#
        try folder.write("first.jsonl", Data(#"{"error":"lost","job":1}"#.utf8))
        try folder.write("again.jsonl", Data(drawn.utf8))
        let run = try Tool.run(["merge", "first.jsonl", "again.jsonl", "again.jsonl", "-o", "-"], in: folder)
        #expect(run.code == 0 && run.text == drawn + "\n", "\(run.error)")
        try folder.write("other.jsonl", Data(drawn.replacing("a.png", with: "b.png").utf8))
        let other = try Tool.run(["merge", "again.jsonl", "other.jsonl", "-o", "-"], in: folder)
        #expect(
            other.code == 3 && other.error.contains("job 1 is another one in again.jsonl than in other.jsonl")
        )
    }

    @Test(arguments: [
        ("nonsense\nmore", "line 1: this is not a result"), (#"{"job":"x"}"#, "line 1: this is not a result"),
        ("{\"job\":2}\n{\"job\":1}", "line 2: the result of job 1 stands behind that of job 2"),
        ("[1]", "line 1: this is not a result"), (#"{"job":0}"#, "line 1: this is not a result"),
        (#"{"job":1e99}"#, "line 1: this is not a result"),
        ("{\"jobs\":2,\"shard\":\"1/2\"}\n{\"job\":1}", "line 2: this is not a result"),
    ])
    func `What is no file of results is an error with its line`(text: String, words: String) throws {
        let folder = try Folder()
        try folder.write("results.jsonl", Data(text.utf8))
        let run = try Tool.run(["merge", "results.jsonl", "-o", "all.jsonl"], in: folder)
        #expect(run.code == 3 && run.error.contains("results.jsonl: \(words)"), "\(run.error)")
        #expect(!folder.files.contains("all.jsonl"))
    }

    @Test func `Results of two files of jobs are not merged`() throws {
        let folder = try Folder()
        try folder.write("a", Data(#"{"jobs":2,"shard":"1/2"}"#.utf8))
        try folder.write("b", Data(#"{"jobs":3,"shard":"2/2"}"#.utf8))
        let run = try Tool.run(["merge", "a", "b", "-o", "all"], in: folder)
        #expect(run.code == 3 && run.error.contains("a is of 2 jobs and b of 3"), "\(run.error)")
    }

    @Test(arguments: ["0/2", "3/2", "x"])
    func `A part that there is not is wrong usage`(shard: String) throws {
        let run = try batch(Folder(), "out", ["--shard", shard])
        #expect(run.code == 64 && run.error.contains("--shard takes I/N"), "\(run.error)")
    }
}
