internal import ArgumentParser
internal import Catalog
import Foundation
internal import Golden

/// `specimen approve`
struct Approve: CatalogCommand {
    static let configuration = CommandConfiguration(
        commandName: "approve",
        abstract: "Accepts what a report shows, also one from another machine of the same stack.")

    @Argument(help: "The report's folder or its report.json.")
    var report: String

    @Option(name: .long, help: "Only ids that match. Repeatable.")
    var filter: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp("Only tiles that changed as this one did. Repeatable.", valueName: "id"))
    var like: [String] = []

    @OptionGroup var goldens: GoldenOptions

    /// The settings of the source files that the report is of.
    @Option(name: .customLong(Approve.settingsOption), help: .private)
    var settings: String?

    static let settingsOption = "settings"

    @OptionGroup var saying: SayingOptions

    func run(in invocation: Invocation) async throws {
        try await guarded(invocation) { console, outcome in
            // Tiles that passed are in the report as well: there is just nothing to accept.
            let model = try readReport(console)
            let ids = model.tiles.map(\.id) + model.passed
            let alike = try tilesAlike(in: model)
            func isChosen(_ id: String) -> Bool { isFiltered(id) && (alike?.ids.contains(id) ?? true) }
            if let idle = filter.first(where: { glob in !ids.contains { Glob.matches(glob, $0) } }) {
                throw ValidationError(
                    "no tile of the report matches \(idle); "
                        + (ids.isEmpty ? "it has none" : "one is \(ids[0])"))
            }
            let store = goldens.store
            let writer = try store.beginWriting(waiting: console.waiting(for:))
            var accepted = 0
            var advice = settings.map { GoldenSizeAdvice(path: $0) }
            var tooLarge: [String] = []
            let results = try approve(report: report, into: store, writer: writer, filter: isChosen)
            for (id, result) in results {
                switch result {
                case .accepted: accepted += 1
                case .alreadyAccepted: break
                case .refused(let error):
                    let specimen = String(id[..<(id.lastIndex(of: "/") ?? id.endIndex)])
                    if advice?.take("\(error)", of: specimen) == true {
                        tooLarge.append(specimen)
                    } else {
                        // Most say themselves which golden they are of.
                        let text = "\(error)"
                        console.error(text.contains(id) ? text : "\(id): \(text)")
                    }
                    outcome.add(3)
                }
            }
            if let advice, !tooLarge.isEmpty {
                for specimen in Set(tooLarge).sorted() {
                    console.error("\(specimen): \(advice.reason(of: specimen))")
                }
                for line in GoldenRoom.lines(advice.rooms) { console.note(line) }
                console.note("then make the report again")
            }
            console.note("\(accepted) goldens accepted into \(goldens.goldens)")
            if let others = alike?.others.filter(isFiltered), let one = others.first {
                let count = others.count == 1 ? "1 tile" : "\(others.count) tiles"
                console.note(
                    "\(count) of the same group changed in other ways, too, and stay as they are; "
                        + "accept what changed as one of them did with --like \(one)")
            }
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

    /// Of the groups that the named tiles are in; `nil` where none is named.
    private func tilesAlike(in model: ReportModel) throws -> TilesAlike? {
        if like.isEmpty { return nil }
        if let unknown = like.first(where: { id in !model.tiles.contains { $0.id == id } }) {
            throw ValidationError(
                "\(unknown) is no tile of the report that changed"
                    + NearNames.note(unknown, model.tiles.map(\.id)))
        }
        return TilesAlike(like, among: model.tiles)
    }

    private func isFiltered(_ id: String) -> Bool {
        filter.isEmpty || filter.contains { Glob.matches($0, id) }
    }
}
