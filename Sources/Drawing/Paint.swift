public import Foundation

/// What fills an area: a plain colour or a gradient, already resolved against the environment.
public enum Paint: Hashable, Sendable {
    case solid(RGBA)
    /// From `start` to `end` in points; colours past the ends continue.
    case linear([GradientStop], start: CGPoint, end: CGPoint)
    /// Between two circles about one centre; radii in points.
    case radial([GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Around `center`, clockwise from `startAngle` to `endAngle` in radians.
    case angular([GradientStop], center: CGPoint, startAngle: CGFloat, endAngle: CGFloat)
    /// Like `radial`, measured in the box of `frame`: 0.5 reaches the middle of each side.
    case elliptical(
        [GradientStop], center: CGPoint, frame: CGRect, startFraction: CGFloat,
        endFraction: CGFloat)

    /// The same paint with every alpha scaled.
    public func multiplyingAlpha(by factor: Double) -> Paint {
        if factor == 1 { return self }
        func faded(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map {
                GradientStop(color: $0.color.multiplyingAlpha(by: factor), location: $0.location)
            }
        }
        switch self {
        case .solid(let color): return .solid(color.multiplyingAlpha(by: factor))
        case .linear(let stops, let start, let end):
            return .linear(faded(stops), start: start, end: end)
        case .radial(let stops, let center, let startRadius, let endRadius):
            return .radial(
                faded(stops), center: center, startRadius: startRadius, endRadius: endRadius)
        case .angular(let stops, let center, let startAngle, let endAngle):
            return .angular(
                faded(stops), center: center, startAngle: startAngle, endAngle: endAngle)
        case .elliptical(let stops, let center, let frame, let startFraction, let endFraction):
            return .elliptical(
                faded(stops), center: center, frame: frame, startFraction: startFraction,
                endFraction: endFraction)
        }
    }

    /// Whether nothing would be seen.
    public var isInvisible: Bool {
        switch self {
        case .solid(let color): color.alpha <= 0
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _),
            .elliptical(let stops, _, _, _, _):
            stops.allSatisfy { $0.color.alpha <= 0 }
        }
    }
}

/// A colour at a place between a gradient's ends, 0…1.
public struct GradientStop: Hashable, Sendable {
    public var color: RGBA
    public var location: CGFloat

    public init(color: RGBA, location: CGFloat) {
        self.color = color
        self.location = location
    }
}

/// How a group's pixels combine with what is below; SwiftUI's names.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
        hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop,
        destinationOver, destinationOut, plusDarker, plusLighter
}

/// A 4 × 5 matrix over straight RGBA, rows r g b a, the fifth column added (0…1).
public struct ColorMatrix: Hashable, Sendable {
    /// Twenty numbers, row by row.
    public var values: [Double]

    public init(values: [Double]) {
        precondition(values.count == 20, "a colour matrix has 20 values, not \(values.count)")
        self.values = values
    }
}
