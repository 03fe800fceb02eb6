/// Covers of pairs that are worked out and not searched for.
enum KnownCovers {
    /// As few rows as any cover of so many axes of two values has.
    ///
    /// Each axis is another half of the rows that has the first row in it. Two halves of one size differ both ways, meet
    /// in the first row, and leave one out (Kleitman and Spencer, Katona, 1973).
    static func binary(_ axes: Int) -> [[Int]] {
        var count = 4
        while choices(count - 1, count / 2 - 1, limit: axes) < axes { count += 1 }
        var half = Array(1..<(count / 2))
        var columns: [[Int]] = []
        while columns.count < axes {
            columns.append([0] + half)
            advance(&half, below: count)
        }
        return (0..<count).map { row in columns.map { $0.contains(row) ? 0 : 1 } }
    }

    /// How many halves there are; no more than `limit` are counted.
    private static func choices(_ count: Int, _ taken: Int, limit: Int) -> Int {
        var choices = 1
        for place in 0..<taken {
            choices = choices * (count - place) / (place + 1)
            if choices > limit * 1000 { return limit }
        }
        return choices
    }

    /// The next choice of as many numbers, in the order of the alphabet.
    private static func advance(_ chosen: inout [Int], below count: Int) {
        var place = chosen.count - 1
        while place >= 0, chosen[place] == count - chosen.count + place { place -= 1 }
        guard place >= 0 else { return }
        chosen[place] += 1
        for next in chosen.indices where next > place { chosen[next] = chosen[next - 1] + 1 }
    }

    /// How many rows ``lines(of:axes:)`` has.
    static func lineCount(_ size: Int, axes: Int) -> Int {
        var (columns, rows) = (size + 1, size * size)
        while columns < axes {
            columns = columns * size + 1
            rows += size * size - size
        }
        return rows
    }

    /// A cover of axes that have as many values as a field has numbers.
    ///
    /// The lines of a plane make one of `size + 1` axes in which every pair is once: row (x, y) has xm + y at axis m, and x
    /// at the last. Of a cover of k axes one of k·size + 1 is made with size² − size rows more: each axis is there `size`
    /// times, which covers all but unequal pairs of one axis' copies; those have the lines that are not constant. The
    /// last axis says which kind of line a row is of (Williams, "Determination of test configurations for pair-wise
    /// interaction coverage", 2000).
    static func lines(of field: FiniteField, axes: Int) -> [[Int]] {
        let numbers = 0..<field.size
        let plane = numbers.flatMap { x in
            numbers.map { y in numbers.map { field.sum(field.product(x, $0), y) } + [x] }
        }
        var rows = plane
        while rows[0].count < axes {
            let columns = rows[0].count
            let copies = rows.map { row in row.flatMap { [Int](repeating: $0, count: field.size) } + [0] }
            let slopes = plane.dropFirst(field.size).map { line in
                (0..<columns).flatMap { _ in line.dropLast() } + [line[field.size]]
            }
            rows = copies + slopes
        }
        return rows.map { Array($0.prefix(axes)) }
    }
}
