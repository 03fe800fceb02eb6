public import Foundation

/// What fills an area: a plain colour or a gradient, already resolved against the environment.
public enum Paint: Hashable, Sendable {
    case solid(RGBA)
    /// Apart, since most paint is plain: what is drawn is small then, and cheap to copy.
    indirect case gradient(PaintGradient)

    /// The same paint with every alpha scaled.
    public func multiplyingAlpha(by factor: Double) -> Paint {
        if factor == 1 { return self }
        switch self {
        case .solid(let color): return .solid(color.multiplyingAlpha(by: factor))
        case .gradient(var gradient):
            gradient.stops = gradient.stops.multiplyingAlpha(by: factor)
            return .gradient(gradient)
        }
    }

    package var isSolid: Bool {
        if case .solid = self { true } else { false }
    }

    /// Whether nothing would be seen.
    public var isInvisible: Bool {
        switch self {
        case .solid(let color): color.alpha <= 0
        case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha <= 0 }
        }
    }

    /// The one colour it has, or the first of a gradient's.
    public var firstColor: RGBA {
        switch self {
        case .solid(let color): color
        case .gradient(let gradient): gradient.stops.first?.color ?? .clear
        }
    }
}

/// Colours that change from place to place; places and distances in points.
public struct PaintGradient: Hashable, Sendable {
    /// Which way the colours run.
    public enum Kind: Hashable, Sendable {
        /// From `start` to `end`; colours past the ends continue.
        case linear(start: CGPoint, end: CGPoint)
        /// Between two circles about one centre.
        case radial(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
        /// Around `center`, clockwise from `startAngle` to `endAngle` in radians.
        case angular(center: CGPoint, startAngle: CGFloat, endAngle: CGFloat)
        /// Like `radial`, measured in the box of `frame`: 0.5 reaches the middle of each side.
        case elliptical(
            center: CGPoint, frame: CGRect, startFraction: CGFloat, endFraction: CGFloat)
    }

    public var stops: [GradientStop]
    public var kind: Kind

    public init(_ stops: [GradientStop], _ kind: Kind) {
        self.stops = stops
        self.kind = kind
    }

    /// Whether every place and distance is a finite number.
    public var isFinite: Bool {
        switch kind {
        case .linear(let start, let end): (start.x + start.y + end.x + end.y).isFinite
        case .radial(let center, let start, let end), .angular(let center, let start, let end):
            (center.x + center.y + start + end).isFinite
        case .elliptical(let center, let frame, let start, let end):
            (frame.minX + frame.minY + frame.maxX + frame.maxY).isFinite
                && (center.x + center.y + start + end).isFinite
        }
    }

    /// The gradient after a scaling and translation.
    package func applying(_ transform: CGAffineTransform) -> PaintGradient {
        let kind: Kind =
            switch kind {
            case .linear(let start, let end):
                .linear(start: transform.apply(to: start), end: transform.apply(to: end))
            case .radial(let center, let start, let end):
                .radial(
                    center: transform.apply(to: center), startRadius: start * transform.a,
                    endRadius: end * transform.a)
            case .angular(let center, let start, let end):
                .angular(center: transform.apply(to: center), startAngle: start, endAngle: end)
            case .elliptical(let center, let frame, let start, let end):
                .elliptical(
                    center: transform.apply(to: center), frame: frame.applying(transform),
                    startFraction: start, endFraction: end)
            }
        return PaintGradient(stops, kind)
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

extension [GradientStop] {
    /// The same stops with every alpha scaled.
    public func multiplyingAlpha(by factor: Double) -> [GradientStop] {
        map { GradientStop(color: $0.color.multiplyingAlpha(by: factor), location: $0.location) }
    }
}

/// How a group's pixels combine with what is below; SwiftUI's names.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
        hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop,
        destinationOver, destinationOut, plusDarker, plusLighter
}

/// A 4 × 5 matrix over straight RGBA, rows r g b a, the fifth column added (0…1).
public struct ColorFilter: Hashable, Sendable {
    /// Twenty numbers, row by row.
    public var values: [Double]

    public init(values: [Double]) {
        precondition(values.count == 20, "a colour matrix has 20 values, not \(values.count)")
        self.values = values
    }
}
