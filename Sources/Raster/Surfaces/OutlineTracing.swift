import Drawing
import Foundation

extension DrawingContext {
    /// Makes the outline the current path.
    ///
    /// Cairo keeps 24-bit pixels: coordinates past `limit` are brought back to it, far outside the picture.
    func trace(_ outline: Outline, limit: CGFloat) {
        clearPath()
        func held(_ value: CGFloat) -> CGFloat { min(max(value, -limit), limit) }
        func held(_ rect: CGRect) -> (l: CGFloat, t: CGFloat, r: CGFloat, b: CGFloat) {
            (held(rect.minX), held(rect.minY), held(rect.maxX), held(rect.maxY))
        }
        switch outline {
        case .rectangle(let rect):
            let (l, t, r, b) = held(rect)
            rectangle(l, t, r - l, b - t)
        case .ellipse(let rect):
            let (l, t, r, b) = held(rect)
            roundedBox(l, t, r, b, (r - l) / 2, (b - t) / 2)
        case .roundedRectangle(let rect, let radii, .circular) where radii.isUniform:
            let (l, t, r, b) = held(rect)
            let radius = max(min(radii.topLeft, (r - l) / 2, (b - t) / 2), 0)
            roundedBox(l, t, r, b, radius, radius)
        case .roundedRectangle, .path:
            for element in outline.elements {
                switch element {
                case .move(let p): move(held(p.x), held(p.y))
                case .line(let p): line(held(p.x), held(p.y))
                case .quadratic(let p, let control):
                    quadratic(held(control.x), held(control.y), held(p.x), held(p.y))
                case .cubic(let p, let c1, let c2):
                    curve(held(c1.x), held(c1.y), held(c2.x), held(c2.y), held(p.x), held(p.y))
                case .close: closePath()
                }
            }
        }
    }

    /// Four quarter ellipses; quicker than Cairo's arcs, and exact in the same places. The way around is that of
    /// `Outline.elements`, so that dashes lie where they would along those.
    private func roundedBox(
        _ l: CGFloat, _ t: CGFloat, _ r: CGFloat, _ b: CGFloat, _ rx: CGFloat, _ ry: CGFloat
    ) {
        // The share of the radius at which a cubic comes nearest to a quarter circle.
        let quarterArc: CGFloat = 0.5522847498307936
        let kx = rx * (1 - quarterArc)
        let ky = ry * (1 - quarterArc)
        move(r, (t + b) / 2)
        line(r, b - ry)
        curve(r, b - ky, r - kx, b, r - rx, b)
        line(l + rx, b)
        curve(l + kx, b, l, b - ky, l, b - ry)
        line(l, t + ry)
        curve(l, t + ky, l + kx, t, l + rx, t)
        line(r - rx, t)
        curve(r - kx, t, r, t + ky, r, t + ry)
        closePath()
    }
}

extension Outline {
    /// Whether every coordinate is a number.
    var isFinite: Bool {
        switch self {
        case .rectangle(let rect), .ellipse(let rect): rect.isFinite
        case .roundedRectangle(let rect, let radii, _):
            rect.isFinite
                && (radii.topLeft + radii.topRight + radii.bottomRight + radii.bottomLeft).isFinite
        case .path(let elements):
            elements.allSatisfy { element in
                switch element {
                case .move(let p), .line(let p): (p.x + p.y).isFinite
                case .quadratic(let p, let c): (p.x + p.y + c.x + c.y).isFinite
                case .cubic(let p, let c, let d): (p.x + p.y + c.x + c.y + d.x + d.y).isFinite
                case .close: true
                }
            }
        }
    }
}

extension CGRect {
    /// Whether all four numbers are numbers, and their sums too.
    var isFinite: Bool { (minX + minY + maxX + maxY).isFinite }
}
