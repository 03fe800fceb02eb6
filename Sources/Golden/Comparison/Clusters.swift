/// How many rectangles around changes are shown at most.
package let clusterLimit = 32

/// Groups places into rectangles at least 10 pixels apart, top to bottom.
///
/// Of more than `limit` rectangles, the largest stay and one more holds all others.
func cluster(_ places: some Sequence<(Int, Int)>, width: Int, limit: Int) -> [Box] {
    let gap = 10
    // Cells as wide as the gap: what is nearer than that lies in a neighbouring cell.
    let columns = width / gap + 1
    let cells = boxesByCell(places, gap: gap, columns: columns)
    // Cells in order, so that the result does not depend on the dictionary's.
    var boxes: [Box] = []
    var seen: Set<Int> = []
    for start in cells.keys.sorted() where seen.insert(start).inserted {
        guard var box = cells[start] else { continue }
        var open = [start]
        while let cell = open.popLast(), let own = cells[cell] {
            box = box.union(own)
            let (column, row) = (cell % columns, cell / columns)
            for nextRow in (row - 1)...(row + 1) {
                for nextColumn in max(column - 1, 0)...min(column + 1, columns - 1) {
                    let next = nextRow * columns + nextColumn
                    guard let other = cells[next], own.isNear(other, gap: gap),
                        seen.insert(next).inserted
                    else { continue }
                    open.append(next)
                }
            }
        }
        boxes.append(box)
    }
    return limited(merged(boxes, gap: gap), limit: limit).sorted { ($0.y, $0.x) < ($1.y, $1.x) }
}

/// What lies in each cell, cells numbered row by row.
private func boxesByCell(
    _ places: some Sequence<(Int, Int)>, gap: Int, columns: Int
) -> [Int: Box] {
    var cells: [Int: Box] = [:]
    // Places come in rows, so that a cell is looked up once for the many that follow each other in it.
    var run: (cell: Int, box: Box)?
    func keep(_ run: (cell: Int, box: Box)?) {
        if let run { cells[run.cell] = cells[run.cell]?.union(run.box) ?? run.box }
    }
    for (x, y) in places {
        let cell = y / gap * columns + x / gap
        let pixel = Box(x: x, y: y, width: 1, height: 1)
        if let own = run, own.cell == cell {
            run = (cell, own.box.union(pixel))
        } else {
            keep(run)
            run = (cell, pixel)
        }
    }
    keep(run)
    return cells
}

/// Joins rectangles that came to lie near each other, until none do.
private func merged(_ boxes: [Box], gap: Int) -> [Box] {
    // Thousands of spots are one change to a reader, and pairs of them would take too long.
    guard boxes.count <= 1000 else {
        return [boxes.dropFirst().reduce(boxes[0]) { $0.union($1) }]
    }
    var result: [Box] = []
    var waiting = boxes
    while var box = waiting.popLast() {
        if let near = result.firstIndex(where: { $0.isNear(box, gap: gap) }) {
            box = box.union(result.remove(at: near))
            waiting.append(box)
        } else {
            result.append(box)
        }
    }
    return result
}

private func limited(_ boxes: [Box], limit: Int) -> [Box] {
    guard boxes.count > limit else { return boxes }
    let bySize = boxes.sorted {
        ($1.width * $1.height, $0.y, $0.x) < ($0.width * $0.height, $1.y, $1.x)
    }
    let rest = bySize[limit...].reduce(bySize[limit - 1]) { $0.union($1) }
    return Array(bySize[..<(limit - 1)]) + [rest]
}
