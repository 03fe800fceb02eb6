import Foundation

/// A straight piece of an outline on a fine grid, so that what meets in a point has one.
struct GridLine: Hashable {
    /// Places of the grid in a point.
    static let fineness: CGFloat = 1024

    struct Place: Hashable, Comparable {
        var x: Int
        var y: Int

        init(_ point: CGPoint) {
            // A path's places are usable numbers, below ten million.
            x = Int((point.x * GridLine.fineness).rounded())
            y = Int((point.y * GridLine.fineness).rounded())
        }

        var point: CGPoint {
            CGPoint(x: CGFloat(x) / GridLine.fineness, y: CGFloat(y) / GridLine.fineness)
        }
        static func < (a: Place, b: Place) -> Bool { (a.x, a.y) < (b.x, b.y) }
    }

    var start: Place
    var end: Place
    /// Which of two paths it is of.
    var owner: Int

    var box: (left: Int, right: Int, top: Int, bottom: Int) {
        (min(start.x, end.x), max(start.x, end.x), min(start.y, end.y), max(start.y, end.y))
    }

    /// Where another line meets this one between its ends, or touches it with an end.
    fileprivate func meetings(_ other: GridLine) -> [Place] {
        let (a, b, c, d) = (start.point, end.point, other.start.point, other.end.point)
        let (ux, uy) = (b.x - a.x, b.y - a.y)
        let (vx, vy) = (d.x - c.x, d.y - c.y)
        let cross = ux * vy - uy * vx
        var places = [other.start, other.end, start, end].filter { place in
            isOn(place) && other.isOn(place)
        }
        let lengths = (ux * ux + uy * uy).squareRoot() * (vx * vx + vy * vy).squareRoot()
        if abs(cross) > 1e-9 * lengths {
            let t = ((c.x - a.x) * vy - (c.y - a.y) * vx) / cross
            let s = ((c.x - a.x) * uy - (c.y - a.y) * ux) / cross
            if t >= 0, t <= 1, s >= 0, s <= 1 {
                places.append(Place(CGPoint(x: a.x + ux * t, y: a.y + uy * t)))
            }
        }
        return places
    }

    /// Whether a place is on the line, as far as the grid can tell.
    private func isOn(_ place: Place) -> Bool {
        let (a, b, p) = (start.point, end.point, place.point)
        let (ux, uy) = (b.x - a.x, b.y - a.y)
        let length = (ux * ux + uy * uy).squareRoot()
        guard length > 0 else { return place == start }
        let along = ((p.x - a.x) * ux + (p.y - a.y) * uy) / length
        let across = abs((p.x - a.x) * uy - (p.y - a.y) * ux) / length
        let slack = 0.75 / GridLine.fineness
        return across <= slack && along >= -slack && along <= length + slack
    }

    /// The line in pieces that end at places on it, from its start on.
    fileprivate func pieces(at places: Set<Place>) -> [GridLine] {
        let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
        func along(_ place: Place) -> Double {
            Double(place.x - start.x) * dx + Double(place.y - start.y) * dy
        }
        let stops = places.subtracting([start, end]).sorted { (along($0), $0) < (along($1), $1) }
        var pieces: [GridLine] = []
        var last = start
        for stop in stops + [end] where stop != last {
            pieces.append(GridLine(start: last, end: stop, owner: owner))
            last = stop
        }
        return pieces
    }

    /// The lines in pieces that meet others in their ends only, in the order of the lines.
    static func split(_ lines: [GridLine]) -> [[GridLine]] {
        var places = [Set<Place>](repeating: [], count: lines.count)
        let boxes = lines.map(\.box)
        let order = lines.indices.sorted { (boxes[$0].left, $0) < (boxes[$1].left, $1) }
        for (number, first) in order.enumerated() {
            for second in order[(number + 1)...] {
                // A step of the grid more, since ends that nearly touch are one.
                guard boxes[second].left <= boxes[first].right + 1 else { break }
                guard boxes[second].top <= boxes[first].bottom + 1,
                    boxes[first].top <= boxes[second].bottom + 1
                else { continue }
                let meetings = lines[first].meetings(lines[second])
                places[first].formUnion(meetings)
                places[second].formUnion(meetings)
            }
        }
        return zip(lines, places).map { $0.pieces(at: $1) }
    }
}
