import Foundation
import ViewCore

/// A row or a column (section 2).
struct Stack: Part {
    let axis: Axis
    /// Where the children meet across.
    let guide: GuideKey
    let children: [any Part]
    let surroundings: Surroundings
    /// Before each child; none before the first.
    private let gaps: [CGFloat]

    init(
        _ axis: Axis, _ guide: GuideKey, spacing: CGFloat?, _ children: [any Part],
        _ surroundings: Surroundings
    ) {
        (self.axis, self.guide, self.children) = (axis, guide, children)
        self.surroundings = surroundings
        gaps = children.indices.map { index in
            guard index > 0 else { return 0 }
            let (one, next) = (children[index - 1].distances, children[index].distances)
            return spacing ?? one.distance(to: next, along: axis)
        }
    }

    private func length(_ child: any Part, _ along: CGFloat?, _ across: CGFloat?) -> CGFloat {
        child.size(Offer(axis, along: along, across: across)).on(axis)
    }

    /// What each child is offered along the stack.
    private func shares(of total: CGFloat?, across: CGFloat?) -> [CGFloat?] {
        guard let total else { return children.map { _ in nil } }
        guard total.isFinite else { return children.map { _ in .infinity } }
        let least = children.map { length($0, 0, across) }
        let most = children.map { length($0, .infinity, across) }
        let order = children.indices.sorted { a, b in
            let (first, second) = (children[a].priority, children[b].priority)
            return first == second
                ? Flexibility(least[a], most[a]).isBefore(Flexibility(least[b], most[b]), a < b)
                : first > second
        }
        var shares = [CGFloat?](repeating: nil, count: children.count)
        var taken = gaps.reduce(0, +)
        var rest = order[...]
        while let first = rest.first {
            let group = rest.prefix { children[$0].priority == children[first].priority }
            rest = rest.dropFirst(group.count)
            // The minima of later groups are not for this one to share.
            let reserved = rest.map { least[$0] }.reduce(0, +)
            for (place, index) in group.enumerated() {
                let share = max((total - taken - reserved) / CGFloat(group.count - place), 0)
                shares[index] = share
                taken += length(children[index], share, across)
            }
        }
        return shares
    }

    /// The children one after the other, lined up across.
    func arranged(_ along: CGFloat?, _ across: CGFloat?) -> (
        size: CGSize, children: [PlacedPart]
    ) {
        var placed = zip(children, shares(of: along, across: across)).map { child, share in
            PlacedPart(child, Offer(axis, along: share, across: across))
        }
        var position: CGFloat = 0
        for index in placed.indices {
            position += gaps[index]
            placed[index].move(axis, to: position)
            position += placed[index].size.on(axis)
        }
        let width = placed.align(guide)
        return (.on(axis, along: position, across: width), placed)
    }

    func size(_ offer: Offer) -> CGSize {
        arranged(offer.on(axis), offer.on(axis.other)).size
    }

    /// The same again, with the stack's own size across where nothing was offered there.
    private func placed(_ offer: Offer) -> [PlacedPart] {
        let across = offer.on(axis.other) ?? size(offer).on(axis.other)
        return arranged(offer.on(axis), across).children
    }

    func explicit(_ guide: GuideKey, _ offer: Offer) -> CGFloat? { placed(offer).explicit(guide) }

    func place(at origin: CGPoint, _ offer: Offer, into frames: inout [String: CGRect]) {
        placed(offer).place(in: size(offer), at: origin, surroundings, into: &frames)
    }

    /// Nothing for an empty one, as Apple's `ViewSpacing.zero` says of containers; otherwise
    /// the ends of the first and last child, the union of their sides (section 3, rule 7).
    var distances: Distances {
        guard let first = children.first, let last = children.last else {
            return .union(of: [])
        }
        var result = Distances()
        result.take([axis.edges[0]], of: first.distances)
        result.take([axis.edges[1]], of: last.distances)
        for child in children { result.take(axis.other.edges, of: child.distances) }
        return result
    }
}

/// How much a child's length can change, which decides who is asked first.
struct Flexibility {
    let least: CGFloat
    let range: CGFloat

    init(_ least: CGFloat, _ most: CGFloat) {
        self.least = least
        // What has no upper bound is as flexible as can be, even if it has no lower one.
        range = most == .infinity ? .infinity : most - least
    }

    /// The less flexible first; of the unbounded, that with the larger least length.
    func isBefore(_ other: Flexibility, _ isEarlier: Bool) -> Bool {
        if range != other.range { return range < other.range }
        if range == .infinity, least != other.least { return least > other.least }
        return isEarlier
    }
}
