extension SheetPlan {
    /// The plan with equal rows as one and, in each half, equal columns as one; and which of its own rows and
    /// columns stay.
    ///
    /// - Parameter digests: what each tile draws, by row and column; tiles of equal ones look the same.
    package func folded<Digest: Hashable>(
        _ digests: [[Digest?]]
    ) -> (plan: SheetPlan, rows: [Int], columns: [Int]) {
        var plan = self
        let rows = merged(zip(self.rows.map(\.line), digests).map { ($0, $1) })
        var columns: [Int] = []
        var start = 0
        for half in halves.indices {
            let lines = halves[half].columns.enumerated().map { column in
                (column.element, digests.map { $0[start + column.offset] })
            }
            let kept = merged(lines)
            plan.halves[half].columns = kept.map(\.line)
            columns += kept.map { start + $0.index }
            start += lines.count
        }
        plan.rows = rows.map { row in
            Row(line: row.line, tiles: columns.map { self.rows[row.index].tiles[$0] })
        }
        if rows.count < self.rows.count || columns.count < start {
            plan.foldingNote = foldingNote(for: [rows.map(\.line), plan.halves.flatMap(\.columns)])
        }
        return (plan, rows.map(\.index), columns)
    }

    /// What the folding means: the axes that change nothing at all.
    private func foldingNote(for lines: [[SheetLine]]) -> String {
        var ignored: [String] = []
        for lines in lines {
            for (index, axis) in (lines.first?.axes.list ?? []).enumerated()
            where axis.values.count > 1
                && lines.allSatisfy({
                    $0.others.isEmpty && $0.values[index].count == axis.values.count
                })
            {
                ignored.append(axis.title.prefix(1).lowercased() + axis.title.dropFirst())
            }
        }
        let shown = "Equal rows and columns are shown once."
        return ignored.isEmpty
            ? shown : "The style ignores \(ignored.joined(separator: " and ")). \(shown)"
    }
}

/// The first of each set of lines that look the same, standing for all of them.
private func merged<Look: Hashable>(_ lines: [(SheetLine, Look)]) -> [(line: SheetLine, index: Int)] {
    var looks: [Look: Int] = [:]
    var kept = lines.enumerated().map { place, line in
        // A look is compared once, and is a number from then on.
        let look = looks[line.1, default: looks.count]
        looks[line.1] = look
        return (line: line.0, look: look, index: place)
    }
    // Along one axis after the other, so that a line's values make all combinations.
    for axis in lines.first?.0.axes.list.indices ?? 0..<0 {
        var places: [Alike: Int] = [:]
        var next = kept.prefix(0)
        for line in kept {
            var others = line.line.values
            others[axis] = []
            let alike = Alike(look: line.look, values: others)
            if let same = places[alike] {
                next[same].line.values[axis] += line.line.values[axis]
            } else {
                places[alike] = next.endIndex
                next.append(line)
            }
        }
        kept = Array(next)
    }
    var places: [Int: Int] = [:]
    var result: [(line: SheetLine, index: Int)] = []
    for line in kept {
        if let same = places[line.look] {
            result[same].line.others.append(line.line)
        } else {
            places[line.look] = result.count
            result.append((line.line, line.index))
        }
    }
    return result
}

/// What two lines must share to become one along an axis.
private struct Alike: Hashable {
    let look: Int
    /// Of the other axes.
    let values: [[AxisValue]]
}
