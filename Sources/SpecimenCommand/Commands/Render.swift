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

    @Option(name: .long, help: "The width offered to the view in points, instead of the specimen's own.")
    var width: String?

    @OptionGroup var engine: EngineOptions

    func validate() throws {
        if output != "-", let problem = PictureName.problem(output, isFolder: Folder.exists(output)) {
            throw ValidationError("-o: \(problem)")
        }
    }

    @OptionGroup var saying: SayingOptions

    var sourceRequest: SourceRequest? { chosen.request(SourceUse(command: "render", isOne: true)) }

    func run(in invocation: Invocation) async throws {
        try await guarded(invocation) { console, _ in
            var (tile, part) = try chosen.tile(invocation, console)
            if let width { tile.setWidth(try Parse.width(width)) }
            let requests = [RenderingRequest.picture(tile, to: output == "-" ? nil : FilePlace(output))]
            // One picture is work for one thread, however many there are.
            let pool = try engine.folders.pool(
                of: part, invocation, console, engine.settings(of: part), threads: 1, expecting: 1)
            for answer in try await pool.answers(to: requests, { $1 }) {
                switch answer {
                case .picture(let written):
                    if let bytes = written.bytes { console.printBytes(bytes) }
                    for warning in written.warnings { console.warning("\(tile.id): \(warning)") }
                case .failed(let problem): throw Failure.input("\(tile.id): \(problem)")
                default: preconditionFailure("a picture was asked for")
                }
            }
        }
    }
}
