import Drawing
public import Foundation

extension Path {
    /// The part between two shares of the path's length.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let start = from.isFinite ? min(max(from, 0), 1) : 0
        let end = to.isFinite ? min(max(to, 0), 1) : 1
        if start <= 0, end >= 1 { return self }
        guard start < end else { return Path() }
        let segments = Path.segments(outline.elements)
        let total = segments.reduce(0) { $0 + $1.length }
        guard total > 0 else { return Path() }
        // Lengths are rounded sums: what is shorter is none.
        let nothing = total * 1e-12
        var result: [PathElement] = []
        var position: CGFloat = 0
        var pen: CGPoint?
        for segment in segments {
            let (low, high) = (position, position + segment.length)
            position = high
            let a = max(start * total, low)
            let b = min(end * total, high)
            guard b - a > nothing else { continue }
            // Whole ends stay the points they are, or an arc would fall into pieces.
            let part = segment.part(
                from: a > low + nothing ? segment.parameter(at: a - low) : 0,
                to: b < high - nothing ? segment.parameter(at: b - low) : 1)
            if pen != part.start { result.append(.move(part.start)) }
            result.append(
                segment.isLine
                    ? .line(part.end)
                    : .cubic(part.end, control1: part.control1, control2: part.control2))
            pen = part.end
        }
        return Path(.path(result))
    }

    /// A cubic, or a line written as one.
    private struct Segment {
        var start: CGPoint
        var control1: CGPoint
        var control2: CGPoint
        var end: CGPoint
        var isLine: Bool

        func point(_ t: CGFloat) -> CGPoint {
            let u = 1 - t
            let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            return CGPoint(
                x: a * start.x + b * control1.x + c * control2.x + d * end.x,
                y: a * start.y + b * control1.y + c * control2.y + d * end.y)
        }

        /// Chords of 64 steps: within a hundredth of a point for curves of a screen's size.
        private static let steps = 64

        var length: CGFloat {
            if isLine { return Segment.distance(start, end) }
            var (sum, last): (CGFloat, CGPoint) = (0, start)
            for step in 1...Segment.steps {
                let next = point(CGFloat(step) / CGFloat(Segment.steps))
                sum += Segment.distance(last, next)
                last = next
            }
            return sum
        }

        func parameter(at distance: CGFloat) -> CGFloat {
            if isLine {
                let length = length
                return length > 0 ? distance / length : 0
            }
            var (sum, last): (CGFloat, CGPoint) = (0, start)
            for step in 1...Segment.steps {
                let next = point(CGFloat(step) / CGFloat(Segment.steps))
                let chord = Segment.distance(last, next)
                if sum + chord >= distance, chord > 0 {
                    return (CGFloat(step - 1) + (distance - sum) / chord) / CGFloat(Segment.steps)
                }
                sum += chord
                last = next
            }
            return 1
        }

        /// De Casteljau, twice.
        func part(from a: CGFloat, to b: CGFloat) -> Segment {
            func mix(_ p: CGPoint, _ q: CGPoint, _ t: CGFloat) -> CGPoint {
                CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t)
            }
            func tail(_ s: Segment, _ t: CGFloat) -> Segment {
                let (p, q, r) = (
                    mix(s.start, s.control1, t), mix(s.control1, s.control2, t),
                    mix(s.control2, s.end, t)
                )
                let (u, v) = (mix(p, q, t), mix(q, r, t))
                return Segment(
                    start: mix(u, v, t), control1: v, control2: r, end: s.end, isLine: s.isLine)
            }
            func head(_ s: Segment, _ t: CGFloat) -> Segment {
                let (p, q, r) = (
                    mix(s.start, s.control1, t), mix(s.control1, s.control2, t),
                    mix(s.control2, s.end, t)
                )
                let (u, v) = (mix(p, q, t), mix(q, r, t))
                return Segment(
                    start: s.start, control1: p, control2: u, end: mix(u, v, t), isLine: s.isLine)
            }
            let first = b < 1 ? head(self, b) : self
            return a > 0 ? tail(first, a / b) : first
        }

        static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
            let (dx, dy) = (b.x - a.x, b.y - a.y)
            return (dx * dx + dy * dy).squareRoot()
        }
    }

    private static func segments(_ elements: [PathElement]) -> [Segment] {
        var segments: [Segment] = []
        var (pen, first) = (CGPoint.zero, CGPoint.zero)
        func line(to end: CGPoint) {
            // Controls at the thirds: the place at t is t of the way.
            let (dx, dy) = ((end.x - pen.x) / 3, (end.y - pen.y) / 3)
            segments.append(
                Segment(
                    start: pen, control1: CGPoint(x: pen.x + dx, y: pen.y + dy),
                    control2: CGPoint(x: end.x - dx, y: end.y - dy), end: end, isLine: true))
            pen = end
        }
        for element in elements {
            switch element {
            case .move(let point): (pen, first) = (point, point)
            case .line(let point): line(to: point)
            case .quadratic(let point, let c):
                let c1 = CGPoint(x: pen.x + (c.x - pen.x) * 2 / 3, y: pen.y + (c.y - pen.y) * 2 / 3)
                let c2 = CGPoint(
                    x: point.x + (c.x - point.x) * 2 / 3, y: point.y + (c.y - point.y) * 2 / 3)
                segments.append(
                    Segment(start: pen, control1: c1, control2: c2, end: point, isLine: false))
                pen = point
            case .cubic(let point, let c1, let c2):
                segments.append(
                    Segment(start: pen, control1: c1, control2: c2, end: point, isLine: false))
                pen = point
            case .close: if pen != first { line(to: first) }
            }
        }
        return segments
    }
}
