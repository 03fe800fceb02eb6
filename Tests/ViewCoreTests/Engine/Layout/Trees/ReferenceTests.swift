import Foundation
import LayoutSupport
import Testing
import ViewCore

/// The engine against a second implementation of the rules; `scripts/checks/layout` takes more trees.
@MainActor struct ReferenceTests {
    /// Trees by seed: enough that each pair of rules meets many times.
    nonisolated static let seeds = Array(stride(from: 0, to: 1500, by: 100))

    @Test(arguments: seeds)
    func `Engine and reference agree on random trees`(_ first: Int) {
        for seed in first..<first + 100 {
            let tree = RandomTrees.tree(seed: seed, depth: 1 + seed % 4)
            for (index, offer) in RandomTrees.offers.enumerated() where (seed + index) % 3 == 0 {
                let one = Comparison(tree: tree, offer: offer, isMirrored: (seed + index) % 2 == 0)
                guard one.disagreement != nil else { continue }
                let small = one.shrunk()
                Issue.record("seed \(seed): \(small)\n\(small.disagreement ?? "")")
                return
            }
        }
    }

    @Test(arguments: seeds)
    func `A printed tree is read back as it was`(_ first: Int) throws {
        for seed in first..<first + 100 {
            let text = RandomTrees.tree(seed: seed, depth: 1 + seed % 4).description
            let back = try TreeParser.parse(text).description
            if back != text { Issue.record("seed \(seed): \(text)\nis read as\n\(back)") }
        }
    }

    @Test(arguments: WorkedExample.all)
    func `The reference gives the frames of the worked examples`(_ example: WorkedExample) throws {
        let tree = try TreeParser.parse(example.tree)
        // The Divider of the examples is one point thick.
        let (size, frames) = Reference.frames(
            of: tree, in: (example.proposal[0], example.proposal[1]), scale: 1)
        func isNear(_ found: [CGFloat], _ expected: [CGFloat?]) -> Bool {
            zip(found, expected).allSatisfy { abs($0 - ($1 ?? $0)) < 0.001 }
        }
        #expect(isNear([size.width, size.height], example.size), "\(example)")
        for (name, expected) in example.frames {
            // The reference has no frames of containers.
            guard let frame = frames[name] else { continue }
            #expect(isNear(frame.numbers, expected), "\(name)\(numbers(frame)) in \(example)")
        }
    }

    @Test func `A fault is shrunk to the least tree that shows it`() throws {
        // No engine has a fault to order; a tree that is no view's stands in for one.
        let tree = try TreeParser.parse(
            "VStack(leading, 8){Rect a .padding(4); HStack(center){Fixed b 40x20 .frame(width 12); Text(\"m mm\") c}}"
        )
        let all = Set(tree.smaller.map(\.description))
        #expect(all.contains("Rect a .padding(top 4, leading 4, bottom 4, trailing 4)"))
        #expect(all.contains { $0.hasPrefix("VStack(center, 8)") })
        #expect(tree.smaller.allSatisfy { $0.count <= tree.count })
    }
}
