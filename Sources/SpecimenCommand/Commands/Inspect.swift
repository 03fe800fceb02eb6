internal import Rendering
internal import ArgumentParser
internal import Catalog
internal import Drawing
import Foundation
internal import ViewCore

/// `specimen inspect`
struct Inspect: CatalogCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Shows a tile's views with their frames, its events and its display list.",
        discussion: """
            Beside a view stands what modifiers say of it, drawn or not: accessibility labels, values, hints, traits and \
            actions, keyboard shortcuts, help, feedback, what a keyboard would be like, what could be dragged or dropped. \
            With --json it is in "properties" of the view's frame.
            """)

    @OptionGroup var chosen: OneTileOptions

    @Flag(name: .long, help: "One JSON document.")
    var json = false

    @OptionGroup var engine: EngineOptions

    @OptionGroup var saying: SayingOptions

    func run(in invocation: Invocation) async throws {
        try await guarded(invocation) { console, _ in
            let tile = try chosen.tile(of: invocation.catalog, console)
            let settler = try engine.settler()
            let laidOut = await settler.settle(tile)
            try settler.checkFonts()
            let views = laidOut.trace.roots.map { root in
                root.moved(
                    x: laidOut.frame.minX - root.frame.minX, y: laidOut.frame.minY - root.frame.minY)
            }
            if json {
                return try console.printJSON(
                    InspectDocument(
                        id: tile.id,
                        size: [laidOut.list.size.width, laidOut.list.size.height],
                        frame: [
                            laidOut.frame.minX, laidOut.frame.minY, laidOut.frame.width,
                            laidOut.frame.height,
                        ],
                        frames: views.map(InspectDocument.Frame.init),
                        events: laidOut.events, list: laidOut.list.description,
                        warnings: laidOut.warnings))
            }
            console.printLine(tile.id)
            for root in views { print(root, indent: 1, console) }
            if !laidOut.events.isEmpty {
                console.printLine("events: " + laidOut.events.joined(separator: ", "))
            }
            console.printLines(laidOut.list.description)
            for warning in laidOut.warnings { console.warning(warning) }
        }
    }

    private func print(_ node: TraceNode, indent: Int, _ console: Console) {
        let frame = node.frame
        func number(_ value: CGFloat?) -> String { value.map(shortNumber) ?? "nil" }
        var line = String(repeating: "  ", count: indent) + node.name
        if let identifier = node.identifier { line += " #\(identifier)" }
        line +=
            " (\(number(frame.minX)) \(number(frame.minY)) \(number(frame.width)) "
            + "\(number(frame.height))) offered \(number(node.proposedWidth))×"
            + "\(number(node.proposedHeight))"
        let properties = node.properties.map { "\($0.name) \($0.value)" }
        if !properties.isEmpty { line += "  " + properties.joined(separator: ", ") }
        if let owner = node.owner.last { line += "  ‹\(owner.name)›" }
        console.printLine(line)
        for child in node.children { print(child, indent: indent + 1, console) }
    }
}

extension TraceNode {
    /// The node and what is in it in other coordinates: a trace does not count the room that a picture has
    /// for what is drawn outside of the view.
    fileprivate func moved(x: CGFloat, y: CGFloat) -> TraceNode {
        guard x != 0 || y != 0 else { return self }
        var node = self
        node.frame = frame.offsetBy(dx: x, dy: y)
        node.children = children.map { $0.moved(x: x, y: y) }
        return node
    }
}

/// The document of `inspect --json`; frames in points of the picture.
private struct InspectDocument: Encodable {
    struct Frame: Encodable {
        var view: String
        var id: String?
        var role: String
        var owner: [String]
        var proposal: [CGFloat?]
        var frame: [CGFloat]
        var properties: [String: String]
        var children: [Frame]

        init(_ node: TraceNode) {
            view = node.name
            id = node.identifier
            role = node.role.rawValue
            owner = node.owner.map(\.name)
            proposal = [node.proposedWidth, node.proposedHeight]
            frame = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
            properties = Dictionary(node.properties.map { ($0.name, $0.value.description) }) { $1 }
            children = node.children.map(Frame.init)
        }
    }
    var id: String
    var size: [CGFloat]
    /// Where the view stands in the picture.
    var frame: [CGFloat]
    var frames: [Frame]
    var events: [String]
    var list: String
    var warnings: [String]
}
