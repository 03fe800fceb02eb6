/// A few tiles of a specimen that have each pair, or triple, of values of the axes that change its pictures.
package struct CoverPlan: Sendable {
    /// The specimen with no other values than the tiles have.
    package let specimen: Specimen
    /// How many tiles there are in all.
    package let all: Int
    /// The axes that change nothing; each is where it usually is.
    package let idle: [AnyAxis]
    private let cover: Cover

    /// The points at which ``AxisEffects`` looks for what axes change, without those that are kept apart: those that
    /// differ from the usual one in two axes at most.
    package static func trials(of specimen: Specimen) -> [TilePoint] {
        let axes = specimen.axes.list
        guard let normal = specimen.axes.normal else { return [] }
        var points = [normal]
        for (place, axis) in axes.enumerated() {
            for value in axis.values where value != normal.values[place] {
                var point = normal
                point.set(value)
                points.append(point)
                for other in axes[(place + 1)...] {
                    for second in other.values where second != other.usual {
                        var both = point
                        both.set(second)
                        points.append(both)
                    }
                }
            }
        }
        let groups = specimen.apartGroups.map { group in
            group.map { (axis: $0.axis, value: axes[$0.axis].values[$0.value]) }
        }
        return points.filter { point in
            !groups.contains { group in group.allSatisfy { point.values[$0.axis] == $0.value } }
        }
    }

    /// - Parameters:
    ///   - changing: the ids of the axes that change something.
    ///   - strength: 2 for pairs, 3 for triples.
    ///   - known: covers of specimens before it, many of which have as many values of as many axes.
    package init(
        _ specimen: Specimen, by changing: Set<String>, strength: Int, known: inout [CoverShape: Cover]
    ) throws(CoverError) {
        all = specimen.axes.count
        var narrowed = specimen
        narrowed.axes = specimen.axes.mapped { axis in
            changing.contains(axis.id) ? axis : axis.taking([axis.usual].compactMap(\.self))
        }
        self.specimen = narrowed
        let axes = specimen.axes.list
        let usual = axes.map { axis in axis.values.firstIndex { $0 == axis.usual } ?? 0 }
        idle = axes.filter { $0.values.count > 1 && !changing.contains($0.id) }
        let isTurning = axes.map { $0.values.count > 1 && changing.contains($0.id) }
        // An axis that stays where it is has one value, by which what is kept apart may be known.
        var groups: [Cover.Group] = []
        for group in specimen.apartGroups {
            if group.contains(where: { !isTurning[$0.axis] && $0.value != usual[$0.axis] }) { continue }
            groups.append(group.map { isTurning[$0.axis] ? $0 : (axis: $0.axis, value: 0) })
        }
        let places = axes.indices
        let shape = CoverShape(
            counts: places.map { isTurning[$0] ? axes[$0].values.count : 1 },
            usual: places.map { isTurning[$0] ? usual[$0] : 0 }, strength: strength,
            apart: groups.map { $0.map { [$0.axis, $0.value] } })
        if let same = known[shape] {
            cover = same
        } else {
            cover = try Cover(
                counts: shape.counts, strength: strength, usual: shape.usual, forbidden: groups)
            known[shape] = cover
        }
    }

    /// How many new pairs each tile has, the most first.
    package var new: [Int] { cover.new }

    /// How many pairs there are, without those that are kept apart.
    package var total: Int { cover.total }

    /// How many pairs are kept apart.
    package var impossible: Int { cover.impossible }

    /// The first tiles, in the order of the new pairs that they have.
    package func tiles(_ count: Int) -> [Tile] {
        specimen.tiles(
            at: cover.rows.prefix(count).map { row in
                TilePoint(
                    values: zip(specimen.axes.list, row).map { axis, value in axis.values[value] })
            })
    }
}

/// What a cover is worked out from.
package struct CoverShape: Hashable, Sendable {
    let counts: [Int]
    let usual: [Int]
    let strength: Int
    let apart: [[[Int]]]
}
