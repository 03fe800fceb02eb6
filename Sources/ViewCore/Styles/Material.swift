package import Drawing
package import Foundation

/// A blurred, tinted backdrop.
public struct Material: ShapeStyle, Hashable {
    package struct Layers: Hashable, Sendable {
        package var blur: CGFloat
        package var colors: [RGBA]
    }
    let thickness: Int

    public static let ultraThin = Material(thickness: 0)
    public static let thin = Material(thickness: 1)
    public static let regular = Material(thickness: 2)
    public static let thick = Material(thickness: 3)
    public static let ultraThick = Material(thickness: 4)
    public static let bar = Material(thickness: 3)

    /// Tint alphas from Documentation/Rules/colors.json, `materials_27`; the blur radius and the values of
    /// ultra thick are not published and chosen by eye.
    public func resolved(for environment: EnvironmentValues) -> ResolvedStyle {
        let isDark = environment.colorScheme == .dark
        let light: [[Double]] = [[0.07, 0.03], [0.05, 0.4], [0.25, 0.6], [0.34, 0.84], [0.5, 0.9]]
        let dark: [[Double]] = [[0], [0.26], [0.41], [0.6], [0.75]]
        let base: RGBA = isDark ? .black : .white
        let colors = (isDark ? dark : light)[thickness].map { base.multiplyingAlpha(by: $0) }
        if environment.accessibilityReduceTransparency {
            // The setting Reduce Transparency makes materials solid; as which colours is not published.
            // The secondary background takes the place of what would show through.
            let backdrop = SystemColor.secondarySystemBackground.resolve(in: environment)
            return ResolvedStyle(colors.reduce(backdrop) { $1.over($0) })
        }
        return ResolvedStyle(.material(Layers(blur: 20, colors: colors)))
    }
}

extension RGBA {
    /// This colour laid over an opaque one.
    fileprivate func over(_ backdrop: RGBA) -> RGBA {
        func mix(_ a: Double, _ b: Double) -> Double { a * alpha + b * (1 - alpha) }
        return RGBA(
            red: mix(red, backdrop.red), green: mix(green, backdrop.green),
            blue: mix(blue, backdrop.blue))
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
