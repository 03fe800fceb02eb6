import Drawing
import Foundation

extension Path {
    /// The outline of a line along the path, to be filled.
    ///
    /// It is made of pieces that overlap and all turn in one direction, of which the area is taken. Where these have too
    /// many lines for that, they are the outline: the usual rule of filling (not zero) unites them. Nothing for a width
    /// that is not above 0.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        let pen = style.pen
        guard pen.width > 0, pen.width.isFinite else { return Path() }
        var outline = StrokeOutline(pen: pen)
        for line in PathLine.all(of: self) {
            for part in pen.dash.isEmpty ? [line] : line.dashed(pen.dash, phase: pen.dashPhase) {
                outline.add(part)
            }
        }
        return outline.path.combined(with: Path(), false) { own, _ in own } ?? outline.path
    }
}

/// A subpath as straight lines.
private struct PathLine {
    var points: [CGPoint]
    var isClosed = false

    /// No curve has more lines.
    private static let mostSteps = 64

    /// The lines of a curve that leave it by at most a hundredth of a point: n² = k(k - 1) / 8 · |second difference| / 0.01
    /// for a curve of degree k (Wang's formula).
    private static func steps(_ points: [CGPoint]) -> Int {
        let degree = points.count - 1
        var bend: CGFloat = 0
        for index in 1..<degree {
            let (before, at, after) = (points[index - 1], points[index], points[index + 1])
            let (x, y) = (before.x - 2 * at.x + after.x, before.y - 2 * at.y + after.y)
            bend = max(bend, hypot(x, y))
        }
        let steps = (CGFloat(degree * (degree - 1)) / 8 * bend / 0.01).squareRoot().rounded(.up)
        return steps >= 1 ? Int(min(steps, CGFloat(mostSteps))) : 1
    }

    static func all(of path: Path) -> [PathLine] {
        var lines: [PathLine] = []
        var line = PathLine(points: [])
        func end() { if !line.points.isEmpty { lines.append(line) } }
        func curve(_ points: [CGPoint], _ point: (CGFloat) -> CGPoint) {
            let steps = steps(points)
            for step in 1...steps { line.append(point(CGFloat(step) / CGFloat(steps))) }
        }
        path.forEach { element in
            let start = line.points.last ?? .zero
            switch element {
            case .move(let point):
                end()
                line = PathLine(points: [point])
            case .line(let point): line.append(point)
            case .quadCurve(let to, let c):
                curve([start, c, to]) { t in
                    let (a, b, d) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
                    return CGPoint(x: a * start.x + b * c.x + d * to.x, y: a * start.y + b * c.y + d * to.y)
                }
            case .curve(let to, let c1, let c2):
                curve([start, c1, c2, to]) { t in
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    return CGPoint(
                        x: a * start.x + b * c1.x + c * c2.x + d * to.x,
                        y: a * start.y + b * c1.y + c * c2.y + d * to.y)
                }
            case .closeSubpath:
                let first = line.points.first
                line.isClosed = line.points.count > 1
                if let first, line.points.last == first { line.points.removeLast() }
                end()
                // What follows begins where this one did.
                line = PathLine(points: first.map { [$0] } ?? [])
            }
        }
        if line.points.count > 1 { end() }
        return lines.filter { line in line.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
    }

    /// Two points in one place have no direction between them.
    private mutating func append(_ point: CGPoint) {
        if points.last != point { points.append(point) }
    }

    /// More dashes than anybody sees would take longer than anybody waits.
    private static let dashLimit = 100_000

    func dashed(_ dash: [CGFloat], phase: CGFloat) -> [PathLine] {
        // With an odd number of lengths, gaps and dashes change places the second time.
        let pattern = dash.count.isMultiple(of: 2) ? dash : dash + dash
        let total = pattern.reduce(0, +)
        var left = phase.truncatingRemainder(dividingBy: total)
        if left < 0 { left += total }
        var place = 0
        while left >= pattern[place] {
            left -= pattern[place]
            place = (place + 1) % pattern.count
        }
        var rest = pattern[place] - left
        var parts: [PathLine] = []
        var part = place.isMultiple(of: 2) ? [points[0]] : []
        for (from, to) in zip(points, points.dropFirst() + (isClosed ? points.prefix(1) : [])) {
            let length = hypot(to.x - from.x, to.y - from.y)
            var gone: CGFloat = 0
            while length - gone > rest, parts.count < PathLine.dashLimit {
                gone += rest
                let t = gone / length
                let cut = CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
                if place.isMultiple(of: 2) {
                    parts.append(PathLine(points: part + [cut]))
                    part = []
                } else {
                    part = [cut]
                }
                place = (place + 1) % pattern.count
                rest = pattern[place]
            }
            rest -= length - gone
            if place.isMultiple(of: 2) { part.append(to) }
        }
        if part.count > 1 { parts.append(PathLine(points: part)) }
        return parts
    }
}

/// Pieces of an outline, one for each line, join and end.
private struct StrokeOutline {
    let pen: StrokePen
    private(set) var path = Path()
    private var half: CGFloat { pen.width / 2 }

    init(pen: StrokePen) { self.pen = pen }

    mutating func add(_ line: PathLine) {
        let points = line.points
        guard points.count > 1 else { return addDot(points[0]) }
        let ends = points.dropFirst() + (line.isClosed ? points.prefix(1) : [])
        let directions = zip(points, ends).map { from, to in
            let length = hypot(to.x - from.x, to.y - from.y)
            return length > 0
                ? CGPoint(x: (to.x - from.x) / length, y: (to.y - from.y) / length) : CGPoint(x: 1, y: 0)
        }
        for (index, (from, to)) in zip(points, ends).enumerated() {
            var (from, to) = (from, to)
            let d = directions[index]
            if pen.cap == .square, !line.isClosed {
                if index == 0 { from = from.moved(d, -half) }
                if index == directions.count - 1 { to = to.moved(d, half) }
            }
            let n = d.turned
            addPolygon([from.moved(n, half), to.moved(n, half), to.moved(n, -half), from.moved(n, -half)])
        }
        for index in 1..<max(directions.count, 1) {
            addJoin(at: points[index], directions[index - 1], directions[index])
        }
        if line.isClosed, let last = directions.last {
            addJoin(at: points[0], last, directions[0])
        } else if pen.cap == .round {
            addCircle(points[0])
            addCircle(points[points.count - 1])
        }
    }

    /// A line without a length has only its ends.
    private mutating func addDot(_ point: CGPoint) {
        switch pen.cap {
        case .round: addCircle(point)
        case .square:
            addPolygon(
                [(-1, -1), (1, -1), (1, 1), (-1, 1)].map {
                    CGPoint(x: point.x + $0.0 * half, y: point.y + $0.1 * half)
                })
        default: break
        }
    }

    /// What two lines leave open on the outer side of their corner.
    private mutating func addJoin(at corner: CGPoint, _ before: CGPoint, _ after: CGPoint) {
        let cross = before.x * after.y - before.y * after.x
        let cosine = before.x * after.x + before.y * after.y
        guard abs(cross) > 1e-9 || cosine < 0 else { return }
        let side: CGFloat = cross > 0 ? -1 : 1
        let (a, b) = (corner.moved(before.turned, side * half), corner.moved(after.turned, side * half))
        // Of a corner as flat as those within a curve, all joins are the same to a hundredth of a point.
        if cosine > 0, half * (1 - ((1 + cosine) / 2).squareRoot()) < 0.01 {
            return addPolygon([corner, a, b])
        }
        if pen.join == .round { return addCircle(corner) }
        // The tip is 1 / sin(φ / 2) of half the width away, where φ is the angle between the lines; cos φ = -cosine.
        let sine = ((1 + cosine) / 2).squareRoot()
        guard pen.join == .miter, sine > 0, 1 / sine <= pen.miterLimit else {
            return addPolygon([corner, a, b])
        }
        let middle = CGPoint(x: before.turned.x + after.turned.x, y: before.turned.y + after.turned.y)
        let length = hypot(middle.x, middle.y)
        let unit = CGPoint(x: middle.x / length, y: middle.y / length)
        addPolygon([corner, a, corner.moved(unit, side * half / sine), b])
    }

    private mutating func addCircle(_ center: CGPoint) {
        // Four curves, each with its controls this part of the radius along.
        let k = half * 0.552_284_75
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + x, y: center.y + y) }
        path.move(to: at(half, 0))
        path.addCurve(to: at(0, half), control1: at(half, k), control2: at(k, half))
        path.addCurve(to: at(-half, 0), control1: at(-k, half), control2: at(-half, k))
        path.addCurve(to: at(0, -half), control1: at(-half, -k), control2: at(-k, -half))
        path.addCurve(to: at(half, 0), control1: at(k, -half), control2: at(half, -k))
        path.closeSubpath()
    }

    /// In the direction of the circles, whichever it is given in.
    private mutating func addPolygon(_ points: [CGPoint]) {
        let area = zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
            $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
        }
        path.addLines(area < 0 ? points.reversed() : points)
        path.closeSubpath()
    }
}

extension CGPoint {
    /// By a distance along a direction.
    fileprivate func moved(_ direction: CGPoint, _ distance: CGFloat) -> CGPoint {
        CGPoint(x: x + direction.x * distance, y: y + direction.y * distance)
    }

    /// The direction at a right angle.
    fileprivate var turned: CGPoint { CGPoint(x: -y, y: x) }
}
