package import Drawing
package import Foundation

/// A colour, gradient, material or semantic style that fills shapes and text.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never

    /// The style that this one stands for in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// The style with nothing left to look up. Only built-in styles implement it.
    func resolved(for environment: EnvironmentValues) -> ResolvedStyle
}

extension ShapeStyle {
    public func resolved(for environment: EnvironmentValues) -> ResolvedStyle {
        resolve(in: environment).resolved(for: environment)
    }
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is built in and resolves directly")
    }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
}

/// A style in one environment: colours are fixed, places still in the unit square.
public struct ResolvedStyle: Hashable, Sendable {
    package indirect enum Kind: Hashable, Sendable {
        case color(RGBA)
        case gradient([GradientStop], GradientGeometry)
        case material(Material.Layers)
        /// Pixels of its own for each frame.
        case picture(StylePicture)
    }
    /// Which way a gradient's colours run.
    package enum GradientGeometry: Hashable, Sendable {
        case linear(UnitPoint, UnitPoint)
        /// Two radii in points.
        case radial(UnitPoint, CGFloat, CGFloat)
        /// Two angles in radians.
        case angular(UnitPoint, CGFloat, CGFloat)
        /// Two radii as shares of the frame.
        case elliptical(UnitPoint, CGFloat, CGFloat)
    }
    package var kind: Kind

    package init(_ kind: Kind) { self.kind = kind }
    package init(_ color: RGBA) { kind = .color(color) }

    /// Shadows drawn with the style, in the order they were written.
    package var shadows: [ShadowStyle.Resolved] = []
    /// How it combines with what is below.
    package var blend = BlendMode.normal

    /// Whether paint is all it takes: no shadow, no blending, nothing that is seen through it.
    package var isPlainPaint: Bool {
        guard shadows.isEmpty, blend == .normal else { return false }
        return switch kind {
        case .color, .gradient: true
        case .material, .picture: false
        }
    }

    /// Whether what lies below is to be seen through it, blurred.
    var isMaterial: Bool {
        if case .material = kind { return true }
        return false
    }

    package var isGradient: Bool {
        if case .gradient = kind { return true }
        return false
    }

    /// What is said where only shapes can show what lies below.
    static func materialVeil(_ place: String) -> String {
        "a material as the style of \(place) is drawn as a veil, without a blur of what is below"
    }

    package func multiplyingAlpha(by factor: Double) -> ResolvedStyle {
        if factor == 1 { return self }
        var result = self
        switch kind {
        case .color(let color): result.kind = .color(color.multiplyingAlpha(by: factor))
        case .gradient(let stops, let geometry):
            result.kind = .gradient(stops.multiplyingAlpha(by: factor), geometry)
        case .material(var layers):
            layers.colors = layers.colors.map { $0.multiplyingAlpha(by: factor) }
            result.kind = .material(layers)
        case .picture(var picture):
            picture.opacity *= factor.isNaN ? 1 : min(max(factor, 0), 1)
            result.kind = .picture(picture)
        }
        return result
    }

    /// Paint for a shape in `frame`, in points.
    package func paint(in frame: CGRect) -> Paint {
        switch kind {
        case .color(let color): return .solid(color)
        case .gradient(let stops, let geometry):
            return .gradient(PaintGradient(stops, geometry.placed(in: frame)))
        case .material, .picture: return .solid(color)
        }
    }

    /// The one colour it has, or the first of several.
    package var color: RGBA {
        switch kind {
        case .color(let color): color
        case .gradient(let stops, _): stops.first?.color ?? .clear
        case .material(let layers): layers.colors.last ?? .clear
        case .picture(let picture): picture.firstColor
        }
    }
}

extension ResolvedStyle: CustomStringConvertible {
    public var description: String {
        let paint =
            switch kind {
            case .color(let color): color.description
            case .gradient(let stops, let geometry): geometry.description(of: stops)
            case .material(let layers):
                "material(\(layers.colors.map(\.description).joined(separator: ", ")))"
            case .picture(let picture): picture.description
            }
        let words = shadows.map { ($0.isInner ? "inner shadow " : "shadow ") + $0.description }
        return ([paint] + words + (blend == .normal ? [] : ["blend \(blend.rawValue)"])).joined(
            separator: ", ")
    }
}

extension ResolvedStyle.GradientGeometry {
    /// The same for a frame in points.
    fileprivate func placed(in frame: CGRect) -> PaintGradient.Kind {
        func place(_ point: UnitPoint) -> CGPoint {
            CGPoint(
                x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height)
        }
        return switch self {
        case .linear(let start, let end): .linear(start: place(start), end: place(end))
        case .radial(let center, let start, let end):
            .radial(center: place(center), startRadius: start, endRadius: end)
        case .angular(let center, let start, let end):
            .angular(center: place(center), startAngle: start, endAngle: end)
        case .elliptical(let center, let start, let end):
            .elliptical(
                center: place(center), frame: frame, startFraction: start, endFraction: end)
        }
    }

    fileprivate func description(of stops: [GradientStop]) -> String {
        let list = stops.map { "\($0.color) \(shortNumber($0.location))" }.joined(separator: ", ")
        func lengths(_ name: String, _ center: UnitPoint, _ a: CGFloat, _ b: CGFloat) -> String {
            "\(name)(\(list); \(center) \(shortNumber(a)) → \(shortNumber(b)))"
        }
        return switch self {
        case .linear(let start, let end): "linear(\(list); \(start) → \(end))"
        case .radial(let center, let a, let b): lengths("radial", center, a, b)
        case .angular(let center, let a, let b): lengths("angular", center, a, b)
        case .elliptical(let center, let a, let b): lengths("elliptical", center, a, b)
        }
    }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
    private let base: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) { base = (style as? AnyShapeStyle)?.base ?? style }

    public func resolved(for environment: EnvironmentValues) -> ResolvedStyle {
        base.resolved(for: environment)
    }

    /// As many levels below its own as `level` says: the next ones of a style that has levels, of another shares of it.
    package func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
        switch base {
        case let style as HierarchicalShapeStyle:
            HierarchicalShapeStyle(level: style.level + level).resolved(for: environment)
        case is ForegroundStyle: environment.foreground.resolved(level: level, in: environment)
        case let style as any Leveled: style.resolved(furtherBy: level, in: environment)
        case let style as BackgroundStyle:
            BackgroundStyle(level: style.level + level).resolved(for: environment)
        case let style as FillShapeStyle:
            FillShapeStyle(level: style.level + level).resolved(for: environment)
        default:
            base.resolved(for: environment)
                .multiplyingAlpha(by: Foreground.opacities[min(level, Foreground.opacities.count - 1)])
        }
    }

    /// The material that it is, if it is one.
    var material: Material? { base as? Material }
}
