import Foundation
import Testing
import ViewCore

/// The engine against a second implementation of the rules.
@MainActor struct ReferenceTests {
    /// Trees by seed: enough that each pair of rules meets many times.
    nonisolated static let seeds = Array(stride(from: 0, to: 1500, by: 100))

    @Test(arguments: seeds)
    func `Engine and reference agree on random trees`(_ first: Int) {
        for seed in first..<first + 100 {
            let tree = RandomTrees.tree(seed: seed, depth: 1 + seed % 4)
            for offer in RandomTrees.offers {
                let laid = Laid(tree.view, offer.0, offer.1, fillsOffer: true)
                let expected = Reference.frames(of: tree, in: offer)
                let wrong = laid.named.filter { name, node in
                    guard let frame = expected[name] else { return true }
                    return zip(node.frame.numbers, frame.numbers).contains { abs($0 - $1) > 0.001 }
                }
                if let (name, node) = wrong.first {
                    Issue.record(
                        """
                        seed \(seed) in \(offer): \(tree)
                        \(name) engine \(numbers(node.frame)) \
                        reference \(numbers(expected[name] ?? .null))
                        """)
                    return
                }
            }
        }
    }

    @Test func `The reference gives the frames of the worked examples it knows`() throws {
        for example in WorkedExample.all {
            let tree = try TreeParser.parse(example.tree)
            guard tree.isKnown else { continue }
            let found = Reference.frames(of: tree, in: (example.proposal[0], example.proposal[1]))
            for (name, expected) in example.frames {
                guard let frame = found[name] else { continue }
                let isRight = zip(frame.numbers, expected).allSatisfy {
                    abs($0 - ($1 ?? $0)) < 0.001
                }
                #expect(isRight, "\(name)\(numbers(frame)) in \(example)")
            }
        }
    }
}

extension Tree {
    /// Whether the reference has every rule the tree needs.
    fileprivate var isKnown: Bool {
        switch self {
        case .color, .fixed, .spacer: true
        case .text(let string, _): !string.contains(" ")
        case .divider, .container: false
        case .stack(_, let guide, _, let children):
            ![.firstTextBaseline, .lastTextBaseline].contains(guide)
                && children.allSatisfy(\.isKnown)
        case .layers(_, _, let children): children.allSatisfy(\.isKnown)
        case .modified(_, .guide), .modified(_, .lineLimit): false
        case .modified(let tree, .layer(let other, _, _, _)): tree.isKnown && other.isKnown
        case .modified(let tree, _): tree.isKnown
        }
    }
}
