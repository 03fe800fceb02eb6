internal import ArgumentParser
internal import Catalog
internal import Rendering
internal import ViewCore

/// `specimen list`
struct List: CatalogCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Lists specimens and their tiles, or what each axis changes.")

    @OptionGroup var selection: SelectionOptions

    @Flag(
        name: .long,
        help: """
            One JSON document: {"specimens":[{"id","control","style","preset","tiles","unclaimed","notShown"}]}; \
            the last two say by tile which states nothing takes, and which change nothing. With --effects \
            {"specimens":[{"id","tiles","axes":[{"axis","changes","alike"}],"same":[{"value","as","because"}]}]}: \
            what is the same names states, and the dark scheme, that look as the tile does without, because of \
            the style, of the built-in control, of a view without one, of what the view's environment has in any \
            case, or because the state is unclaimed.
            """)
    var json = false

    @Flag(name: .long, help: "Also every tile's id.")
    var tiles = false

    @Flag(
        name: .long,
        help: """
            For each specimen the axes that change its pictures and those that do not, looked at \
            wherever two tiles differ in one axis alone, the other axes being at each of their values \
            once. Nothing is drawn.
            """)
    var effects = false

    @Flag(name: .long, help: "With --effects: looks at every tile.")
    var all = false

    @OptionGroup var engine: FontOptions
    @OptionGroup var working: WorkerOptions

    func validate() throws {
        if all, !effects { throw ValidationError("--all is a part of --effects") }
        guard effects else { return }
        if tiles { throw ValidationError("--effects lists axes, --tiles tiles: choose one") }
        if selection.shard != nil {
            throw ValidationError("--effects compares all tiles of a specimen: leave --shard out")
        }
    }

    private struct Document: Encodable {
        struct Entry: Encodable {
            var id: String
            var control: String
            var style: String
            var preset: String
            var details: [String]
            var tiles: [String]
            var unclaimed: [String: [String]]
            var notShown: [String: [String]]
        }
        var specimens: [Entry]
    }

    @OptionGroup var saying: SayingOptions

    func run(in invocation: Invocation) async throws {
        try await guarded(invocation) { console, outcome in
            if !json, !self.tiles, !effects, working.threads == nil,
                let counts = try counts(invocation, console)
            {
                return tell(counts, console)
            }
            let tiles = try selection.tiles(of: invocation.catalog, console)
            let trials = tiles.map(RenderingRequest.trial)
            if try await working.serve(engine, RenderingSettings(), trials) { return }
            if effects {
                return try await tellEffects(tiles, console) {
                    try await self.trials(invocation, console).kept($0, console, &outcome)
                }
            }
            var order: [String] = []
            var byID: [String: (Specimen, [String])] = [:]
            for tile in tiles {
                if byID[tile.specimen.id] == nil { order.append(tile.specimen.id) }
                byID[tile.specimen.id, default: (tile.specimen, [])].1.append(tile.id)
            }
            let entries = order.compactMap { byID[$0] }
            SourceRun.current.totals.add(entries.count, to: .specimens)
            SourceRun.current.totals.add(tiles.count, to: .tiles)
            if json {
                var notes: [String: StateNotes] = [:]
                // Only by being laid out here does a tile tell what takes its state.
                let kept =
                    SourceRun.current.isolates
                    ? try await self.trials(invocation, console).kept(tiles, console, &outcome) : tiles
                SourceRun.current.renewLimits()
                notes = await stateNotes(kept, console)
                let document = Document(
                    specimens: entries.map { specimen, ids in
                        let notes = notes[specimen.id] ?? StateNotes()
                        return .init(
                            id: specimen.id, control: specimen.control, style: specimen.style,
                            preset: specimen.preset, details: specimen.details, tiles: ids,
                            unclaimed: notes.unclaimed, notShown: notes.notShown)
                    })
                return try console.printJSON(document)
            }
            for (specimen, ids) in entries where !console.isOutputLost {
                console.printLine("\(specimen.id)  \(specimen.style)  \(ids.count) tiles" + platformWords)
                if self.tiles { for id in ids { console.printLine("  \(id)") } }
            }
        }
    }

    /// How many tiles of each specimen are chosen, without making them; `nil` where a filter or a part has to look at each.
    private func counts(_ invocation: Invocation, _ console: Console) throws -> [(Specimen, Int)]? {
        guard selection.filter.isEmpty, selection.shard == nil else { return nil }
        let chosen = try selection.selection(of: invocation.catalog)
        let counts = chosen.specimens(of: invocation.catalog).map { ($0, $0.axes.count) }
        // What is lacking is told in one place.
        let lacksNothing = chosen.lackedValues(in: invocation.catalog).isEmpty
        return counts.isEmpty || !lacksNothing ? nil : counts
    }

    private func tell(_ counts: [(Specimen, Int)], _ console: Console) {
        SourceRun.current.totals.add(counts.count, to: .specimens)
        SourceRun.current.totals.add(counts.reduce(0) { $0 + $1.1 }, to: .tiles)
        for (specimen, count) in counts where !console.isOutputLost {
            console.printLine("\(specimen.id)  \(specimen.style)  \(count) tiles" + platformWords)
        }
    }

    /// Which of several platforms the line is of.
    var platformWords: String { SourceRun.current.namedPlatform.map { "  \($0.rawValue)" } ?? "" }

    @MainActor private func trials(_ invocation: Invocation, _ console: Console) throws -> Trials {
        Trials(
            workers: working.workers(invocation, console, threads: nil), settler: try engine.settler())
    }
}
