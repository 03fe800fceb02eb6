internal import Golden
internal import Rendering
import ArgumentParser
import Catalog
import Foundation
import Pixels
import ViewCore

/// `specimen sheet`
struct Sheet: CatalogCommand {
    static let configuration = CommandConfiguration(
        commandName: "sheet",
        abstract: "Prints one captioned sheet per specimen, and an index page.",
        discussion: """
            A sheet is named after its specimen, with / replaced by -: Group-Button-primary.png. A sheet that does \
            not fit into one picture continues in Group-Button-primary~2.png and so on. The page index.html shows \
            the sheets. A run with --filter keeps the other sheets on that page. An index.html that this command \
            did not write is not replaced.

            A part of the sheets (--shard) has whole sheets. 'merge' makes one page of the folders of all parts.
            """)

    @OptionGroup var selection: SelectionOptions
    @OptionGroup var engine: EngineOptions

    @Option(name: .shortAndLong, help: "The folder to write into. It is made if it does not exist.")
    var output: String

    @Flag(name: .long, help: "Shows every tile. Without this option, equal rows and columns are shown once.")
    var unfolded = false

    @OptionGroup var saying: SayingOptions

    var sourceRequest: SourceRequest? { selection.request(SourceUse(command: "sheet")) }

    /// What was written, and what was not.
    private struct Counts {
        var sheets = 0
        var pages = 0
        var tiles = 0
        /// Pages without a file.
        var lost = 0
        var files: Set<String> = []
    }

    func run(in invocation: Invocation) async throws {
        try await guarded(invocation) { console, outcome in
            var counts = Counts()
            let all = try await selection.drawnTiles(
                invocation, console, engine.folders, &outcome, partsAreSpecimens: true)
            try Folder.make(output)
            for selected in all { try await draw(selected, invocation, console, &outcome, &counts) }
            let tiles = counted(counts.tiles, "tile")
            guard let opened = invocation.opened, opened.isSeveral else {
                return console.note(
                    "\(counted(counts.sheets, "sheet")) of \(tiles)"
                        + (counts.pages > counts.sheets ? " on \(counted(counts.pages, "page"))" : "")
                        + " in \(output)" + lostWords(counts)
                        + (counts.sheets > 0 ? "; open \(output)/index.html" : ""))
            }
            console.note(
                "\(counted(counts.sheets, "sheet")) of \(tiles) of \(counted(counts.files.count, "file")) in "
                    + "\(output)" + lostWords(counts) + "; open \(output)/index.html" + opened.missingWords)
        }
    }

    private func lostWords(_ counts: Counts) -> String {
        counts.lost > 0 ? "; \(counted(counts.lost, "page")) could not be written" : ""
    }

    @MainActor private func draw(
        _ selected: SelectionOptions.Selected, _ invocation: Invocation, _ console: Console,
        _ outcome: inout Outcome, _ counts: inout Counts
    ) async throws {
        let (part, tiles) = (selected.part, selected.tiles)
        var groups: [(specimen: Specimen, tiles: [Tile])] = []
        for tile in tiles {
            if groups.last?.specimen.id == tile.specimen.id {
                groups[groups.count - 1].tiles.append(tile)
            } else {
                groups.append((tile.specimen, [tile]))
            }
        }
        let names = SheetNames(part.catalog, platform: part.source?.namedPlatform)
        let sheets = groups.map { group in
            var sheet = SheetRequest(
                group.specimen, tiles: group.tiles,
                scale: group.tiles.first.map { Double($0.setting.environment.displayScale) } ?? 2,
                folder: output, name: names.name(of: group.specimen.id))
            sheet.remark = selected.remarks[group.specimen.id] ?? ""
            return sheet
        }
        var settings = engine.settings(of: part)
        settings.foldsSheets = !unfolded
        // Before anything is drawn: what is there may not be ours.
        var index = try SheetIndex(
            of: output, part, isWhole: try selection.isWhole(invocation),
            shard: try selection.shard.map(Parse.shard))
        let pool = try engine.pool(of: part, invocation, console, settings, expecting: sheets.count)
        let answers = try await pool.answers(
            to: sheets.map(RenderingRequest.sheet),
            progress: { console.progress("sheets", $0, of: groups.count) }
        ) { $1 }
        var failed: [String] = []
        var trapped: [String] = []
        for (place, group) in groups.enumerated() {
            let id = group.specimen.id
            var own: [IndexPage.Entry.Page] = []
            var problems: [(words: String, pages: Int)] = []
            var (warnings, lost) = (0, 0)
            var answer = answers[place]
            if case .failed(let problem) = answer {
                let trials = SheetTrials(part: part) { count in
                    try engine.pool(
                        of: part, invocation, console, settings, isolating: true, expecting: count)
                }
                let result = try await trials.draw(sheets[place], after: problem)
                answer = result.answer
                lost = result.lost.count
                let ended = LostTiles.groups(result.lost, of: group.tiles)
                if case .sheet = answer {
                    trapped += ended.map { "\(id): \($0.count), shown as crashed: \($0.reason)" }
                }
            }
            switch answer {
            case .sheet(let sheet):
                warnings = sheet.warnings.count
                for warning in sheet.warnings { console.warning("\(id): \(warning)") }
                for page in sheet.pages {
                    if let problem = page.problem {
                        counts.lost += 1
                        // Light and dark are too large alike.
                        if let place = problems.firstIndex(where: { $0.words == problem }) {
                            problems[place].pages += 1
                        } else {
                            problems.append((problem, 1))
                        }
                    } else {
                        own.append(.init(file: page.file, width: page.width, height: page.height))
                    }
                }
            case .failed(let problem):
                counts.lost += 1
                problems.append((problem, 1))
            default: preconditionFailure("a sheet was asked for")
            }
            failed += problems.map {
                "\(id): \($0.words)" + ($0.pages > 1 ? " (\($0.pages) pages)" : "")
            }
            counts.pages += own.count
            if !own.isEmpty { counts.sheets += 1 }
            index.set(
                own, of: group.specimen, tiles: group.tiles.count, warnings: warnings, lost: lost)
        }
        for failure in failed.sorted() + trapped {
            console.error(failure)
            outcome.add(3)
        }
        try index.write()
        counts.tiles += tiles.count
        counts.files.insert(part.place)
    }
}
