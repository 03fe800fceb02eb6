import Foundation

extension Outline {
    /// The smallest upright rectangle that holds a stroke along the outline after `transform`.
    func strokeBounds(_ pen: StrokePen, under transform: CGAffineTransform) -> CGRect? {
        let half = pen.width / 2
        if case .rectangle(let rect) = self, pen.join == .miter, pen.miterLimit >= 1.5 {
            return Outline.rectangle(rect.insetBy(dx: -half, dy: -half)).curveBounds(under: transform)
        }
        guard let line = curveBounds(under: transform) else { return nil }
        // A square cap's corners are √2 half widths from the end.
        let reach = pen.cap == .square && isOpen ? half * 2.0.squareRoot() : half
        // How far a circle about a point reaches along each axis.
        let dx = reach * (transform.a * transform.a + transform.c * transform.c).squareRoot()
        let dy = reach * (transform.b * transform.b + transform.d * transform.d).squareRoot()
        var box = PointBox()
        box.add(CGPoint(x: line.minX - dx, y: line.minY - dy))
        box.add(CGPoint(x: line.maxX + dx, y: line.maxY + dy))
        if pen.join == .miter, case .path(let elements) = self {
            for tip in Outline.miterTips(elements, pen) { box.add(transform.apply(to: tip)) }
        }
        return box.rect
    }

    private var isOpen: Bool {
        guard case .path(let elements) = self else { return false }
        return elements.last != .close
    }

    /// The outermost points of corners that are drawn pointed.
    private static func miterTips(_ elements: [PathElement], _ pen: StrokePen) -> [CGPoint] {
        var tips: [CGPoint] = []
        var (start, last) = (CGPoint.zero, CGPoint.zero)
        var first: CGVector?
        var arriving: CGVector?
        func turn(at corner: CGPoint, _ leaving: CGVector?) {
            if let arriving, let leaving, let tip = miterTip(corner, arriving, leaving, pen) {
                tips.append(tip)
            }
        }
        func go(to point: CGPoint, leaving: CGPoint, arrivingFrom: CGPoint) {
            let away = direction(from: last, to: leaving) ?? direction(from: last, to: point)
            guard away != nil else { return }
            turn(at: last, away)
            if first == nil { first = away }
            arriving = direction(from: arrivingFrom, to: point) ?? direction(from: last, to: point)
            last = point
        }
        for element in elements {
            switch element {
            case .move(let point):
                (start, last) = (point, point)
                (first, arriving) = (nil, nil)
            case .line(let point): go(to: point, leaving: point, arrivingFrom: last)
            case .quadratic(let point, let control):
                go(to: point, leaving: control, arrivingFrom: control)
            case .cubic(let point, let control1, let control2):
                go(to: point, leaving: control1, arrivingFrom: control2)
            case .close:
                go(to: start, leaving: start, arrivingFrom: last)
                turn(at: start, first)
                (first, arriving) = (nil, nil)
            }
        }
        return tips
    }

    private static func miterTip(
        _ corner: CGPoint, _ arriving: CGVector, _ leaving: CGVector, _ pen: StrokePen
    ) -> CGPoint? {
        // From the corner outwards: against where the two sides go.
        let (x, y) = (arriving.dx - leaving.dx, arriving.dy - leaving.dy)
        let length = (x * x + y * y).squareRoot()
        // Twice the sine of half the angle between the sides is |arriving + leaving| for unit vectors.
        let (sx, sy) = (arriving.dx + leaving.dx, arriving.dy + leaving.dy)
        let sine = (sx * sx + sy * sy).squareRoot() / 2
        guard length > 1e-6, sine > 1e-6, 1 / sine <= max(pen.miterLimit, 1) else { return nil }
        let reach = pen.width / 2 / sine
        return CGPoint(x: corner.x + x / length * reach, y: corner.y + y / length * reach)
    }

    private static func direction(from a: CGPoint, to b: CGPoint) -> CGVector? {
        let (x, y) = (b.x - a.x, b.y - a.y)
        let length = (x * x + y * y).squareRoot()
        return length > 1e-9 && length.isFinite ? CGVector(dx: x / length, dy: y / length) : nil
    }
}

private struct CGVector {
    var dx: CGFloat
    var dy: CGFloat
}
