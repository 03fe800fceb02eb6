internal import ArgumentParser
internal import Catalog
internal import Golden
internal import Rendering
internal import ViewCore

/// `specimen list`
struct ListCommand: CatalogCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Lists specimens and their tiles, or what each axis changes.")

    @OptionGroup var selection: SelectionOptions

    @Flag(
        name: .long,
        help: """
            One JSON document: \
            {"specimens":[{"id","control","style","preset","tiles","unclaimed","notShown"}]}. For each tile, \
            "unclaimed" names the states that no control takes, and "notShown" those that change nothing. With \
            --effects: {"specimens":[{"id","tiles","axes":[{"axis","changes","alike"}], \
            "same":[{"value","as","because"}]}]}. "same" names the states, and the dark scheme, that change \
            nothing. "because" says why: the style, the built-in control or the view ignores the value, the view \
            sets it itself, or no control takes the state.
            """)
    var json = false

    @Flag(name: .long, help: "Also lists the id of every tile.")
    var tiles = false

    @Flag(
        name: .long,
        help: """
            Lists for each specimen the axes that change its pictures and those that do not. Tiles are compared \
            that differ in one axis only, at each value of the other axes once. Nothing is drawn.
            """)
    var effects = false

    @Flag(name: .long, help: "With --effects: compares every tile.")
    var all = false

    @OptionGroup var engine: FontOptions

    func validate() throws {
        if all, !effects { throw ValidationError("--all needs --effects") }
        guard effects else { return }
        if tiles { throw ValidationError("--effects lists axes and --tiles lists tiles: choose one of them") }
        if let option = selection.cover.words.first {
            throw ValidationError("--effects lists what \(option) goes by: leave \(option) out")
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
        var specimens: [Entry] = []
        /// What source files have that cannot be shown.
        var unconstructed: [UnconstructedEntry]?
    }

    @OptionGroup var saying: SayingOptions

    var sourceRequest: SourceRequest? { selection.request(SourceUse(command: "list", listsUnshown: true)) }

    func run(in invocation: Invocation) async throws {
        try await guarded(invocation) { console, outcome in
            if effects {
                try await printEffects(invocation, console, &outcome)
            } else if json {
                try await printDocument(invocation, console, &outcome)
            } else {
                try await printList(invocation, console, &outcome)
            }
        }
    }

    @MainActor private func printList(
        _ invocation: Invocation, _ console: Console, _ outcome: inout Outcome
    ) async throws {
        var totals = (specimens: 0, tiles: 0)
        var files: Set<String> = []
        for part in try await entries(invocation, console, &outcome) {
            for (specimen, count, ids) in part.entries where !console.isOutputLost {
                console.printLine(
                    "\(specimen.id)  \(specimen.style)  \(tileWords(count))" + part.part.platformWords)
                for id in ids { console.printLine("  \(id)") }
            }
            totals.specimens += part.entries.count
            totals.tiles = TileCount.sum([totals.tiles] + part.entries.map(\.count))
            files.insert(part.part.place)
        }
        guard let opened = invocation.opened else { return }
        for other in opened.unconstructedEntries {
            console.printLine("\(other.id)  not shown: \(other.reason)")
        }
        guard opened.isSeveral else { return }
        console.note(
            "\(counted(totals.specimens, "specimen")) with \(tileWords(totals.tiles)) in "
                + counted(files.count, "file") + opened.missingWords)
    }

    private func tileWords(_ count: Int) -> String {
        "\(TileCount.words(count)) tile\(count == 1 ? "" : "s")"
    }

    private typealias Entries = (
        part: CatalogPart, entries: [(specimen: Specimen, count: Int, ids: [String])]
    )

    /// How many tiles of each specimen are chosen, without making them where nobody looks at each.
    @MainActor private func entries(
        _ invocation: Invocation, _ console: Console, _ outcome: inout Outcome
    ) async throws -> [Entries] {
        if !tiles, selection.filter.isEmpty, selection.shard == nil, selection.cover.words.isEmpty,
            !invocation.parts.isEmpty
        {
            let catalog = invocation.catalog
            let chosen = try selection.selection(of: catalog)
            // What is lacking is told in one place.
            if chosen.lackedValues(in: catalog).isEmpty {
                let found = invocation.parts.map { part -> Entries in
                    (part, chosen.of(part).specimens(of: part.catalog).map { ($0, $0.axes.count, []) })
                }.filter { !$0.entries.isEmpty }
                if !found.isEmpty { return found }
            }
        }
        let all = try await selection.drawnTiles(invocation, console, engine, &outcome)
        return all.map { selected in
            (
                selected.part,
                selected.specimens.map { specimen, own in
                    (specimen, own.count, tiles ? own.map(\.id) : [])
                }
            )
        }
    }

    @MainActor private func printDocument(
        _ invocation: Invocation, _ console: Console, _ outcome: inout Outcome
    ) async throws {
        var document = Document(unconstructed: invocation.opened?.unconstructedEntries)
        let all = try await selection.drawnTiles(invocation, console, engine, &outcome)
        for selected in all {
            let notes = try await stateNotes(selected, invocation, console, &outcome)
            document.specimens += selected.specimens.map { specimen, tiles in
                let notes = notes[specimen.id] ?? StateNotes()
                return .init(
                    id: specimen.id, control: specimen.control, style: specimen.style,
                    preset: specimen.preset, details: specimen.details, tiles: tiles.map(\.id),
                    unclaimed: notes.unclaimed, notShown: notes.notShown)
            }
        }
        try console.printJSON(document)
    }
}

extension CatalogPart {
    /// Which of several platforms a line is of.
    var platformWords: String { source?.namedPlatform.map { "  \($0.rawValue)" } ?? "" }
}

extension SelectionOptions.Selected {
    /// Each specimen with its tiles.
    var specimens: [(specimen: Specimen, tiles: [Tile])] {
        var order: [String] = []
        var byID: [String: (Specimen, [Tile])] = [:]
        for tile in tiles {
            if byID[tile.specimen.id] == nil { order.append(tile.specimen.id) }
            byID[tile.specimen.id, default: (tile.specimen, [])].1.append(tile)
        }
        return order.compactMap { byID[$0] }
    }
}
