internal import Rendering
import ArgumentParser
import Catalog
import Foundation
internal import Pixels
internal import Streams
import ViewCore

/// `specimen render`
struct Render: CatalogCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Draws one tile as a PNG or SVG file.")

    @OptionGroup var chosen: OneTileOptions

    @Option(
        name: .shortAndLong,
        help: """
            The file to write, or - for standard output. A name that ends in .svg is written as SVG: text is outlines, \
            and what SVG has nothing for, such as a blurred backdrop, is a picture in the file. All others are PNG files.
            """)
    var output: String

    @Option(name: .long, help: "The format, png or svg, where the name of the file does not say it.")
    var format: String?

    @Option(name: .long, help: "The width offered to the view in points, instead of the specimen's own.")
    var width: String?

    @Option(
        name: .long,
        help: """
            Draws what the tile does after its change, from one moment to another, into a PNG file that moves: \
            0...600 is milliseconds. At most 10 s.
            """)
    var motion: String?

    @Option(name: .long, help: "Frames a second of a moving picture, 1 to 120.")
    var rate: Int?

    @OptionGroup var engine: EngineOptions

    func validate() throws {
        if output != "-", let problem = PictureName.problem(output, isFolder: Folder.exists(output)) {
            throw ValidationError("-o: \(problem)")
        }
        if let format, written == nil {
            throw ValidationError("there is no format '\(shown(format))'; pictures are png or svg")
        }
        if motion == nil, rate != nil {
            throw ValidationError("--rate is of a moving picture: add --motion 0...600")
        }
        if motion != nil, (written ?? PictureName.format(output)) == .svg {
            throw ValidationError("a moving picture is a PNG file: name it so that it ends in .png")
        }
        _ = try span
    }

    /// The moments to draw, if it is to move.
    private var span: MotionSpan? {
        get throws {
            guard let motion else { return nil }
            do {
                return try MotionSpan(motion, rate: rate ?? 60)
            } catch {
                throw ValidationError("--motion '\(shown(motion))': \(error)")
            }
        }
    }

    private var written: PictureFormat? { format.flatMap { PictureFormat(fileExtension: $0) } }

    @OptionGroup var saying: SayingOptions

    var sourceRequest: SourceRequest? { chosen.request(SourceUse(command: "render", isOne: true)) }

    func run(in invocation: Invocation) async throws {
        try await guarded(invocation) { console, _ in
            var (tile, part) = try chosen.tile(invocation, console)
            if let width { tile.setWidth(try Parse.width(width)) }
            let place = output == "-" ? nil : FilePlace(output)
            let requests = [
                try span.map { RenderingRequest.motion(tile, $0, to: place) }
                    ?? .picture(tile, to: place, as: written ?? PictureName.format(output))
            ]
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
