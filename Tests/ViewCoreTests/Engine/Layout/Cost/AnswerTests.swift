import Drawing
import Foundation
import LayoutSupport
import Testing

@testable import ViewCore

/// Whether what saves work changes an answer: kept answers, lengths asked for alone, proposals taken for others.
@MainActor @Suite(.serialized) struct AnswerTests {
    nonisolated static let seeds = Array(stride(from: 0, to: 200, by: 20))
    private static let proposals: [ProposedViewSize] = {
        let lengths: [CGFloat?] = [nil, 0, 33.3, 120, .infinity]
        return lengths.flatMap { width in lengths.map { ProposedViewSize(width: width, height: $0) } }
    }()
    private static let keys: [AlignmentKey] = [
        HorizontalAlignment.leading.key, HorizontalAlignment.center.key, VerticalAlignment.top.key,
        VerticalAlignment.center.key, VerticalAlignment.firstTextBaseline.key,
        VerticalAlignment.lastTextBaseline.key,
    ]

    private func uncached<T>(_ action: () -> T) -> T {
        unsafe LayoutCaching.isOn = false
        defer { unsafe LayoutCaching.isOn = true }
        return action()
    }

    private func all(_ root: LayoutNode) -> [LayoutNode] {
        [root] + root.allInside.flatMap { all($0) }
    }

    /// The first answer in which two nodes of equal trees differ.
    private func difference(_ kept: LayoutNode, _ fresh: LayoutNode) -> String? {
        if kept.frame != fresh.frame { return "frame \(kept.frame), not \(fresh.frame)" }
        if kept.priority != fresh.priority { return "priority" }
        let (one, two) = (kept.spacing, uncached { fresh.spacing })
        for axis in Axis.allCases {
            for end in [false, true] where one[axis, end] != two[axis, end] { return "spacing" }
        }
        for proposal in AnswerTests.proposals {
            let size = uncached { fresh.size(proposal) }
            // A length before the size and after: neither may depend on what is known already.
            for axis in Axis.allCases where kept.length(axis, proposal) != size[axis] {
                return "\(axis) length of \(kept.length(axis, proposal)), not \(size) for \(proposal)"
            }
            if kept.size(proposal) != size { return "\(kept.size(proposal)), not \(size) for \(proposal)" }
            for key in AnswerTests.keys {
                let guide = uncached { fresh.statedGuide(key, for: proposal) }
                if kept.statedGuide(key, for: proposal) != guide { return "\(key.name) for \(proposal)" }
            }
        }
        return nil
    }

    private func compare(_ view: AnyView, _ offer: (CGFloat?, CGFloat?), _ what: String) {
        let kept = all(Laid(view, offer.0, offer.1).root)
        let fresh = uncached { all(Laid(view, offer.0, offer.1).root) }
        guard kept.count == fresh.count else {
            Issue.record("\(what): \(kept.count) views, not \(fresh.count)")
            return
        }
        for (a, b) in zip(kept, fresh) {
            guard let difference = difference(a, b) else { continue }
            Issue.record("\(what) in \(offer), \(a.traceName): \(difference)")
            return
        }
    }

    @Test(arguments: seeds)
    func `Every answer of a random tree is the same without anything kept`(_ first: Int) {
        for seed in first..<first + 20 {
            let tree = RandomTrees.tree(seed: seed + 30_000, depth: 1 + seed % 3)
            compare(tree.view, RandomTrees.offers[seed % RandomTrees.offers.count], "seed \(seed)")
        }
    }

    @Test(arguments: Chain.allCases)
    func `Every answer of two kinds nested is the same without anything kept`(_ a: Chain) {
        // Every kind meets every eighth of the others.
        let place = Chain.allCases.firstIndex(of: a) ?? 0
        for (index, b) in Chain.allCases.enumerated() where index % 8 == place % 8 {
            let view = a.around(b.around(AnyView(Text(verbatim: "the innermost"))))
            compare(view, CostTests.offers[index % 4], "\(a) around \(b)")
        }
    }
}
