internal import Rendering
internal import ArgumentParser
internal import Catalog
internal import Drawing
import Foundation
internal import Pixels
internal import ScreenReader
internal import ViewCore

/// `specimen inspect`
struct Inspect: CatalogCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Shows a tile's views with their frames, its events and its display list.",
        discussion: """
            A view's line also has what modifiers say about the view and what is not drawn:

            - accessibility labels, values, hints, traits and actions,
            - keyboard shortcuts and the kind of keyboard,
            - help and feedback,
            - what can be dragged or dropped.

            With --json these are the "properties" of the view's frame.
            """)

    @OptionGroup var chosen: OneTileOptions

    @Flag(name: .long, help: "One JSON document.")
    var json = false

    @Flag(
        name: .long,
        help: "What a screen reader meets instead: labels, values, traits, actions, in order.")
    var accessibility = false

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "With --accessibility: a PNG file to write, the tile with numbers and a legend.",
            valueName: "file"))
    var output: String?

    @OptionGroup var engine: EngineOptions

    func validate() throws {
        guard let output else { return }
        guard accessibility else { throw ValidationError("-o goes with --accessibility") }
        if let problem = PictureName.problem(output, isFolder: Folder.exists(output)) {
            throw ValidationError("-o: \(problem)")
        }
    }

    @OptionGroup var saying: SayingOptions

    var sourceRequest: SourceRequest? { chosen.request(SourceUse(command: "inspect", isOne: true)) }

    func run(in invocation: Invocation) async throws {
        try await guarded(invocation) { console, _ in
            let (tile, part) = try chosen.tile(invocation, console)
            let pool = try engine.folders.pool(
                of: part, invocation, console, engine.settings(of: part), threads: 1, expecting: 1)
            let requests: [RenderingRequest] =
                accessibility
                ? [.spoken(tile)] + (output.map { [.spokenSheet(tile, to: FilePlace($0))] } ?? [])
                : [.inspection(tile)]
            for answer in try await pool.answers(to: requests, { $1 }) {
                switch answer {
                case .spoken(let spoken):
                    if json {
                        try console.printJSON(SpokenDocument(tile.id, spoken))
                    } else {
                        console.printLine(tile.id)
                        console.printLines(spoken.tree.description)
                    }
                    for warning in spoken.warnings { console.warning(warning) }
                // Its warnings are those of the tree.
                case .picture: break
                case .inspection(let inspection):
                    if json {
                        try console.printJSON(InspectDocument(tile.id, inspection))
                    } else {
                        print(tile.id, inspection, console)
                    }
                case .failed(let problem): throw Failure.input("\(tile.id): \(problem)")
                default: preconditionFailure("an inspection was asked for")
                }
            }
        }
    }

    private func print(_ id: String, _ inspection: Inspection, _ console: Console) {
        console.printLine(id)
        for view in inspection.views { print(view, indent: 1, console) }
        if !inspection.events.isEmpty {
            console.printLine("events: " + inspection.events.joined(separator: ", "))
        }
        console.printLines(inspection.list)
        for warning in inspection.warnings { console.warning(warning) }
    }

    private func print(_ view: Inspection.Element, indent: Int, _ console: Console) {
        func number(_ value: Double?) -> String { value.map { shortNumber(CGFloat($0)) } ?? "nil" }
        var line = String(repeating: "  ", count: indent) + view.name
        if let identifier = view.identifier { line += " #\(identifier)" }
        line += " (\(view.frame.map(number).joined(separator: " ")))"
        line += " offered \(view.proposal.map(number).joined(separator: "×"))"
        let properties = view.properties.map { "\($0.name) \($0.value)" }
        if !properties.isEmpty { line += "  " + properties.joined(separator: ", ") }
        if let owner = view.owner.last { line += "  ‹\(owner)›" }
        console.printLine(line)
        for child in view.children { print(child, indent: indent + 1, console) }
    }
}

/// The document of `inspect --accessibility --json`; frames in points of the picture.
private struct SpokenDocument: Encodable {
    var id: String
    var size: [Double]
    var elements: [SpokenElement]
    var warnings: [String]

    init(_ id: String, _ spoken: SpokenAnswer) {
        self.id = id
        (size, elements, warnings) = (spoken.size, spoken.tree.elements, spoken.warnings)
    }
}

/// The document of `inspect --json`; frames in points of the picture.
private struct InspectDocument: Encodable {
    struct Frame: Encodable {
        var view: String
        var id: String?
        var role: String
        var owner: [String]
        var proposal: [Double?]
        var frame: [Double]
        var properties: [String: String]
        var children: [Frame]

        init(_ view: Inspection.Element) {
            self.view = view.name
            id = view.identifier
            role = view.role
            owner = view.owner
            proposal = view.proposal
            frame = view.frame
            properties = Dictionary(view.properties.map { ($0.name, $0.value) }) { $1 }
            children = view.children.map(Frame.init)
        }
    }
    var id: String
    var size: [Double]
    /// Where the view stands in the picture.
    var frame: [Double]
    var frames: [Frame]
    var events: [String]
    var list: String
    var warnings: [String]

    init(_ id: String, _ inspection: Inspection) {
        self.id = id
        size = inspection.size
        frame = inspection.frame
        frames = inspection.views.map(Frame.init)
        events = inspection.events
        list = inspection.list
        warnings = inspection.warnings
    }
}
