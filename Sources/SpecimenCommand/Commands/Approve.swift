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

    @OptionGroup var saying: SayingOptions

    func run(in invocation: Invocation) async throws {
        try await guarded(invocation) { console, outcome in
            // Tiles that passed are in the report as well: there is just nothing to accept.
            let model = try readReport(console)
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

    private func readReport(_ console: Console) throws -> ReportModel {
        do {
            return try Golden.readReport(report: report)
        } catch {
            if Folder.exists(report) {
                let words = ["check"] + optionWords("report", report) + goldens.words
                console.note("make the report again with: \(OfferedCommand(words))")
            }
            throw error
        }
    }

    private func isChosen(_ id: String) -> Bool {
        filter.isEmpty || filter.contains { Glob.matches($0, id) }
    }
}
