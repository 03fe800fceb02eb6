public import Foundation

extension Path {
    /// Whether a fill covers the point. Curves count as 16 lines each, which is within a hundredth of their size.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0
        var crossings = 0
        var (start, last) = (CGPoint.zero, CGPoint.zero)
        func line(to end: CGPoint) {
            defer { last = end }
            guard (last.y <= p.y) != (end.y <= p.y) else { return }
            let x = last.x + (p.y - last.y) / (end.y - last.y) * (end.x - last.x)
            guard x > p.x else { return }
            crossings += 1
            winding += end.y > last.y ? 1 : -1
        }
        func curve(_ point: (CGFloat) -> CGPoint) {
            for step in 1...16 { line(to: point(CGFloat(step) / 16)) }
        }
        forEach { element in
            switch element {
            case .move(let to):
                line(to: start)
                (start, last) = (to, to)
            case .line(let to): line(to: to)
            case .quadCurve(let to, let control):
                let from = last
                curve { t in
                    let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
                    return CGPoint(
                        x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y)
                }
            case .curve(let to, let control1, let control2):
                let from = last
                curve { t in
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    return CGPoint(
                        x: a * from.x + b * control1.x + c * control2.x + d * to.x,
                        y: a * from.y + b * control1.y + c * control2.y + d * to.y)
                }
            case .closeSubpath: line(to: start)
            }
        }
        line(to: start)
        return eoFill ? crossings % 2 == 1 : winding != 0
    }
}
