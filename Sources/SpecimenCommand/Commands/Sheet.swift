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
            A sheet is called as its specimen, with - for /: Group-Button-primary.png. What does not fit on one \
            picture goes on, on Group-Button-primary~2.png and so on. The page index.html shows what was \
            written; a run of some specimens leaves the others' sheets on it. An index.html that is none of \
            these is not replaced.
            """)

    @OptionGroup var selection: SelectionOptions
    @OptionGroup var engine: EngineOptions

    @Option(name: .shortAndLong, help: "The folder to write into; it is made if need be.")
    var output: String

    @Flag(name: .long, help: "Shows every tile; without it, rows and columns that are equal are one.")
    var unfolded = false

    @OptionGroup var saying: SayingOptions

    func run(in invocation: Invocation) async throws {
        try await guarded(invocation) { console, outcome in
            let tiles = try selection.tiles(of: invocation.catalog, console)
            let settler = try engine.settler()
            var groups: [(specimen: Specimen, tiles: [Tile])] = []
            for tile in tiles {
                if groups.last?.specimen.id == tile.specimen.id {
                    groups[groups.count - 1].tiles.append(tile)
                } else {
                    groups.append((tile.specimen, [tile]))
                }
            }
            let names = SheetNames(invocation.catalog, platform: SourceRun.current.namedPlatform)
            let sheets = groups.map { group in
                SheetRequest(
                    group.specimen, tiles: group.tiles,
                    scale: group.tiles.first.map { Double($0.setting.environment.displayScale) } ?? 2,
                    folder: output, name: names.name(of: group.specimen.id))
            }
            let requests = sheets.map(RenderingRequest.sheet)
            var settings = RenderingSettings()
            settings.foldsSheets = !unfolded
            if try await serve(sheets, settings) { return }
            try Folder.make(output)
            // Before anything is drawn: what is there may not be ours.
            var index = try SheetIndex(
                of: output, invocation.catalog, isWhole: try selection.isWhole)
            let pool = try WorkerPool(
                engine.workers(invocation, console), settler: settler, settings: settings,
                expecting: requests.count)
            let answers = try await pool.answers(
                to: requests, progress: { console.progress("sheets", $0, of: groups.count) }
            ) { $1 }
            var failed: [String] = []
            var trapped: [String] = []
            var (written, pages, lost) = (0, 0, 0)
            for (place, group) in groups.enumerated() {
                let id = group.specimen.id
                var own: [IndexPage.Entry.Page] = []
                var problems: [(words: String, pages: Int)] = []
                var answer = answers[place]
                if case .failed(let problem) = answer {
                    let workers = engine.workers(invocation, console, isolating: true)
                    let trials = SheetTrials(workers: workers, settler: settler, settings: settings)
                    let result = try await trials.draw(sheets[place], after: problem)
                    answer = result.answer
                    let ended = LostTiles.groups(result.lost, of: group.tiles)
                    if case .sheet = answer {
                        trapped += ended.map { "\(id): \($0.count), shown as trapped: \($0.reason)" }
                    }
                }
                switch answer {
                case .sheet(let sheet):
                    for warning in sheet.warnings { console.warning("\(id): \(warning)") }
                    for page in sheet.pages {
                        if let problem = page.problem {
                            lost += 1
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
                    lost += 1
                    problems.append((problem, 1))
                case .picture, .golden, .verdict, .settled: preconditionFailure("a sheet was asked for")
                }
                failed += problems.map {
                    "\(id): \($0.words)" + ($0.pages > 1 ? " (\($0.pages) pages)" : "")
                }
                pages += own.count
                if !own.isEmpty { written += 1 }
                index.set(own, of: group.specimen, tiles: group.tiles.count)
            }
            for failure in failed.sorted() + trapped {
                console.error(failure)
                outcome.add(3)
            }
            try index.write()
            let totals = SourceRun.current.totals
            totals.add(written, to: .sheets)
            totals.add(tiles.count, to: .tiles)
            totals.add(lost, to: .failed)
            if SourceRun.current.isPart { return }
            console.note(
                "\(counted(written, "sheet")) of \(counted(tiles.count, "tile"))"
                    + (pages > written ? " on \(pages) pages" : "")
                    + " in \(output)"
                    + (lost > 0 ? "; \(counted(lost, "page")) could not be written" : "")
                    + (written > 0 ? "; open \(output)/index.html" : ""))
        }
    }

    /// Does what another process of this program asks for: sheets, with or without some tiles, and tiles on trial.
    private func serve(_ sheets: [SheetRequest], _ settings: RenderingSettings) async throws -> Bool {
        let bySpecimen = Dictionary(sheets.map { ($0.specimen.id, $0) }) { first, _ in first }
        return try await engine.serve(settings) { words in
            let id = String(words.prefix { $0 != "\n" })
            if let sheet = bySpecimen[id]?.asked(words) { return .sheet(sheet) }
            let specimen = id.lastIndex(of: "/").map { String(id[..<$0]) } ?? id
            if let tile = bySpecimen[specimen]?.tiles.first(where: { $0.id == id }) { return .trial(tile) }
            throw Failure.input(
                "\(id): a drawing process does not find it; is the catalogue always the same?")
        }
    }
}
