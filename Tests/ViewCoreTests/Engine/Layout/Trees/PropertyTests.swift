import Drawing
import Foundation
import LayoutSupport
import Testing

@testable import ViewCore

/// What holds for any tree, on trees that nobody wrote.
@MainActor @Suite(.serialized) struct PropertyTests {
    nonisolated static let seeds = Array(stride(from: 0, to: 1000, by: 100))

    /// Trees of every depth in every offer.
    private func each(_ first: Int, _ check: (Tree, (CGFloat?, CGFloat?), Int) -> Void) {
        for seed in first..<first + 100 {
            // Seeds of their own: other trees than the reference is compared on.
            let tree = RandomTrees.tree(seed: seed + 10_000, depth: 1 + seed % 4)
            for offer in RandomTrees.offers { check(tree, offer, seed) }
        }
    }

    private func all(_ root: LayoutNode) -> [LayoutNode] {
        [root] + root.children.flatMap { all($0) }
    }

    @Test(arguments: seeds)
    func `Sizes are finite and not negative`(_ first: Int) {
        each(first) { tree, offer, seed in
            for node in all(Laid(tree.view, offer.0, offer.1).root) {
                let size = node.frame.size
                if !(size.width >= 0 && size.width <= CGFloat.largestLength)
                    || !(size.height >= 0 && size.height <= CGFloat.largestLength)
                    || !node.frame.origin.x.isFinite || !node.frame.origin.y.isFinite
                {
                    Issue.record("seed \(seed) in \(offer): \(node.frame) in \(tree)")
                }
            }
        }
    }

    @Test(arguments: seeds)
    func `Every view has the size it answers to the proposal it was placed with`(_ first: Int) {
        each(first) { tree, offer, seed in
            for node in all(Laid(tree.view, offer.0, offer.1).root)
            where node.size(node.placedProposal) != node.frame.size {
                Issue.record("seed \(seed) in \(offer): \(node.frame) in \(tree)")
            }
        }
    }

    @Test(arguments: seeds)
    func `Laid out twice the frames are the same`(_ first: Int) {
        each(first) { tree, offer, seed in
            let (one, two) = (Laid(tree.view, offer.0, offer.1), Laid(tree.view, offer.0, offer.1))
            if one.text != two.text { Issue.record("seed \(seed) in \(offer): \(tree)") }
        }
    }

    @Test(arguments: seeds)
    func `Without the cache the frames are the same`(_ first: Int) {
        for seed in first..<first + 100 {
            let tree = RandomTrees.tree(seed: seed + 10_000, depth: 1 + seed % 3)
            let offer = RandomTrees.offers[seed % RandomTrees.offers.count]
            let cached = Laid(tree.view, offer.0, offer.1).text
            unsafe LayoutCaching.isOn = false
            let uncached = Laid(tree.view, offer.0, offer.1).text
            unsafe LayoutCaching.isOn = true
            if cached != uncached { Issue.record("seed \(seed) in \(offer): \(tree)") }
        }
    }

    @Test(arguments: seeds)
    func `Right to left is the mirror image`(_ first: Int) {
        each(first) { tree, offer, seed in
            // What runs one way whatever its surroundings do is not mirrored.
            guard !tree.description.contains(".layoutDirection") else { return }
            let usual = Laid(tree.view, offer.0, offer.1)
            let other = Laid(tree.view, offer.0, offer.1, in: .rightToLeft)
            let width = usual.root.frame.width
            for (name, node) in usual.named {
                guard let mirrored = other.frame(name) else { continue }
                let isMirror =
                    abs(mirrored.minX - (width - node.frame.maxX)) < 0.001
                    && abs(mirrored.minY - node.frame.minY) < 0.001
                    && abs(mirrored.width - node.frame.width) < 0.001
                if !isMirror { Issue.record("seed \(seed) in \(offer): \(name) in \(tree)") }
            }
        }
    }

    @Test(arguments: seeds)
    func `Rounding leaves neither gaps nor overlaps between neighbours`(_ first: Int) {
        for seed in first..<first + 100 {
            var random = Seeded(seed + 20_000)
            let axis: Axis = Bool.random(using: &random) ? .horizontal : .vertical
            let scale: CGFloat = [1, 2, 3].randomElement(using: &random) ?? 2
            let count = Int.random(in: 2...9, using: &random)
            let children = (0..<count).map { index in
                Bool.random(using: &random)
                    ? Tree.color("n\(index)")
                    : Tree.fixed(
                        "n\(index)", .random(in: 0...20, using: &random),
                        .random(in: 0...20, using: &random))
            }
            let tree = Tree.modified(
                .stack(axis, across: .center, spacing: 0, children),
                .padding(
                    EdgeInsets(.all, .random(in: 0...3, using: &random))))
            let length = CGFloat.random(in: 0...300, using: &random)
            let laid = Laid(tree.view, length, length)
            let builder = DisplayBuilder(scale: scale)
            let frames = laid.named.map { builder.snapped($0.node.frame) }
            for (a, b) in zip(frames, frames.dropFirst()) {
                let (end, start) =
                    axis == .horizontal ? (a.maxX, b.minX) : (a.maxY, b.minY)
                if abs(end - start) > 1e-9 {
                    Issue.record("seed \(seed): \(end) and \(start) in \(tree)")
                }
            }
        }
    }

    @Test(arguments: seeds)
    func `Leaves are drawn where they were placed`(_ first: Int) {
        each(first) { tree, offer, seed in
            guard !tree.drawsGroups else { return }
            let laid = Laid(tree.view, offer.0, offer.1)
            let builder = DisplayBuilder(scale: 2)
            var expected: [CGRect] = []
            func walk(_ node: LayoutNode) {
                if node is FillNode { expected.append(builder.snapped(node.frame)) }
                for child in node.children { walk(child) }
            }
            walk(laid.root)
            let drawn = layOut(tree.view, offer.0, offer.1).list.items.compactMap { item -> CGRect? in
                guard case .fill(.rectangle(let rect), _, _) = item else { return nil }
                return rect
            }
            if drawn != expected { Issue.record("seed \(seed) in \(offer): \(tree)") }
        }
    }
}

extension Tree {
    /// Whether something in it is drawn into a group, turned, clipped or hidden, or is no plain color.
    fileprivate var drawsGroups: Bool {
        let words =
            ["Divider", "Image", "Resizable", "ScrollView", "ViewThatFits", ".mask"]
            + Effect.allCases.map { ".\($0.rawValue)" }
        return words.contains { description.contains($0) }
    }
}
