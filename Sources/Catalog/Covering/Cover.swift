/// Few rows of values, one of each axis, that together have each pair of values, or each triple, of any axes.
///
/// The rows are worked out anew each time, the same everywhere: nothing random, timed or stored is in them.
package struct Cover: Sendable {
    /// The value of each axis, by its number from 0. Those with the most new pairs stand first.
    package private(set) var rows: [[Int]]
    /// How many pairs each row has that none before it has.
    package private(set) var new: [Int]
    /// How many pairs cannot be, because of values that do not go together.
    package private(set) var impossible = 0

    /// As many pairs can be covered; more take too much memory and time.
    static let limit = 4_000_000

    /// Values of some axes, by their numbers, that do not all go together.
    package typealias Group = [(axis: Int, value: Int)]

    /// - Parameters:
    ///   - counts: how many values each axis has, 1 or more.
    ///   - strength: 2 for pairs, 3 for triples.
    ///   - usual: the row to begin with, if it is allowed.
    package init(
        counts: [Int], strength: Int, usual: [Int], forbidden: [Group] = []
    ) throws(CoverError) {
        // An axis of one value has no pair that a row could lack.
        let turning = counts.indices.filter { counts[$0] > 1 }
        let own = turning.map { counts[$0] }
        let groups = try Cover.narrowed(forbidden, to: turning, counts)
        let allowed = ForbiddenValues(groups, counts: own)
        let first = turning.map { usual[$0] }
        guard !turning.isEmpty else {
            (rows, new) = ([counts.map { _ in 0 }], [0])
            return
        }
        let strength = min(strength, turning.count)
        let total = TupleTable.total(own, strength: strength, limit: Cover.limit)
        guard total <= Cover.limit else { throw .tooMany(total) }
        guard try allowed.canBeCompleted(own.map { _ in -1 }) else { throw .nothingAllowed }
        let table = TupleTable(counts: own, strength: strength)
        let found = try Cover.found(table, allowed, first)
        impossible = found.impossible
        let order = CoverOrder(table: table)
        var covering = found.rows
        if allowed.isEmpty {
            // No value is more than its number: the names change places so that the usual row is the first.
            covering = covering.map { row in
                row.indices.map { axis in
                    let (one, other) = (covering[0][axis], first[axis])
                    return row[axis] == one ? other : row[axis] == other ? one : row[axis]
                }
            }
        }
        let sorted = order.sorted(order.plain(covering, usual: first, allowed), first: first)
        new = sorted.new
        rows = sorted.rows.map { row in
            var whole = counts.map { _ in 0 }
            for (place, axis) in turning.enumerated() { whole[axis] = row[place] }
            return whole
        }
    }

    /// How many pairs there are that can be.
    package var total: Int { new.reduce(0, +) }

    /// How many of these none of the first rows has.
    package func left(after count: Int) -> Int { new.dropFirst(count).reduce(0, +) }

    /// The groups by the axes that turn; those that never are whole are left out.
    private static func narrowed(
        _ groups: [Group], to turning: [Int], _ counts: [Int]
    ) throws(CoverError) -> [[ForbiddenValues.Literal]] {
        var places: [Int: Int] = [:]
        for (place, axis) in turning.enumerated() { places[axis] = place }
        var narrowed: [[ForbiddenValues.Literal]] = []
        for group in groups {
            if group.contains(where: { !(0..<counts[$0.axis]).contains($0.value) }) { continue }
            let literals = group.compactMap { literal in
                places[literal.axis].map { ForbiddenValues.Literal(axis: $0, value: literal.value) }
            }
            guard !literals.isEmpty else { throw .nothingAllowed }
            narrowed.append(literals)
        }
        return narrowed
    }

    private static func found(
        _ table: TupleTable, _ allowed: ForbiddenValues, _ usual: [Int]
    ) throws(CoverError) -> (rows: [[Int]], impossible: Int) {
        // No cover has fewer rows than the largest axes have combinations.
        let floor = table.counts.sorted(by: >).prefix(table.strength).reduce(1, *)
        var known: [[Int]]?
        if allowed.isEmpty, table.strength == 2 {
            if floor == 4 { return (KnownCovers.binary(table.counts.count), 0) }
            known = lines(table, floor: floor)
            if let known, known.count == floor { return (known, 0) }
        }
        let effort = Effort(table, floor: floor)
        var best: [[Int]] = known ?? []
        var (impossible, kept) = (0, 0)
        for seed in 1...effort.searches {
            var search = try CoverSearch(table, allowed, seed: UInt64(seed))
            if !allowed.isEmpty, isAllowed(usual, allowed) {
                search.add(usual)
                kept = 1
            }
            try search.complete(candidates: effort.candidates)
            impossible = search.impossible
            var reduction = CoverReduction(table, allowed, search.rows, seed: UInt64(seed))
            reduction.reduce(keeping: kept, work: effort.reduction, floor: floor)
            if best.isEmpty || reduction.rows.count < best.count { best = reduction.rows }
        }
        return (best, impossible)
    }

    private static func isAllowed(_ row: [Int], _ allowed: ForbiddenValues) -> Bool {
        !row.indices.contains { allowed.isBroken(by: $0, in: row) }
    }

    /// A cover by lines, where that is near the smallest there could be; values past an axis' own stand for any.
    private static func lines(_ table: TupleTable, floor: Int) -> [[Int]]? {
        guard let most = table.counts.max(), let field = FiniteField(atLeast: most) else { return nil }
        let axes = table.counts.count
        guard KnownCovers.lineCount(field.size, axes: axes) <= 3 * floor else { return nil }
        let rows = KnownCovers.lines(of: field, axes: axes).map { row in
            zip(row, table.counts).map { $0 % $1 }
        }
        guard rows.count > floor, field.size > most || table.counts.contains(where: { $0 < most }) else {
            return rows
        }
        var reduction = CoverReduction(table, ForbiddenValues([], counts: table.counts), rows, seed: 1)
        reduction.reduce(keeping: 0, work: Effort(table, floor: floor).reduction, floor: floor)
        return reduction.rows
    }

    /// How much is tried: about as much for each size of axes, in tuples that are looked at.
    private struct Effort {
        var searches: Int
        var candidates: Int
        var reduction: Int

        init(_ table: TupleTable, floor: Int) {
            let axes = table.counts.count
            let others = table.strength == 3 ? axes * axes / 8 + 1 : table.strength == 2 ? axes / 2 + 1 : 1
            let row = table.counts.reduce(0, +) * others
            let whole = row.multipliedReportingOverflow(by: floor * 2)
            let cost = whole.overflow ? Int.max : max(whole.partialValue, 1)
            candidates = min(max(Effort.search / cost, 3), Effort.most)
            searches = min(max(Effort.search / cost / Effort.most, 1), 6)
            reduction = Effort.search * 2 / searches
        }

        private static let search = 25_000_000
        /// More candidates for a row make covers hardly smaller; more searches do.
        private static let most = 25
    }
}
