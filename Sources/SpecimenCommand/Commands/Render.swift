internal import Rendering
import ArgumentParser
import Catalog
import Foundation
internal import Pixels
import ViewCore

/// `specimen render`
struct Render: CatalogCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Draws one tile as a PNG file.")

    @OptionGroup var chosen: OneTileOptions

    @Option(name: .shortAndLong, help: "The PNG file to write, or - for standard output.")
    var output: String

    @Option(name: .long, help: "Points offered across, instead of what the specimen says.")
    var width: String?

    @OptionGroup var engine: EngineOptions

    func validate() throws {
        if output != "-", let problem = PictureName.problem(output, isFolder: Folder.exists(output)) {
            throw ValidationError("-o: \(problem)")
        }
    }

    @OptionGroup var saying: SayingOptions

    func run(in invocation: Invocation) async throws {
        try await guarded(invocation) { console, _ in
            var tile = try chosen.tile(of: invocation.catalog, console)
            if let width { tile.setWidth(try Parse.width(width)) }
            let settler = try engine.settler()
            let requests = [RenderingRequest.picture(tile, to: output == "-" ? nil : FilePlace(output))]
            // One picture is work for one thread, however many there are.
            let pool = try WorkerPool(
                Workers(count: 1), settler: settler, settings: RenderingSettings(), expecting: 1)
            for answer in try await pool.answers(to: requests, { $1 }) {
                switch answer {
                case .picture(let written):
                    if let bytes = written.bytes { console.printBytes(bytes) }
                    for warning in written.warnings { console.warning("\(tile.id): \(warning)") }
                case .failed(let problem): throw Failure.input(problem)
                case .sheet, .golden, .verdict, .settled: preconditionFailure("a picture was asked for")
                }
            }
        }
    }
}
