import Catalog
import Rendering
import Foundation
import Golden
import Pixels
import Raster
import ScreenReader
import Streams
import Tokens
import ViewCore

/// Draws tiles for tests and judges them; one for the whole test run, so that fonts are opened once.
@MainActor final class GoldenExaminer {
    static let shared = GoldenExaminer()

    private let settler: TileSettler
    private let drawn: DrawnLists
    /// By the token files whose names they use.
    private var evidenceMakers: [[String]: EvidenceMaker] = [:]

    /// The writers in use, by the goldens' folder, with how many tests use each: tests run interleaved, and
    /// one that waited for another's lock would keep that other from ever giving it back.
    private var writers: [String: (writer: GoldenWriter, users: Int)] = [:]

    private init() {
        let library = FontLibrary()
        settler = TileSettler(library: library)
        drawn = DrawnLists(library: library)
    }

    /// What is wrong with the tile, or `nil`; records as the mode in force says.
    func judge(
        _ tile: Tile, of owner: GoldenOwner, in store: GoldenStore, tokens: [String]
    ) async throws -> GoldenFailure? {
        let settled = try await evidenceMaker(naming: tokens).settle(tile)
        for warning in settled.warnings { printNote("warning: \(tile.id): \(warning)") }
        var evidence = settled.traced()
        evidence.owner = owner
        let mode = GoldenRecording.effective
        let result = await elsewhere(evidence, try store.golden(of: tile.id))
        if case .passed(let pass, let otherStack) = result.judgement {
            OtherStackPasses.count(otherStack.map(\.description))
            if case .tolerated(let toleration) = pass { printNote("tolerated: \(tile.id): \(toleration)") }
            guard mode == .all else { return nil }
            // What is recorded again byte for byte was compared, and passes.
            let outcome = try await write(evidence, in: store)
            return outcome == .unchanged
                ? nil : GoldenFailure(message: "\(tile.id): equal to its golden" + message(for: outcome))
        }
        var failure = GoldenFailure(tile.id, result)
        switch mode {
        case .never: break
        case .missing:
            guard case .missing = result.judgement else { break }
            failure.message += try await record(evidence, in: store)
        case .failed, .all:
            failure.message += try await record(evidence, in: store)
        }
        switch (result.judgement, mode) {
        case (.missing, .never): failure.message += GoldenRecording.advice(wanting: .missing)
        case (.different, .missing), (.different, .never):
            failure.message += GoldenRecording.advice(wanting: .failed)
        default: break
        }
        failure.message += GoldenRecording.misspelledNote
        return failure
    }

    /// The tile laid out with its trace, nothing drawn; what it warns of is said.
    func layOut(_ tile: Tile) async throws -> LaidOut {
        let laidOut = await settler.settle(tile)
        try settler.checkFonts()
        for warning in laidOut.warnings { printNote("warning: \(tile.id): \(warning)") }
        return laidOut
    }

    /// What a screen reader meets in the tile; what the tile warns of is said.
    func spokenTree(_ tile: Tile) async throws -> SpokenTree {
        let spoken = await settler.spokenTree(tile)
        try settler.checkFonts()
        for warning in spoken.warnings { printNote("warning: \(tile.id): \(warning)") }
        return spoken.tree
    }

    private func evidenceMaker(naming tokens: [String]) throws -> EvidenceMaker {
        if let evidenceMaker = evidenceMakers[tokens] { return evidenceMaker }
        let read = try DesignTokens(
            tokens.map { .init(name: $0, bytes: try readFile($0, limit: DesignTokens.byteLimit)) })
        let evidenceMaker = EvidenceMaker(settler: settler, drawn: drawn, tokens: read.colors)
        evidenceMakers[tokens] = evidenceMaker
        return evidenceMaker
    }

    private func record(_ evidence: TileEvidence, in store: GoldenStore) async throws -> String {
        message(for: try await write(evidence, in: store))
    }

    private func write(
        _ evidence: TileEvidence, in store: GoldenStore
    ) async throws -> RecordOutcome {
        try await writing(in: store) { try await elsewhere(evidence, recordedBy: $0) }
    }

    /// Lets a golden be written while other tests write theirs.
    func writing(
        in store: GoldenStore, _ body: (GoldenWriter) async throws -> RecordOutcome
    ) async throws -> RecordOutcome {
        let writer = try writers[store.root]?.writer ?? store.beginWriting(waiting: reportWaiting)
        writers[store.root, default: (writer, 0)].users += 1
        defer {
            writers[store.root]?.users -= 1
            if writers[store.root]?.users == 0 { writers[store.root] = nil }
        }
        return try await body(writer)
    }

    /// Drawing and comparing leave the main thread to the other tests.
    private nonisolated func elsewhere(
        _ evidence: TileEvidence, _ golden: GoldenFile?
    ) async -> TileResult { examine(evidence, golden: golden) }

    private nonisolated func elsewhere(
        _ evidence: TileEvidence, recordedBy writer: GoldenWriter
    ) async throws -> RecordOutcome { try writer.record(evidence, mode: .all) }

    private func reportWaiting(for holder: String) {
        printNote("waiting for \(holder), which is writing the goldens")
    }

    func message(for outcome: RecordOutcome) -> String {
        outcome == .unchanged ? "; the golden is unchanged" : "; recorded; run the test again to compare"
    }

    /// What passed by a tolerance is no failure, but nobody should have to guess that it happened.
    private func printNote(_ text: String) {
        StandardStream.error.write(harmlessLine(text) + "\n")
    }
}

/// Why a golden test fails, with the files that show it.
struct GoldenFailure {
    var message: String
    /// Expected, actual and difference as far as there are such, and the explanation as text.
    var files: [(name: String, bytes: [UInt8])] = []

    init(message: String) { self.message = message }

    init(_ id: String, _ result: TileResult) {
        switch result.judgement {
        case .passed: message = "\(id): equal to its golden"
        case .missing: message = "\(id): there is no golden"
        case .unreadable(let text), .undrawable(let text): message = "\(id): \(text)"
        case .stackDiffers(let stack, nil): message = "\(id): \(environmentDiffers(stack))"
        case .stackDiffers(let stack, .some(let difference)):
            message = "\(id): \(environmentDiffers(stack)); the picture differs: "
            describe(difference, of: id, after: stack.map(\.description))
        case .different(let difference):
            message = "\(id): "
            describe(difference, of: id)
        }
        if files.isEmpty, let candidate = result.candidate {
            files = [(fileName(id, "actual.png"), candidate)]
        }
    }

    private mutating func describe(
        _ difference: Judgement.Difference, of id: String, after lines: [String] = []
    ) {
        message += [difference.summary, difference.extent].filter { !$0.isEmpty }.joined(separator: "; ")
        attach(difference.old, as: "expected", of: id)
        attach(difference.new, as: "actual", of: id)
        if let picture = difference.comparison.difference {
            attach(picture, as: "difference", of: id)
        }
        let lines = lines + difference.lines + [difference.classification]
        files.append((fileName(id, "explanation.txt"), Array(lines.joined(separator: "\n").utf8)))
    }

    private mutating func attach(_ picture: Pixmap, as side: String, of id: String) {
        files.append((fileName(id, side + ".png"), encodePNG(picture, effort: .fast)))
    }

    private func fileName(_ id: String, _ end: String) -> String {
        id.replacingOccurrences(of: "/", with: "-") + "-" + end
    }

    /// Writes the files where people find them, since on Linux XCTest has no attachments, and says where.
    func keepFiles() -> String {
        guard !files.isEmpty else { return "" }
        // A folder for each run, so that neither another run nor another user is in the way.
        let folder =
            NSTemporaryDirectory() + "specimen-failures.\(ProcessInfo.processInfo.processIdentifier)"
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true)
            for file in files {
                try writeAtomically(
                    file.bytes, to: "\(folder)/\(file.name)", durable: false)
            }
            return "; pictures and explanation in \(folder)"
        } catch {
            return "; its pictures could not be saved: \(error)"
        }
    }
}
