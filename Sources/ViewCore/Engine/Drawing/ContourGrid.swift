import Drawing
import Foundation

/// Values at the corners of a grid, and the line where they are 0: marching squares.
struct ContourGrid {
    let corner: CGPoint
    let step: CGFloat
    let columns: Int
    let rows: Int
    /// Row by row; negative inside.
    var values: [CGFloat]

    init(corner: CGPoint, step: CGFloat, columns: Int, rows: Int) {
        (self.corner, self.step, self.columns, self.rows) = (corner, step, columns, rows)
        values = Array(repeating: 1, count: columns * rows)
    }

    /// A side of a cell, by the corner that it begins at; across or down.
    private struct Side: Hashable {
        var column: Int
        var row: Int
        var isAcross: Bool
    }

    /// Closed lines with the inside always on the same hand, their points on 64ths.
    var contour: [PathElement] {
        var next: [Side: Side] = [:]
        var starts: [Side] = []
        for row in 0..<max(rows - 1, 0) {
            for column in 0..<max(columns - 1, 0) {
                for (from, to) in lines(column, row) {
                    next[from] = to
                    starts.append(from)
                }
            }
        }
        var elements: [PathElement] = []
        for start in starts where next[start] != nil {
            var side = start
            var isFirst = true
            while let following = next.removeValue(forKey: side) {
                let place = place(on: side)
                elements.append(isFirst ? .move(place) : .line(place))
                isFirst = false
                side = following
            }
            elements.append(.close)
        }
        return elements
    }

    private func isInside(_ column: Int, _ row: Int) -> Bool { values[row * columns + column] < 0 }

    /// The lines through a cell, from side to side.
    private func lines(_ column: Int, _ row: Int) -> [(Side, Side)] {
        let top = Side(column: column, row: row, isAcross: true)
        let bottom = Side(column: column, row: row + 1, isAcross: true)
        let left = Side(column: column, row: row, isAcross: false)
        let right = Side(column: column + 1, row: row, isAcross: false)
        var corners = 0
        if isInside(column, row) { corners |= 1 }
        if isInside(column + 1, row) { corners |= 2 }
        if isInside(column + 1, row + 1) { corners |= 4 }
        if isInside(column, row + 1) { corners |= 8 }
        switch corners {
        case 1: return [(left, top)]
        case 2: return [(top, right)]
        case 3: return [(left, right)]
        case 4: return [(right, bottom)]
        case 5: return [(left, top), (right, bottom)]
        case 6: return [(top, bottom)]
        case 7: return [(left, bottom)]
        case 8: return [(bottom, left)]
        case 9: return [(bottom, top)]
        case 10: return [(top, right), (bottom, left)]
        case 11: return [(bottom, right)]
        case 12: return [(right, left)]
        case 13: return [(right, top)]
        case 14: return [(top, left)]
        default: return []
        }
    }

    private func place(on side: Side) -> CGPoint {
        let from = values[side.row * columns + side.column]
        let to =
            values[(side.row + (side.isAcross ? 0 : 1)) * columns + side.column + (side.isAcross ? 1 : 0)]
        // One of them is negative and the other is not.
        let share = from / (from - to)
        func rounded(_ value: CGFloat) -> CGFloat { (value * 64).rounded() / 64 }
        return CGPoint(
            x: rounded(corner.x + step * (CGFloat(side.column) + (side.isAcross ? share : 0))),
            y: rounded(corner.y + step * (CGFloat(side.row) + (side.isAcross ? 0 : share))))
    }
}
