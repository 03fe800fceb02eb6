package import Foundation

extension Outline {
    /// The smallest upright rectangle around the outline itself after `transform`, its control points left
    /// out; `nil` where it has no points.
    package func curveBounds(under transform: CGAffineTransform) -> CGRect? {
        if transform.isScaleAndTranslation {
            switch self {
            case .rectangle(let rect), .roundedRectangle(let rect, _, _), .ellipse(let rect):
                return rect.applying(transform)
            case .path: break
            }
        }
        var box = PointBox()
        var (start, last) = (CGPoint.zero, CGPoint.zero)
        for element in elements {
            switch element {
            case .move(let point):
                last = transform.apply(to: point)
                start = last
                box.add(last)
            case .line(let point):
                last = transform.apply(to: point)
                box.add(last)
            case .quadratic(let point, let control):
                let (to, c) = (transform.apply(to: point), transform.apply(to: control))
                // The same curve as a cubic.
                let c1 = CGPoint(x: last.x + (c.x - last.x) * 2 / 3, y: last.y + (c.y - last.y) * 2 / 3)
                let c2 = CGPoint(x: to.x + (c.x - to.x) * 2 / 3, y: to.y + (c.y - to.y) * 2 / 3)
                box.add(cubic: last, c1, c2, to)
                last = to
            case .cubic(let point, let control1, let control2):
                let to = transform.apply(to: point)
                box.add(cubic: last, transform.apply(to: control1), transform.apply(to: control2), to)
                last = to
            case .close: last = start
            }
        }
        return box.rect
    }
}

/// The smallest upright rectangle around points.
package struct PointBox {
    private var left = CGFloat.infinity
    private var top = CGFloat.infinity
    private var right = -CGFloat.infinity
    private var bottom = -CGFloat.infinity

    package init() {}

    package var rect: CGRect? {
        guard left <= right, top <= bottom else { return nil }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    package mutating func add(_ point: CGPoint) {
        left = min(left, point.x)
        right = max(right, point.x)
        top = min(top, point.y)
        bottom = max(bottom, point.y)
    }

    /// Adds a curve: its end, and where it turns around on an axis. Where it begins another element has ended.
    fileprivate mutating func add(cubic a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
        add(d)
        for t in PointBox.turns(a.x, b.x, c.x, d.x) + PointBox.turns(a.y, b.y, c.y, d.y) {
            func at(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
                let s = 1 - t
                return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
            }
            add(CGPoint(x: at(a.x, b.x, c.x, d.x), y: at(a.y, b.y, c.y, d.y)))
        }
    }

    /// Where the derivative of a cubic is zero, between its ends.
    private static func turns(
        _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat
    ) -> [CGFloat] {
        let (p, q, r) = (d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
        var roots: [CGFloat] = []
        if abs(p) > 1e-9 {
            let under = q * q - 4 * p * r
            guard under >= 0 else { return [] }
            let root = under.squareRoot()
            roots = [(-q + root) / (2 * p), (-q - root) / (2 * p)]
        } else if abs(q) > 1e-9 {
            roots = [-r / q]
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }
}
