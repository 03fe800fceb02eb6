internal import ArgumentParser
internal import Catalog
import Foundation
internal import Golden

/// `specimen approve`
struct Approve: CatalogCommand {
    static let configuration = CommandConfiguration(
        commandName: "approve",
        abstract:
            "Accepts the new pictures of a report. It may come from another machine with the same stack.")

    @Argument(help: "The folder of a report, or its report.json.")
    var report: String

    @Option(name: .long, help: "Only tiles whose ids match. Repeatable.")
    var filter: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Only tiles that changed in the same way as this one. Repeatable.", valueName: "id"))
    var like: [String] = []

    @OptionGroup var goldens: GoldenOptions

    @OptionGroup var sources: SourceOptions

    @OptionGroup var saying: SayingOptions

    /// The report's folder, and the source files that it is of.
    ///
    /// The last folder that is named is the report, where no other word is one.
    private var named: (report: String?, sources: [String]) {
        var (named, rest) = sources.divided([report])
        if let first = rest.first { return (first, named) }
        if let last = named.lastIndex(where: { !$0.hasSuffix(".swift") }) ?? named.indices.last {
            rest.append(named.remove(at: last))
        }
        return (rest.first, named)
    }

    func run(in invocation: Invocation) async throws {
        try await guarded(invocation) { console, outcome in
            let (report, sources) = named
            guard let report else { throw ValidationError("name the folder of a report") }
            guard !sources.isEmpty else {
                return try accept(
                    report, into: goldens.named ?? "Golden", settings: nil, filter, console, &outcome)
            }
            let request = SourceRequest(
                use: SourceUse(command: "approve"), sources: sources, isTogether: self.sources.isTogether,
                targets: self.sources.targets, packages: self.sources.packages)
            let parts = try ReportParts(request).parts(of: report)
            var matched: Set<String> = []
            for part in parts {
                var own = filter
                // A filter of one report may be idle in another.
                if parts.count > 1, !filter.isEmpty {
                    let ids = ReportParts.ids(of: part.path)
                    own = filter.filter { filter in ids.contains { Glob.matches(filter, $0) } }
                    matched.formUnion(own)
                    if own.isEmpty { continue }
                }
                try accept(
                    part.path, into: goldens.named ?? part.goldens, settings: part.settings, own, console,
                    &outcome)
            }
            if parts.count > 1, let idle = filter.first(where: { !matched.contains($0) }) {
                throw ValidationError("no tile of these reports matches \(idle)")
            }
        }
    }

    /// - Parameter settings: those of the source files that the report is of.
    private func accept(
        _ report: String, into folder: String, settings: String?, _ filter: [String], _ console: Console,
        _ outcome: inout Outcome
    ) throws {
        // Tiles that passed are in the report as well: there is just nothing to accept.
        let model = try readReport(report, console)
        let ids = model.tiles.map(\.id) + model.passed
        let alike = try tilesAlike(in: model)
        func isFiltered(_ id: String) -> Bool {
            filter.isEmpty || filter.contains { Glob.matches($0, id) }
        }
        func isChosen(_ id: String) -> Bool { isFiltered(id) && (alike?.ids.contains(id) ?? true) }
        if let idle = filter.first(where: { glob in !ids.contains { Glob.matches(glob, $0) } }) {
            throw ValidationError(
                "no tile of the report matches \(idle); "
                    + (ids.isEmpty ? "the report has no tiles" : "one of its tiles is \(ids[0])"))
        }
        let store = GoldenStore(root: folder)
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
        console.note("\(counted(accepted, "golden")) accepted into \(folder)")
        if let others = alike?.others.filter(isFiltered), let one = others.first {
            console.note(
                "not accepted: \(counted(others.count, "tile")) of the same group that changed in another way; "
                    + "accept those that changed like one of them with --like \(one)")
        }
    }

    private func readReport(_ report: String, _ console: Console) throws -> ReportModel {
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
                "\(unknown) is not a changed tile of the report"
                    + NearNames.question(about: unknown, among: model.tiles.map(\.id)))
        }
        return TilesAlike(like, among: model.tiles)
    }
}
