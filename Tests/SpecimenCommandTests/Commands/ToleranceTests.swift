import Foundation
import Testing

private let tile = "Test/Square/plain/normal-regular@2x"

private func run(_ arguments: [String], _ folder: Folder, _ environment: [String: String])
    throws -> Run
{
    try Tool.run(
        arguments + ["--goldens", folder.path("Golden")], environment: environment,
        tool: Tool.testTool)
}

/// A folder with the golden of a square of `#007AFF`.
private func recorded(_ environment: [String: String] = [:]) throws -> Folder {
    let folder = try Folder()
    let run = try run(["record"], folder, environment)
    try #require(run.code == 0, "\(run.error)")
    return folder
}

struct ToleranceTests {
    @Test func `Without a tolerance one step of one channel is different`() throws {
        let run = try run(["check"], recorded(), ["COLOR": "007BFF"])
        #expect(run.code == 1 && run.lines.count == 1 && run.lines[0].hasPrefix("different: "))
    }

    @Test func `What a stated tolerance lets pass is said, with mode, count and reason`() throws {
        let run = try run(["check"], recorded(), ["COLOR": "007BFF", "TOLERANCE": "delta"])
        #expect(run.code == 0, "\(run.error)")
        #expect(
            run.lines == [
                "tolerated: \(tile): 1600 pixels differ, by at most 1 of 255; "
                    + "0 above 3.0 in mode max-delta, where 0 are allowed: a test of nearness"
            ])
        #expect(run.error.contains("1 of 1 tile passed (1 by a stated tolerance)"))
    }

    @Test func `As JSON a tolerated tile has its numbers and its reason`() throws {
        let run = try run(
            ["check", "--json"], recorded(), ["COLOR": "007BFF", "TOLERANCE": "delta"])
        let document = try run.json()
        let entry = try #require((document["tolerated"] as? [[String: Any]])?.first)
        #expect(document["passed"] as? Int == 1 && (document["findings"] as? [Any])?.isEmpty == true)
        #expect(entry["id"] as? String == tile && entry["mode"] as? String == "max-delta")
        #expect(entry["threshold"] as? Double == 3 && entry["pixels"] as? Int == 0)
        #expect(entry["allowed"] as? Int == 0 && entry["differing"] as? Int == 1600)
        #expect(entry["maxDelta"] as? Int == 1 && entry["reason"] as? String == "a test of nearness")
    }

    @Test(arguments: ["delta", "pixels"])
    func `What is beyond the tolerance is different, and says by which measure`(
        tolerance: String
    ) throws {
        let folder = try recorded()
        let run = try run(
            ["check", "--report", folder.path("report")], folder,
            ["COLOR": "007FFF", "TOLERANCE": tolerance])
        #expect(run.code == 1 && run.lines.count == 1)
        #expect(run.lines.first?.contains("more than the stated tolerance: 1600 pixels") == true)
        let report = try #require(
            try JSONSerialization.jsonObject(with: folder.read("report/report.json"))
                as? [String: Any])
        let comparison = try #require(
            (report["tiles"] as? [[String: Any]])?.first?["comparison"] as? [String: Any])
        #expect(comparison["mode"] as? String == (tolerance == "delta" ? "max-delta" : "exact"))
        #expect(comparison["pixels"] as? Int == 1600 && comparison["exceeded"] != nil)
    }

    @Test func `A report names what passed by a tolerance in every document`() throws {
        let folder = try recorded()
        _ = try run(
            ["check", "--report", folder.path("report")], folder,
            ["COLOR": "007BFF", "TOLERANCE": "delta"])
        for name in ["report.json", "junit.xml", "index.html"] {
            let text = String(decoding: try folder.read("report/\(name)"), as: UTF8.self)
            #expect(text.contains("a test of nearness"), "\(name)")
        }
        #expect(
            String(decoding: try folder.read("report/summary.md"), as: UTF8.self)
                .contains("1 of the passed tiles differ within a stated tolerance"))
    }

    @Test(arguments: [("reasonless", "states no reason"), ("nan", "the threshold nan")])
    func `A tolerance that cannot be used stops every command, naming the specimen`(
        tolerance: String, message: String
    ) throws {
        for command in [["check"], ["record"]] {
            let run = try run(command, recorded(), ["TOLERANCE": tolerance])
            #expect(run.code == 3 && run.output.isEmpty)
            #expect(run.error.contains("Test/Square/plain: ") && run.error.contains(message))
        }
    }

    @Test func `A tolerance does not make a damaged golden pass`() throws {
        let folder = try recorded()
        var golden = try folder.read("Golden/\(tile).png")
        golden[golden.count / 2] ^= 1
        try folder.write("Golden/\(tile).png", golden)
        #expect(try run(["check"], folder, ["TOLERANCE": "delta"]).code == 3)
    }

    @Test func `A tolerance does not make another size pass`() throws {
        let run = try run(["check"], recorded(), ["NOISE": "1", "TOLERANCE": "delta"])
        #expect(run.code == 1 && run.lines.first?.contains("more than the stated tolerance") == true)
    }

    @Test func `record --changed leaves a golden that the tolerance lets pass`() throws {
        let folder = try recorded()
        let before = try folder.read("Golden/\(tile).png")
        let near = try run(
            ["record", "--changed"], folder, ["COLOR": "007BFF", "TOLERANCE": "delta"])
        #expect(try folder.read("Golden/\(tile).png") == before, "\(near.error)")
        _ = try run(["record", "--changed"], folder, ["COLOR": "00AAFF", "TOLERANCE": "delta"])
        #expect(try folder.read("Golden/\(tile).png") != before)
    }
}

struct GoldenSizeTests {
    @Test func `A golden over 20 KiB is refused, and the message says what to write`() throws {
        let run = try run(["record"], Folder(), ["NOISE": "90"])
        #expect(run.code == 3 && run.error.contains(".goldenSize(upTo:because:)"), "\(run.error)")
    }

    @Test func `A stated size lets it be written, and record says so with the reason`() throws {
        let run = try run(["record"], Folder(), ["NOISE": "90", "ROOM": "60000"])
        #expect(run.code == 0, "\(run.error)")
        #expect(run.error.contains("of the stated 60000 bytes: a test of size"), "\(run.error)")
    }

    @Test func `A stated size is a limit too`() throws {
        #expect(try run(["record"], Folder(), ["NOISE": "90", "ROOM": "20500"]).code == 3)
    }

    @Test func `A stated size that no golden needs is not spoken of`() throws {
        let run = try run(["record"], Folder(), ["ROOM": "60000"])
        #expect(run.code == 0 && !run.error.contains("stated"))
    }
}
