import Drawing
import SwiftUI
import Testing

/// The continuous corner against the published curve: control points of CoreGraphics' corner in units of the
/// radius, as in `UIBezierPath(roundedRect:cornerRadius:)` (Documentation/Rules/metrics.json,
/// `continuousCorner.plain`, and PaintCode's "Code for iOS 7 rounded rectangles", 2013, eight digits).
struct ContinuousCornerTests {
    /// Start, then three cubics as control, control, end, from one side to the other; the corner at the origin.
    private static let published: [(x: Double, y: Double)] = [
        (1.52866483, 0), (1.08849323, 0), (0.86840689, 0), (0.63149399, 0.07491100), (0.37282392, 0.16905899),
        (0.16905899, 0.37282392), (0.07491100, 0.63149399), (0, 0.86840689), (0, 1.08849323), (0, 1.52866483),
    ]

    /// Points on the published corner, `radius` large.
    private func publishedPoints(_ radius: Double) -> [(x: Double, y: Double)] {
        stride(from: 0, to: 9, by: 3).flatMap { first in
            let curve = Array(Self.published[first...first + 3])
            return (0...24).map { step in
                let t = Double(step) / 24
                let w = [
                    (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t,
                ]
                return (
                    zip(curve, w).reduce(0) { $0 + $1.0.x * $1.1 } * radius,
                    zip(curve, w).reduce(0) { $0 + $1.0.y * $1.1 } * radius
                )
            }
        }
    }

    /// Points along a path, close enough that the lines between them are the path.
    private func points(_ path: Path) -> [CGPoint] {
        var (found, pen, start): ([CGPoint], CGPoint, CGPoint) = ([], .zero, .zero)
        path.forEach { element in
            switch element {
            case .move(let point):
                (pen, start) = (point, point)
                found.append(point)
            case .line(let point):
                pen = point
                found.append(point)
            case .quadCurve: Issue.record("a corner is made of cubics")
            case .curve(let end, let c1, let c2):
                for step in 1...80 {
                    let t = Double(step) / 80
                    let (a, b) = ((1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t))
                    let (c, d) = (3 * t * t * (1 - t), t * t * t)
                    found.append(
                        CGPoint(
                            x: a * pen.x + b * c1.x + c * c2.x + d * end.x,
                            y: a * pen.y + b * c1.y + c * c2.y + d * end.y))
                }
                pen = end
            case .closeSubpath: found.append(start)
            }
        }
        return found
    }

    /// How far a place is from the line through points.
    private func distance(_ x: Double, _ y: Double, _ points: [CGPoint]) -> Double {
        var least = Double.infinity
        for (a, b) in zip(points, points.dropFirst()) {
            let (dx, dy) = (b.x - a.x, b.y - a.y)
            let square = dx * dx + dy * dy
            let t = square > 0 ? min(max(((x - a.x) * dx + (y - a.y) * dy) / square, 0), 1) : 0
            let (u, v) = (a.x + t * dx - x, a.y + t * dy - y)
            least = min(least, u * u + v * v)
        }
        return least.squareRoot()
    }

    @Test(arguments: [10, 24] as [Double])
    func `Every corner is within a thousandth of its radius of the published curve`(radius: Double) {
        // Just enough room for the whole curve on the shorter side.
        let frame = CGRect(x: 3, y: 7, width: 4 * radius, height: 2 * 1.52867 * radius)
        let path = RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: frame)
        let drawn = points(path)
        for (cornerX, cornerY, sx, sy) in [
            (frame.minX, frame.minY, 1.0, 1.0), (frame.maxX, frame.minY, -1, 1),
            (frame.minX, frame.maxY, 1, -1),
            (frame.maxX, frame.maxY, -1, -1),
        ] {
            for point in publishedPoints(radius) {
                let away = distance(cornerX + point.x * sx, cornerY + point.y * sy, drawn)
                #expect(away <= 0.001 * radius, "\(point) of the corner at \(cornerX), \(cornerY)")
                if away > 0.001 * radius { return }
            }
        }
    }

    @Test func `The style where none is said is the continuous one`() {
        let frame = CGRect(x: 0, y: 0, width: 80, height: 60)
        #expect(
            RoundedRectangle(cornerRadius: 9).path(in: frame)
                == RoundedRectangle(cornerRadius: 9, style: .continuous).path(in: frame))
        #expect(
            RoundedRectangle(cornerRadius: 9, style: .circular).path(in: frame)
                != RoundedRectangle(cornerRadius: 9, style: .continuous).path(in: frame))
    }

    @Test func `Each uneven corner follows the curve of its own radius`() {
        let frame = CGRect(x: 0, y: 0, width: 100, height: 80)
        let drawn = points(
            UnevenRoundedRectangle(
                topLeadingRadius: 5, bottomLeadingRadius: 20, bottomTrailingRadius: 10, topTrailingRadius: 15
            ).path(in: frame))
        for (cornerX, cornerY, sx, sy, radius) in [
            (0.0, 0.0, 1.0, 1.0, 5.0), (100, 0, -1, 1, 15), (0, 80, 1, -1, 20), (100, 80, -1, -1, 10),
        ] {
            for point in publishedPoints(radius) {
                let away = distance(cornerX + point.x * sx, cornerY + point.y * sy, drawn)
                #expect(away <= 0.001 * radius, "\(point) of the corner at \(cornerX), \(cornerY)")
                if away > 0.001 * radius { return }
            }
        }
    }

    /// Where the sides are too short for 1.528665 radii, the curve starts at the middle of the side at the latest,
    /// and at half of the side it is a quarter circle (`continuousCorner.overlargeRadius`): at 45° the two differ
    /// by less than a hundredth of the radius at most.
    @Test(arguments: [12, 14, 16, 18, 20] as [Double])
    func `A corner without room for the whole curve starts no farther than half of the side`(radius: Double)
        throws
    {
        let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        let path = RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: frame)
        let drawn = points(path)
        for point in drawn {
            #expect(point.x >= -1e-9 && point.x <= 40 + 1e-9 && point.y >= -1e-9 && point.y <= 40 + 1e-9)
        }
        // It reaches the middle of each side.
        for (x, y) in [(20.0, 0.0), (40, 20), (20, 40), (0, 20)] { #expect(distance(x, y, drawn) < 0.06) }
        // On the diagonal, from the corner: (1 − 1/√2) of the radius for a circle, 0.2915 for the curve.
        let nearest = radius * (1 - 0.5.squareRoot())
        #expect(distance(nearest, nearest, drawn) < 0.004 * radius)
    }

    @Test(arguments: [20, 27, 400] as [Double])
    func `At half of the side and past it a corner is a quarter circle`(radius: Double) {
        let path = RoundedRectangle(cornerRadius: radius, style: .continuous)
            .path(in: CGRect(x: 0, y: 0, width: 60, height: 40))
        for point in points(path) where point.x < 20 {
            let away = ((point.x - 20) * (point.x - 20) + (point.y - 20) * (point.y - 20)).squareRoot()
            #expect(abs(away - 20) < 0.001 * 20)
        }
    }

    @Test(arguments: [RoundedCornerStyle.circular, .continuous])
    func `A capsule's ends are half circles in both styles`(style: RoundedCornerStyle) {
        let path = Capsule(style: style).path(in: CGRect(x: 0, y: 0, width: 60, height: 40))
        for point in points(path) where point.x < 20 {
            let away = ((point.x - 20) * (point.x - 20) + (point.y - 20) * (point.y - 20)).squareRoot()
            #expect(abs(away - 20) < 0.001 * 20)
        }
    }
}
