import Catalog
import Evidence
import Foundation
import Golden
import Pixels
import Raster
import ViewCore

/// Draws tiles for tests and judges them; one for the whole test run, so that fonts are opened once.
@MainActor final class GoldenBench {
    static let shared = GoldenBench()

    private let desk = EvidenceDesk(studio: Studio(library: FontLibrary()))

    private init() {}

    /// What is wrong with the tile, or `nil`; records as the mode in force says.
    func judge(_ tile: Tile, in store: GoldenStore) async throws -> GoldenFailure? {
        let (evidence, _) = try await desk.evidence(for: tile)
        let mode = GoldenRecording.effective
        let result = await examine(evidence, golden: try store.golden(of: tile.id))
        if case .passed(let pass) = result.judgement {
            if case .tolerated(let toleration) = pass { say("tolerated: \(tile.id): \(toleration)") }
            if mode != .all { return nil }
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
        if mode == .never, case .missing = result.judgement {
            failure.message += "; run the tests once with SPECIMEN_RECORD=missing to make it"
        } else if case .different = result.judgement, mode == .missing || mode == .never {
            failure.message += "; accept it with SPECIMEN_RECORD=failed"
        }
        return failure
    }

    private func record(_ evidence: TileEvidence, in store: GoldenStore) async throws -> String {
        let outcome = try await store.beginWriting().record(evidence, mode: .all)
        return outcome == .unchanged ? "; the golden is as it was" : "; recorded, run again to compare"
    }

    /// What passed by a tolerance is no failure, but nobody should have to guess that it happened.
    private func say(_ text: String) {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }
}

/// Why a golden test fails, with the pictures that show it.
struct GoldenFailure {
    var message: String
    var pictures: [(name: String, bytes: [UInt8])] = []

    init(message: String) { self.message = message }

    init(_ id: String, _ result: TileResult) {
        switch result.judgement {
        case .passed: message = "\(id): equal to its golden"
        case .missing: message = "\(id): there is no golden"
        case .unreadable(let text), .undrawable(let text): message = "\(id): \(text)"
        case .stackDiffers(let differences):
            message =
                "\(id): environment differs: "
                + differences.map(\.description).joined(separator: "; ")
        case .different(let difference):
            message = "\(id): \(difference.summary); \(difference.extent)"
            let name = id.replacingOccurrences(of: "/", with: "-")
            pictures = [
                ("\(name)-expected.png", encodePNG(difference.old, effort: .fast)),
                ("\(name)-actual.png", encodePNG(difference.new, effort: .fast)),
            ]
            if let picture = difference.comparison.difference {
                pictures.append(("\(name)-difference.png", encodePNG(picture, effort: .fast)))
            }
        }
    }

    /// Writes the pictures where XCTest, which cannot attach them, lets people find them.
    func keepPictures() -> String? {
        guard !pictures.isEmpty else { return nil }
        let folder = NSTemporaryDirectory() + "specimen-failures"
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true)
            for picture in pictures {
                try writeAtomically(
                    picture.bytes, to: "\(folder)/\(picture.name)", durable: false)
            }
            return folder
        } catch {
            return nil
        }
    }
}
