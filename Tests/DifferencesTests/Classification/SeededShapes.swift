import Pixels
import TestSupport

/// Shapes with soft edges, drawn by counting samples, for measurements of what a classification says of them.
struct SeededShapes {
    enum Kind: CaseIterable { case disc, box, bar, polygon, ring, letter }

    var kind: Kind
    var centre: (x: Double, y: Double)
    var size: Double
    /// Of bars, rings and letters.
    var thickness: Double
    var angle: Double
    var corners: [(x: Double, y: Double)] = []

    static let side = 56

    init(using generator: inout SeededGenerator) {
        func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
        kind = Kind.allCases.randomElement(using: &generator)!
        centre = (number(24...32), number(24...32))
        size = number(9...18)
        thickness = number(4...8)
        angle = Bool.random(using: &generator) ? 0 : number(0...3.1)
        corners = (0..<Int.random(in: 3...7, using: &generator)).map { _ in (0, 0) }
        for index in corners.indices {
            let turn = angle + Double(index) * 2 * 3.14159265 / Double(corners.count)
            let (cosine, sine) = circle(turn)
            let reach = size * number(0.75...1.1)
            corners[index] = (centre.x + reach * cosine, centre.y + reach * sine)
        }
    }

    /// Whether all its edges are rows or columns.
    var liesAlongPixels: Bool { angle == 0 && [.box, .bar, .letter].contains(kind) }

    /// Whether a point lies in the shape, which is `grown` by so many pixels all around.
    func holds(_ x: Double, _ y: Double, grown: Double = 0) -> Bool {
        let (dx, dy) = (x - centre.x, y - centre.y)
        let (cosine, sine) = circle(angle)
        let (u, v) = (abs(dx * cosine + dy * sine), abs(dy * cosine - dx * sine))
        let distance = (dx * dx + dy * dy).squareRoot()
        switch kind {
        case .disc: return distance <= size + grown
        case .ring: return abs(distance - size) <= thickness / 2 + grown
        case .box: return max(u - size - grown, v - size * 0.6 - grown) <= 0
        case .bar: return u <= size + grown && v <= thickness / 2 + grown
        case .letter:
            // A T of two bars.
            let (a, b) = (dx * cosine + dy * sine, dy * cosine - dx * sine)
            return abs(a) <= size + grown && abs(b + size) <= thickness / 2 + grown
                || abs(a) <= thickness / 2 + grown && abs(b) <= size + grown
        case .polygon:
            return corners.indices.allSatisfy { index in
                let (p, q) = (corners[index], corners[(index + 1) % corners.count])
                let (ex, ey) = (q.x - p.x, q.y - p.y)
                let length = (ex * ex + ey * ey).squareRoot()
                return (ex * (y - p.y) - ey * (x - p.x)) / length >= -grown
            }
        }
    }

    /// How much of each pixel the shape covers, by `grid` × `grid` samples that are off their middles by `jitter` of
    /// their distance.
    func coverage(grid: Int, grown: Double = 0, jitter: (Double, Double) = (0, 0)) -> [Double] {
        let side = Self.side
        var shares = [Double](repeating: 0, count: side * side)
        // Shapes are thicker than a pixel: one whose corners are all in it, or all outside, has no edge.
        let corners = (0..<((side + 1) * (side + 1))).map {
            holds(Double($0 % (side + 1)), Double($0 / (side + 1)), grown: grown) ? 1 : 0
        }
        for y in 0..<side {
            for x in 0..<side {
                let corner = y * (side + 1) + x
                let inside =
                    corners[corner] + corners[corner + 1] + corners[corner + side + 1]
                    + corners[corner + side + 2]
                guard inside % 4 != 0 else {
                    shares[y * side + x] = Double(inside / 4)
                    continue
                }
                var count = 0
                for row in 0..<grid {
                    for column in 0..<grid {
                        let u = Double(x) + (Double(column) + 0.5 + jitter.0) / Double(grid)
                        let v = Double(y) + (Double(row) + 0.5 + jitter.1) / Double(grid)
                        if holds(u, v, grown: grown) { count += 1 }
                    }
                }
                shares[y * side + x] = Double(count) / Double(grid * grid)
            }
        }
        return shares
    }

    typealias Color = (Double, Double, Double)

    /// A picture of the shape in one colour on another.
    static func picture(_ shares: [Double], _ color: Color, on ground: Color) -> Pixmap {
        Pixmap(
            width: side, height: side,
            bytes: shares.flatMap { share -> [UInt8] in
                func mixed(_ over: Double, _ under: Double) -> UInt8 {
                    UInt8((under + share * (over - under)).rounded())
                }
                return [mixed(color.0, ground.0), mixed(color.1, ground.1), mixed(color.2, ground.2), 255]
            })
    }
}

/// Cosine and sine, by their series: tests have no library of the system for it.
private func circle(_ turn: Double) -> (Double, Double) {
    var (x, y, term, sine, cosine) = (turn, 0.0, 1.0, 0.0, 0.0)
    x = turn.truncatingRemainder(dividingBy: 2 * .pi)
    for power in 0..<40 {
        switch power % 4 {
        case 0: cosine += term
        case 1: sine += term
        case 2: cosine -= term
        default: sine -= term
        }
        y = Double(power + 1)
        term *= x / y
    }
    return (cosine, sine)
}
