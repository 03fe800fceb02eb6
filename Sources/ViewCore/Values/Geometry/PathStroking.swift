import Drawing
import Foundation

extension Path {
    /// The outline of a line along the path, to be filled.
    ///
    /// Of a closed subpath two, one on each side; of another one that goes there and back. It may cross itself where the
    /// line does, or bends more than its width lets it; the usual rule of filling (not zero) fills all of it. Nothing for a
    /// width that is not above 0.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        let pen = style.pen
        guard pen.width > 0, pen.width.isFinite else { return Path() }
        var outline = StrokeOutline(pen: pen)
        for line in PathLine.all(of: self) {
            for part in pen.dash.isEmpty ? [line] : line.dashed(pen.dash, phase: pen.dashPhase) {
                outline.add(part)
            }
        }
        return outline.path
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

/// The outline of lines, in the making.
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
        // The way back begins where a closed line does, too.
        let back = line.isClosed ? points.prefix(1) + points.dropFirst().reversed() : points.reversed()
        let turned = directions.reversed().map { CGPoint(x: -$0.x, y: -$0.y) }
        path.move(to: points[0].moved(directions[0].turned, half))
        addSide(points, directions, isClosed: line.isClosed)
        if line.isClosed {
            path.closeSubpath()
            path.move(to: back[0].moved(turned[0].turned, half))
        } else {
            addCap(at: points[points.count - 1], directions[directions.count - 1])
        }
        addSide(Array(back), turned, isClosed: line.isClosed)
        if !line.isClosed { addCap(at: points[0], turned[turned.count - 1]) }
        path.closeSubpath()
    }

    /// A line without a length has only its ends.
    private mutating func addDot(_ point: CGPoint) {
        guard pen.cap != .butt else { return }
        let direction = CGPoint(x: 1, y: 0)
        path.move(to: point.moved(direction.turned, half))
        addCap(at: point, direction)
        addCap(at: point, CGPoint(x: -1, y: 0))
        path.closeSubpath()
    }

    /// One side of a line, from where it begins.
    private mutating func addSide(_ points: [CGPoint], _ directions: [CGPoint], isClosed: Bool) {
        for (index, direction) in directions.enumerated() {
            let end = points[(index + 1) % points.count]
            path.addLine(to: end.moved(direction.turned, half))
            if index + 1 < directions.count {
                addJoin(at: end, direction, directions[index + 1])
            } else if isClosed {
                addJoin(at: end, direction, directions[0])
            }
        }
    }

    /// From one side of an end to the other.
    private mutating func addCap(at end: CGPoint, _ direction: CGPoint) {
        let side = direction.turned
        switch pen.cap {
        case .butt: break
        case .round: addArc(around: end, from: side, to: CGPoint(x: -side.x, y: -side.y), -1)
        default:
            path.addLine(to: end.moved(side, half).moved(direction, half))
            path.addLine(to: end.moved(side, -half).moved(direction, half))
        }
        path.addLine(to: end.moved(side, -half))
    }

    /// From the side of one line to that of the next.
    private mutating func addJoin(at corner: CGPoint, _ before: CGPoint, _ after: CGPoint) {
        let cross = before.x * after.y - before.y * after.x
        let cosine = before.x * after.x + before.y * after.y
        let next = corner.moved(after.turned, half)
        defer { path.addLine(to: next) }
        // The tip is 1 / sin(φ / 2) of half the width away, where φ is the angle between the lines; cos φ = -cosine.
        let sine = max((1 + cosine) / 2, 0).squareRoot()
        // Of a corner as flat as those within a curve, all joins are the same to a hundredth of a point.
        if cosine > 0, half * (1 - sine) < 0.01 { return }
        guard cross < 1e-9 else { return path.addLine(to: corner) }
        if pen.join == .round { return addArc(around: corner, from: before.turned, to: after.turned, -1) }
        guard pen.join == .miter, sine > 1e-6, 1 / sine <= pen.miterLimit else { return }
        let middle = CGPoint(x: before.turned.x + after.turned.x, y: before.turned.y + after.turned.y)
        let length = hypot(middle.x, middle.y)
        path.addLine(
            to: corner.moved(CGPoint(x: middle.x / length, y: middle.y / length), half / sine))
    }

    /// A part of a circle between two directions, at most half of it, in curves of at most a quarter.
    private mutating func addArc(around center: CGPoint, from: CGPoint, to: CGPoint, _ way: CGFloat) {
        func along(_ direction: CGPoint) -> CGPoint {
            CGPoint(x: direction.turned.x * way, y: direction.turned.y * way)
        }
        let cosine = from.x * to.x + from.y * to.y
        if cosine < -1e-9 {
            let sum = CGPoint(x: from.x + to.x, y: from.y + to.y)
            let length = hypot(sum.x, sum.y)
            let middle = length > 1e-6 ? CGPoint(x: sum.x / length, y: sum.y / length) : along(from)
            addArc(around: center, from: from, to: middle, way)
            return addArc(around: center, from: middle, to: to, way)
        }
        // The controls are 4/3 · tan(θ / 4) of the radius along, which is sin(θ / 2) / (1 + cos(θ / 2)): by square roots,
        // which are the same everywhere. Of a quarter that is 0.552.
        let cosineOfHalf = (max(1 + cosine, 0) / 2).squareRoot()
        let k = 4 / 3 * (max(1 - cosine, 0) / 2).squareRoot() / (1 + cosineOfHalf) * half
        path.addCurve(
            to: center.moved(to, half), control1: center.moved(from, half).moved(along(from), k),
            control2: center.moved(to, half).moved(along(to), -k))
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
