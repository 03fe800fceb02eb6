internal import Catalog
internal import Rendering
internal import SourceMode
internal import ViewCore

/// What became of the states of a specimen's tiles, by the tiles' ids; only what is not as it should be.
struct StateNotes {
    /// States that nothing in the tile takes.
    var unclaimed: [String: [String]] = [:]
    /// States that are taken and that the tile looks the same without.
    var notShown: [String: [String]] = [:]
}

extension ListCommand {
    /// Lays the tiles out whose states ask for something: only then is it known what takes them.
    @MainActor func stateNotes(
        _ selected: SelectionOptions.Selected, _ invocation: Invocation, _ console: Console,
        _ outcome: inout Outcome
    ) async throws -> [String: StateNotes] {
        var lost = LostPictures()
        // No font decides what takes a state, and tiles are compared with each other only.
        let pool = try pool(for: selected.part, invocation, console, needsFonts: false)
        let requests = TileRequests()
        let outcomes = try await stateOutcomes(of: selected.tiles) { tiles in
            try await looks(at: tiles, of: selected.part, from: pool, by: requests, &lost) {
                console.progress("list", $0, of: tiles.count)
            }
        }
        try pool.finish()
        console.clearProgress()
        report(lost, of: selected.tiles, console, &outcome)
        let specimens = Dictionary(
            selected.tiles.map { ($0.id, $0.specimen.id) }, uniquingKeysWith: { first, _ in first })
        var notes: [String: StateNotes] = [:]
        for (id, outcome) in outcomes {
            guard let specimen = specimens[id] else { continue }
            if !outcome.unclaimed.isEmpty {
                notes[specimen, default: StateNotes()].unclaimed[id] = outcome.unclaimed.states
            }
            if !outcome.notShown.isEmpty {
                notes[specimen, default: StateNotes()].notShown[id] = outcome.notShown.states
            }
        }
        return notes
    }

    @MainActor func pool(
        for part: CatalogPart, _ invocation: Invocation, _ console: Console, needsFonts: Bool
    ) throws -> WorkerPool {
        var settings = engine.settings(of: part)
        settings.checksFonts = needsFonts
        return try engine.pool(of: part, invocation, console, settings, threads: 1)
    }

    /// What each tile draws; `nil` for one that ends the process which lays it out.
    @MainActor func looks(
        at tiles: [Tile], of part: CatalogPart, from pool: WorkerPool, by requests: TileRequests,
        _ lost: inout LostPictures,
        progress: (Int) -> Void
    ) async throws -> [DrawnLook?] {
        let answers = try await requests.some(
            tiles, of: part.source?.session, from: pool, RenderingRequest.look, progress: progress
        ) { $1 }
        return zip(tiles, answers).map { tile, answer in
            switch answer {
            case .look(let look): return look
            case .failed(let reason):
                lost.add(tile, because: reason)
                return nil
            default: preconditionFailure("a look was asked for")
            }
        }
    }

    /// Names tiles that could not be laid out.
    func report(_ lost: LostPictures, of tiles: [Tile], _ console: Console, _ outcome: inout Outcome) {
        for line in lost.lines(of: tiles) {
            console.error(line)
            outcome.add(3)
        }
    }
}
