import Digests
import Foundation
import Testing

@testable import Golden

/// A store with one golden, and a report in which that tile differs and another is new.
private func withReport(
    _ body: (_ store: GoldenStore, _ writer: GoldenWriter, _ report: String) async throws -> Void
) async throws {
    try await withFolder { folder in
        let store = GoldenStore(root: folder + "/Golden")
        let writer = try store.beginWriting(environment: [:])
        _ = try writer.record(sampleTile("a/old"), mode: .all)
        let report = try ReportWriter(directory: folder + "/report", stack: sampleStack)
        for id in ["a/old", "a/new"] {
            report.add(
                examine(sampleTile(id, shade: 0x84), golden: try store.golden(of: id)))
        }
        _ = try report.finish()
        try await body(store, writer, folder + "/report")
    }
}

private func names(_ outcomes: [(id: String, outcome: ApprovalOutcome)]) -> [String] {
    outcomes.map { item in
        switch item.outcome {
        case .accepted: "\(item.id) accepted"
        case .alreadyAccepted: "\(item.id) already"
        case .refused: "\(item.id) refused"
        }
    }
}

@Suite struct ApprovalTests {
    @Test func `an approved report makes its tiles pass`() async throws {
        try await withReport { store, writer, report in
            let outcomes = try approve(report: report, into: store, writer: writer)
            #expect(names(outcomes) == ["a/new accepted", "a/old accepted"])
            for id in ["a/old", "a/new"] {
                let judgement = judge(
                    sampleTile(id, shade: 0x84), golden: try store.golden(of: id))
                #expect(judgement.isPassed)
            }
            let again = try approve(
                report: report + "/report.json", into: store, writer: writer)
            #expect(names(again) == ["a/new already", "a/old already"])
        }
    }

    @Test func `an approved golden is the file that recording writes, though a report is made faster`()
        async throws
    {
        try await withReport { store, writer, report in
            _ = try approve(report: report, into: store, writer: writer)
            let golden = try #require(try store.golden(of: "a/new")).bytes
            let shown = try #require(try FileSystem.read(report + "/actual/a/new.png", limit: 1 << 20))
            _ = try writer.record(sampleTile("a/recorded", shade: 0x84), mode: .all)
            #expect(golden == (try store.golden(of: "a/recorded"))?.bytes)
            let (first, second) = (try readGoldenChunk(shown), try readGoldenChunk(golden))
            #expect(first.saysTheSame(as: second))
        }
    }

    @Test func `a report encodes nothing with the effort of a recording`() {
        var tile = sampleTile(shade: 0x84)
        tile.file = { throw GoldenError.noRecord }
        for golden in [nil, GoldenFile(path: "old.png", bytes: sampleGolden())] {
            #expect(examine(tile, golden: golden).candidate != nil)
        }
    }

    @Test func `a filter approves in part`() async throws {
        try await withReport { store, writer, report in
            let outcomes = try approve(report: report, into: store, writer: writer) {
                $0 == "a/new"
            }
            #expect(names(outcomes) == ["a/new accepted"])
            #expect(try store.golden(of: "a/old")?.bytes == sampleGolden())
        }
    }

    @Test func `a golden that changed since is left alone`() async throws {
        try await withReport { store, writer, report in
            _ = try writer.record(sampleTile("a/old", shade: 0x11), mode: .all)
            let outcomes = try approve(report: report, into: store, writer: writer)
            #expect(names(outcomes) == ["a/new accepted", "a/old refused"])
            #expect(try store.golden(of: "a/old")?.bytes == sampleGolden(shade: 0x11))
        }
    }

    @Test func `a picture that is not the report's is refused`() async throws {
        try await withReport { store, writer, report in
            try FileSystem.write(sampleGolden(shade: 0x22), to: report + "/actual/a/new.png")
            let outcomes = try approve(report: report, into: store, writer: writer)
            #expect(names(outcomes) == ["a/new refused", "a/old accepted"])
            #expect(try store.golden(of: "a/new") == nil)
        }
    }

    @Test func `what recording refuses for its size is not accepted either, unless the specimen says why`()
        async throws
    {
        try await withFolder { folder in
            let store = GoldenStore(root: folder + "/Golden", byteLimit: 100)
            let writer = try store.beginWriting(environment: [:])
            let report = try ReportWriter(directory: folder + "/report", stack: sampleStack)
            report.add(examine(sampleTile("a/large"), golden: nil))
            var stated = sampleTile("a/stated")
            stated.allowance = TileEvidence.SizeAllowance(bytes: 9000, reason: "a photograph")
            report.add(examine(stated, golden: nil))
            _ = try report.finish()
            let outcomes = try approve(report: folder + "/report", into: store, writer: writer)
            #expect(names(outcomes) == ["a/large refused", "a/stated accepted"])
            #expect(try store.storedIDs() == ["a/stated"])
        }
    }

    @Test func `a picture that is gone is refused, alone`() async throws {
        try await withReport { store, writer, report in
            try FileSystem.remove(report + "/actual/a/new.png")
            let outcomes = try approve(report: report, into: store, writer: writer)
            #expect(names(outcomes) == ["a/new refused", "a/old accepted"])
        }
    }

    @Test func `a report that was carried elsewhere applies`() async throws {
        try await withReport { store, writer, report in
            try FileSystem.move(report, to: report + "-artefact")
            let outcomes = try approve(report: report + "-artefact", into: store, writer: writer)
            #expect(names(outcomes) == ["a/new accepted", "a/old accepted"])
        }
    }

    @Test(arguments: ["", "xyz", "00000000000000000000000000000000"])
    func `a report whose digests were changed writes nothing`(digest: String) async throws {
        try await withReport { store, writer, report in
            let path = report + "/report.json"
            var model = try readReport(path)
            for index in model.tiles.indices {
                if model.tiles[index].expected == nil {
                    model.tiles[index].actual?.digest = digest
                } else {
                    model.tiles[index].expected?.digest = digest
                }
            }
            try FileSystem.write(Array(reportJSON(model).utf8), to: path)
            let outcomes = try approve(report: report, into: store, writer: writer)
            #expect(names(outcomes) == ["a/new refused", "a/old refused"])
            #expect(try store.storedIDs() == ["a/old"])
            #expect(try store.golden(of: "a/old")?.bytes == sampleGolden())
        }
    }

    @Test func `a picture that is no golden is refused, though its digest is the report's`() async throws {
        try await withReport { store, writer, report in
            let path = report + "/report.json"
            var model = try readReport(path)
            let bytes: [UInt8] = Array("no picture".utf8)
            try FileSystem.write(bytes, to: report + "/actual/a/new.png")
            model.tiles[0].actual?.digest = ContentDigest(of: bytes).hex
            try FileSystem.write(Array(reportJSON(model).utf8), to: path)
            let outcomes = try approve(report: report, into: store, writer: writer)
            #expect(names(outcomes) == ["a/new refused", "a/old accepted"])
            #expect(try store.storedIDs() == ["a/old"])
        }
    }

    @Test func `ids that lead out of the store are refused`() async throws {
        try await withReport { store, writer, report in
            let path = report + "/report.json"
            let bytes = try FileSystem.read(path, limit: 1 << 20) ?? []
            let text = String(decoding: bytes, as: UTF8.self)
            let hostile = text.replacing("\"id\" : \"a/new\"", with: "\"id\" : \"../../victim\"")
            #expect(hostile != text)
            try FileSystem.write(Array(hostile.utf8), to: path)
            let outcomes = try approve(report: report, into: store, writer: writer)
            #expect(names(outcomes) == ["../../victim refused", "a/old accepted"])
        }
    }

    @Test(arguments: ["", "{", "[]", "{\"version\":99}", "{\"version\":1}", "{\"version\":\"x\"}"])
    func `what is no report is an error`(text: String) async throws {
        try await withFolder { folder in
            try FileSystem.write(Array(text.utf8), to: folder + "/report.json")
            #expect(throws: StoreError.self) { try readReport(folder + "/report.json") }
        }
    }
}
