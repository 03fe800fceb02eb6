internal import ArgumentParser
internal import Catalog
internal import Rendering
import Foundation
internal import Golden

/// Where goldens are kept.
struct GoldenOptions: ParsableArguments {
    @Option(name: .long, help: "The folder of the goldens.")
    var goldens = "Golden"

    var store: GoldenStore { GoldenStore(root: goldens) }

    /// What a command must say to work on the same folder; empty for the usual one.
    var words: String {
        if goldens == "Golden" { return "" }
        let isPlain = goldens.allSatisfy { $0.isLetter || $0.isNumber || "/._-+".contains($0) }
        return " --goldens " + (isPlain ? goldens : "'\(goldens.replacing("'", with: #"'\''"#))'")
    }
}

/// `specimen record`
struct Record: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Writes goldens: today's pictures become the accepted ones.",
        discussion: "Where CI is set nothing is ever written.")

    @OptionGroup var selection: SelectionOptions
    @OptionGroup var engine: EngineOptions
    @OptionGroup var goldens: GoldenOptions

    @Flag(help: "Which goldens to write.")
    var mode = Mode.missing

    enum Mode: String, EnumerableFlag {
        case missing, changed, all
        static func help(for value: Mode) -> ArgumentHelp? {
            switch value {
            case .missing: "Those of tiles that have none (the default)."
            case .changed: "Also those whose picture has changed."
            case .all: "All of them."
            }
        }
    }

    func run() async throws {
        try await guarded { console, outcome in
            let tiles = try selection.tiles()
            let evidenceMaker = EvidenceMaker(settler: try engine.settler())
            let writer = try goldens.store.beginWriting(waiting: console.waiting(for:))
            let recordMode: RecordMode =
                switch mode {
                case .missing: .missing
                case .changed: .changed
                case .all: .all
                }
            var counts: [String: Int] = [:]
            let results = try await evidenceMaker.forEach(
                tiles, workers: engine.workers,
                progress: { console.progress("record", $0, of: tiles.count) }
            ) { evidence -> Result<RecordOutcome, StoreError> in
                do throws(StoreError) {
                    return .success(try await writer.record(evidence, mode: recordMode))
                } catch {
                    return .failure(error)
                }
            }
            for (tile, warnings, result) in results {
                for warning in warnings { console.warning("\(tile.specimen.id): \(warning)") }
                switch result {
                case .success(.added):
                    counts["added", default: 0] += 1
                    try tellSize(of: tile, console)
                case .success(.replaced):
                    counts["replaced", default: 0] += 1
                    try tellSize(of: tile, console)
                case .success: counts["unchanged", default: 0] += 1
                case .failure(let error):
                    console.error("\(error)")
                    outcome.add(3)
                }
            }
            console.note(
                "\(counts["added"] ?? 0) goldens added, \(counts["replaced"] ?? 0) replaced, "
                    + "\(counts["unchanged"] ?? 0) as they were, in \(goldens.goldens)")
        }
    }
}

extension Record {
    /// Says where a golden that was just written is larger than all may be, and why that is allowed.
    private func tellSize(of tile: Tile, _ console: Console) throws {
        guard let stated = tile.specimen.goldenSize,
            let bytes = try goldens.store.golden(of: tile.id)?.bytes.count,
            bytes > goldens.store.byteLimit
        else { return }
        console.note(
            "\(tile.id): the golden takes \(bytes) bytes of the \(stated.bytes) stated: \(stated.reason)")
    }
}

extension EvidenceMaker {
    /// Lays tiles out in order and gives each to `work`, a few at a time; results in the tiles' order.
    func forEach<R: Sendable>(
        _ tiles: [Tile], workers: Int, progress: (Int) -> Void,
        _ work: @escaping @Sendable (TileEvidence) async -> R
    ) async throws -> [(tile: Tile, warnings: [String], result: R)] {
        var results: [(tile: Tile, warnings: [String], result: R)?] = Array(
            repeating: nil, count: tiles.count)
        try await withThrowingTaskGroup(of: (Int, R).self) { group in
            var open = 0
            var done = 0
            var warnings: [[String]] = []
            func take(_ next: (Int, R)) {
                results[next.0] = (tiles[next.0], warnings[next.0], next.1)
                open -= 1
                done += 1
                progress(done)
            }
            for (index, tile) in tiles.enumerated() {
                let (evidence, notes) = try await evidence(for: tile)
                warnings.append(notes)
                if open >= workers * 4, let next = try await group.next() { take(next) }
                group.addTask { (index, await work(evidence)) }
                open += 1
            }
            while let next = try await group.next() { take(next) }
        }
        return results.compactMap(\.self)
    }
}
