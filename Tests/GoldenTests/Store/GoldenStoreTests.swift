import Digests
import Drawing
import Foundation
import Pixels
import TestSupport
import Testing

@testable import Golden

private let noCI: [String: String] = [:]

@Suite struct GoldenStoreTests {
    @Test func `a recorded golden is read back`() async throws {
        try await withFolder { folder in
            let store = GoldenStore(root: folder)
            let tile = sampleTile()
            let writer = try store.beginWriting(environment: noCI)
            #expect(try writer.record(tile, mode: .missing) == .added)
            let golden = try #require(try store.golden(of: tile.id))
            #expect(golden.path == folder + "/" + tile.id + ".png")
            #expect(isIntact(golden.bytes))
            #expect(try store.storedIDs() == [tile.id])
        }
    }

    @Test func `each mode writes what it says`() async throws {
        try await withFolder { folder in
            let store = GoldenStore(root: folder)
            let writer = try store.beginWriting(environment: noCI)
            let changed = sampleTile(shade: 0x84)
            #expect(try writer.record(sampleTile(), mode: .changed) == .added)
            #expect(try writer.record(sampleTile(), mode: .all) == .unchanged)
            #expect(try writer.record(sampleTile(), mode: .missing) == .unchanged)
            #expect(try writer.record(changed, mode: .missing) == .left)
            #expect(try writer.record(changed, mode: .changed) == .replaced)
            #expect(try writer.record(changed, mode: .changed) == .unchanged)
        }
    }

    @Test func `a golden with another list and the same pixels is rewritten by all alone`()
        async throws
    {
        try await withFolder { folder in
            let store = GoldenStore(root: folder)
            let writer = try store.beginWriting(environment: noCI)
            _ = try writer.record(sampleTile(), mode: .missing)
            let other = TileEvidence(
                id: sampleTile().id, listDigest: sampleList(shade: 1).digest, stack: sampleStack,
                frame: sampleFrame,
                list: { sampleList(shade: 1) }, trace: { sampleTrace() },
                pixmap: { samplePixmap() })
            #expect(try writer.record(other, mode: .changed) == .unchanged)
            #expect(try writer.record(other, mode: .all) == .replaced)
        }
    }

    @Test func `an edited golden is replaced by changed`() async throws {
        try await withFolder { folder in
            let store = GoldenStore(root: folder)
            let writer = try store.beginWriting(environment: noCI)
            _ = try writer.record(sampleTile(), mode: .missing)
            let path = try store.path(of: sampleTile().id)
            var bytes = try #require(try store.golden(of: sampleTile().id)).bytes
            bytes[60] ^= 1
            try FileSystem.write(bytes, to: path)
            #expect(try writer.record(sampleTile(), mode: .changed) == .replaced)
        }
    }

    @Test(arguments: ["true", "1", "yes"])
    func `nothing is written where CI is set`(value: String) async throws {
        try await withFolder { folder in
            #expect(throws: StoreError.refusedInCI) {
                try GoldenStore(root: folder).beginWriting(environment: ["CI": value])
            }
        }
    }

    @Test func `a second writer waits, then says who holds the lock`() async throws {
        try await withFolder { folder in
            let store = GoldenStore(root: folder)
            let first = try store.beginWriting(environment: noCI)
            let error = #expect(throws: StoreError.self) {
                try store.beginWriting(timeout: 0.1, environment: noCI)
            }
            let text = try #require(error).description
            #expect(text.contains(".lock is locked by process \(FileSystem.processID)"))
            _ = first
        }
    }

    @Test func `a writer that ends lets the next one in`() async throws {
        try await withFolder { folder in
            let store = GoldenStore(root: folder)
            for _ in 0..<3 {
                let writer = try store.beginWriting(timeout: 0.1, environment: noCI)
                #expect(writer.store == store)
            }
        }
    }

    @Test func `what a killed writer left is cleaned by the next`() async throws {
        try await withFolder { folder in
            let store = GoldenStore(root: folder)
            try FileSystem.makeFolder(folder + "/Gallery/Button")
            let leftover = folder + "/Gallery/Button/" + TemporaryName.next()
            let notes = folder + "/Gallery/Button/.specimen-notes.tmp"
            for path in [leftover, notes] { try FileSystem.write([1, 2, 3], to: path) }
            #expect(try store.storedIDs().isEmpty)
            _ = try store.beginWriting(environment: noCI)
            #expect(FileSystem.kind(of: leftover, followingLinks: false) == .none)
            #expect(FileSystem.kind(of: notes, followingLinks: false) == .file)
        }
    }

    @Test func `stale goldens are the stored ones minus all known ones, whatever is selected`()
        async throws
    {
        try await withFolder { folder in
            let store = GoldenStore(root: folder)
            let writer = try store.beginWriting(environment: noCI)
            for name in ["a", "b", "c"] {
                _ = try writer.record(sampleTile("G/Button/\(name)/x@1x"), mode: .missing)
            }
            let known: Set = ["G/Button/a/x@1x", "G/Button/z/x@1x"]
            #expect(try store.count() == store.storedIDs().count)
            let stale = try store.undrawn(known: known).goldens
            #expect(stale.map(\.id) == ["G/Button/b/x@1x", "G/Button/c/x@1x"])
            #expect(stale.map(\.owner) == [sampleOwner, sampleOwner])
            let some = try store.undrawn(known: known) { $0.contains("/c/") }
            #expect(some.goldens.map(\.id) == ["G/Button/c/x@1x"] && some.unknown.isEmpty)
            #expect(writer.remove(stale).isEmpty)
            #expect(try store.storedIDs() == ["G/Button/a/x@1x"])
            #expect(FileSystem.kind(of: folder + "/G/Button/b", followingLinks: false) == .none)
        }
    }

    @Test func `a golden over the limit is refused unless the specimen says why`() async throws {
        try await withFolder { folder in
            let writer = try GoldenStore(root: folder, byteLimit: 100)
                .beginWriting(environment: noCI)
            #expect(throws: StoreError.self) {
                try writer.record(sampleTile(), mode: .missing)
            }
            var tile = sampleTile()
            tile.allowance = TileEvidence.SizeAllowance(bytes: 9000, reason: "a photograph")
            #expect(try writer.record(tile, mode: .missing) == .added)
        }
    }

    @Test func `a golden over the limit is compressed harder before it is refused`() async throws {
        try await withFolder { folder in
            let (tile, small, smallest) = repetitiveTile("G/Button/words/x@1x")
            try #require(smallest < small)
            let room = try GoldenStore(root: folder + "/room", byteLimit: small).beginWriting(
                environment: noCI)
            #expect(try room.record(tile, mode: .missing) == .added)
            #expect(try room.store.golden(of: tile.id)?.bytes.count == small)
            let tight = try GoldenStore(root: folder + "/tight", byteLimit: smallest).beginWriting(
                environment: noCI)
            #expect(try tight.record(tile, mode: .missing) == .added)
            #expect(try tight.store.golden(of: tile.id)?.bytes.count == smallest)
            let none = try GoldenStore(root: folder + "/none", byteLimit: smallest - 1).beginWriting(
                environment: noCI)
            #expect(throws: StoreError.self) { try none.record(tile, mode: .missing) }
            // So does accepting.
            let store = GoldenStore(root: folder + "/accepted", byteLimit: smallest)
            let writer = try store.beginWriting(environment: noCI)
            let report = try ReportWriter(directory: folder + "/report", stack: sampleStack)
            report.add(examine(tile, golden: nil))
            _ = try report.finish()
            let outcomes = try approve(report: folder + "/report", into: store, writer: writer)
            #expect(outcomes.count == 1)
            #expect(try store.golden(of: tile.id)?.bytes.count == smallest)
        }
    }

    @Test func `a renamed specimen is known by its list`() async throws {
        try await withFolder { folder in
            let store = GoldenStore(root: folder)
            let writer = try store.beginWriting(environment: noCI)
            for state in ["normal", "pressed"] {
                _ = try writer.record(
                    sampleTile("G/Button/old/\(state)@1x"), mode: .missing)
            }
            let missing = ["normal", "pressed"].map {
                MissingTile(id: "G/Button/new/\($0)@1x", listDigest: sampleList().digest)
            }
            let renames = try store.renames(missing: missing, stale: try store.storedIDs())
            #expect(
                renames.map(\.from) == ["G/Button/old/normal@1x", "G/Button/old/pressed@1x"])
            #expect(renames.map(\.to) == ["G/Button/new/normal@1x", "G/Button/new/pressed@1x"])
            try writer.rename(renames[0].from, to: renames[0].to)
            #expect(
                try store.storedIDs() == ["G/Button/new/normal@1x", "G/Button/old/pressed@1x"])
        }
    }

    @Test func `a picture that did not change is not compressed again`() async throws {
        try await withFolder { folder in
            let store = GoldenStore(root: folder)
            let writer = try store.beginWriting(environment: noCI)
            var tile = sampleTile()
            #expect(try writer.record(tile, mode: .all) == .added)
            let first = try #require(try store.golden(of: tile.id)).bytes
            tile.file = { throw GoldenError.noRecord }
            #expect(try writer.record(tile, mode: .all) == .unchanged)
            // Another trace is another golden of the same picture.
            tile.trace = { sampleTrace(padding: 17) }
            #expect(try writer.record(tile, mode: .all) == .replaced)
            let second = try #require(try store.golden(of: tile.id)).bytes
            #expect(first != second && pictureFile(of: first) == pictureFile(of: second))
            #expect(try readGoldenChunk(second).details().trace?.roots.count == 1)
        }
    }

    @Test func `a golden with other pixels than it says is not passed on`() async throws {
        try await withFolder { folder in
            let store = GoldenStore(root: folder)
            let writer = try store.beginWriting(environment: noCI)
            let tile = sampleTile()
            _ = try writer.record(tile, mode: .all)
            let right = try #require(try store.golden(of: tile.id))
            let wrong = makeGolden(
                png: encodePNG(samplePixmap(shade: 9), effort: .small),
                pixelDigest: samplePixmap().contentDigest,
                list: sampleList(), trace: Trace(), stack: sampleStack, frame: sampleFrame, owner: nil)
            try FileSystem.write(wrong, to: right.path)
            #expect(try writer.record(tile, mode: .all) == .replaced)
            #expect(try store.golden(of: tile.id)?.bytes == right.bytes)
        }
    }

    @Test func `renames of one specimen are one`() {
        let renames = [
            Rename(from: "G/a/normal@1x", to: "G/b/normal@1x"), Rename(from: "G/c/x@1x", to: "G/d/y@1x"),
            Rename(from: "G/a/pressed@1x", to: "G/b/pressed@1x"),
        ]
        #expect(
            renames.bySpecimen.map(\.question) == [
                "G/b looks like G/a in 2 goldens, which no specimen draws: renamed?",
                "G/d/y@1x looks like the golden G/c/x@1x, which no specimen draws: renamed?",
            ])
        #expect([Rename]().bySpecimen.isEmpty)
    }

    @Test func `a golden that changed meanwhile is not replaced`() async throws {
        try await withFolder { folder in
            let store = GoldenStore(root: folder)
            let writer = try store.beginWriting(environment: noCI)
            let id = sampleTile().id
            try writer.replace(id, with: sampleGolden(), seen: nil)
            let seen = try #require(try store.golden(of: id)).digest
            try writer.replace(id, with: sampleGolden(shade: 1), seen: seen)
            #expect(throws: StoreError.changedMeanwhile(id: id)) {
                try writer.replace(id, with: sampleGolden(shade: 2), seen: seen)
            }
            #expect(throws: StoreError.changedMeanwhile(id: id)) {
                try writer.replace(id, with: sampleGolden(shade: 2), seen: nil)
            }
        }
    }

    @Test func `many threads may write at once`() async throws {
        try await withFolder { folder in
            let store = GoldenStore(root: folder)
            let writer = try store.beginWriting(environment: noCI)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for index in 0..<24 {
                    group.addTask {
                        _ = try writer.record(
                            sampleTile("G/Button/b\(index % 6)/x@1x", shade: UInt8(index)),
                            mode: .all)
                    }
                }
                try await group.waitForAll()
            }
            #expect(try store.storedIDs().count == 6)
            #expect(try store.leftovers().isEmpty)
            for id in try store.storedIDs() {
                #expect(isIntact(try #require(try store.golden(of: id)).bytes))
            }
        }
    }
}

/// A picture that is smaller at the highest level, and the sizes of its golden at both.
private func repetitiveTile(_ id: String) -> (tile: TileEvidence, small: Int, smallest: Int) {
    var state: UInt32 = 7
    var words: [[UInt8]] = []
    for _ in 0..<40 {
        words.append(
            (0..<12).flatMap { _ -> [UInt8] in
                state = state &* 1_664_525 &+ 1_013_904_223
                return [UInt8(state >> 24), UInt8(state >> 16 & 255), 40, 255]
            })
    }
    var bytes: [UInt8] = []
    while bytes.count < 120 * 60 * 4 {
        state = state &* 1_664_525 &+ 1_013_904_223
        let word = words[Int(state >> 24) % 40]
        bytes += word.prefix(4 * (3 + Int(state >> 16 & 7)))
    }
    let pixmap = Pixmap(width: 120, height: 60, bytes: Array(bytes.prefix(120 * 60 * 4)))
    let tile = TileEvidence(
        id: id, listDigest: sampleList().digest, stack: sampleStack, frame: sampleFrame, owner: sampleOwner,
        list: { sampleList() }, trace: { sampleTrace() }, pixmap: { pixmap })
    func size(_ effort: PNGEffort) -> Int {
        makeGolden(
            png: encodePNG(pixmap, effort: effort), pixelDigest: pixmap.contentDigest, list: sampleList(),
            trace: sampleTrace(), stack: sampleStack, frame: sampleFrame, owner: sampleOwner
        ).count
    }
    return (tile, size(.small), size(.smallest))
}
