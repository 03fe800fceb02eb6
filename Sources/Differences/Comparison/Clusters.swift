/// How many rectangles around changes are shown at most.
package let clusterLimit = 32

/// Groups places into rectangles at least 10 pixels apart, top to bottom.
///
/// Of more than `limit` rectangles, the largest stay and one more holds all others.
func cluster(_ places: some Sequence<(Int, Int)>, width: Int, limit: Int) -> [Box] {
    var cells = ClusterCells(width: width)
    for (x, y) in places { cells.add(x..<(x + 1), y) }
    return cells.boxes(limit: limit)
}

/// Places by the square that they lie in. Squares are as wide as the gap between rectangles: what is nearer than that
/// lies in a neighbouring one.
struct ClusterCells {
    private static let gap = 10
    private let columns: Int
    /// Around the places of each square, row by row; no wider than 0 where there are none.
    private var cells: [Bounds] = []

    private struct Bounds {
        var left = Int32.max
        var right: Int32 = -1
        var top = Int32.max
        var bottom: Int32 = -1

        var box: Box? {
            right < 0
                ? nil
                : Box(
                    x: Int(left), y: Int(top), width: Int(right - left) + 1,
                    height: Int(bottom - top) + 1)
        }
    }

    init(width: Int) { columns = width / Self.gap + 1 }

    /// Takes in places of a row that follow each other.
    mutating func add(_ run: Range<Int>, _ row: Int) {
        let start = row / Self.gap * columns
        while cells.count < start + columns {
            cells.append(contentsOf: repeatElement(Bounds(), count: columns))
        }
        for column in run.lowerBound / Self.gap...(run.upperBound - 1) / Self.gap {
            let first = max(run.lowerBound, column * Self.gap)
            let last = min(run.upperBound - 1, column * Self.gap + Self.gap - 1)
            cells[start + column].left = min(cells[start + column].left, Int32(first))
            cells[start + column].right = max(cells[start + column].right, Int32(last))
            cells[start + column].top = min(cells[start + column].top, Int32(row))
            cells[start + column].bottom = max(cells[start + column].bottom, Int32(row))
        }
    }

    func boxes(limit: Int) -> [Box] {
        var boxes: [Box] = []
        var seen = [Bool](repeating: false, count: cells.count)
        for start in cells.indices where !seen[start] {
            guard var box = cells[start].box else { continue }
            seen[start] = true
            var open = [start]
            while let cell = open.popLast() {
                guard let own = cells[cell].box else { continue }
                box = box.union(own)
                let (column, row) = (cell % columns, cell / columns)
                for nextRow in max(row - 1, 0)...min(row + 1, cells.count / columns - 1) {
                    for nextColumn in max(column - 1, 0)...min(column + 1, columns - 1) {
                        let next = nextRow * columns + nextColumn
                        guard !seen[next], let other = cells[next].box,
                            own.isNear(other, gap: Self.gap)
                        else { continue }
                        seen[next] = true
                        open.append(next)
                    }
                }
            }
            boxes.append(box)
        }
        return limited(merged(boxes, gap: Self.gap), limit: limit).sorted {
            ($0.y, $0.x) < ($1.y, $1.x)
        }
    }
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
