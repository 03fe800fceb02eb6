public import Drawing
public import Foundation

/// How a line is drawn; lengths in points.
public struct StrokeStyle: Hashable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    package var pen: StrokePen {
        // A dash without length, or with one that is no number, would never end.
        let usable =
            dash.allSatisfy { $0.isFinite && $0 >= 0 } && dash.reduce(0, +) > 0.01
        return StrokePen(
            width: lineWidth, cap: lineCap, join: lineJoin,
            miterLimit: miterLimit.isFinite ? miterLimit : 10,
            dash: usable ? dash : [], dashPhase: dashPhase.isFinite ? dashPhase : 0)
    }
}

public typealias CGLineCap = StrokePen.Cap
public typealias CGLineJoin = StrokePen.Join

/// Which points are inside, and whether the edge is smoothed.
public struct FillStyle: Hashable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
