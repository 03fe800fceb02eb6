internal import Digests
internal import Glibc
internal import Pixels

/// How far the content of a rectangle moved, if that is all that happened in it.
///
/// Content is what differs from a plain ground, for which the colours in the corners are tried:
/// it must be the same, pixel for pixel, in another place. Of several ways the shortest counts: with
/// the shape's colour for the ground, the gap beside it moved too. Where that is as short, the colour
/// decides, so that the way back is the same way.
func translation(_ old: PictureGrid, _ new: PictureGrid, within box: Box) -> (dx: Int, dy: Int)? {
    let (right, bottom) = (box.x + box.width - 1, box.y + box.height - 1)
    var tried: [UInt32] = []
    var shortest: (length: Int, ground: UInt32, step: (dx: Int, dy: Int))?
    for (x, y) in [(box.x, box.y), (right, box.y), (box.x, bottom), (right, bottom)] {
        let corner = y * old.width + x
        for ground in [old[corner], new[corner]] where !tried.contains(ground) {
            tried.append(ground)
            guard let from = content(old, in: box, ground: ground),
                let to = content(new, in: box, ground: ground),
                (from.width, from.height) == (to.width, to.height),
                (from.x, from.y) != (to.x, to.y)
            else { continue }
            guard old.shows(from, as: new, atX: to.x, y: to.y) else { continue }
            let step = (dx: to.x - from.x, dy: to.y - from.y)
            let length = abs(step.dx) + abs(step.dy)
            if let other = shortest, (other.length, other.ground) < (length, ground) { continue }
            shortest = (length, ground, step)
        }
    }
    return shortest?.step
}

/// The rectangle of all inside of a box that is not the ground's colour.
func content(_ grid: PictureGrid, in box: Box, ground: UInt32) -> Box? {
    let (right, bottom) = (box.x + box.width - 1, box.y + box.height - 1)
    func first(_ y: Int, _ places: some Sequence<Int>) -> Int? {
        places.first { grid[y * grid.width + $0] != ground }
    }
    guard let top = (box.y...bottom).first(where: { first($0, box.x...right) != nil }),
        let low = (top...bottom).reversed().first(where: { first($0, box.x...right) != nil })
    else { return nil }
    // Only what lies further out than what was found moves the sides.
    var (start, end) = (right + 1, box.x - 1)
    for y in top...low {
        if let x = first(y, box.x..<start) { start = x }
        if let x = first(y, (end + 1..<right + 1).reversed()) { end = x }
    }
    return Box(x: start, y: top, width: end - start + 1, height: low - top + 1)
}

/// Whether rows or columns were put in or taken out and explain all that changed.
///
/// - Parameter box: what differs, of pictures of one size.
func movedLines(_ old: PictureGrid, _ new: PictureGrid, box: Box?) -> [Classification.Fact] {
    var facts: [Classification.Fact] = []
    let hasOneSize = (old.width, old.height) == (new.width, new.height)
    if old.width == new.width {
        let change =
            if let box, hasOneSize {
                rowChange(old, new, box: box)
            } else {
                lineChange(rows(old), rows(new))
            }
        if let change {
            facts.append(
                change.count > 0
                    ? .insertedRows(at: change.at, count: change.count)
                    : .removedRows(at: change.at, count: -change.count))
        }
    }
    guard old.height == new.height else { return facts }
    let change =
        if let box, hasOneSize {
            columnChange(old, new, box: box)
        } else {
            lineChange(columns(old), columns(new))
        }
    if let change {
        facts.append(
            change.count > 0
                ? .insertedColumns(at: change.at, count: change.count)
                : .removedColumns(at: change.at, count: -change.count))
    }
    return facts
}

/// How far a whole picture moved, if lines that came in or went explain nothing more than that.
///
/// Both have one size, and `lines` is what `movedLines` found. Lines that were put into plain ground
/// moved all that is drawn, also what lies behind the rim now; then all that both show is the same.
func wholeTranslation(
    _ old: PictureGrid, _ new: PictureGrid, lines: [Classification.Fact]
) -> (dx: Int, dy: Int)? {
    for line in lines {
        let (dx, dy): (Int, Int)
        switch line {
        case .insertedRows(_, let count): (dx, dy) = (0, count)
        case .removedRows(_, let count): (dx, dy) = (0, -count)
        case .insertedColumns(_, let count): (dx, dy) = (count, 0)
        case .removedColumns(_, let count): (dx, dy) = (-count, 0)
        default: continue
        }
        let (width, height) = (old.width - abs(dx), old.height - abs(dy))
        guard width > 0, height > 0 else { continue }
        let shown = Box(x: max(-dx, 0), y: max(-dy, 0), width: width, height: height)
        if old.shows(shown, as: new, atX: max(dx, 0), y: max(dy, 0)) { return (dx, dy) }
    }
    return nil
}

// MARK: - Lines

/// One search distance for all sizes: more is a change of layout, not a nudge.
private let longestNudge = 64

/// Where as many lines as there are more were inserted, or removed when it is negative.
private func lineChange(
    _ old: [ContentDigest], _ new: [ContentDigest]
) -> (at: Int, count: Int)? {
    let step = new.count - old.count
    let (short, long) = step > 0 ? (old, new) : (new, old)
    guard step != 0, !short.isEmpty else { return nil }
    let common = sameLines(old, 0, new, 0)
    return sameLines(short, common, long, common + abs(step)) == short.count - common ? (common, step) : nil
}

/// Where `count` rows were inserted into a picture that kept its size, or removed when it is negative.
///
/// What came in must have pushed out as many at the end (or the other way round), and more rows must have moved than
/// are new: else it is a plain change. A row is looked at where it is asked for, and once, since hardly any step holds
/// longer than for a row.
private func rowChange(_ old: PictureGrid, _ new: PictureGrid, box: Box) -> (at: Int, count: Int)? {
    let common = box.y
    var (before, after) = (RowDigests(old), RowDigests(new))
    func holds(_ from: inout RowDigests, _ to: inout RowDigests, _ count: Int) -> Bool {
        let end = old.height - count
        for y in common..<end where from[y] != to[y + count] { return false }
        // Rows that are all alike move without a trace, and explain nothing.
        for y in common..<end where from[y] != from[common] { return true }
        return false
    }
    for count in 1...longestNudge where old.height - common - count > count {
        if holds(&before, &after, count) { return (common, count) }
        if holds(&after, &before, count) { return (common, -count) }
    }
    return nil
}

/// What the rows of a picture hold, kept once it was asked for.
private struct RowDigests {
    private let grid: PictureGrid
    private var known: [ContentDigest?]

    init(_ grid: PictureGrid) {
        self.grid = grid
        known = Array(repeating: nil, count: grid.height)
    }

    subscript(y: Int) -> ContentDigest {
        mutating get {
            if let digest = known[y] { return digest }
            let digest = grid.digest(ofRow: y)
            known[y] = digest
            return digest
        }
    }
}

/// `rowChange` of columns, without a look at each: a step holds for all rows if it does for those that spoke against
/// others, and then for each.
private func columnChange(
    _ old: PictureGrid, _ new: PictureGrid, box: Box
) -> (at: Int, count: Int)? {
    let common = box.x
    /// Whether the columns from there on are all alike, as far as that was asked.
    var plain: [Bool?] = [nil, nil]
    var witnesses = Array(
        stride(from: box.y, to: box.y + box.height, by: max(1, box.height / 16)))
    func isPlain(_ grid: PictureGrid, width: Int) -> Bool {
        (0..<grid.height).allSatisfy { y in
            let first = grid[y * grid.width + common]
            return (common..<(common + width)).allSatisfy { grid[y * grid.width + $0] == first }
        }
    }
    func holds(_ from: PictureGrid, _ to: PictureGrid, _ side: Int, _ count: Int, moved: Int) -> Bool {
        func isSame(_ y: Int) -> Bool {
            from.shows(
                Box(x: common, y: y, width: moved, height: 1), as: to, atX: common + count, y: y)
        }
        guard witnesses.allSatisfy(isSame) else { return false }
        // Columns that are all alike move without a trace, whatever the step.
        let isTraceless = plain[side] ?? isPlain(from, width: old.width - common)
        plain[side] = isTraceless
        if isTraceless { return false }
        if let witness = (0..<old.height).first(where: { !isSame($0) }) {
            witnesses.insert(witness, at: 0)
            return false
        }
        return !isPlain(from, width: moved)
    }
    for count in 1...longestNudge where old.width - common - count > count {
        let moved = old.width - common - count
        if holds(old, new, 0, count, moved: moved) { return (common, count) }
        if holds(new, old, 1, count, moved: moved) { return (common, -count) }
    }
    return nil
}

/// What each row holds, to compare them as wholes.
// Not inlined, for the reason that `Bands.swift` gives; so are those below.
@inline(never)
func rows(_ grid: PictureGrid) -> [ContentDigest] {
    var digests: [ContentDigest] = []
    digests.reserveCapacity(grid.height)
    for y in 0..<grid.height { digests.append(grid.digest(ofRow: y)) }
    return digests
}

/// What each column holds; gathered row by row, as the pixels lie in memory.
@inline(never)
func columns(_ grid: PictureGrid) -> [ContentDigest] {
    var sums = [UInt64](repeating: 0x9E37_79B9_7F4A_7C15, count: grid.width)
    for y in 0..<grid.height {
        let start = y * grid.width
        for x in 0..<grid.width {
            // Each step can be undone, so that a difference stays one until another one meets it by chance.
            let mixed = (sums[x] ^ UInt64(grid[start + x])) &* 0xD6E8_FEB8_6659_FD93
            sums[x] = mixed ^ mixed >> 32
        }
    }
    return sums.map { ContentDigest(high: 0, low: $0) }
}

extension PictureGrid {
    @inline(never)
    fileprivate func digest(ofRow y: Int) -> ContentDigest {
        guard hidesColors else {
            return unsafe withRow(y) {
                unsafe ContentDigest(of: UnsafeRawBufferPointer(start: $0, count: width * 4))
            }
        }
        let shown = (0..<width).map { self[y * width + $0] }
        return unsafe shown.withUnsafeBytes { unsafe ContentDigest(of: $0) }
    }

    /// Whether a box of this picture stands in another one at a place.
    @inline(never)
    func shows(_ box: Box, as other: PictureGrid, atX x: Int, y: Int) -> Bool {
        (0..<box.height).allSatisfy { row in
            let isSame = unsafe withRow(box.y + row) { first in
                unsafe other.withRow(y + row) { second in
                    unsafe memcmp(first + box.x * 4, second + x * 4, box.width * 4) == 0
                }
            }
            guard !isSame, hidesColors else { return isSame }
            let (from, to) = ((box.y + row) * width + box.x, (y + row) * other.width + x)
            return (0..<box.width).allSatisfy { self[from + $0] == other[to + $0] }
        }
    }
}
