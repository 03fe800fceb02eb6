import Drawing
import Foundation

/// Colours at the corners of a grid of patches with curved sides; places in the unit square.
///
/// A patch is a Coons patch of bicubic Bézier curves. Where only places are given, curves pass through them as
/// Catmull-Rom splines do, and smooth colours run likewise: Apple publishes neither rule.
public struct MeshGradient: ShapeStyle, Equatable {
    public typealias Resolved = Never

    /// A corner with the control points of the sides that meet there.
    public struct BezierPoint: Hashable, Sendable {
        public var position: SIMD2<Float>
        public var leadingControlPoint: SIMD2<Float>
        public var topControlPoint: SIMD2<Float>
        public var trailingControlPoint: SIMD2<Float>
        public var bottomControlPoint: SIMD2<Float>

        nonisolated public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// Where the corners are, row by row.
    public enum Locations: Hashable, Sendable {
        case points([SIMD2<Float>])
        case bezierPoints([BezierPoint])
    }

    /// The colours of the corners, row by row.
    public enum Colors: Hashable, Sendable {
        case colors([Color])
        case resolvedColors([Color.Resolved])
    }

    /// Corners across.
    public var width: Int
    /// Corners down.
    public var height: Int
    public var locations: Locations
    public var colors: Colors
    /// Where no patch is.
    public var background: Color
    /// Whether colours run by cubic curves through the corners, or straight from one to the next.
    public var smoothsColors: Bool
    public var colorSpace: Gradient.ColorSpace

    nonisolated public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    nonisolated public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    nonisolated public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    nonisolated public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    nonisolated public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints),
            colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
            colorSpace: colorSpace)
    }

    public func resolved(for environment: EnvironmentValues) -> ResolvedStyle {
        let ground = background.rgba(in: environment)
        guard let corners = corners,
            let mesh = ColorMesh(
                columns: width, rows: height, corners: corners, colors: rgba(in: environment),
                background: ground, isSmooth: smoothsColors, isPerceptual: colorSpace == .perceptual)
        else {
            warn(
                "MeshGradient(width: \(width), height: \(height)) needs as many points and colours as it has corners, "
                    + "2 × 2 at least and 4096 at most, at places that are numbers; its background is drawn")
            return ResolvedStyle(ground)
        }
        return ResolvedStyle(.picture(StylePicture(.mesh(mesh))))
    }

    private var corners: [ColorMesh.Corner]? {
        switch locations {
        case .points(let places): ColorMesh.corners(at: places, columns: width, rows: height)
        case .bezierPoints(let points):
            points.map { point in
                ColorMesh.Corner(
                    point.position, leading: point.leadingControlPoint, top: point.topControlPoint,
                    trailing: point.trailingControlPoint, bottom: point.bottomControlPoint)
            }
        }
    }

    private func rgba(in environment: EnvironmentValues) -> [RGBA] {
        switch colors {
        case .colors(let colors): colors.map { $0.rgba(in: environment) }
        case .resolvedColors(let colors): colors.map(\.rgba)
        }
    }
}
