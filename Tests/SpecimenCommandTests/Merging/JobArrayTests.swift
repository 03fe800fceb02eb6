import Foundation
import Testing

/// `Examples/cluster/job-array`, as a scheduler calls it.
struct JobArrayTests {
    private static let script = Tool.root.appendingPathComponent("Examples/cluster/job-array")

    private func part(_ environment: [String: String], in folder: Folder) throws -> Run {
        try Tool.run(
            ["jobs.jsonl", "out"], environment: environment.merging(["SPECIMEN": Tool.url.path]) { $1 },
            in: folder,
            tool: JobArrayTests.script)
    }

    @Test func `Parts of a job array are those of one run, and are not drawn again`() throws {
        let folder = try Folder()
        let jobs = (1...12).map {
            #"{"id":"Configuration/Button/primary.quiet","label":"\#($0)","output":"\#($0).png"}"#
        }
        try folder.write("jobs.jsonl", Data((jobs + ["{"]).joined(separator: "\n").utf8))
        // Slurm's variables, then those of a matrix; what is no job is told by the first part.
        let slurm = ["SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_COUNT": "2"]
        #expect(try part(slurm, in: folder).code == 3)
        let second = try part(["SHARD": "2", "SHARDS": "2"], in: folder)
        #expect(second.code == 0, "\(second.error)")
        let merged = try Tool.shell(#""$specimen" merge out/results/*.jsonl -o all.jsonl"#, in: folder)
        #expect(merged.code == 3 && merged.error.contains("1 of 13 jobs failed"), "\(merged.error)")
        let whole = try Tool.run(["batch", "jobs.jsonl", "-o", "whole"], in: folder)
        #expect(try folder.read("all.jsonl") == whole.output)
        let pictures = folder.files.filter { $0.hasPrefix("whole/") }
        #expect(pictures.count == 12)
        for picture in pictures {
            #expect(try folder.read(picture) == folder.read("out/" + picture.dropFirst("whole/".count)))
        }
        // What was finished stays as it is, and a job that is added or changed is drawn.
        let again = try part(slurm, in: folder)
        #expect(again.error.contains("; 0 drawn"), "\(again.error)")
        let more =
            jobs.dropFirst() + [
                #"{"id":"Configuration/Button/primary.quiet","label":"new","output":"1.png"}"#,
                #"{"id":"Configuration/Button/primary.quiet","label":"added","output":"13.png"}"#,
            ]
        try folder.write("jobs.jsonl", Data(more.joined(separator: "\n").utf8))
        let parts = try ["1", "2"].map { try part(["SHARD": $0, "SHARDS": "2"], in: folder) }
        #expect(parts.allSatisfy { $0.code == 0 }, "\(parts.map(\.error))")
        #expect(folder.files.contains("out/13.png"))
        #expect(try folder.read("out/1.png") != folder.read("whole/1.png"))
        // Without a part nothing is drawn.
        let none = try part([:], in: folder)
        #expect(none.code != 0 && none.error.contains("set SHARD and SHARDS"), "\(none.error)")
    }
}
