internal import Rendering
import ArgumentParser
import Catalog
import Foundation
import Pixels
import ViewCore

/// `specimen sheet`
struct Sheet: CatalogCommand {
    static let configuration = CommandConfiguration(
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
            let names = SheetNames(invocation.catalog)
            let requests = groups.map { group in
                RenderingRequest.sheet(
                    group.specimen, group.tiles,
                    scale: group.tiles.first.map { Double($0.setting.environment.displayScale) } ?? 2,
                    folder: output, name: names.name(of: group.specimen.id))
            }
            var settings = RenderingSettings()
            settings.foldsSheets = !unfolded
            if try await engine.serve(settings, requests) { return }
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
            var pages = 0
            for (group, answer) in zip(groups, answers) {
                let id = group.specimen.id
                var written: [IndexPage.Entry.Page] = []
                switch answer {
                case .sheet(let sheet):
                    for warning in sheet.warnings { console.warning("\(id): \(warning)") }
                    for page in sheet.pages {
                        if let problem = page.problem {
                            failed.append("\(id): \(problem)")
                        } else {
                            written.append(.init(file: page.file, width: page.width, height: page.height))
                        }
                    }
                case .failed(let problem): failed.append("\(id): \(problem)")
                case .picture, .golden, .verdict: preconditionFailure("a sheet was asked for")
                }
                pages += written.count
                index.set(written, of: group.specimen, tiles: group.tiles.count)
            }
            for failure in failed.sorted() {
                console.error(failure)
                outcome.add(3)
            }
            try index.write()
            console.note(
                "\(groups.count) sheets of \(tiles.count) tiles"
                    + (pages + failed.count > groups.count ? " on \(pages + failed.count) pages" : "")
                    + " in \(output); "
                    + (failed.isEmpty
                        ? "open \(output)/index.html" : "\(failed.count) pages could not be written"))
        }
    }
}
