import Foundation

/// A subpath as straight lines.
struct Polyline: Hashable, Sendable {
    var points: [CGPoint]
    /// Whether the path itself leads back to the start; a fill closes each.
    var isClosed: Bool
}

extension Path {
    /// The path with lines in place of its curves, which leave none of them by more than a hundredth of a point.
    ///
    /// A subpath with a place that is no usable number is left out.
    var polylines: [Polyline] {
        var lines: [Polyline] = []
        var points: [CGPoint] = []
        func end(isClosed: Bool) {
            if points.count > 1, points.allSatisfy({ $0.x.isUsable && $0.y.isUsable }) {
                lines.append(Polyline(points: points, isClosed: isClosed))
            }
        }
        func curve(_ places: [CGPoint], _ point: (CGFloat) -> CGPoint) {
            let length = zip(places, places.dropFirst()).reduce(0) { sum, pair in
                sum + hypot(pair.1.x - pair.0.x, pair.1.y - pair.0.y)
            }
            guard length.isUsable else { return points.append(places[places.count - 1]) }
            // Of an arc of length l over an angle of a quarter turn, n chords are l π / 16 n² off: n² = 19.6 l for 0.01.
            let count = min(max((19.6 * length).squareRoot().rounded(.up), 4), 128)
            for step in 1..<Int(count) { points.append(point(CGFloat(step) / count)) }
            points.append(places[places.count - 1])
        }
        forEach { element in
            let from = points.last ?? .zero
            switch element {
            case .move(let to):
                end(isClosed: false)
                points = [to]
            case .line(let to): points.append(to)
            case .quadCurve(let to, let control):
                curve([from, control, to]) { t in
                    let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
                    return CGPoint(
                        x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y)
                }
            case .curve(let to, let control1, let control2):
                curve([from, control1, control2, to]) { t in
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    return CGPoint(
                        x: a * from.x + b * control1.x + c * control2.x + d * to.x,
                        y: a * from.y + b * control1.y + c * control2.y + d * to.y)
                }
            case .closeSubpath:
                end(isClosed: true)
                points = points.first.map { [$0] } ?? []
            }
        }
        end(isClosed: false)
        return lines
    }
}
