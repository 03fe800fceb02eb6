import Drawing
public import Foundation

/// Colours with places between 0 and 1.
public struct Gradient: Hashable, Sendable {
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }

    /// Evenly spaced.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// Stops in ascending order; a place before its predecessor moves up to it.
    func resolved(in environment: EnvironmentValues) -> [GradientStop] {
        var place: CGFloat = 0
        return stops.map { stop in
            place = max(place, stop.location.isFinite ? min(max(stop.location, 0), 1) : 0)
            return GradientStop(color: stop.color.rgba(in: environment), location: place)
        }
    }
}

extension Gradient: ShapeStyle {
    public func resolved(for environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(.gradient(resolved(in: environment), .linear(.top, .bottom)))
    }
}

/// A colour's own gradient, a little lighter at the top.
public struct AnyGradient: ShapeStyle, Hashable {
    let gradient: Gradient?
    let color: Color?
    var isPerceptual = false

    public init(_ gradient: Gradient) {
        self.gradient = gradient
        color = nil
    }
    init(color: Color) {
        gradient = nil
        self.color = color
    }

    public func resolved(for environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(.gradient(stops(in: environment), .linear(.top, .bottom)))
    }

    /// The amount of white at the top is not published; 0.2 looks like pictures of the system's.
    func stops(in environment: EnvironmentValues) -> [GradientStop] {
        guard let gradient else {
            let base = (color ?? .clear).rgba(in: environment)
            var top = base.mixed(with: .white, by: 0.2)
            top.alpha = base.alpha
            let own = [GradientStop(color: top, location: 0), GradientStop(color: base, location: 1)]
            return isPerceptual ? own.perceptual : own
        }
        let stops = gradient.resolved(in: environment)
        return isPerceptual ? stops.perceptual : stops
    }
}

/// Colours along a line.
public struct LinearGradient: ShapeStyle, Hashable {
    let gradient: Gradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }
    nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }
    nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }
    public func resolved(for environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(
            .gradient(
                gradient.resolved(in: environment),
                .linear(startPoint.placed(in: environment), endPoint.placed(in: environment))))
    }
}

/// Colours in circles around a point; radii in points.
public struct RadialGradient: ShapeStyle, Hashable {
    let gradient: Gradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    nonisolated public init(
        gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }
    nonisolated public init(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
            endRadius: endRadius)
    }
    nonisolated public init(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
            endRadius: endRadius)
    }
    public func resolved(for environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(
            .gradient(
                gradient.resolved(in: environment),
                .radial(center.placed(in: environment), startRadius, endRadius)))
    }
}

/// Colours around a point.
public struct AngularGradient: ShapeStyle, Hashable {
    let gradient: Gradient
    let center: UnitPoint
    let startAngle: Angle
    let endAngle: Angle

    nonisolated public init(
        gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
    ) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }
    nonisolated public init(
        colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
            endAngle: endAngle)
    }
    nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(
            gradient: gradient, center: center, startAngle: angle,
            endAngle: angle + .degrees(360))
    }
    nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }
    nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }
    nonisolated public init(
        stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
            endAngle: endAngle)
    }
    public func resolved(for environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(
            .gradient(
                gradient.resolved(in: environment),
                .angular(
                    center.placed(in: environment), CGFloat(startAngle.radians), CGFloat(endAngle.radians))))
    }
}

/// Colours in ellipses that follow the frame; radii as shares of it.
public struct EllipticalGradient: ShapeStyle, Hashable {
    let gradient: Gradient
    let center: UnitPoint
    let startRadiusFraction: CGFloat
    let endRadiusFraction: CGFloat

    nonisolated public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = gradient
        self.center = center
        self.startRadiusFraction = startRadiusFraction
        self.endRadiusFraction = endRadiusFraction
    }
    nonisolated public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center,
            startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }
    nonisolated public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center,
            startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }
    public func resolved(for environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(
            .gradient(
                gradient.resolved(in: environment),
                .elliptical(
                    center.placed(in: environment), startRadiusFraction, endRadiusFraction)))
    }
}

extension UnitPoint {
    /// The same point from the left: from right to left a view's origin is its upper right corner (SwiftUI's documentation
    /// of `UnitPoint`, Layout direction).
    func placed(in environment: EnvironmentValues) -> UnitPoint {
        environment.layoutDirection == .rightToLeft ? UnitPoint(x: 1 - x, y: y) : self
    }
}
