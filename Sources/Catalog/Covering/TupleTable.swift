/// A number for each way of giving values to a few axes, a tuple.
struct TupleTable {
    /// How many values each axis has.
    let counts: [Int]
    /// How many axes a tuple is of: 1, 2 or 3.
    let strength: Int
    /// How many tuples there are.
    let total: Int
    /// The first number of the tuples of some axes, by the axes in order.
    private let bases: [Int]
    /// The axes of each tuple, in order.
    let axisSets: [[Int]]
    /// Which of these a tuple is of.
    private let sets: [Int32]

    init(counts: [Int], strength: Int) {
        (self.counts, self.strength) = (counts, strength)
        let axes = counts.count
        axisSets = TupleTable.axisSets(counts.count, strength)
        var bases = [Int](repeating: 0, count: strength == 3 ? axes * axes * axes : axes * axes)
        var sets: [Int32] = []
        for (place, set) in axisSets.enumerated() {
            bases[set.reduce(0) { $0 * axes + $1 }] = sets.count
            let size = set.reduce(1) { $0 * counts[$1] }
            sets += [Int32](repeating: Int32(place), count: size)
        }
        (self.bases, self.sets, total) = (bases, sets, sets.count)
    }

    /// The axes that a tuple is of.
    func axes(of number: Int) -> [Int] { axisSets[Int(sets[number])] }

    /// Calls `body` with the number of each tuple that the axis makes with the axes of `others`.
    @inline(__always)
    func forEach(_ axis: Int, _ value: Int, in row: [Int], with others: [Int], _ body: (Int) -> Void) {
        switch strength {
        case 1: body(bases[axis] + value)
        case 2: for other in others { body(pair(axis, value, other, row[other])) }
        default:
            for (place, b) in others.enumerated() {
                for c in others[(place + 1)...] { body(triple(axis, value, b, row[b], c, row[c])) }
            }
        }
    }

    @inline(__always)
    func pair(_ a: Int, _ x: Int, _ b: Int, _ y: Int) -> Int {
        a < b
            ? bases[a &* counts.count &+ b] &+ x &* counts[b] &+ y
            : bases[b &* counts.count &+ a] &+ y &* counts[a] &+ x
    }

    @inline(__always)
    func triple(_ a: Int, _ x: Int, _ b: Int, _ y: Int, _ c: Int, _ z: Int) -> Int {
        var (a, x, b, y, c, z) = (a, x, b, y, c, z)
        if a > b { (a, x, b, y) = (b, y, a, x) }
        if b > c { (b, y, c, z) = (c, z, b, y) }
        if a > b { (a, x, b, y) = (b, y, a, x) }
        let base = bases[(a &* counts.count &+ b) &* counts.count &+ c]
        return base &+ (x &* counts[b] &+ y) &* counts[c] &+ z
    }

    private static func axisSets(_ count: Int, _ strength: Int) -> [[Int]] {
        let axes = 0..<count
        switch strength {
        case 1: return axes.map { [$0] }
        case 2: return axes.flatMap { a in axes.filter { $0 > a }.map { [a, $0] } }
        default:
            return axes.flatMap { a in
                axes.filter { $0 > a }.flatMap { b in axes.filter { $0 > b }.map { [a, b, $0] } }
            }
        }
    }

    /// How many tuples there would be, at most `limit` and one more, without making them.
    static func total(_ counts: [Int], strength: Int, limit: Int) -> Int {
        // Elementary symmetric sums, one factor after the other.
        var sums = [1] + [Int](repeating: 0, count: strength)
        for count in counts {
            for place in (1...strength).reversed() {
                let (product, overflow) = sums[place - 1].multipliedReportingOverflow(by: count)
                sums[place] = overflow ? limit + 1 : min(sums[place] + min(product, limit + 1), limit + 1)
            }
        }
        return sums[strength]
    }

    func number(of axes: [Int], _ values: [Int]) -> Int {
        switch strength {
        case 1: bases[axes[0]] + values[0]
        case 2: pair(axes[0], values[0], axes[1], values[1])
        default: triple(axes[0], values[0], axes[1], values[1], axes[2], values[2])
        }
    }

    /// Every way of choosing a number below each of the counts.
    static func combinations(_ counts: [Int]) -> [[Int]] {
        counts.reduce([[]]) { rows, count in rows.flatMap { row in (0..<count).map { row + [$0] } } }
    }

    /// Calls `body` with the number of each tuple of a whole row.
    @inline(__always)
    func forEach(in row: [Int], _ body: (Int) -> Void) {
        let axes = counts.count
        for a in 0..<axes {
            if strength == 1 { body(bases[a] + row[a]) }
            var b = a + 1
            while strength > 1, b < axes {
                if strength == 2 { body(pair(a, row[a], b, row[b])) }
                var c = b + 1
                while strength > 2, c < axes {
                    body(triple(a, row[a], b, row[b], c, row[c]))
                    c += 1
                }
                b += 1
            }
        }
    }
}
