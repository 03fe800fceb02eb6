import Catalog
import Drawing
import Foundation
import Golden
import Pixels
import Raster
import Testing
import ViewCore

@testable import Rendering

/// Runs with a folder for goldens that is gone afterwards.
@MainActor private func withStore(_ body: @MainActor (GoldenStore) async throws -> Void) async throws {
    let folder = NSTemporaryDirectory() + "rendering-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await body(GoldenStore(root: folder))
}

@MainActor private func answers(
    _ requests: [RenderingRequest], _ settings: RenderingSettings, threads: Int
) async throws -> [RenderingAnswer] {
    let settler = TileSettler(library: FontLibrary())
    let pool = try WorkerPool(Workers(count: threads), settler: settler, settings: settings)
    return try await pool.answers(to: requests) { $1 }
}

/// Six tiles in two pictures: a plain label is the same in every size.
private let tiles = Catalog("Once") {
    specimen("Button/a", axes: Axes(states: [.normal], sizes: [.small, .regular, .large]))
}.tiles

@MainActor struct DrawOnceTests {
    /// Records all of `tiles`, and returns the files by id.
    private func record(into store: GoldenStore, threads: Int) async throws -> [String: [UInt8]] {
        var settings = RenderingSettings()
        settings.store = store
        settings.recordMode = .all
        let writer = try store.beginWriting(environment: [:])
        let answers = try await answers(tiles.map(RenderingRequest.golden), settings, threads: threads)
        var files: [String: [UInt8]] = [:]
        for (tile, answer) in zip(tiles, answers) {
            guard case .golden(let plan, _) = answer, case .write(let bytes, .added) = plan else {
                Issue.record("\(tile.id): \(answer)")
                continue
            }
            _ = try writer.carryOut(plan, for: tile.id)
            files[tile.id] = bytes
        }
        return files
    }

    @Test(arguments: [1, 2, 9])
    func `Goldens of equal lists have the same pixel data, each with its own trace`(threads: Int) async throws
    {
        try await withStore { store in
            let files = try await record(into: store, threads: threads)
            #expect(files.count == 6)
            var pictures: Set<[UInt8]> = []
            for (id, bytes) in files {
                let details = try readGoldenChunk(bytes).details()
                #expect(details.trace?.roots.isEmpty == false, "\(id) has no trace")
                let at = try #require(bytes.firstRange(of: Array("IHDR".utf8)))
                let end = try #require(bytes.firstRange(of: Array("spEC".utf8)))
                pictures.insert(Array(bytes[at.lowerBound..<end.lowerBound - 4]))
            }
            #expect(pictures.count == 2)
        }
    }

    @Test func `A full check compares each golden's own pixels, also of equal lists`() async throws {
        try await withStore { store in
            _ = try await record(into: store, threads: 2)
            // The golden of one tile gets other pixels under the same list.
            let wrong = tiles[4]
            let golden = try #require(try store.golden(of: wrong.id))
            let details = try readGoldenChunk(golden.bytes).details()
            var picture = try decodePNG(golden.bytes, name: wrong.id)
            picture = Pixmap(
                width: picture.width, height: picture.height,
                bytes: picture.bytes.map { $0 == 255 ? 255 : $0 ^ 1 })
            let settler = TileSettler(library: FontLibrary())
            let list = settler.layOut(wrong, needsTrace: false).list
            let forged = makeGolden(
                pixmap: picture, list: list, trace: try #require(details.trace), stack: details.stack,
                frame: details.frame, owner: details.owner)
            try Data(forged).write(to: URL(fileURLWithPath: golden.path))
            var settings = RenderingSettings()
            settings.store = store
            settings.judgement = JudgementOptions(full: true, drawsDifference: false)
            let answers = try await answers(
                tiles.map(RenderingRequest.verdict), settings, threads: 2)
            let statuses = answers.map { answer -> TileVerdict.Status? in
                if case .verdict(let verdict) = answer { verdict.status } else { nil }
            }
            #expect(statuses == tiles.map { $0.id == wrong.id ? .different : .passed })
        }
    }
}
