import Foundation
import LayoutSupport
import ViewCore

/// A tree, what it is offered, and which way it runs: one question to engine and reference.
struct Comparison {
    var tree: Tree
    var offer: (CGFloat?, CGFloat?)
    var isMirrored = false

    /// Where engine and reference differ: the first view, and both answers.
    @MainActor var disagreement: String? {
        let laid = Laid(
            tree.view, offer.0, offer.1, fillsOffer: true,
            in: isMirrored ? .rightToLeft : EnvironmentValues())
        let expected = Reference.frames(
            of: tree, in: offer, direction: isMirrored ? .rightToLeft : .leftToRight)
        let size = laid.root.frame.size
        if !near(size.width, expected.size.width) || !near(size.height, expected.size.height) {
            return "root: engine \(size.width)x\(size.height), "
                + "reference \(expected.size.width)x\(expected.size.height)"
        }
        for (name, node) in laid.named {
            guard let frame = expected.frames[name] else { continue }
            if !zip(node.frame.numbers, frame.numbers).allSatisfy(near) {
                return "\(name): engine \(numbers(node.frame)), reference \(numbers(frame))"
            }
        }
        let missing = Set(expected.frames.keys).subtracting(laid.named.map(\.name))
        return missing.min().map { "\($0): not among the engine's views" }
    }

    private func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.001 }

    /// The smallest tree found that still gives a disagreement.
    @MainActor func shrunk() -> Comparison {
        var best = self
        search: while true {
            for tree in best.tree.smaller {
                var other = best
                other.tree = tree
                if other.disagreement != nil {
                    best = other
                    continue search
                }
            }
            if best.isMirrored {
                var other = best
                other.isMirrored = false
                if other.disagreement != nil {
                    best = other
                    continue search
                }
            }
            return best
        }
    }
}

extension Comparison: CustomStringConvertible {
    var description: String {
        func length(_ value: CGFloat?) -> String { value.map { shortNumber($0) } ?? "nil" }
        return "\(tree) in \(length(offer.0))x\(length(offer.1))"
            + (isMirrored ? ", right to left" : "")
    }
}
