import Catalog
import Drawing
import Foundation
import ViewCore

/// What is in a tile; lengths in points of the picture.
package struct Inspection: Codable, Sendable {
    /// A view with what stands in it.
    package struct Element: Codable, Sendable {
        package var name: String
        package var identifier: String?
        package var role: String
        package var owner: [String]
        /// Across and down; `nil` where nothing was offered.
        package var proposal: [Double?]
        /// Left, top, width, height.
        package var frame: [Double]
        package var properties: [Property]
        package var children: [Element]
    }
    package struct Property: Codable, Sendable {
        package var name: String
        package var value: String
    }
    package var size: [Double]
    /// Where the view stands in the picture.
    package var frame: [Double]
    package var views: [Element]
    package var events: [String]
    /// Where each line of text begins: across, and down to its baseline. They are as drawn, also where a modifier
    /// such as `.scaleEffect` moves them.
    package var lines: [[Double]]
    /// Printed.
    package var list: String
    package var warnings: [String]

    init(_ laidOut: LaidOut) {
        size = [laidOut.list.size.width, laidOut.list.size.height]
        frame = laidOut.frame.numbers
        views = laidOut.trace.roots.map { root in
            // A trace does not count the room that a picture has for what is drawn outside of the view.
            Element(
                root,
                movedBy: CGSize(
                    width: laidOut.frame.minX - root.frame.minX, height: laidOut.frame.minY - root.frame.minY)
            )
        }
        events = laidOut.events
        lines = laidOut.list.lineStarts
        list = laidOut.list.description
        warnings = laidOut.warnings
    }
}

extension Inspection.Element {
    fileprivate init(_ node: TraceNode, movedBy offset: CGSize) {
        name = node.name
        identifier = node.identifier
        role = node.role.rawValue
        owner = node.owner.map(\.name)
        proposal = [node.proposedWidth.map(Double.init), node.proposedHeight.map(Double.init)]
        frame = node.frame.offsetBy(dx: offset.width, dy: offset.height).numbers
        properties = node.properties.map { .init(name: $0.name, value: $0.value.description) }
        children = node.children.map { Inspection.Element($0, movedBy: offset) }
    }
}

extension DisplayList {
    fileprivate var lineStarts: [[Double]] {
        var starts: [[Double]] = []
        walk { item in
            guard case .glyphs(let run) = item else { return .into }
            var last: CGFloat?
            for glyph in run.glyphs where glyph.y != last {
                starts.append([Double(glyph.x), Double(glyph.y)])
                last = glyph.y
            }
            return .into
        }
        return starts
    }
}

extension CGRect {
    fileprivate var numbers: [Double] { [minX, minY, width, height].map { Double($0) } }
}
