internal import ArgumentParser
internal import Catalog
internal import Golden

/// `specimen prune`
struct Prune: CatalogCommand {
    static let configuration = CommandConfiguration(
        commandName: "prune",
        abstract: "Lists goldens that no specimen draws, and deletes them with --yes.",
        discussion: """
            Only goldens that a command recorded from this catalogue are listed and deleted. Goldens of tests and \
            of other catalogues, and files of unknown owners, are reported and kept. Links are not followed.

            Only --filter restricts what is listed and deleted. If goldens were recorded with other values of an \
            axis than the catalogue's, name these values again to keep them: \
            \(Prune.options(isReplaced: true)). \(Prune.options(isReplaced: false)), --shard, --cover and --budget are refused.
            """)

    @Flag(name: .long, help: "Deletes the goldens.")
    var yes = false

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Also goldens of deleted tests, by function or target/function. Repeatable.",
            valueName: "glob"))
    var ofTest: [String] = []

    @OptionGroup var selection: SelectionOptions
    @OptionGroup var goldens: GoldenOptions

    func validate() throws {
        let known = Set(Prune.replaced.map(\.id))
        // Those that only choose add nothing to what is known, and would pass for a restriction.
        let idle = try selection.texts().map(\.axis).filter { !known.contains($0) }.map { id in
            BuiltInAxes.all.contains { $0.id == id } ? "--\(id)" : "--axis"
        }
        guard
            let option = idle.first ?? selection.shard.map({ _ in "--shard" }) ?? selection.cover.words.first
        else { return }
        throw ValidationError(
            "\(option) does not restrict which goldens are deleted; name them with --filter, "
                + "as in --filter '*/pressed-*'")
    }

    @OptionGroup var saying: SayingOptions

    var sourceRequest: SourceRequest? {
        var request = selection.request(SourceUse(command: "prune", goldens: .pruned))
        request.goldens = goldens.named
        return request
    }

    func run(in invocation: Invocation) async throws {
        try await guarded(invocation) { console, outcome in
            if let idle = try idleFilter(invocation) { throw idle }
            var count = 0
            for part in invocation.parts { count += try prune(part, invocation, console, &outcome) }
            count +=
                try invocation.opened?.reportOrphans(
                    filters: selection.filter, deletes: yes, console, &outcome) ?? 0
            let missing = invocation.isSeveral ? invocation.opened?.missingWords ?? "" : ""
            if yes, count > 0 || !invocation.isSeveral {
                console.note("\(counted(count, "golden")) deleted" + missing)
            } else if count > 0 {
                console.note("\(counted(count, "golden")) would be deleted; delete them with --yes" + missing)
            } else {
                let store = goldens.store
                let isThere = invocation.opened != nil || Folder.exists(store.root)
                console.note(
                    "no golden is stale" + (isThere ? "" : ": no such folder '\(store.root)'") + missing)
            }
        }
    }

    /// Returns how many goldens of the part were, or would be, deleted.
    private func prune(
        _ part: CatalogPart, _ invocation: Invocation, _ console: Console, _ outcome: inout Outcome
    ) throws -> Int {
        let store = goldens.store(of: part)
        guard !store.isLink else {
            throw Failure.input(
                "\(store.root) is a link, and prune does not follow links: name the folder that it leads to "
                    + "with --goldens")
        }
        let undrawn = try selection.undrawn(in: store, of: part, invocation)
        if part.source?.isIncomplete == true {
            console.note(
                "none of its goldens is called stale, because a part of the file cannot be shown")
        }
        let stale = undrawn.goldens.filter { part.owns($0.owner, in: store.root) || isNamed($0.owner) }
        for golden in stale { console.printLine(golden.id) }
        reportOthers(undrawn, than: stale, console)
        let known =
            stale.isEmpty
            ? [] : part.catalog.specimens.filter { !$0.hasTooManyTiles }.flatMap { $0.tiles.map(\.id) }
        for options in OtherAxes.options(stale: stale.map(\.id), known: known).prefix(3) {
            console.note("some may have been recorded with \(options): add this option to keep them")
        }
        guard yes, !stale.isEmpty || !invocation.isSeveral else { return stale.count }
        let writer = try store.beginWriting(waiting: console.waiting(for:))
        let problems = writer.remove(stale)
        for (id, error) in problems.sorted(by: { $0.key < $1.key }) {
            console.error("\(id): \(error)")
            outcome.add(3)
        }
        return stale.count - problems.count
    }

    /// What is wrong with a filter that neither a specimen nor a golden matches.
    private func idleFilter(_ invocation: Invocation) throws -> ValidationError? {
        if selection.filter.isEmpty { return nil }
        let catalog = invocation.catalog
        let chosen = try selection.selection(of: catalog, mayBeEmpty: invocation.opened != nil)
        let stored = try Set(invocation.parts.map { goldens.store(of: $0).root }).sorted()
            .flatMap { try GoldenStore(root: $0).storedIDs() }
        do {
            try selection.checkFilters { filter in
                chosen.matches(filter, in: catalog)
                    || stored.contains { id in
                        let specimen = id.lastIndex(of: "/").map { String(id[..<$0]) } ?? id
                        return Glob.matches(filter, id) || Glob.matches(filter, specimen)
                    }
            }
            return nil
        } catch let error as ValidationError {
            return error
        }
    }

    private func isNamed(_ owner: GoldenOwner) -> Bool {
        guard case .test(let target, let function, _) = owner else { return false }
        return ofTest.contains {
            Glob.matches($0, function) || Glob.matches($0, "\(target)/\(function)")
        }
    }

    /// What no specimen draws either and is not this catalogue's to delete: by owner, else by file.
    private func reportOthers(
        _ undrawn: UndrawnGoldens, than stale: [UndrawnGoldens.Golden], _ console: Console
    ) {
        let ids = Set(stale.map(\.id))
        let others = Dictionary(grouping: undrawn.goldens.filter { !ids.contains($0.id) }) {
            "\($0.owner)"
        }
        for (owner, goldens) in others.sorted(by: { $0.key < $1.key }) {
            console.note(
                goldens.count == 1
                    ? "\(goldens[0].id) belongs to \(owner): kept"
                    : "\(goldens[0].id) and \(goldens.count - 1) more belong to \(owner): kept")
        }
        for file in undrawn.unknown {
            console.note("\(file.file) has no known owner, \(file.reason): kept")
        }
    }

    private static let replaced = BuiltInAxes.all.filter(\.definition.isReplaced)

    /// The built-in axes of a kind as options, in words.
    private static func options(isReplaced: Bool) -> String {
        BuiltInAxes.all.filter { $0.definition.isReplaced == isReplaced }.map { "--\($0.id)" }
            .joined(separator: ", ")
    }
}
