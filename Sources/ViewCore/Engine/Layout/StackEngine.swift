package import Foundation

/// The arithmetic of `HStack` and `VStack`, on values that answer sizes.
package struct StackEngine: Sendable {
    package var axis: Axis
    /// `nil` asks the children.
    package var spacing: CGFloat?
    package var alignment: AlignmentKey

    /// Where each child goes, relative to the stack's origin.
    package struct Result {
        package var size = CGSize.zero
        package var origins: [CGPoint] = []
        package var proposals: [ProposedViewSize] = []
    }

    /// Lays `children` out in `proposal`, `gaps` before each. Steps and names are those of
    /// Documentation/Rules/layout-rules.md, section 2.
    package func layOut<Child: LayoutItem>(
        _ children: [Child], in proposal: ProposedViewSize, gaps: [CGFloat]
    ) -> Result {
        var result = Result()
        guard !children.isEmpty else { return result }
        let minor = proposal[axis.other]
        let lengths = proposals(children, major: proposal[axis], minor: minor, gaps: gaps)
        result.proposals = lengths

        var extent = AlignedExtent()
        var position: CGFloat = 0
        result.origins.reserveCapacity(children.count)
        for (index, child) in children.enumerated() {
            let size = child.size(lengths[index])
            let guide = child.guide(alignment, for: lengths[index])
            if index > 0 { position += gaps[index] }
            result.origins.append(
                axis == .horizontal
                    ? CGPoint(x: position, y: -guide) : CGPoint(x: -guide, y: position))
            position += size[axis]
            extent.add(length: size[axis.other], guide: guide)
        }
        for index in result.origins.indices {
            if axis == .horizontal {
                result.origins[index].y -= extent.low
            } else {
                result.origins[index].x -= extent.low
            }
        }
        result.size = CGSize(axis, major: max(position, 0), minor: extent.length)
        return result
    }

    /// The length along the stack that `layOut` would answer; nothing across is asked for.
    func length<Child: LayoutItem>(
        _ children: [Child], in proposal: ProposedViewSize, gaps: [CGFloat]
    ) -> CGFloat {
        let offers = proposals(
            children, major: proposal[axis], minor: proposal[axis.other], gaps: gaps, alone: true)
        var position: CGFloat = 0
        for (index, child) in children.enumerated() {
            if index > 0 { position += gaps[index] }
            position += child.length(axis, offers[index])
        }
        return max(position, 0)
    }

    /// The distance before each child.
    package func gaps<Child: LayoutItem>(_ children: [Child]) -> [CGFloat] {
        var gaps = [CGFloat](repeating: 0, count: children.count)
        guard children.count > 1 else { return gaps }
        if let spacing {
            let clean = spacing.isFinite ? spacing : 0
            for index in 1..<children.count { gaps[index] = clean }
        } else {
            var previous = children[0].spacing
            for index in 1..<children.count {
                let next = children[index].spacing
                gaps[index] = previous.distance(to: next, along: axis)
                previous = next
            }
        }
        return gaps
    }

    private func proposals<Child: LayoutItem>(
        _ children: [Child], major: CGFloat?, minor: CGFloat?, gaps: [CGFloat],
        alone: Bool = false
    ) -> [ProposedViewSize] {
        guard let major else {
            let ideal = ProposedViewSize(axis, major: nil, minor: minor)
            return [ProposedViewSize](repeating: ideal, count: children.count)
        }
        var available = major - gaps.reduce(0, +)
        // Alone, a child gets what there is, however flexible it is.
        if children.count == 1 {
            return [ProposedViewSize(axis, major: max(available, 0), minor: minor)]
        }
        // Nobody's offer depends on the others where nothing is left to share.
        if unsafe LayoutCaching.isOn, available <= 0 {
            return [ProposedViewSize](
                repeating: ProposedViewSize(axis, major: 0, minor: minor), count: children.count)
        }
        func minimum(_ index: Int) -> CGFloat {
            children[index].length(axis, ProposedViewSize(axis, major: 0, minor: minor))
        }
        let priorities = children.map { child in
            let priority = child.priority
            return priority.isNaN ? 0 : priority
        }
        var order = Array(children.indices)
        var minimums: [CGFloat] = []
        if priorities.contains(where: { $0 != priorities[0] }) {
            order.sort { priorities[$0] != priorities[$1] ? priorities[$0] > priorities[$1] : $0 < $1 }
            minimums = [CGFloat](repeating: 0, count: children.count)
            let first = priorities[order[0]]
            for index in order where priorities[index] != first {
                minimums[index] = minimum(index)
                available -= minimums[index]
            }
        }
        // Nor where there is no end of it.
        if unsafe LayoutCaching.isOn, available == .infinity {
            return [ProposedViewSize](
                repeating: ProposedViewSize(axis, major: .infinity, minor: minor),
                count: children.count)
        }
        var proposals = [ProposedViewSize](repeating: .unspecified, count: children.count)
        var start = 0
        while start < order.count {
            let priority = priorities[order[start]]
            var end = start
            while end < order.count, priorities[order[end]] == priority { end += 1 }
            if start > 0 {
                for index in order[start..<end] { available += minimums[index] }
            }
            // Alone in its group, a child gets what there is, however flexible it is.
            if end - start > 1 {
                var traits = order[start..<end].map { index in
                    let low = start > 0 ? minimums[index] : minimum(index)
                    let high = children[index].length(
                        axis, ProposedViewSize(axis, major: .infinity, minor: minor))
                    return Trait(index: index, minimum: low, flexibility: high - low)
                }
                traits.sort(by: Trait.precedes)
                for (place, trait) in traits.enumerated() { order[start + place] = trait.index }
            }
            var left = CGFloat(end - start)
            for index in order[start..<end] {
                let share = available.isFinite ? max(available / left, 0) : max(available, 0)
                let offer = ProposedViewSize(axis, major: share.isNaN ? 0 : share, minor: minor)
                proposals[index] = offer
                // Where the size will be asked for anyway, it is not worked out twice.
                let taken =
                    alone ? children[index].length(axis, offer) : children[index].size(offer)[axis]
                // An infinite proposal stays infinite for the next child.
                if available.isFinite { available -= taken }
                left -= 1
            }
            start = end
        }
        return proposals
    }

    private struct Trait {
        var index: Int
        var minimum: CGFloat
        var flexibility: CGFloat

        static func precedes(_ a: Trait, _ b: Trait) -> Bool {
            // inf - inf is no number: a child whose minimum is infinite bends least.
            let (x, y) = (a.flexibility.isNaN ? 0 : a.flexibility, b.flexibility.isNaN ? 0 : b.flexibility)
            if x != y { return x < y }
            if x == .infinity, a.minimum != b.minimum { return a.minimum > b.minimum }
            return a.index < b.index
        }
    }

    /// The guide of the stack from what its children state: the first line's baseline is the topmost,
    /// the last one's the lowest, anything else the mean (Documentation/Rules/layout-rules.md, section 10).
    package static func combine<Child: LayoutItem>(
        _ key: AlignmentKey, _ children: [Child], _ origins: [CGPoint],
        _ proposals: [ProposedViewSize]
    ) -> CGFloat? {
        var values: [CGFloat] = []
        for (index, child) in children.enumerated() where index < origins.count {
            guard let value = child.statedGuide(key, for: proposals[index]), value.isFinite
            else { continue }
            values.append(
                value + (key.axis == .horizontal ? origins[index].x : origins[index].y))
        }
        guard !values.isEmpty else { return nil }
        switch key.kind {
        case .firstTextBaseline: return values.min()
        case .lastTextBaseline: return values.max()
        default: return values.reduce(0, +) / CGFloat(values.count)
        }
    }

    /// The proposal for a placement in `size`: across, a stack without one has a definite length, so that a
    /// divider in it gets one (Documentation/Rules/layout-rules.md, section 2).
    func definite(_ proposal: ProposedViewSize, _ size: CGSize) -> ProposedViewSize {
        guard proposal[axis.other] == nil else { return proposal }
        var definite = proposal
        definite[axis.other] = size[axis.other]
        return definite
    }

    /// The first view's leading edge, the last one's trailing edge, the union of the rest.
    func spacing<Child: LayoutItem>(_ nodes: [Child]) -> ViewSpacing {
        guard let first = nodes.first, let last = nodes.last else { return .zero }
        var spacing = nodes.spacingUnion
        spacing[axis, false] = first.spacing[axis, false]
        spacing[axis, true] = last.spacing[axis, true]
        return spacing
    }
}
