import Drawing
import Foundation

/// The outline of shapes that run into each other where they are close.
///
/// Each place has a distance to each shape, negative inside of it. Two distances a and b become one by the smooth minimum
/// min(a, b) − h² · reach ÷ 4 with h = max(reach − |a − b|, 0) ÷ reach (published by Inigo Quilez), and the outline is
/// where that is 0. Between two straight sides a bridge begins where they are half of `reach` apart. Nothing leaves the frame
/// around all of them.
struct MeltedOutline {
    /// Cells of the grid that distances are taken on; larger outlines have larger cells.
    private static let mostCells: CGFloat = 200_000

    static func around(_ outlines: [Outline], reach: CGFloat) -> Outline {
        let fields = outlines.map { DistanceField($0) }
        let bounds = outlines.dropFirst().reduce(outlines[0].bounds) { $0.union($1.bounds) }
        let frame = DistanceField(.rectangle(bounds))
        let box = bounds.insetBy(dx: -2, dy: -2)
        let step = max((box.width * box.height / mostCells).squareRoot(), 1)
        let (columns, rows) = (
            Int((box.width / step).rounded(.up)) + 1, Int((box.height / step).rounded(.up)) + 1
        )
        var grid = ContourGrid(corner: box.origin, step: step, columns: columns, rows: rows)
        for row in 0..<rows {
            for column in 0..<columns {
                let place = CGPoint(x: box.minX + CGFloat(column) * step, y: box.minY + CGFloat(row) * step)
                var least = fields[0].distance(to: place)
                for field in fields.dropFirst() {
                    least = smoothMinimum(least, field.distance(to: place), reach)
                }
                // Flat sides that stand in a row stay flat.
                grid.values[row * columns + column] = max(least, frame.distance(to: place))
            }
        }
        return .path(grid.contour)
    }

    private static func smoothMinimum(_ a: CGFloat, _ b: CGFloat, _ reach: CGFloat) -> CGFloat {
        guard reach > 0 else { return min(a, b) }
        let near = max(reach - abs(a - b), 0) / reach
        return min(a, b) - near * near * reach / 4
    }
}

/// How far places are from an outline; negative inside.
private enum DistanceField {
    /// Half the size of a rectangle, its middle and its corners' radius.
    case rounded(center: CGPoint, half: CGSize, radius: CGFloat)
    case polygon([CGPoint])

    init(_ outline: Outline) {
        func rounded(_ rect: CGRect, _ radius: CGFloat) -> DistanceField {
            .rounded(
                center: CGPoint(x: rect.midX, y: rect.midY),
                half: CGSize(width: rect.width / 2, height: rect.height / 2), radius: radius)
        }
        switch outline {
        case .rectangle(let rect): self = rounded(rect, 0)
        case .roundedRectangle(let rect, let radii, _) where radii.isUniform:
            self = rounded(rect, radii.topLeft)
        case .ellipse(let rect) where rect.width == rect.height: self = rounded(rect, rect.width / 2)
        case .roundedRectangle, .ellipse, .path: self = .polygon(outline.corners)
        }
    }

    func distance(to place: CGPoint) -> CGFloat {
        switch self {
        case .rounded(let center, let half, let radius):
            let x = abs(place.x - center.x) - half.width + radius
            let y = abs(place.y - center.y) - half.height + radius
            let (outX, outY) = (max(x, 0), max(y, 0))
            return (outX * outX + outY * outY).squareRoot() + min(max(x, y), 0) - radius
        case .polygon(let corners):
            var (nearest, isInside) = (CGFloat.greatestFiniteMagnitude, false)
            var last = corners.last ?? .zero
            for corner in corners {
                let (dx, dy) = (corner.x - last.x, corner.y - last.y)
                let (px, py) = (place.x - last.x, place.y - last.y)
                let length = dx * dx + dy * dy
                let along = length > 0 ? min(max((px * dx + py * dy) / length, 0), 1) : 0
                let (x, y) = (px - dx * along, py - dy * along)
                nearest = min(nearest, x * x + y * y)
                if (corner.y > place.y) != (last.y > place.y),
                    place.x < last.x + (place.y - last.y) / (corner.y - last.y) * dx
                {
                    isInside.toggle()
                }
                last = corner
            }
            return isInside ? -nearest.squareRoot() : nearest.squareRoot()
        }
    }
}

extension Outline {
    /// Points along it, close enough to look like it; of several parts one after the other.
    fileprivate var corners: [CGPoint] {
        var points: [CGPoint] = []
        var at = CGPoint.zero
        func add(_ parts: Int, _ place: (CGFloat) -> CGPoint) {
            for part in 1...parts { points.append(place(CGFloat(part) / CGFloat(parts))) }
        }
        for element in elements {
            let from = at
            switch element {
            case .move(let to), .line(let to):
                points.append(to)
                at = to
            case .quadratic(let to, let control):
                add(8) { t in
                    let u = 1 - t
                    return CGPoint(
                        x: u * u * from.x + 2 * u * t * control.x + t * t * to.x,
                        y: u * u * from.y + 2 * u * t * control.y + t * t * to.y)
                }
                at = to
            case .cubic(let to, let one, let two):
                add(12) { t in
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    return CGPoint(
                        x: a * from.x + b * one.x + c * two.x + d * to.x,
                        y: a * from.y + b * one.y + c * two.y + d * to.y)
                }
                at = to
            case .close: break
            }
        }
        return points
    }
}
