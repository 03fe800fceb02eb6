package import Drawing
import Foundation

/// Colours at the corners of a grid of patches, whose sides are Bézier curves; places in the unit square.
package struct ColorMesh: Hashable, Sendable, CustomStringConvertible {
    /// A corner, with the control points of the sides that leave it.
    package struct Corner: Hashable, Sendable {
        package var place: SIMD2<Float>
        package var leading: SIMD2<Float>
        package var top: SIMD2<Float>
        package var trailing: SIMD2<Float>
        package var bottom: SIMD2<Float>

        package init(
            _ place: SIMD2<Float>, leading: SIMD2<Float>, top: SIMD2<Float>, trailing: SIMD2<Float>,
            bottom: SIMD2<Float>
        ) {
            self.place = place
            self.leading = leading
            self.top = top
            self.trailing = trailing
            self.bottom = bottom
        }
    }

    /// Corners across and down, two of each at least.
    package var columns: Int
    package var rows: Int
    /// Row by row.
    package var corners: [Corner]
    package var colors: [RGBA]
    /// Where no patch is.
    package var background: RGBA
    /// Whether colours go smoothly through the corners, by cubic curves, or straight from corner to corner.
    package var isSmooth: Bool
    /// Whether colours are mixed in OKLab.
    package var isPerceptual: Bool

    /// `nil` where the counts do not fit together, a mesh has no patch or more than 4096 corners, or a place is no number.
    package init?(
        columns: Int, rows: Int, corners: [Corner], colors: [RGBA], background: RGBA, isSmooth: Bool,
        isPerceptual: Bool
    ) {
        let most = 4096
        guard (2...most).contains(columns), (2...most).contains(rows), columns * rows <= most,
            corners.count == columns * rows, colors.count == columns * rows,
            corners.allSatisfy({ corner in
                [corner.place, corner.leading, corner.top, corner.trailing, corner.bottom].allSatisfy {
                    abs($0.x) < 1000 && abs($0.y) < 1000
                }
            })
        else { return nil }
        self.columns = columns
        self.rows = rows
        self.corners = corners
        self.colors = colors
        self.background = background
        self.isSmooth = isSmooth
        self.isPerceptual = isPerceptual
    }

    /// Corners at places alone: curves pass through each as a Catmull-Rom spline does, so that the control points of a
    /// corner are a sixth of the way between its neighbours from it. At the rim, a third of the way to the neighbour.
    package static func corners(at places: [SIMD2<Float>], columns: Int, rows: Int) -> [Corner]? {
        guard columns > 0, rows > 0, columns <= places.count, rows == places.count / columns,
            columns * rows == places.count
        else { return nil }
        return places.indices.map { index in
            let (column, row) = (index % columns, index / columns)
            func slope(_ number: Int, _ count: Int, _ step: Int) -> SIMD2<Float> {
                let before = number > 0 ? places[index - step] : places[index]
                let after = number < count - 1 ? places[index + step] : places[index]
                let isInside = number > 0 && number < count - 1
                return (after - before) / (isInside ? 6 : 3)
            }
            let (across, down) = (slope(column, columns, 1), slope(row, rows, columns))
            let place = places[index]
            return Corner(
                place, leading: place - across, top: place - down, trailing: place + across,
                bottom: place + down)
        }
    }

    package var description: String {
        let places = corners.map { "\(shortNumber(CGFloat($0.place.x))),\(shortNumber(CGFloat($0.place.y)))" }
        let list = zip(colors, places).map { "\($0) at \($1)" }.joined(separator: "; ")
        return "mesh(\(columns) × \(rows): \(list))"
    }
}
