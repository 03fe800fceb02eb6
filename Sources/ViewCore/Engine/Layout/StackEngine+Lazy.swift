import Foundation

extension StackEngine {
    /// The size that `layOutLazily` answers, without a second pass for the places.
    func sizeLazily<Child: LayoutItem>(
        _ nodes: [Child], in proposal: ProposedViewSize, gaps: [CGFloat]
    ) -> CGSize {
        var offer = proposal
        offer[axis] = nil
        guard let room = proposal[axis.other], room.isFinite, !nodes.isEmpty else {
            var size = layOut(nodes, in: offer, gaps: gaps).size
            if let room = proposal[axis.other] { size[axis.other] = max(room, size[axis.other]) }
            return size
        }
        return CGSize(
            axis, major: length(nodes, in: offer, gaps: gaps), minor: max(room, 0))
    }

    /// Lays `nodes` out as a lazy stack does.
    ///
    /// Unlike an eager one, it does not share its length out: it cannot know all its views, so each gets
    /// its ideal length; and across it takes all that is offered (swiftuifieldguide.com, lazy stacks).
    func layOutLazily<Child: LayoutItem>(
        _ nodes: [Child], in proposal: ProposedViewSize, gaps: [CGFloat]
    ) -> Result {
        let across = axis.other
        var offer = proposal
        offer[axis] = nil
        var result = layOut(nodes, in: offer, gaps: gaps)
        guard let room = proposal[across] else {
            let size = result.size
            result = layOut(nodes, in: definite(offer, size), gaps: gaps)
            result.size = size
            return result
        }
        guard room.isFinite, !nodes.isEmpty else {
            result.size[across] = max(room, result.size[across])
            return result
        }
        // The views keep their line; the line moves to where the wider box has it.
        let narrow = ViewDimensions(source: nil, proposal: .unspecified, size: result.size)
        let before = alignment.defaultValue(in: narrow)
        result.size[across] = max(room, 0)
        let wide = ViewDimensions(source: nil, proposal: .unspecified, size: result.size)
        let shift = alignment.defaultValue(in: wide) - before
        for index in result.origins.indices {
            if across == .horizontal {
                result.origins[index].x += shift
            } else {
                result.origins[index].y += shift
            }
        }
        return result
    }
}
