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
}
