internal import ArgumentParser
internal import Catalog
internal import Rendering
import Foundation
internal import Golden

/// `specimen record`
struct Record: CatalogCommand {
    static let configuration = CommandConfiguration(
        commandName: "record",
        abstract: "Writes goldens: today's pictures become the accepted ones.",
        discussion: "Where CI is set nothing is ever written.")

    @OptionGroup var selection: SelectionOptions
    @OptionGroup var engine: EngineOptions
    @OptionGroup var goldens: GoldenOptions

    @Flag(help: "Which goldens to write.")
    var mode = Mode.missing

    @Flag(
        name: .long,
        help: "Also goldens of another stack whose pictures are equal, with --changed and --all.")
    var strictStack = false

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

    @OptionGroup var saying: SayingOptions

    func run(in invocation: Invocation) async throws {
        try await guarded(invocation) { console, outcome in
            let tiles = try selection.tiles(of: invocation.catalog, console)
            var settings = RenderingSettings()
            settings.store = goldens.store
            settings.owner = invocation.owner
            settings.judgement.strictStack = strictStack
            settings.recordMode =
                switch mode {
                case .missing: .missing
                case .changed: .changed
                case .all: .all
                }
            let requests = tiles.map(RenderingRequest.golden)
            if try await engine.serve(settings, requests) { return }
            let settler = try engine.settler()
            let writer = try goldens.store.beginWriting(waiting: console.waiting(for:))
            let pool = try WorkerPool(
                engine.workers(invocation, console), settler: settler, settings: settings,
                expecting: requests.count)
            var counts: [String: Int] = [:]
            let results = try await TileRounds.answers(
                ofAll: pool, for: tiles, RenderingRequest.golden,
                progress: { console.progress("record", $0, of: tiles.count) }
            ) { place, answer in Recorded(answer, of: tiles[place], with: writer) }
            var lost = LostPictures()
            var advice = GoldenSizeAdvice(SourceRun.current)
            var tooLarge: [Tile] = []
            for (tile, result) in zip(tiles, results) {
                for warning in result.warnings { console.warning("\(tile.specimen.id): \(warning)") }
                if let reason = result.reason {
                    if advice?.take(reason, of: tile.specimen.id) == true {
                        tooLarge.append(tile)
                    } else {
                        lost.add(tile, because: reason)
                    }
                    continue
                }
                switch result.outcome {
                case .success(.added): counts["added", default: 0] += 1
                case .success(.replaced): counts["replaced", default: 0] += 1
                case .success: counts["unchanged", default: 0] += 1
                case .failure(let failure):
                    console.error(failure.description)
                    outcome.add(3)
                }
                if let size = result.size { tell(size, of: tile, console) }
            }
            for tile in tooLarge {
                lost.add(tile, because: advice?.reason(of: tile.specimen.id) ?? "")
            }
            for line in lost.lines(of: tiles) {
                console.error(line)
                outcome.add(3)
            }
            let totals = SourceRun.current.totals
            let rooms = advice?.rooms ?? []
            // The lines of several files are those of one text.
            if SourceRun.current.isPart {
                totals.add(rooms)
            } else {
                for line in GoldenRoom.lines(rooms) { console.note(line) }
            }
            totals.add(counts["added"] ?? 0, to: .added)
            totals.add(counts["replaced"] ?? 0, to: .replaced)
            totals.add(counts["unchanged"] ?? 0, to: .unchanged)
            if SourceRun.current.isPart { return }
            console.note(
                "\(counts["added"] ?? 0) goldens added, \(counts["replaced"] ?? 0) replaced, "
                    + "\(counts["unchanged"] ?? 0) as they were, in \(goldens.goldens)")
        }
    }
}

extension Record {
    /// Says where a golden that was just written is larger than all may be, and why that is allowed.
    private func tell(_ bytes: Int, of tile: Tile, _ console: Console) {
        guard let stated = tile.specimen.goldenSize, bytes > goldens.store.byteLimit else { return }
        console.note(
            "\(tile.id): the golden takes \(bytes) bytes of the \(stated.bytes) stated: \(stated.reason)")
    }
}

/// What became of one tile's golden; only this process writes goldens, whoever has made them.
private struct Recorded: Sendable {
    struct Problem: Error {
        let description: String
    }
    let outcome: Result<RecordOutcome, Problem>
    /// Of the file, if it was written.
    var size: Int?
    var warnings: [String] = []
    /// Why the tile could not be drawn.
    private(set) var reason: String?

    init(_ answer: RenderingAnswer, of tile: Tile, with writer: GoldenWriter) {
        switch answer {
        case .golden(let plan, let warnings):
            self.warnings = warnings
            outcome = Result { try writer.carryOut(plan, for: tile.id) }
                .mapError { Problem(description: "\($0)") }
            if case .write(let bytes, _) = plan, case .success = outcome { size = bytes.count }
        case .failed(let text):
            reason = text
            outcome = .failure(Problem(description: text))
        case .picture, .sheet, .verdict, .settled: preconditionFailure("a golden was asked for")
        }
    }
}
