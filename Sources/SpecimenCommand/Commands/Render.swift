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
        commandName: "render", abstract: "Draws one tile as a PNG, SVG or PDF file.")

    @OptionGroup var chosen: OneTileOptions

    @Option(
        name: .shortAndLong,
        help: """
            The file to write, or - for standard output. A name that ends in .svg or .pdf is written as SVG or PDF: text \
            is outlines, and what the format has nothing for, such as a blurred backdrop, is a picture in the file. All \
            others are PNG files.
            """)
    var output: String

    @Option(name: .long, help: "The format, png, svg or pdf, where the name of the file does not say it.")
    var format: String?

    @OptionGroup var vectors: VectorOption

    @Flag(
        name: .long,
        help: "In an SVG file the tile is in light and in dark, and the reader's preference chooses.")
    var schemes = false

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
        if let format, PictureFormat(fileExtension: format) == nil {
            throw ValidationError("there is no format '\(shown(format))'; pictures are png, svg or pdf")
        }
        try vectors.check(written)
        if schemes {
            guard case .svg = written else {
                throw ValidationError("--schemes is for SVG files, not for \(written.fileExtension)")
            }
        }
        if motion != nil, written.vectors != nil {
            throw ValidationError("a moving picture is a PNG file: name it so that it ends in .png")
        }
        _ = try span
    }

    /// The moments to draw, if it is to move.
    private var span: MotionSpan? { get throws { try Parse.motion(motion, rate: rate) } }

    private var written: PictureFormat {
        var format = vectors.format(
            format.flatMap { PictureFormat(fileExtension: $0) }
                ?? (output == "-" ? .png(.fast) : PictureName.format(output)))
        format.vectors?.hasSchemes = schemes
        return format
    }

    @OptionGroup var saying: SayingOptions

    var sourceRequest: SourceRequest? { chosen.request(SourceUse(command: "render", isOne: true)) }

    func run(in invocation: Invocation) async throws {
        try await guarded(invocation) { console, _ in
            var (tile, part) = try chosen.tile(invocation, console)
            if let width { tile.setWidth(try Parse.width(width)) }
            let place = output == "-" ? nil : FilePlace(output)
            let requests = [
                try span.map { RenderingRequest.motion(tile, $0, to: place) }
                    ?? .picture(tile, to: place, as: written)
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
