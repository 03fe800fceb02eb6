/// The rows of a cover in the order in which they are drawn.
struct CoverOrder {
    let table: TupleTable

    /// The rows with the most new tuples first, each as often as needed, which is once.
    ///
    /// - Parameter first: the row to begin with, if it is one of them.
    /// - Returns: the rows, and how many tuples each has that none before it has.
    func sorted(_ rows: [[Int]], first: [Int]?) -> (rows: [[Int]], new: [Int]) {
        var covered = [Bool](repeating: false, count: table.total)
        func gain(_ row: [Int]) -> Int {
            var gain = 0
            table.forEach(in: row) { if !covered[$0] { gain += 1 } }
            return gain
        }
        // What a row adds never grows, so what it added earlier is a bound.
        var rest = rows.map { (row: $0, bound: Int.max) }
        var result: (rows: [[Int]], new: [Int]) = ([], [])
        if let place = rest.firstIndex(where: { $0.row == first }) {
            rest.swapAt(0, place)
        }
        var isFirst = true
        while !rest.isEmpty {
            var best = (gain: -1, place: 0)
            if isFirst {
                best = (gain(rest[0].row), 0)
                isFirst = false
            } else {
                for place in rest.indices where rest[place].bound > best.gain {
                    rest[place].bound = gain(rest[place].row)
                    if rest[place].bound > best.gain { best = (rest[place].bound, place) }
                }
            }
            let row = rest.remove(at: best.place).row
            if best.gain == 0 { continue }
            table.forEach(in: row) { covered[$0] = true }
            result.rows.append(row)
            result.new.append(best.gain)
        }
        return result
    }

    /// The rows with their usual value, 0, wherever another one changes nothing of what they cover together.
    func plain(_ rows: [[Int]], usual: [Int], _ forbidden: ForbiddenValues) -> [[Int]] {
        var rows = rows
        var counts = [Int32](repeating: 0, count: table.total)
        for row in rows { table.forEach(in: row) { counts[$0] += 1 } }
        for place in rows.indices.reversed() {
            for axis in table.counts.indices where rows[place][axis] != usual[axis] {
                let others = table.counts.indices.filter { $0 != axis }
                var isNeeded = false
                table.forEach(axis, rows[place][axis], in: rows[place], with: others) {
                    if counts[$0] == 1 { isNeeded = true }
                }
                if isNeeded { continue }
                var row = rows[place]
                row[axis] = usual[axis]
                if forbidden.isBroken(by: axis, in: row) { continue }
                table.forEach(axis, rows[place][axis], in: row, with: others) { counts[$0] -= 1 }
                table.forEach(axis, usual[axis], in: row, with: others) { counts[$0] += 1 }
                rows[place] = row
            }
        }
        return rows
    }
}
