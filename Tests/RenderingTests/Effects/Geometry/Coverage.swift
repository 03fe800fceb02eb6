import Drawing
import Foundation
import Testing
import ViewCore

/// Which points of a picture are covered, in points of it: the rule that a test works out for itself.
typealias Region = (_ x: Double, _ y: Double) -> Bool

extension PixelProbe {
    /// Compares the alpha of every pixel with the part of it that `region` covers, times `alpha`.
    ///
    /// The part is counted at 12 × 12 places; the rasteriser counts at its own. So a pixel may differ by
    /// `tolerance`, and the sum over the picture, where such differences even out, by `bias` of a pixel for
    /// each that an edge goes through.
    func expectCovers(
        scale: CGFloat = 1, alpha: Double = 1, tolerance: Double = 0.15, bias: Double = 0.05,
        _ region: Region,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        var (worst, place, expectedThere) = (0.0, (x: 0, y: 0), 0.0)
        var (sum, edges) = (0.0, 0)
        for y in 0..<height {
            for x in 0..<width {
                let found = self[x, y].alpha
                // Most pixels are plainly inside or outside.
                let rough = covered(x, y, scale, steps: 4, region)
                if rough == 0 && found == 0 || rough == 1 && found == alpha { continue }
                let share = covered(x, y, scale, steps: 12, region)
                if share > 0, share < 1 { edges += 1 }
                let difference = found - share * alpha
                sum += difference
                if abs(difference) > abs(worst) {
                    (worst, place, expectedThere) = (difference, (x, y), share * alpha)
                }
            }
        }
        #expect(
            abs(worst) <= tolerance,
            "the pixel at \(place) has alpha \(self[place.x, place.y].alpha), not \(expectedThere)",
            sourceLocation: sourceLocation)
        #expect(
            abs(sum) <= Double(edges) * bias + 0.05, "the covered area is off by \(sum) pixels",
            sourceLocation: sourceLocation)
    }

    /// The part of a pixel inside, counted at `steps` × `steps` places.
    private func covered(_ x: Int, _ y: Int, _ scale: CGFloat, steps: Int, _ region: Region) -> Double {
        var inside = 0
        for row in 0..<steps {
            let v = (Double(y) + (Double(row) + 0.5) / Double(steps)) / scale
            for column in 0..<steps {
                let u = (Double(x) + (Double(column) + 0.5) / Double(steps)) / scale
                if region(u, v) { inside += 1 }
            }
        }
        return Double(inside) / Double(steps * steps)
    }
}

/// Shapes as regions, from what defines them.
enum Regions {
    static func rectangle(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Region {
        { $0 > left && $0 < right && $1 > top && $1 < bottom }
    }

    static func ellipse(_ midX: Double, _ midY: Double, _ rx: Double, _ ry: Double) -> Region {
        { x, y in
            let (u, v) = ((x - midX) / rx, (y - midY) / ry)
            return u * u + v * v < 1
        }
    }

    /// Points within `reach` of the way from a to b along it, and not past its ends.
    static func bar(_ a: (Double, Double), _ b: (Double, Double), reach: Double, past: Double = 0) -> Region {
        let (dx, dy) = (b.0 - a.0, b.1 - a.1)
        let length = (dx * dx + dy * dy).squareRoot()
        return { x, y in
            let along = ((x - a.0) * dx + (y - a.1) * dy) / length
            let across = ((x - a.0) * dy - (y - a.1) * dx) / length
            return along > -past && along < length + past && abs(across) < reach
        }
    }

    /// Inside of a polygon that does not cross itself.
    static func polygon(_ corners: [(Double, Double)]) -> Region {
        { x, y in
            var inside = false
            var last = corners[corners.count - 1]
            for corner in corners {
                if (corner.1 > y) != (last.1 > y) {
                    let crossing = (last.0 - corner.0) * (y - corner.1) / (last.1 - corner.1) + corner.0
                    if x < crossing { inside.toggle() }
                }
                last = corner
            }
            return inside
        }
    }

    static func any(_ regions: [Region]) -> Region { { x, y in regions.contains { $0(x, y) } } }

    static func both(_ a: @escaping Region, _ b: @escaping Region) -> Region { { a($0, $1) && b($0, $1) } }

    static func without(_ a: @escaping Region, _ b: @escaping Region) -> Region {
        { a($0, $1) && !b($0, $1) }
    }
}
