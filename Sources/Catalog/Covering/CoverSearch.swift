/// Rows that together have every tuple, made one after the other, each with as many new ones as is found.
///
/// A row begins with the value that has the most tuples left, takes the axes in a random order, and of each the value
/// that adds most. Of many such candidates the best becomes the row (Cohen, Dalal, Fredman and Patton, "The AETG
/// system", 1997).
struct CoverSearch {
    private let table: TupleTable
    private let forbidden: ForbiddenValues
    private var random: SteadyRandom
    private var covered: [Bool]
    /// How many tuples are left.
    private var left: Int
    /// The same of those that a value is in.
    private var open: [[Int]]
    private(set) var rows: [[Int]] = []
    /// Tuples that no allowed row has.
    private(set) var impossible = 0

    init(_ table: TupleTable, _ forbidden: ForbiddenValues, seed: UInt64) throws(CoverError) {
        (self.table, self.forbidden) = (table, forbidden)
        random = SteadyRandom(seed)
        covered = [Bool](repeating: false, count: table.total)
        left = table.total
        open = table.counts.map { [Int](repeating: 0, count: $0) }
        try countOpen()
    }

    /// Counts the tuples of each value, and takes those for covered that cannot be.
    private mutating func countOpen() throws(CoverError) {
        var row = table.counts.map { _ in -1 }
        for axes in table.axisSets {
            let isConcerned = axes.contains(where: forbidden.concerns)
            for values in TupleTable.combinations(axes.map { table.counts[$0] }) {
                if isConcerned {
                    for (axis, value) in zip(axes, values) { row[axis] = value }
                    let isPossible = try forbidden.canBeCompleted(row)
                    for axis in axes { row[axis] = -1 }
                    if !isPossible {
                        covered[table.number(of: axes, values)] = true
                        impossible += 1
                        left -= 1
                        continue
                    }
                }
                for (axis, value) in zip(axes, values) { open[axis][value] += 1 }
            }
        }
    }

    /// Takes a row in, whatever it has.
    mutating func add(_ row: [Int]) {
        rows.append(row)
        for axes in table.axisSets {
            let number = table.number(of: axes, axes.map { row[$0] })
            guard !covered[number] else { continue }
            covered[number] = true
            left -= 1
            for axis in axes { open[axis][row[axis]] -= 1 }
        }
    }

    /// Adds rows until every tuple is in one.
    mutating func complete(candidates: Int) throws(CoverError) {
        while left > 0 {
            var best: (row: [Int], new: Int) = ([], 0)
            let starts = starts()
            for _ in 0..<candidates {
                let start = starts[random.below(starts.count)]
                let found = try candidate(beginning: [start])
                if found.new > best.new { best = found }
            }
            // What is forbidden may keep every candidate from what is left.
            if best.new == 0 { best = try candidate(beginning: firstOpen()) }
            add(best.row)
        }
    }

    /// The values with the most tuples left.
    private func starts() -> [ForbiddenValues.Literal] {
        let most = open.reduce(0) { max($0, $1.max() ?? 0) }
        return open.indices.flatMap { axis in
            open[axis].indices.filter { open[axis][$0] == most }.map { .init(axis: axis, value: $0) }
        }
    }

    /// A tuple that is left.
    private func firstOpen() -> [ForbiddenValues.Literal] {
        for axes in table.axisSets {
            for values in TupleTable.combinations(axes.map { table.counts[$0] })
            where !covered[table.number(of: axes, values)] {
                return zip(axes, values).map { .init(axis: $0, value: $1) }
            }
        }
        preconditionFailure("a tuple is left, and none is found")
    }

    private mutating func candidate(
        beginning: [ForbiddenValues.Literal]
    ) throws(CoverError) -> (row: [Int], new: Int) {
        var row = table.counts.map { _ in -1 }
        for literal in beginning { row[literal.axis] = literal.value }
        var assigned = beginning.map(\.axis)
        var new = 0
        if beginning.count == table.strength {
            new = 1
        }
        var order = table.counts.indices.filter { row[$0] < 0 }
        random.shuffle(&order)
        for axis in order {
            var (best, pick, ties) = (-1, 0, 0)
            for value in 0..<table.counts[axis] {
                var gain = 0
                table.forEach(axis, value, in: row, with: assigned) { if !covered[$0] { gain &+= 1 } }
                guard gain >= best else { continue }
                if forbidden.concerns(axis) {
                    row[axis] = value
                    let isPossible = try forbidden.canBeCompleted(row)
                    row[axis] = -1
                    guard isPossible else { continue }
                }
                if gain > best {
                    (best, pick, ties) = (gain, value, 1)
                    continue
                }
                // Of equals the one that has more to be in, then any.
                ties += 1
                let (one, other) = (open[axis][value], open[axis][pick])
                if one > other || (one == other && random.below(ties) == 0) { pick = value }
            }
            row[axis] = pick
            assigned.append(axis)
            new += max(best, 0)
        }
        return (row, new)
    }
}
