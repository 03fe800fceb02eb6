internal import Catalog
internal import Raster
internal import Rendering
internal import ViewCore

/// What became of the states of a specimen's tiles, by the tiles' ids; only what is not as it should be.
struct StateNotes {
    /// States that nothing in the tile takes.
    var unclaimed: [String: [String]] = [:]
    /// States that are taken and that the tile looks the same without.
    var notShown: [String: [String]] = [:]
}

extension List {
    /// Lays the tiles out whose states ask for something: only then is it known what takes them.
    @MainActor func stateNotes(_ tiles: [Tile], _ console: Console) async -> [String: StateNotes] {
        // No font decides what takes a state, and tiles are compared with each other only.
        let settler = TileSettler(library: FontLibrary())
        let outcomes = await settler.stateOutcomes(of: tiles) {
            console.progress("list", $0, of: tiles.count)
        }
        console.clearProgress()
        let specimens = Dictionary(
            tiles.map { ($0.id, $0.specimen.id) }, uniquingKeysWith: { first, _ in first })
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
}
