package import Drawing
public import Foundation

/// `.primary`, `.secondary`, … : levels of the current foreground.
public struct HierarchicalShapeStyle: ShapeStyle {
    package let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    public func resolved(for environment: EnvironmentValues) -> ResolvedStyle {
        environment.foreground.resolved(level: level, in: environment)
    }
}

/// Levels of another style: the next ones of one that has levels, of another its colour times an opacity.
///
/// `.primary.secondary` is `.secondary`: "the second level of this shape style" (Apple's documentation of
/// `ShapeStyle.secondary`; OpenSwiftUI's audited `OffsetShapeStyle` adds levels up before any is looked up).
public struct LeveledShapeStyle<Base: ShapeStyle>: ShapeStyle {
    package let base: Base
    package let level: Int

    public func resolved(for environment: EnvironmentValues) -> ResolvedStyle {
        AnyShapeStyle(base).resolved(level: level, in: environment)
    }
}

/// A level of a style, whatever its type.
protocol Leveled {
    func resolved(furtherBy level: Int, in environment: EnvironmentValues) -> ResolvedStyle
}

extension LeveledShapeStyle: Leveled {
    func resolved(furtherBy further: Int, in environment: EnvironmentValues) -> ResolvedStyle {
        AnyShapeStyle(base).resolved(level: level + further, in: environment)
    }
}

/// The foreground style in force, with the levels it has.
package struct Foreground: Sendable {
    /// Empty: the system's label colours.
    package var levels: [AnyShapeStyle] = []
    /// Whether controls that have a colour of their own keep it.
    package private(set) var yieldsToControls = true

    package init() {}

    package init(levels: [AnyShapeStyle], yieldsToControls: Bool = false) {
        self.levels = levels
        self.yieldsToControls = yieldsToControls
    }

    /// Of levels below a custom foreground (Documentation/Rules/colors.json, `hierarchicalShapeStyle`).
    package static let opacities = [1.0, 0.5, 0.25, 0.18, 0.18]

    package func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
        guard let first = levels.first else {
            let color =
                switch level {
                case 0: SystemColor.label
                case 1: SystemColor.secondaryLabel
                case 2: SystemColor.tertiaryLabel
                case 3: SystemColor.quaternaryLabel
                default: SystemColor.quinaryLabel
                }
            return ResolvedStyle(color.resolve(in: environment)).vibrant(in: environment)
        }
        if level < levels.count { return levels[level].resolved(for: environment) }
        let last = levels.count - 1
        return (levels.count == 1 ? first : levels[last]).resolved(level: level - last, in: environment)
    }
}

/// The foreground in force.
public struct ForegroundStyle: ShapeStyle {
    public init() {}
    public func resolved(for environment: EnvironmentValues) -> ResolvedStyle {
        environment.foreground.resolved(level: 0, in: environment)
    }
}

/// The background of the surface: a background style that is set, else the system's background colours.
///
/// A level is that level of the style that is set, which itself means the system's colours by `.background` (OpenSwiftUI's
/// audited BackgroundStyle.swift).
public struct BackgroundStyle: ShapeStyle {
    package let level: Int
    public init() { level = 0 }
    package init(level: Int) { self.level = level }

    public func resolved(for environment: EnvironmentValues) -> ResolvedStyle {
        if let custom = environment.customBackground {
            var outer = environment
            outer.customBackground = nil
            return custom.resolved(level: level, in: outer)
        }
        let color =
            switch level {
            case 0: SystemColor.systemBackground
            case 1: SystemColor.secondarySystemBackground
            default: SystemColor.tertiarySystemBackground
            }
        return ResolvedStyle(color.resolve(in: environment))
    }

    public var secondary: BackgroundStyle { BackgroundStyle(level: 1) }
    public var tertiary: BackgroundStyle { BackgroundStyle(level: 2) }
    public var quaternary: BackgroundStyle { BackgroundStyle(level: 3) }
}

/// The system's translucent fills.
public struct FillShapeStyle: ShapeStyle {
    package let level: Int
    public init() { level = 0 }
    package init(level: Int) { self.level = level }

    public func resolved(for environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(Color.fill(level: level).resolve(in: environment))
    }

    public var secondary: FillShapeStyle { FillShapeStyle(level: 1) }
    public var tertiary: FillShapeStyle { FillShapeStyle(level: 2) }
    public var quaternary: FillShapeStyle { FillShapeStyle(level: 3) }
}

extension Color {
    package static func fill(level: Int) -> SystemColor {
        switch level {
        case 0: .systemFill
        case 1: .secondarySystemFill
        case 2: .tertiarySystemFill
        default: .quaternarySystemFill
        }
    }

    private func level(_ level: Int) -> Color {
        switch source {
        case .family(.fill): Color(.system(Color.fill(level: level)))
        case .family(.background):
            Color(.system(level == 1 ? .secondarySystemBackground : .tertiarySystemBackground))
        case .primary, .system(.label):
            Color(.system([.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel][min(level, 3)]))
        default: opacity(Foreground.opacities[level])
        }
    }

    // So that `condition ? .brandColor : .fill.tertiary` has one type, Color, for both branches.
    @_disfavoredOverload public static var fill: Color { Color(.family(.fill)) }
    @_disfavoredOverload public static var background: Color { Color(.family(.background)) }
    @_disfavoredOverload public static var tint: Color { Color(.accent) }
    @_disfavoredOverload public static var separator: Color { Color(.system(.separator)) }
    @_disfavoredOverload public static var placeholder: Color { Color(.system(.placeholderText)) }
    @_disfavoredOverload public static var link: Color { Color(.system(.link)) }
    @_disfavoredOverload public static var tertiary: Color { Color(.system(.tertiaryLabel)) }
    @_disfavoredOverload public static var quaternary: Color { Color(.system(.quaternaryLabel)) }
    @_disfavoredOverload public var secondary: Color { level(1) }
    @_disfavoredOverload public var tertiary: Color { level(2) }
    @_disfavoredOverload public var quaternary: Color { level(3) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .init(level: 0) }
    public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
    public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
    public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
    public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
    @_disfavoredOverload public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == Color {
    public static var red: Color { Color.red }
    public static var orange: Color { Color.orange }
    public static var yellow: Color { Color.yellow }
    public static var green: Color { Color.green }
    public static var mint: Color { Color.mint }
    public static var teal: Color { Color.teal }
    public static var cyan: Color { Color.cyan }
    public static var blue: Color { Color.blue }
    public static var indigo: Color { Color.indigo }
    public static var purple: Color { Color.purple }
    public static var pink: Color { Color.pink }
    public static var brown: Color { Color.brown }
    public static var white: Color { Color.white }
    public static var gray: Color { Color.gray }
    public static var black: Color { Color.black }
    public static var clear: Color { Color.clear }
    public static var accentColor: Color { Color.accentColor }
}

extension ShapeStyle {
    public var secondary: LeveledShapeStyle<Self> { .init(base: self, level: 1) }
    public var tertiary: LeveledShapeStyle<Self> { .init(base: self, level: 2) }
    public var quaternary: LeveledShapeStyle<Self> { .init(base: self, level: 3) }
    public var quinary: LeveledShapeStyle<Self> { .init(base: self, level: 4) }

    public func opacity(_ opacity: Double) -> FadedShapeStyle<Self> {
        FadedShapeStyle(base: self, opacity: opacity)
    }

    public func shadow(_ style: ShadowStyle) -> ShadowedShapeStyle<Self> {
        ShadowedShapeStyle(base: self, style: style)
    }

    public func blendMode(_ mode: BlendMode) -> BlendedShapeStyle<Self> {
        BlendedShapeStyle(base: self, mode: mode)
    }
}

/// A style with its alpha scaled.
public struct FadedShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double
    public func resolved(for environment: EnvironmentValues) -> ResolvedStyle {
        base.resolved(for: environment).multiplyingAlpha(by: opacity)
    }
}

/// A style that casts a shadow.
public struct ShadowedShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let style: ShadowStyle
    public func resolved(for environment: EnvironmentValues) -> ResolvedStyle {
        var resolved = base.resolved(for: environment)
        resolved.shadows.append(style.resolved(for: environment))
        return resolved
    }
}

/// A style that combines with what is below in a mode of its own; of several the last counts.
public struct BlendedShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let mode: BlendMode
    public func resolved(for environment: EnvironmentValues) -> ResolvedStyle {
        var resolved = base.resolved(for: environment)
        resolved.blend = mode
        return resolved
    }
}

/// A drop or inner shadow.
public struct ShadowStyle: Hashable, Sendable {
    package struct Resolved: Hashable, Sendable, CustomStringConvertible {
        package var color: RGBA
        package var radius: CGFloat
        package var x: CGFloat
        package var y: CGFloat
        package var isInner: Bool

        package init(color: RGBA, radius: CGFloat, x: CGFloat, y: CGFloat, isInner: Bool) {
            (self.color, self.radius, self.x, self.y, self.isInner) = (color, radius, x, y, isInner)
        }

        package var description: String {
            "\(color) radius \(shortNumber(radius)) offset \(shortNumber(x)) \(shortNumber(y))"
        }
    }
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat
    let isInner: Bool

    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
    }

    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
    }

    func resolved(for environment: EnvironmentValues) -> Resolved {
        Resolved(
            color: color.rgba(in: environment), radius: radius, x: x, y: y, isInner: isInner)
    }
}
