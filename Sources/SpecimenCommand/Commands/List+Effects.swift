internal import Catalog
internal import Digests
internal import Rendering
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
    var specimens: [Entry]
}

extension List {
    /// Says which axes change the display lists of each specimen.
    ///
    /// - Parameter tried: leaves out tiles that end what lays them out, and names them.
    @MainActor func tellEffects(
        _ tiles: [Tile], _ console: Console, tried: ([Tile]) async throws -> [Tile]
    ) async throws {
        let settler = try engine.settler()
        var groups: [[Tile]] = []
        for tile in tiles {
            if groups.last?.first?.specimen.id == tile.specimen.id {
                groups[groups.count - 1].append(tile)
            } else {
                groups.append([tile])
            }
        }
        groups = groups.map { group in
            let points = all ? nil : Set(AxisEffects.star(group[0].specimen.axes, group.map(\.point)))
            return group.filter { points?.contains($0.point) ?? true }
        }
        if SourceRun.current.isolates {
            let kept = Set(try await tried(groups.flatMap(\.self)).map(\.id))
            groups = groups.map { $0.filter { kept.contains($0.id) } }.filter { !$0.isEmpty }
        }
        let total = groups.reduce(0) { $0 + $1.count }
        var entries: [EffectsDocument.Entry] = []
        var lines: [String] = []
        var done = 0
        // Nobody is left to wait for what would be looked at next.
        for group in groups where !console.isOutputLost {
            let axes = group[0].specimen.axes
            SourceRun.current.renewLimits()
            var drawn: [(point: TilePoint, digest: ContentDigest)] = []
            var looks: [TileLook<ContentDigest>] = []
            for tile in group {
                let laidOut = await settler.settle(tile, needsTrace: false)
                let look = laidOut.look(at: tile.point)
                drawn.append((tile.point, look.digest))
                looks.append(look)
            }
            try settler.checkFonts()
            let effects = AxisEffects.effects(of: axes, drawn)
            let same = SameLook.found(among: looks)
            lines.append(line(group[0].specimen.id, effects) + platformWords)
            lines += same.map { "  \($0.words)" }
            // A view that ends this program has all of it begin anew, and nothing may have been said before.
            if !json, SourceRun.current.words.isEmpty {
                for line in lines { console.printLine(line) }
                lines = []
            }
            entries.append(
                .init(
                    id: group[0].specimen.id, tiles: drawn.count,
                    axes: effects.map { effect in
                        .init(
                            axis: effect.axis.id, changes: effect.changes,
                            alike: effect.alike.map { $0.map(\.name) })
                    },
                    same: same.map { same in
                        .init(
                            value: same.value, as_: same.rest,
                            because: same.cause.rawValue)
                    }))
            done += group.count
            console.progress("effects", done, of: total)
        }
        console.clearProgress()
        if json { return try console.printJSON(EffectsDocument(specimens: entries)) }
        for line in lines { console.printLine(line) }
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
