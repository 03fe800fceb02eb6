import Foundation

/// What the rows of a group stand on, as a whole: a row that comes or goes is in its place at once, while this grows.
final class RowCard: LayoutNode {
    init() { super.init(.row) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    override var statedGuides: StatedGuides { .none }
}

extension Unfolding {
    /// Lets the rows of a list, and what they stand on, go to where they are placed.
    @inline(never) @MainActor package func follow(_ groups: inout [RowGroup]) {
        for index in groups.indices {
            for row in groups[index].nodes { follow(row, around: row.content) }
            let card = RowCard()
            groups[index].card = card
            follow(card, around: nil)
        }
    }

    /// The views of a container without those on their way out, and these.
    @inline(never) @MainActor package func parted(
        _ nodes: [LayoutNode]
    ) -> (staying: [LayoutNode], leaving: [LeavingNode]) {
        guard let motion, nodes.contains(where: \.isLeaving) else { return (nodes, []) }
        var (staying, leaving) = ([LayoutNode](), [LeavingNode]())
        for node in nodes {
            guard node.isLeaving else {
                staying.append(node)
                continue
            }
            guard let last = motion.lastPlace(of: node) else { continue }
            leaving.append(
                LeavingNode(
                    node: node, index: staying.count, origin: last.origin, proposal: last.proposal,
                    isMirrored: environment.layoutDirection == .rightToLeft))
        }
        return (staying, leaving)
    }
}
