package import Drawing
package import Foundation

/// The views of a tile's trace, each before what is inside of it, frames in points of the picture.
package struct TileViews: Sendable {
    package struct View: Sendable {
        /// Without children.
        package let node: TraceNode
        package let frame: CGRect
        package let parent: Int?
        /// Past the last view inside.
        package fileprivate(set) var end: Int
        /// Which of its parent's children it is.
        package let position: Int
        package let childCount: Int
    }

    package private(set) var all: [View] = []

    /// - Parameter frame: where the first root stands in the picture; a trace does not count the room that a picture has
    ///   for what is drawn outside of the view.
    package init(_ trace: Trace, at frame: CGRect) {
        for root in trace.roots {
            let offset = CGSize(
                width: frame.minX - root.frame.minX, height: frame.minY - root.frame.minY)
            add(root, below: nil, at: 0, movedBy: offset)
        }
    }

    private mutating func add(_ node: TraceNode, below parent: Int?, at position: Int, movedBy offset: CGSize)
    {
        let index = all.count
        var bare = node
        bare.children = []
        all.append(
            View(
                node: bare, frame: node.frame.offsetBy(dx: offset.width, dy: offset.height), parent: parent,
                end: index + 1, position: position, childCount: node.children.count))
        for (position, child) in node.children.enumerated() {
            add(child, below: index, at: position, movedBy: offset)
        }
        all[index].end = all.count
    }

    package func inside(_ index: Int) -> Range<Int> { index + 1..<all[index].end }

    /// The views around one, the nearest first.
    package func around(_ index: Int) -> [Int] {
        var found: [Int] = []
        var next = all[index].parent
        while let view = next {
            found.append(view)
            next = all[view].parent
        }
        return found
    }

    /// The view's name with who wrote it, or what it stands in, before it.
    package func site(of index: Int, frame: CGRect? = nil) -> Site {
        let view = all[index]
        // The view that source files are drawn by has a name that nobody wrote.
        let author = ([index] + around(index)).lazy.compactMap { all[$0].node.owner.author }
            .first { !$0.hasPrefix("__") }
        let name = view.node.name
        let words = view.node.identifyingWords.map { " “\($0)”" } ?? ""
        let before = author.map { $0 == name ? "" : $0 + " › " } ?? ""
        return Site(view: before + name + words, place: before + name, frame: frame ?? view.frame)
    }
}

extension TraceNode {
    package func value(_ name: String) -> TraceValue? { properties.first { $0.name == name }?.value }

    package func text(_ name: String) -> String? {
        if case .text(let text) = value(name) { text } else { nil }
    }

    /// What tells it from others of its kind, in at most 24 characters.
    var identifyingWords: String? {
        let said = properties.first { $0.traits.contains(.identifying) }?.value.description
        let told = said?.split(whereSeparator: \.isNewline).joined(separator: " ")
        guard let told, !told.isEmpty else { return nil }
        return told.count > 24 ? told.prefix(23) + "…" : told
    }
}
