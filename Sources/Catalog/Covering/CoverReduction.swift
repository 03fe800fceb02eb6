/// Takes rows away from a cover, as long as that is found to be possible.
///
/// What a row alone has must move elsewhere before the row can go. The other rows have places for it: entries none of
/// whose tuples is theirs alone may have any value (Nayeri, Colbourn and Konjevod, "Randomized post-optimization of
/// covering arrays", 2013).
struct CoverReduction {
    private let table: TupleTable
    private let forbidden: ForbiddenValues
    private var random: SteadyRandom
    private(set) var rows: [[Int]]
    /// How many rows have a tuple.
    private var counts: [Int32]
    /// The sum of the numbers of these rows, which is the row's own where it is one.
    private var owners: [Int32]
    /// Of each row how many tuples of an entry it has alone.
    private var needs: [[Int32]]
    private let allButOne: [[Int]]

    init(_ table: TupleTable, _ forbidden: ForbiddenValues, _ rows: [[Int]], seed: UInt64) {
        (self.table, self.forbidden, self.rows) = (table, forbidden, rows)
        random = SteadyRandom(seed)
        counts = [Int32](repeating: 0, count: table.total)
        owners = counts
        let axes = Array(table.counts.indices)
        allButOne = axes.map { axis in axes.filter { $0 != axis } }
        needs = []
        count()
    }

    private mutating func count() {
        for place in counts.indices { (counts[place], owners[place]) = (0, 0) }
        for (place, row) in rows.enumerated() {
            table.forEach(in: row) {
                counts[$0] += 1
                owners[$0] += Int32(place)
            }
        }
        needs = rows.map { row in
            row.indices.map { axis in
                var needed: Int32 = 0
                table.forEach(axis, row[axis], in: row, with: allButOne[axis]) {
                    if counts[$0] == 1 { needed += 1 }
                }
                return needed
            }
        }
    }

    /// - Parameters:
    ///   - kept: so many rows at the beginning stay as they are.
    ///   - work: how many tuples are looked at, about; it is counted and not timed, so that every machine finds the same.
    ///   - floor: fewer rows are not looked for.
    mutating func reduce(keeping kept: Int, work: Int, floor: Int) {
        let axes = table.counts.count
        let share = table.strength == 3 ? axes * axes / 2 : axes
        var (done, tries) = (0, 0)
        while done < work, tries < CoverReduction.patience, rows.count > max(kept + 1, floor) {
            let sizes = (kept..<rows.count).map { (needs[$0].reduce(0, +), $0) }.sorted { $0 < $1 }
            if let spare = sizes.first, spare.0 == 0 {
                rows.remove(at: spare.1)
                count()
                done += rows.count * axes * share
                tries = 0
                continue
            }
            tries += 1
            let victim = sizes[random.below(min(3, sizes.count))].1
            var order = (kept..<rows.count).filter { $0 != victim }
            random.shuffle(&order)
            for place in order where rows.count > 1 {
                var turn = Array(0..<axes)
                random.shuffle(&turn)
                for axis in turn where needs[place][axis] == 0 {
                    done += change(place, axis, insteadOf: victim) * share
                }
                done += axes
            }
        }
    }

    /// After so many tries without success a row is taken for needed.
    private static let patience = 400

    /// Gives an entry that nothing needs a value with which the row has more of what only the victim has; tells how many
    /// values were looked at.
    private mutating func change(_ place: Int, _ axis: Int, insteadOf victim: Int) -> Int {
        var row = rows[place]
        let old = row[axis]
        var (best, pick, ties) = (0, old, 1)
        for value in 0..<table.counts[axis] where value != old {
            var gain = 0
            table.forEach(axis, value, in: row, with: allButOne[axis]) {
                if counts[$0] == 1, owners[$0] == Int32(victim) { gain += 1 }
            }
            guard gain >= best else { continue }
            row[axis] = value
            let isBroken = forbidden.isBroken(by: axis, in: row)
            row[axis] = old
            if isBroken { continue }
            if gain > best {
                (best, pick, ties) = (gain, value, 1)
            } else {
                ties += 1
                if random.below(ties) == 0 { pick = value }
            }
        }
        if pick != old { set(place, axis, pick) }
        return table.counts[axis] + 2
    }

    private mutating func set(_ place: Int, _ axis: Int, _ value: Int) {
        let row = rows[place]
        let others = allButOne[axis]
        // Two passes: what becomes the row's alone, or not its alone, changes what entries of others need.
        var changed: [(number: Int, by: Int32)] = []
        table.forEach(axis, row[axis], in: row, with: others) { changed.append(($0, -1)) }
        table.forEach(axis, value, in: row, with: others) { changed.append(($0, 1)) }
        rows[place][axis] = value
        for (number, by) in changed {
            let before = counts[number]
            if by < 0 {
                counts[number] -= 1
                owners[number] -= Int32(place)
                if before == 2 { addNeed(of: number, 1) }
            } else {
                if before == 1 { addNeed(of: number, -1) }
                counts[number] += 1
                owners[number] += Int32(place)
                if before == 0 { addNeed(of: number, 1) }
            }
        }
    }

    /// Of the entries of the one row that has the tuple.
    private mutating func addNeed(of number: Int, _ by: Int32) {
        let owner = Int(owners[number])
        for axis in table.axes(of: number) { needs[owner][axis] += by }
    }
}
