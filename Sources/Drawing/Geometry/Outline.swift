public import Foundation

/// How the corners of a rounded rectangle run into its sides.
public enum CornerCurve: String, Hashable, Sendable {
    /// Quarter circles.
    case circular
    /// Curvature grows gradually, as in the system's own controls.
    case continuous
}

/// The radii of four corners, in points.
public struct CornerRadii: Hashable, Sendable {
    public var topLeft: CGFloat
    public var topRight: CGFloat
    public var bottomRight: CGFloat
    public var bottomLeft: CGFloat

    public init(
        topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat
    ) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    public init(all radius: CGFloat) {
        self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }

    public var isUniform: Bool {
        topLeft == topRight && topRight == bottomRight && bottomRight == bottomLeft
    }
}

/// What a fill, stroke or clip follows. Common shapes keep their names, so a printed list can be read.
public enum Outline: Hashable, Sendable {
    case rectangle(CGRect)
    /// Radii are already limited to what the sides have room for.
    case roundedRectangle(CGRect, CornerRadii, CornerCurve)
    case ellipse(CGRect)
    case path([PathElement])
}

/// One step of a path, in points.
public enum PathElement: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadratic(CGPoint, control: CGPoint)
    case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
}

/// Which points are inside a path that crosses itself.
public enum FillRule: String, Hashable, Sendable {
    case nonZero
    case evenOdd
}

/// How a line is drawn along an outline; lengths in points.
public struct StrokePen: Hashable, Sendable {
    public enum Cap: String, Hashable, Sendable { case butt, round, square }
    public enum Join: String, Hashable, Sendable { case miter, round, bevel }

    public var width: CGFloat
    public var cap: Cap
    public var join: Join
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    public init(
        width: CGFloat = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}
