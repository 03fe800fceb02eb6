import Drawing
public import Foundation

extension Gradient {
    /// Where colours are mixed.
    public struct ColorSpace: Hashable, Sendable {
        let isPerceptual: Bool
        /// sRGB, in which colours are written.
        public static let device = ColorSpace(isPerceptual: false)
        /// A space in which equal steps look equal. Apple names none; OKLab is drawn.
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    /// The same colours, mixed in a space.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }
}

extension AnyGradient {
    /// The same colours, mixed in a space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var gradient = self
        gradient.isPerceptual = space.isPerceptual
        return gradient
    }
}

extension Color {
    /// This colour and another, `fraction` of the way; past 0 and 1 it is one of them.
    ///
    /// Alpha and colour are mixed by themselves.
    public func mix(
        with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        Color(
            colorSpace.isPerceptual
                ? .perceptualMix(source, rhs.source, fraction) : .mix(source, rhs.source, fraction))
    }
}

/// A gradient whose space is known, along a line, in circles, around a point or in ellipses.
private struct PlacedGradient: ShapeStyle {
    let gradient: AnyGradient
    let geometry: ResolvedStyle.GradientGeometry

    func resolved(for environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(.gradient(gradient.stops(in: environment), geometry))
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    public static func linearGradient(
        _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> AnyShapeStyle {
        AnyShapeStyle(PlacedGradient(gradient: gradient, geometry: .linear(startPoint, endPoint)))
    }
    public static func radialGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> AnyShapeStyle {
        AnyShapeStyle(PlacedGradient(gradient: gradient, geometry: .radial(center, startRadius, endRadius)))
    }
    public static func angularGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> AnyShapeStyle {
        let (start, end) = (CGFloat(startAngle.radians), CGFloat(endAngle.radians))
        return AnyShapeStyle(PlacedGradient(gradient: gradient, geometry: .angular(center, start, end)))
    }
    public static func conicGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
    ) -> AnyShapeStyle {
        angularGradient(gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }
    public static func ellipticalGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> AnyShapeStyle {
        AnyShapeStyle(
            PlacedGradient(
                gradient: gradient, geometry: .elliptical(center, startRadiusFraction, endRadiusFraction)))
    }

    /// The foreground with a shadow.
    public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().shadow(style))
    }
    /// The foreground in a blend mode.
    public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().blendMode(mode))
    }
    /// The foreground with its alpha scaled.
    public static func opacity(_ opacity: Double) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().opacity(opacity))
    }
}
