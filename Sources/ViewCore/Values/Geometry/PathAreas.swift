import Foundation

extension Path {
    /// Lines of both paths beyond which nothing is worked out: the time grows with their square.
    static let mostLines = 8192

    static func canCombine(_ first: Path, _ second: Path) -> Bool {
        (first.polylines + second.polylines).reduce(0) { $0 + $1.points.count } <= mostLines
    }

    /// The area that a rule makes of those of two paths; `nil` where both have more than `mostLines`.
    func combined(with other: Path, _ eoFill: Bool, _ isInside: (Bool, Bool) -> Bool) -> Path? {
        guard Path.canCombine(self, other) else { return nil }
        let lines = gridLines(0, closing: true) + other.gridLines(1, closing: true)
        let region = AreaTest(lines, eoFill: eoFill)
        var edges: [GridLine] = []
        var seen: Set<[GridLine.Place]> = []
        for piece in GridLine.split(lines).joined() {
            // Of pieces that lie on each other one is enough: what is on either side decides, whoever drew it.
            guard seen.insert([min(piece.start, piece.end), max(piece.start, piece.end)]).inserted else {
                continue
            }
            let (left, right) = region.sides(of: piece)
            switch (isInside(left.0, left.1), isInside(right.0, right.1)) {
            case (true, false): edges.append(piece)
            case (false, true): edges.append(GridLine(start: piece.end, end: piece.start, owner: 0))
            default: break
            }
        }
        return Path(tracing: edges)
    }

    /// The parts of this path's line inside of the other path, or outside; `nil` where both have more than `mostLines`.
    func line(cutBy other: Path, _ eoFill: Bool, keepsInside: Bool) -> Path? {
        guard Path.canCombine(self, other) else { return nil }
        let own = polylines.map { $0.gridLines(0, closing: $0.isClosed) }
        let others = other.gridLines(1, closing: true)
        let region = AreaTest(others, eoFill: eoFill)
        var result = Path()
        let pieces = GridLine.split(own.joined() + others)
        var at = 0
        for line in own {
            var last: GridLine.Place?
            for piece in pieces[at..<at + line.count].joined() {
                let middle = CGPoint(
                    x: (piece.start.point.x + piece.end.point.x) / 2,
                    y: (piece.start.point.y + piece.end.point.y) / 2)
                guard region.contains(middle).1 == keepsInside else { continue }
                if last != piece.start { result.move(to: piece.start.point) }
                result.addLine(to: piece.end.point)
                last = piece.end
            }
            at += line.count
        }
        return result
    }

    private func gridLines(_ owner: Int, closing: Bool) -> [GridLine] {
        polylines.flatMap { $0.gridLines(owner, closing: closing) }
    }

    /// Contours of edges whose area is on one side of each: how they are joined does not change what is inside.
    private init(tracing edges: [GridLine]) {
        var next: [GridLine.Place: [Int]] = [:]
        for index in edges.indices.reversed() { next[edges[index].start, default: []].append(index) }
        var isUsed = [Bool](repeating: false, count: edges.count)
        self.init()
        for first in edges.indices where !isUsed[first] {
            var contour: [GridLine.Place] = []
            var at = first
            while true {
                isUsed[at] = true
                contour.append(edges[at].start)
                guard edges[at].end != edges[first].start else { break }
                while let index = next[edges[at].end]?.last, isUsed[index] {
                    next[edges[at].end]?.removeLast()
                }
                guard let index = next[edges[at].end]?.popLast() else { break }
                at = index
            }
            let corners = Path.withoutStraightCorners(contour)
            guard corners.count > 2 else { continue }
            addLines(corners.map(\.point))
            closeSubpath()
        }
    }

    /// Without corners at which a contour goes straight on.
    private static func withoutStraightCorners(_ contour: [GridLine.Place]) -> [GridLine.Place] {
        contour.indices.filter { index in
            let (a, b) = (contour[(index + contour.count - 1) % contour.count], contour[index])
            let c = contour[(index + 1) % contour.count]
            // In floating point, which has room for the products of any two lengths.
            let (ux, uy) = (Double(b.x - a.x), Double(b.y - a.y))
            return ux * Double(c.y - b.y) != uy * Double(c.x - b.x)
        }.map { contour[$0] }
    }
}

extension Polyline {
    fileprivate func gridLines(_ owner: Int, closing: Bool) -> [GridLine] {
        let places = points.map(GridLine.Place.init)
        let ends = closing ? places.dropFirst() + [places[0]] : places.dropFirst() + []
        return zip(places, ends).filter { $0 != $1 }.map { GridLine(start: $0, end: $1, owner: owner) }
    }
}

/// Tells which of two paths a place is inside of.
private struct AreaTest {
    private let lines: [(start: CGPoint, end: CGPoint, owner: Int)]
    private let eoFill: Bool

    init(_ lines: [GridLine], eoFill: Bool) {
        self.lines = lines.map { ($0.start.point, $0.end.point, $0.owner) }
        self.eoFill = eoFill
    }

    /// By the crossings of a line to the right.
    func contains(_ p: CGPoint) -> (Bool, Bool) {
        var windings = (0, 0)
        for line in lines where (line.start.y <= p.y) != (line.end.y <= p.y) {
            let share = (p.y - line.start.y) / (line.end.y - line.start.y)
            guard line.start.x + share * (line.end.x - line.start.x) > p.x else { continue }
            let turn = line.end.y > line.start.y ? 1 : -1
            if line.owner == 0 { windings.0 += turn } else { windings.1 += turn }
        }
        return eoFill
            ? (windings.0 % 2 != 0, windings.1 % 2 != 0) : (windings.0 != 0, windings.1 != 0)
    }

    /// A little to either side of the middle of a piece, which nothing crosses: less than its length, and than a pixel.
    func sides(of piece: GridLine) -> (left: (Bool, Bool), right: (Bool, Bool)) {
        let (a, b) = (piece.start.point, piece.end.point)
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let length = (dx * dx + dy * dy).squareRoot()
        let step = min(0.25 * length, 2 / GridLine.fineness) / length
        let middle = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
        return (
            contains(CGPoint(x: middle.x + dy * step, y: middle.y - dx * step)),
            contains(CGPoint(x: middle.x - dy * step, y: middle.y + dx * step))
        )
    }
}
