import Catalog
import Foundation
import Rendering
import SourceMode
import Streams
import ViewCore

/// The views of a tile with their frames, as its page shows them. Lengths are points of the picture.
package struct TileTree: Encodable, Sendable {
    package struct Node: Encodable, Sendable {
        package var name: String
        /// `.accessibilityIdentifier` or `.id`.
        package var identifier: String?
        /// In whose body it was written; empty where that is nobody's.
        package var owner: String
        /// Each a name and a value.
        package var properties: [[String]]
        /// Across and down; `nil` where nothing was offered, or no number.
        package var proposal: [Double?]
        /// Left, top, width, height; of layout, which `.offset` and its like do not change.
        package var frame: [Double]
        /// Of a text's lines: how far down each one is drawn.
        package var baselines: [Double]
        package var children: [Node]
    }
    /// Of the picture.
    package var size: [Double]
    package var views: [Node]

    init(_ inspection: Inspection) {
        size = inspection.size.map(TileTree.finite)
        views = inspection.views.map { Node($0, lines: inspection.lines) }
    }

    /// What no page can read as a number.
    fileprivate static func finite(_ number: Double) -> Double { number.isFinite ? number : 0 }
}

extension TileTree.Node {
    fileprivate init(_ view: Inspection.Element, lines: [[Double]]) {
        name = harmless(view.name)
        identifier = view.identifier.map(harmless)
        owner = harmless(view.owner.last ?? "")
        properties = view.properties.map { [harmless($0.name), harmless($0.value)] }
        proposal = view.proposal.map { $0.flatMap { $0.isFinite ? $0 : nil } }
        frame = view.frame.map(TileTree.finite)
        children = view.children.map { TileTree.Node($0, lines: lines) }
        baselines = []
        // Pictures of symbols are glyphs, too, but nobody aligns by their baselines.
        guard view.properties.contains(where: { $0.name == "string" }), frame.count == 4 else { return }
        let (left, top) = (frame[0] - 0.5, frame[1] - 0.5)
        let inside = lines.filter { line in
            line[0] >= left && line[0] <= left + frame[2] + 1 && line[1] >= top
                && line[1] <= top + frame[3] + 1
        }
        baselines = Set(inside.map { $0[1] }).sorted()
    }
}

extension LiveSession {
    /// The views of a tile that is shown.
    ///
    /// - Parameter digest: of the picture that its reader sees: frames of another one would lie beside it.
    package func tree(of id: String, showing digest: String) async throws(AcceptError) -> TileTree {
        guard let tile = tiles[id], tile.picture?.digest == digest, !tile.isStale, tile.failure == nil,
            let found = place(of: id), tile.program == found.part.number
        else {
            throw AcceptError(description: "frames are there once the picture is that of the sources again")
        }
        do {
            let drawing = LiveDrawing(part: found.part, folder: scratch.path, chosen: found.choice)
            return TileTree(try await drawing.inspection(of: found.tile))
        } catch {
            throw (error as? AcceptError) ?? AcceptError(description: "\(error)")
        }
    }
}
