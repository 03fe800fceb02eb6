internal import Rendering
import ArgumentParser
import Catalog
import Foundation
import Pixels
import ViewCore

/// `specimen sheet`
struct Sheet: CatalogCommand {
    static let configuration = CommandConfiguration(
        abstract: "Prints one captioned sheet per specimen, and an index page.")

    @OptionGroup var selection: SelectionOptions
    @OptionGroup var engine: EngineOptions

    @Option(name: .shortAndLong, help: "The folder to write into; it is made if need be.")
    var output: String

    @Flag(name: .long, help: "Shows every tile; without it, rows and columns that are equal are one.")
    var unfolded = false

    func run(in invocation: Invocation) async throws {
        try await guarded(invocation) { console, outcome in
            let tiles = try selection.tiles(of: invocation.catalog)
            let settler = try engine.settler()
            try Folder.make(output)
            var groups: [(specimen: Specimen, tiles: [Tile])] = []
            for tile in tiles {
                if groups.last?.specimen.id == tile.specimen.id {
                    groups[groups.count - 1].tiles.append(tile)
                } else {
                    groups.append((tile.specimen, [tile]))
                }
            }
            let names = groups.map {
                $0.specimen.id.replacingOccurrences(of: "/", with: "-") + ".png"
            }
            let requests = zip(groups, names).map { group, name in
                RenderingRequest.sheet(
                    group.specimen, group.tiles,
                    scale: group.tiles.first.map { Double($0.setting.environment.displayScale) } ?? 2,
                    path: "\(output)/\(name)")
            }
            var settings = RenderingSettings()
            settings.foldsSheets = !unfolded
            if try await engine.serve(settings, requests) { return }
            let pool = try WorkerPool(
                engine.workers(invocation), settler: settler, settings: settings,
                expecting: requests.count)
            let answers = try await pool.answers(
                to: requests, progress: { console.progress("sheets", $0, of: groups.count) }
            ) { $1 }
            var failed: [String] = []
            var entries: [IndexPage.Entry] = []
            for ((group, name), answer) in zip(zip(groups, names), answers) {
                let id = group.specimen.id
                switch answer {
                case .sheet(let sheet):
                    for warning in sheet.warnings { console.warning("\(id): \(warning)") }
                    if let problem = sheet.problem { failed.append("\(id): \(problem)") }
                    entries.append(
                        IndexPage.Entry(
                            specimen: group.specimen, file: name, tiles: group.tiles.count,
                            width: sheet.width, height: sheet.height))
                case .failed(let problem): failed.append("\(id): \(problem)")
                case .picture, .golden, .verdict: preconditionFailure("a sheet was asked for")
                }
            }
            for failure in failed.sorted() {
                console.error(failure)
                outcome.add(3)
            }
            try writeAtomically(
                Array(IndexPage.html(entries).utf8), to: "\(output)/index.html", durable: false)
            console.note(
                "\(entries.count - failed.count) sheets of \(tiles.count) tiles in \(output); "
                    + (failed.isEmpty
                        ? "open \(output)/index.html" : "\(failed.count) could not be written"))
        }
    }
}
