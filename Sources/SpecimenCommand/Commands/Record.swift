internal import ArgumentParser
internal import Catalog
internal import Rendering
internal import SourceMode
import Foundation
internal import Golden

/// `specimen record`
struct Record: CatalogCommand {
    static let configuration = CommandConfiguration(
        commandName: "record",
        abstract: "Writes goldens: today's pictures become the accepted pictures.",
        discussion: "Nothing is written if the environment variable CI is set.")

    @OptionGroup var selection: SelectionOptions
    @OptionGroup var engine: EngineOptions
    @OptionGroup var goldens: GoldenOptions

    @Flag(help: "Which goldens to write.")
    var mode = Mode.missing

    @Flag(
        name: .long,
        help: "With --changed and --all: also replaces goldens of another stack whose pictures are equal.")
    var strictStack = false

    @Flag(
        name: .long,
        help: "Also writes what a screen reader meets in each tile, as a .json file beside its golden.")
    var accessibility = false

    enum Mode: String, EnumerableFlag {
        case missing, changed, all
        static func help(for value: Mode) -> ArgumentHelp? {
            switch value {
            case .missing: "Writes the goldens of tiles that have none (the default)."
            case .changed: "Also replaces goldens whose picture has changed."
            case .all: "Writes all goldens."
            }
        }
    }

    @OptionGroup var saying: SayingOptions

    var sourceRequest: SourceRequest? {
        var request = selection.request(SourceUse(command: "record", goldens: .recorded))
        request.goldens = goldens.named
        return request
    }

    /// How many goldens became what.
    private struct Counts {
        var outcomes: [RecordOutcome: Int] = [:]
        /// Files that had something of what was selected.
        var files: Set<String> = []
        /// What is to be stated of goldens that are too large.
        var rooms: [GoldenRoom] = []
    }

    func run(in invocation: Invocation) async throws {
        try await guarded(invocation) { console, outcome in
            var counts = Counts()
            let all = try await selection.drawnTiles(invocation, console, engine.folders, &outcome)
            for selected in all {
                try await record(selected, invocation, console, &outcome, &counts)
            }
            for line in GoldenRoom.lines(counts.rooms) { console.note(line) }
            let (added, replaced) = (
                counts.outcomes[.added] ?? 0, counts.outcomes[.replaced] ?? 0
            )
            let unchanged = counts.outcomes.values.reduce(0, +) - added - replaced
            guard let opened = invocation.opened, opened.isSeveral else {
                let folder = invocation.parts.first?.goldens(goldens.named) ?? goldens.store.root
                return console.note(
                    "\(counted(added, "golden")) added, \(replaced) replaced, \(unchanged) unchanged, in "
                        + folder)
            }
            console.note(
                "\(counted(added, "golden")) of \(counted(counts.files.count, "file")) added, \(replaced) replaced, "
                    + "\(unchanged) unchanged" + opened.missingWords)
        }
    }

    @MainActor private func record(
        _ selected: SelectionOptions.Selected, _ invocation: Invocation, _ console: Console,
        _ outcome: inout Outcome, _ counts: inout Counts
    ) async throws {
        let (part, tiles) = (selected.part, selected.tiles)
        let store = goldens.store(of: part)
        var settings = engine.settings(of: part)
        settings.store = store
        settings.owner = part.owner(in: store.root)
        settings.judgement.strictStack = strictStack
        settings.recordMode =
            switch mode {
            case .missing: .missing
            case .changed: .changed
            case .all: .all
            }
        let pool = try engine.pool(of: part, invocation, console, settings, expecting: tiles.count)
        let writer = try store.beginWriting(waiting: console.waiting(for:))
        let results = try await TileRequests().answers(
            to: tiles, of: part.source?.session, from: pool, RenderingRequest.golden,
            progress: { console.progress("record", $0, of: tiles.count) }
        ) { place, answer in Recorded(answer, of: tiles[place], with: writer) }
        var lost = LostPictures()
        var advice = GoldenSizeAdvice(part)
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
            case .success(let what): counts.outcomes[what, default: 0] += 1
            case .failure(let failure):
                console.error(failure.description)
                outcome.add(3)
            }
            if let size = result.size { reportSize(size, of: tile, than: store.byteLimit, console) }
        }
        for tile in tooLarge { lost.add(tile, because: advice?.reason(of: tile.specimen.id) ?? "") }
        for line in lost.lines(of: tiles) {
            console.error(line)
            outcome.add(3)
        }
        if accessibility {
            let pool = try engine.pool(of: part, invocation, console, settings, expecting: tiles.count)
            try await recordSpoken(of: tiles, part, settings.recordMode, pool, writer, console, &outcome) {
                counts.outcomes[$0, default: 0] += 1
            }
        }
        counts.files.insert(part.place)
        counts.rooms += advice?.rooms ?? []
    }
}

extension Record {
    /// Writes the trees of tiles whose pictures were recorded; those of tiles that were lost fail again.
    @MainActor private func recordSpoken(
        of tiles: [Tile], _ part: CatalogPart, _ mode: RecordMode, _ pool: WorkerPool,
        _ writer: GoldenWriter, _ console: Console, _ outcome: inout Outcome,
        _ count: (RecordOutcome) -> Void
    ) async throws {
        let results = try await TileRequests().answers(
            to: tiles, of: part.source?.session, from: pool, RenderingRequest.spoken,
            progress: { console.progress("record accessibility", $0, of: tiles.count) }
        ) { place, answer -> Result<RecordOutcome, Recorded.Problem> in
            let id = tiles[place].id
            switch answer {
            case .spoken(let spoken):
                return Result {
                    let plan = try writer.store.planRecording(spoken.tree, of: id, mode: mode)
                    return try writer.carryOut(plan, for: GoldenStore.tree(of: id))
                }
                .mapError { Recorded.Problem(description: "\($0)") }
            case .failed(let text): return .failure(Recorded.Problem(description: "\(id): \(text)"))
            default: preconditionFailure("what is spoken was asked for")
            }
        }
        for result in results {
            switch result {
            case .success(let what): count(what)
            case .failure(let problem):
                console.error(problem.description)
                outcome.add(3)
            }
        }
    }

    /// Says where a golden that was just written is larger than all may be, and why that is allowed.
    private func reportSize(_ bytes: Int, of tile: Tile, than limit: Int, _ console: Console) {
        guard let stated = tile.specimen.goldenSize, bytes > limit else { return }
        console.note(
            "\(tile.id): the golden takes \(bytes) of the stated \(stated.bytes) bytes: \(stated.reason)")
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
        default: preconditionFailure("a golden was asked for")
        }
    }
}
