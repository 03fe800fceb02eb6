internal import ArgumentParser
internal import Catalog
import Foundation
internal import Golden

/// `specimen approve`
struct Approve: CatalogCommand {
    static let configuration = CommandConfiguration(
        abstract: "Accepts what a report shows, also one from another machine of the same stack.")

    @Argument(help: "The report's folder or its report.json.")
    var report: String

    @Option(name: .long, help: "Only ids that match. Repeatable.")
    var filter: [String] = []

    @OptionGroup var goldens: GoldenOptions

    func run(in invocation: Invocation) async throws {
        try await guarded(invocation) { console, outcome in
            // Tiles that passed are in the report as well: there is just nothing to accept.
            let model = try readReport(report: report)
            let ids = model.tiles.map(\.id) + model.passed
            guard filter.isEmpty || ids.contains(where: isChosen) else {
                throw ValidationError(
                    "no tile of the report matches \(filter.joined(separator: ", ")); "
                        + (ids.isEmpty ? "it has none" : "one is \(ids[0])"))
            }
            let store = goldens.store
            let writer = try store.beginWriting(waiting: console.waiting(for:))
            var accepted = 0
            let results = try approve(report: report, into: store, writer: writer, filter: isChosen)
            for (id, result) in results {
                switch result {
                case .accepted: accepted += 1
                case .alreadyAccepted: break
                case .refused(let error):
                    console.error("\(id): \(error)")
                    outcome.add(3)
                }
            }
            console.note("\(accepted) goldens accepted into \(goldens.goldens)")
        }
    }

    private func isChosen(_ id: String) -> Bool {
        filter.isEmpty || filter.contains { Glob.matches($0, id) }
    }
}

/// `specimen prune`
struct Prune: CatalogCommand {
    static let configuration = CommandConfiguration(
        abstract: "Lists goldens that no specimen draws, and deletes them with --yes.",
        discussion: """
            Only --filter restricts what is listed and deleted. Goldens that were recorded at other axes than \
            the catalogue's are kept where the same axes are named: \(Prune.options(isReplaced: true)) add to \
            what is known. \(Prune.options(isReplaced: false)) and --shard do neither, and are refused.
            """)

    @Flag(name: .long, help: "Really delete.")
    var yes = false

    @OptionGroup var selection: SelectionOptions
    @OptionGroup var goldens: GoldenOptions

    func validate() throws {
        let known = Set(Prune.replaced.map(\.id))
        // Those that only choose add nothing to what is known, and would pass for a restriction.
        let idle = try selection.texts().map(\.axis).filter { !known.contains($0) }.map { id in
            BuiltInAxes.all.contains { $0.id == id } ? "--\(id)" : "--axis"
        }
        guard let option = idle.first ?? selection.shard.map({ _ in "--shard" }) else { return }
        throw ValidationError(
            "\(option) does not restrict which goldens are deleted; name them with --filter, "
                + "as in --filter '*/pressed-*'")
    }

    func run(in invocation: Invocation) async throws {
        try await guarded(invocation) { console, outcome in
            let store = goldens.store
            let stale = try selection.staleIDs(in: store, of: invocation.catalog)
            for id in stale { printLine(id) }
            let known = stale.isEmpty ? [] : invocation.catalog.tiles.map(\.id)
            for options in OtherAxes.options(stale: stale, known: known).prefix(3) {
                console.note("some may have been recorded with \(options): add it to keep them")
            }
            guard yes else {
                return console.note(
                    stale.isEmpty
                        ? "no golden is stale"
                            + (Folder.exists(store.root) ? "" : ": there is no folder '\(store.root)'")
                        : "\(stale.count) goldens would be deleted; add --yes to do it")
            }
            let writer = try store.beginWriting(waiting: console.waiting(for:))
            let problems = writer.remove(stale)
            for (id, error) in problems.sorted(by: { $0.key < $1.key }) {
                console.error("\(id): \(error)")
                outcome.add(3)
            }
            console.note("\(stale.count - problems.count) goldens deleted")
        }
    }

    private static let replaced = BuiltInAxes.all.filter(\.definition.isReplaced)

    /// The built-in axes of a kind as options, in words.
    private static func options(isReplaced: Bool) -> String {
        BuiltInAxes.all.filter { $0.definition.isReplaced == isReplaced }.map { "--\($0.id)" }
            .joined(separator: ", ")
    }
}
