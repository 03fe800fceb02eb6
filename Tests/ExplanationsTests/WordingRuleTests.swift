import Drawing
import Foundation
import Testing

@testable import Differences
@testable import Explanations

/// The parts of explanations: excerpts, costs of matching, names of colours.
@Suite struct WordingRuleTests {
    @Test func `Of two long texts what differs is shown, with twelve letters around it`() {
        let short = String(repeating: "a", count: 48)
        #expect(excerpts(short, "b") == (short, "b"))
        let head = "abcdefghijklmnopqrstuvwxyz"
        let found = excerpts(head + "1" + head, head + "23" + head)
        #expect(found.old == "…opqrstuvwxyz1abcdefghijkl…" && found.new == "…opqrstuvwxyz23abcdefghijkl…")
        let start = excerpts("1" + head + head, "2" + head + head)
        #expect(start == ("1abcdefghijkl…", "2abcdefghijkl…"))
        let end = excerpts(head + head + "1", head + head + "2")
        #expect(end == ("…opqrstuvwxyz1", "…opqrstuvwxyz2"))
        let long = String(repeating: "x", count: 100)
        let all = excerpts(head + long, head)
        #expect(all.old == "…opqrstuvwxyz" + String(repeating: "x", count: 36) + "…")
        #expect(all.new == "…opqrstuvwxyz")
    }

    private func node(
        _ name: String, _ properties: [String] = [], owner: [TraceNode.Author] = [], id: String? = nil,
        width: CGFloat = 1, _ children: [TraceNode] = []
    ) -> TraceNode {
        TraceNode(
            name: name, owner: owner, properties: properties.map { .init($0, .name("v")) }, identifier: id,
            frame: CGRect(x: 0, y: 0, width: width, height: 1), children: children)
    }

    @Test func `Turning a node into another costs what differs`() {
        func cost(_ a: TraceNode, _ b: TraceNode) -> Double { (a.cost(to: b) * 1e6).rounded() / 1e6 }
        let (one, two) = (TraceNode.Author("One"), TraceNode.Author("Two"))
        #expect(cost(node("Text"), node("Text")) == 0)
        #expect(cost(node("Text"), node("Text", width: 2)) == 0.01)
        #expect(cost(node("Text"), node("Image")) == 1.2)
        #expect(cost(node(".padding(.top)"), node(".padding(.leading)")) == 0.4)
        #expect(cost(node("Stack<A>"), node("Stack<B>")) == 0.4)
        #expect(cost(node(".padding"), node("Text")) == 2.5 && cost(node("Text"), node(".padding")) == 2.5)
        #expect(cost(node(".padding"), node(".frame")) == 2.5)
        #expect(cost(node("Text", owner: [one]), node("Text", owner: [two])) == 0.3)
        #expect(cost(node("Text", owner: [one, two]), node("Text", owner: [two])) == 0.1)
        #expect(cost(node("Text", id: "a"), node("Text", id: "b")) == 0.6)
        #expect(cost(node("Text", ["a", "b"]), node("Text", ["a", "c"])) == 0.45)
        #expect(cost(node("Text", ["a"]), node("Text")) == 0.7)
        #expect(cost(node("Text", ["a", "b", "c", "d"]), node("Text", ["a", "b", "c"])) == 0.325)
    }

    /// Postorder: c and d below b, b and e below a.
    @Test func `A tree is written down in postorder`() {
        let tree = FlatTree([node("a", [node("b", [node("c"), node("d")]), node("e")])])
        #expect(tree.nodes.map(\.name) == ["c", "d", "b", "e", "a"])
        #expect(tree.firstLeaf == [0, 1, 0, 3, 0] && tree.parent == [2, 2, 4, 4, -1])
        #expect(tree.keyRoots == [1, 3, 4] && tree.count == 5)
        #expect(tree.path(to: 0) == [4, 2, 0] && tree.path(to: 3) == [4, 3] && tree.path(to: 4) == [4])
        #expect(tree.nodes.flatMap(\.children).isEmpty)
        // Of key roots d, e and a: 1, 1 and 5 nodes.
        #expect(tree.work(with: tree) == 49)
        #expect(tree.work(with: FlatTree([node("x")])) == 7)
        #expect(FlatTree(joining: [node("x"), node("y")]).nodes.map(\.name) == ["x", "y", ""])
    }

    private func node(_ name: String, _ children: [TraceNode]) -> TraceNode {
        node(name, [String](), children)
    }

    @Test func `A colour's name stands before it, with its alpha where that is not the name's`() {
        let blue = RGBA(red: 0, green: 0, blue: 1)
        let names = ColorNames([["accent": blue, "longer accent": blue, "brand": .black], ["other": .black]])
        #expect(names.name(of: "#0000FF") == "accent" && names.name(of: "#000000") == "brand")
        #expect(names.naming("from #0000FF to #0000ff.") == "from accent #0000FF to accent #0000ff.")
        #expect(names.naming("#0000FF80") == "accent 50 % #0000FF80")
        #expect(names.naming("#0000FFFE #0000FF01") == "accent 100 % #0000FFFE accent 0 % #0000FF01")
        #expect(names.naming("#00000000 #123456") == "clear #00000000 #123456")
        #expect(ColorNames.none.naming("#0000FF") == "#0000FF")
        // Of names as long, the first in the alphabet.
        #expect(ColorNames([["b": blue, "a": blue]]).name(of: "#0000FF") == "a")
    }
}
