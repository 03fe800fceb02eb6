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
            plan.note = note(on: [rows.map(\.line), plan.halves.flatMap(\.columns)])
        }
        return (plan, rows.map(\.index), columns)
    }

    /// What the folding means: the axes that change nothing at all.
    private func note(on lines: [[SheetLine]]) -> String {
        var ignored: [String] = []
        for lines in lines {
            for (index, axis) in (lines.first?.axes ?? []).enumerated()
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
    var kept = lines.enumerated().map { (line: $0.element.0, look: $0.element.1, index: $0.offset) }
    // Along one axis after the other, so that a line's values make all combinations.
    for axis in lines.first?.0.axes.indices ?? 0..<0 {
        var next = kept.prefix(0)
        for line in kept {
            let same = next.firstIndex { other in
                other.look == line.look
                    && other.line.values.indices.allSatisfy {
                        $0 == axis || other.line.values[$0] == line.line.values[$0]
                    }
            }
            if let same {
                next[same].line.values[axis] += line.line.values[axis]
            } else {
                next.append(line)
            }
        }
        kept = Array(next)
    }
    var result: [(line: SheetLine, look: Look, index: Int)] = []
    for line in kept {
        if let same = result.firstIndex(where: { $0.look == line.look }) {
            result[same].line.others.append(line.line)
        } else {
            result.append(line)
        }
    }
    return result.map { ($0.line, $0.index) }
}
