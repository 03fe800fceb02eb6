package import Drawing
import Foundation
import ViewCore
import SwiftUI

/// What it took to lay a hostile tree out, and whether it came out whole.
package struct HostileCost: Sendable {
    package let seed: Int
    /// What the tree is made of, each once, in the order it was made.
    package let words: [String]
    package let answers: Int
    package let nodes: Int
    package let seconds: Double
    package let warnings: [String]
    package let list: DisplayList
    /// What is wrong with the picture; `nil` for nothing.
    package let problem: String?

    /// Measurements of each view on the average.
    package var perNode: Double { Double(answers) / Double(max(nodes, 1)) }

    /// Lays the tree of a seed out as a tile, draws its list, and looks at every frame.
    @MainActor package init(seed: Int, engine: any TextEngine = FixedTextEngine()) {
        var trees = HostileTrees(seed: seed)
        let view = trees.tree()
        var options = TileOptions()
        options.width = trees.random.pick([nil, 0, 320, trees.random.length()])
        options.height = trees.random.pick([nil, 0, 200, trees.random.length()])
        options.margin = 8
        options.inkLimit = 400
        options.needsTrace = false
        let graph = ViewGraph(engine: engine)
        let before = unsafe LayoutWork.answers
        let clock = ContinuousClock()
        let start = clock.now
        let laid = graph.layOut(view, in: EnvironmentValues(), options: options)
        let time = clock.now - start
        self.seed = seed
        answers = unsafe LayoutWork.answers - before
        seconds = Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
        words = trees.words.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        warnings = laid.warnings
        list = laid.list
        let (placed, problem) = HostileCost.look(at: laid.makeTrace())
        // Views that did not fit were measured, too, and are not in the trace; each counts as a place and as a view.
        nodes = max(placed, graph.journal.viewCount / 2)
        let text = "\(laid.list.size)"
        self.problem =
            problem ?? (text.contains("nan") || text.contains("inf") ? "the picture's size is \(text)" : nil)
    }

    private static func look(at trace: Trace) -> (nodes: Int, problem: String?) {
        var (count, problem) = (0, String?.none)
        var waiting = trace.roots
        while let node = waiting.popLast() {
            count += 1
            let frame = node.frame
            let isUsable = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].allSatisfy(
                \.isFinite)
            if !isUsable || frame.size.width < 0 || frame.size.height < 0 {
                problem = problem ?? "the frame of \(node.name) is \(frame)"
            }
            waiting += node.children
        }
        return (count, problem)
    }
}
