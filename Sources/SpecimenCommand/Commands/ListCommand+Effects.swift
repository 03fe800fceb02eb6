internal import Catalog
internal import Digests
internal import Rendering
internal import SourceMode
internal import ViewCore

/// The document of `list --effects --json`.
private struct EffectsDocument: Encodable {
    struct Entry: Encodable {
        var id: String
        /// How many were looked at.
        var tiles: Int
        var axes: [Effect]
        /// What looks as it does without: states, and the dark scheme.
        var same: [Same]
    }
    struct Same: Encodable {
        var value: String
        var as_: String
        /// A case of `SameLook.Cause`: `style`, `control`, `view`, `environment`, `unclaimed`.
        var because: String

        enum CodingKeys: String, CodingKey {
            case value
            case as_ = "as"
            case because
        }
    }
    struct Effect: Encodable {
        var axis: String
        var changes: Bool
        /// The axis' values, those together that look the same wherever all else is equal.
        var alike: [[String]]
    }
    var specimens: [Entry] = []
    /// What source files have that cannot be shown.
    var unconstructed: [UnconstructedEntry]?
}

extension ListCommand {
    /// Says which axes change the display lists of each specimen.
    @MainActor func printEffects(
        _ invocation: Invocation, _ console: Console, _ outcome: inout Outcome
    ) async throws {
        var document = EffectsDocument(unconstructed: invocation.opened?.unconstructedEntries)
        // The tiles of a specimen are compared with each other.
        let all = try selection.tiles(invocation, console, partsAreSpecimens: true)
        let total = all.reduce(0) { $0 + $1.tiles.count }
        var done = 0
        for selected in all {
            let requests = TileRequests()
            let pool = try pool(for: selected.part, invocation, console, needsFonts: true)
            for (specimen, tiles) in selected.specimens {
                // Nobody is left to wait for what would be looked at next.
                if console.isOutputLost { return }
                let points = self.all ? nil : Set(AxisEffects.star(specimen.axes, tiles.map(\.point)))
                let chosen = tiles.filter { points?.contains($0.point) ?? true }
                var lost = LostPictures()
                let looks = try await looks(at: chosen, of: selected.part, from: pool, by: requests, &lost) {
                    console.progress("effects", done + $0, of: total)
                }
                report(lost, of: chosen, console, &outcome)
                let found = zip(chosen, looks).compactMap { tile, look in look?.look(at: tile.point) }
                if !found.isEmpty {
                    let entry = printEffects(of: specimen, found, selected.part, console)
                    document.specimens.append(entry)
                }
                done += tiles.count
            }
            try pool.finish()
        }
        console.clearProgress()
        if json { return try console.printJSON(document) }
        for other in document.unconstructed ?? [] {
            console.printLine("\(other.id)  not shown: \(other.reason)")
        }
    }

    private func printEffects(
        of specimen: Specimen, _ looks: [TileLook<ContentDigest>], _ part: CatalogPart, _ console: Console
    ) -> EffectsDocument.Entry {
        let effects = AxisEffects.effects(of: specimen.axes, looks.map { ($0.point, $0.digest) })
        let same = SameLook.found(among: looks)
        if !json {
            console.printLine(line(specimen.id, effects) + part.platformWords)
            for same in same { console.printLine("  \(same.words)") }
        }
        return .init(
            id: specimen.id, tiles: looks.count,
            axes: effects.map { effect in
                .init(
                    axis: effect.axis.id, changes: effect.changes,
                    alike: effect.alike.map { $0.map(\.name) })
            },
            same: same.map { .init(value: $0.value, as_: $0.rest, because: $0.cause.rawValue) })
    }

    /// `G/Button/a  changed by state (on and off alike), scheme; not by size`
    private func line(_ id: String, _ effects: [AxisEffect]) -> String {
        let changing = effects.filter(\.changes).map { effect in
            let alike = effect.alike.filter { $0.count > 1 }.map { values in
                values.map(\.name).joined(separator: " and ") + " alike"
            }
            return effect.axis.id + (alike.isEmpty ? "" : " (\(alike.joined(separator: "; ")))")
        }
        let idle = effects.filter { !$0.changes }.map(\.axis.id)
        if effects.isEmpty { return "\(id)  no two tiles differ in one axis alone" }
        return "\(id)  changed by \(changing.isEmpty ? "nothing" : changing.joined(separator: ", "))"
            + (idle.isEmpty ? "" : "; not by \(idle.joined(separator: ", "))")
    }
}
