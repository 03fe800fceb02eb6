internal import Digests
internal import Pixels

/// How far the content of a rectangle moved, if that is all that happened in it.
///
/// Content is what differs from a plain ground, for which the colours in the corners are tried:
/// it must be the same, pixel for pixel, in another place. Of several ways the shortest counts: with
/// the shape's colour for the ground, the gap beside it moved too. Where that is as short, the colour
/// decides, so that the way back is the same way.
func translation(_ old: Pixmap, _ new: Pixmap, within box: Box) -> (dx: Int, dy: Int)? {
    func part(_ pixmap: Pixmap) -> Pixmap {
        pixmap.cropped(x: box.x, y: box.y, width: box.width, height: box.height)
    }
    let (before, after) = (part(old), part(new))
    let (first, second) = (PixelGrid(before), PixelGrid(after))
    let last = box.width * box.height - 1
    var tried: [UInt32] = []
    var shortest: (length: Int, ground: UInt32, step: (dx: Int, dy: Int))?
    for corner in [0, box.width - 1, last - box.width + 1, last] {
        for ground in [first[corner], second[corner]] where !tried.contains(ground) {
            tried.append(ground)
            guard let from = content(first, ground: ground),
                let to = content(second, ground: ground),
                (from.width, from.height) == (to.width, to.height),
                (from.x, from.y) != (to.x, to.y)
            else { continue }
            let moved = before.cropped(
                x: from.x, y: from.y, width: from.width, height: from.height)
            let target = after.cropped(x: to.x, y: to.y, width: to.width, height: to.height)
            guard moved == target else { continue }
            let step = (dx: to.x - from.x, dy: to.y - from.y)
            let length = abs(step.dx) + abs(step.dy)
            if let other = shortest, (other.length, other.ground) < (length, ground) { continue }
            shortest = (length, ground, step)
        }
    }
    return shortest?.step
}

/// The rectangle of all that is not the ground's colour.
private func content(_ grid: PixelGrid, ground: UInt32) -> Box? {
    var box = GrowingBox()
    for y in 0..<grid.height {
        for x in 0..<grid.width where grid[y * grid.width + x] != ground { box.add(x, y) }
    }
    return box.box
}

/// Whether rows or columns were put in or taken out and explain all that changed.
func movedLines(_ old: Pixmap, _ new: Pixmap) -> [Classification.Fact] {
    var facts: [Classification.Fact] = []
    if old.width == new.width, let change = lineChange(rows(old), rows(new)) {
        facts.append(
            change.count > 0
                ? .insertedRows(at: change.at, count: change.count)
                : .removedRows(at: change.at, count: -change.count))
    }
    if old.height == new.height, let change = lineChange(columns(old), columns(new)) {
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
    _ old: Pixmap, _ new: Pixmap, lines: [Classification.Fact]
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
        let shown = old.cropped(x: max(-dx, 0), y: max(-dy, 0), width: width, height: height)
        let moved = new.cropped(x: max(dx, 0), y: max(dy, 0), width: width, height: height)
        if shown == moved { return (dx, dy) }
    }
    return nil
}

/// Where `count` lines were inserted, or removed when it is negative.
///
/// With as many lines as before, what came in must have pushed out as many at the end (or the
/// other way round), and more lines must have moved than are new: else it is a plain change.
private func lineChange(
    _ old: [ContentDigest], _ new: [ContentDigest]
) -> (at: Int, count: Int)? {
    let common = zip(old, new).prefix { $0 == $1 }.count
    let step = new.count - old.count
    if step != 0 {
        let (short, long) = step > 0 ? (old, new) : (new, old)
        guard !short.isEmpty else { return nil }
        return short[common...].elementsEqual(long[(common + abs(step))...])
            ? (common, step) : nil
    }
    // One search distance for all sizes: more is a change of layout, not a nudge.
    for count in 1...64 where old.count - common - count > count {
        let moved = old.count - common - count
        // Lines that are all alike move without a trace, and explain nothing.
        if new[(common + count)...].elementsEqual(old[common..<(common + moved)]),
            Set(old[common..<(common + moved)]).count > 1
        {
            return (common, count)
        }
        if old[(common + count)...].elementsEqual(new[common..<(common + moved)]),
            Set(new[common..<(common + moved)]).count > 1
        {
            return (common, -count)
        }
    }
    return nil
}

/// What each row holds, to compare them as wholes.
func rows(_ pixmap: Pixmap) -> [ContentDigest] {
    let rowBytes = pixmap.width * 4
    return unsafe pixmap.withUnsafeBytes { bytes in
        (0..<pixmap.height).map { y in
            unsafe ContentDigest(
                of: UnsafeRawBufferPointer(
                    rebasing: bytes[(y * rowBytes)..<((y + 1) * rowBytes)]))
        }
    }
}

/// What each column holds.
func columns(_ pixmap: Pixmap) -> [ContentDigest] {
    let grid = PixelGrid(pixmap)
    var column = [UInt32](repeating: 0, count: grid.height)
    return (0..<grid.width).map { x in
        for y in 0..<grid.height { column[y] = grid[y * grid.width + x] }
        return unsafe column.withUnsafeBytes { unsafe ContentDigest(of: $0) }
    }
}
