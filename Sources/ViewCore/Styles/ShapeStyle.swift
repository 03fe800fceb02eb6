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
        case linear([GradientStop], UnitPoint, UnitPoint)
        case radial([GradientStop], UnitPoint, CGFloat, CGFloat)
        case angular([GradientStop], UnitPoint, CGFloat, CGFloat)
        case elliptical([GradientStop], UnitPoint, CGFloat, CGFloat)
        case material(Material.Layers)
    }
    package var kind: Kind

    package init(_ kind: Kind) { self.kind = kind }
    package init(_ color: RGBA) { kind = .color(color) }

    /// A shadow drawn with the style.
    package var shadow: ShadowStyle.Resolved?

    package func multiplyingAlpha(by factor: Double) -> ResolvedStyle {
        if factor == 1 { return self }
        func faded(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map {
                GradientStop(color: $0.color.multiplyingAlpha(by: factor), location: $0.location)
            }
        }
        var result = self
        switch kind {
        case .color(let color): result.kind = .color(color.multiplyingAlpha(by: factor))
        case .linear(let stops, let a, let b): result.kind = .linear(faded(stops), a, b)
        case .radial(let stops, let c, let a, let b): result.kind = .radial(faded(stops), c, a, b)
        case .angular(let stops, let c, let a, let b): result.kind = .angular(faded(stops), c, a, b)
        case .elliptical(let stops, let c, let a, let b):
            result.kind = .elliptical(faded(stops), c, a, b)
        case .material(let layers):
            result.kind = .material(
                Material.Layers(
                    blur: layers.blur, colors: layers.colors.map { $0.multiplyingAlpha(by: factor) }))
        }
        return result
    }

    /// Paint for a shape in `frame`, in points.
    package func paint(in frame: CGRect) -> Paint {
        func place(_ point: UnitPoint) -> CGPoint {
            CGPoint(
                x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height)
        }
        switch kind {
        case .color(let color): return .solid(color)
        case .linear(let stops, let start, let end):
            return .linear(stops, start: place(start), end: place(end))
        case .radial(let stops, let center, let start, let end):
            return .radial(stops, center: place(center), startRadius: start, endRadius: end)
        case .angular(let stops, let center, let start, let end):
            return .angular(stops, center: place(center), startAngle: start, endAngle: end)
        case .elliptical(let stops, let center, let start, let end):
            return .elliptical(
                stops, center: place(center), frame: frame, startFraction: start, endFraction: end)
        case .material(let layers): return .solid(layers.colors.last ?? .clear)
        }
    }

    /// The one colour it has, or the first of several.
    package var color: RGBA {
        switch kind {
        case .color(let color): color
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _),
            .elliptical(let stops, _, _, _):
            stops.first?.color ?? .clear
        case .material(let layers): layers.colors.last ?? .clear
        }
    }
}

extension ResolvedStyle: CustomStringConvertible {
    public var description: String {
        func list(_ stops: [GradientStop]) -> String {
            stops.map { "\($0.color) \(shortNumber($0.location))" }.joined(separator: ", ")
        }
        let paint =
            switch kind {
            case .color(let color): color.description
            case .linear(let stops, let a, let b): "linear(\(list(stops)); \(a) → \(b))"
            case .radial(let stops, let c, let a, let b):
                "radial(\(list(stops)); \(c) \(shortNumber(a)) → \(shortNumber(b)))"
            case .angular(let stops, let c, let a, let b):
                "angular(\(list(stops)); \(c) \(shortNumber(a)) → \(shortNumber(b)))"
            case .elliptical(let stops, let c, let a, let b):
                "elliptical(\(list(stops)); \(c) \(shortNumber(a)) → \(shortNumber(b)))"
            case .material(let layers):
                "material(\(layers.colors.map(\.description).joined(separator: ", ")))"
            }
        return shadow.map { paint + ", shadow \($0)" } ?? paint
    }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
    private let base: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) { base = style }

    public func resolved(for environment: EnvironmentValues) -> ResolvedStyle {
        base.resolved(for: environment)
    }
}
