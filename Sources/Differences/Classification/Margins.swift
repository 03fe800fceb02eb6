internal import Pixels

/// Lines at the sides that came in or went, where all that both sizes can hold is the same: a crop, a padding, or one of
/// them in each direction; empty where that is no explanation.
func margins(_ old: PictureGrid, _ new: PictureGrid) -> [Classification.Fact] {
    let (width, height) = (min(old.width, new.width), min(old.height, new.height))
    guard width > 0, height > 0 else { return [] }
    /// Where the part that both have begins in each of them, if it moved by a step.
    func isExplained(_ step: Step) -> Bool {
        let from = (x: max(-step.dx, 0), y: max(-step.dy, 0))
        let to = (x: max(step.dx, 0), y: max(step.dy, 0))
        guard from.x + width <= old.width, from.y + height <= old.height, to.x + width <= new.width,
            to.y + height <= new.height
        else { return false }
        return old.shows(
            Box(x: from.x, y: from.y, width: width, height: height), as: new, atX: to.x, y: to.y)
    }
    var tried: Set<Step> = []
    for step in alignments(old, new) where tried.insert(step).inserted && isExplained(step) {
        return lines(old, new, step)
    }
    for step in likeliestSteps(old, new) where tried.insert(step).inserted && isExplained(step) {
        return lines(old, new, step)
    }
    return []
}

/// Corners, the middle, and what stands on the plain ground of both.
private func alignments(_ old: PictureGrid, _ new: PictureGrid) -> [Step] {
    let (dx, dy) = (new.width - old.width, new.height - old.height)
    var steps = [
        Step(dx: 0, dy: 0), Step(dx: dx, dy: 0), Step(dx: 0, dy: dy), Step(dx: dx, dy: dy),
        Step(dx: dx / 2, dy: dy / 2), Step(dx: 0, dy: dy / 2), Step(dx: dx / 2, dy: 0),
        Step(dx: dx, dy: dy / 2), Step(dx: dx / 2, dy: dy),
    ]
    for ground in Set([old[0], new[0]]).sorted() {
        guard let from = content(old, in: old.whole, ground: ground),
            let to = content(new, in: new.whole, ground: ground)
        else { continue }
        steps.append(Step(dx: to.x - from.x, dy: to.y - from.y))
        steps.append(
            Step(dx: to.x + to.width - from.x - from.width, dy: to.y + to.height - from.y - from.height))
    }
    return steps
}

/// By marks from all over both pictures.
private func likeliestSteps(_ old: PictureGrid, _ new: PictureGrid) -> [Step] {
    var votes = StepVotes()
    for (sign, from, to) in [(1, old, new), (-1, new, old)] {
        let side = 24
        let samples = (0..<(side * side)).map { number in
            (x: from.width * (number % side) / side, y: from.height * (number / side) / side)
        }
        votes.add(steps(of: marks(among: samples, in: from, most: 24), from, to), sign: sign)
    }
    return votes.likeliest
}

private func lines(_ old: PictureGrid, _ new: PictureGrid, _ step: Step) -> [Classification.Fact] {
    var facts: [Classification.Fact] = []
    func add(
        _ step: Int, _ old: Int, _ new: Int, came: (Int, Int) -> Classification.Fact,
        went: (Int, Int) -> Classification.Fact
    ) {
        let (first, both) = (abs(step), min(old, new))
        let last = abs(new - old) - first
        if first > 0 { facts.append(new > old ? came(0, first) : went(0, first)) }
        if last > 0 { facts.append(new > old ? came(first + both, last) : went(first + both, last)) }
    }
    add(step.dy, old.height, new.height, came: { .insertedRows(at: $0, count: $1) }) {
        .removedRows(at: $0, count: $1)
    }
    add(step.dx, old.width, new.width, came: { .insertedColumns(at: $0, count: $1) }) {
        .removedColumns(at: $0, count: $1)
    }
    return facts
}

// MARK: - Colours under alpha 0

extension Pixmap {
    /// Whether a pixel without alpha has a colour.
    var hasHiddenColors: Bool {
        unsafe withUnsafeBytes { bytes in
            for start in stride(from: 0, to: bytes.count, by: 4) {
                let word = unsafe UInt32(
                    littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt32.self))
                if word != 0, word >> 24 == 0 { return true }
            }
            return false
        }
    }
}

/// Pixels of the lines that stayed which differ under alpha 0 only.
func hiddenChanges(_ old: Pixmap, _ new: Pixmap, lines: [Classification.Fact]) -> Int {
    var (oldRows, newRows) = (Array(0..<old.height), Array(0..<new.height))
    var (oldColumns, newColumns) = (Array(0..<old.width), Array(0..<new.width))
    // From the last line on, so that places before it stay what they are.
    for line in lines.reversed() {
        switch line {
        case .insertedRows(let at, let count): newRows.removeSubrange(at..<(at + count))
        case .removedRows(let at, let count): oldRows.removeSubrange(at..<(at + count))
        case .insertedColumns(let at, let count): newColumns.removeSubrange(at..<(at + count))
        case .removedColumns(let at, let count): oldColumns.removeSubrange(at..<(at + count))
        default: break
        }
    }
    let (first, second) = (PictureGrid(old), PictureGrid(new))
    var count = 0
    for (from, to) in zip(oldRows, newRows) {
        for (left, right) in zip(oldColumns, newColumns) {
            let (a, b) = (first[from * old.width + left], second[to * new.width + right])
            if a != b, (a | b) >> 24 == 0 { count += 1 }
        }
    }
    return count
}
