package import Drawing
package import Foundation

/// A blurred, tinted backdrop.
public struct Material: ShapeStyle, Hashable {
    package struct Layers: Hashable, Sendable {
        package var blur: CGFloat
        package var colors: [RGBA]
        /// Bends what is below at the rim: glass.
        package var lens: BackdropLens?
    }
    let thickness: Int

    public static let ultraThin = Material(thickness: 0)
    public static let thin = Material(thickness: 1)
    public static let regular = Material(thickness: 2)
    public static let thick = Material(thickness: 3)
    public static let ultraThick = Material(thickness: 4)
    public static let bar = Material(thickness: 3)

    /// Each with the name by which a shape is filled with it.
    package static let named = [
        ("ultraThinMaterial", ultraThin), ("thinMaterial", thin), ("regularMaterial", regular),
        ("thickMaterial or bar", thick), ("ultraThickMaterial", ultraThick),
    ]

    /// A grey over the blurred backdrop: what the two layers of Documentation/Rules/colors.json,
    /// `materials_18`, come to. Ultra thick is not published and chosen by eye.
    ///
    /// A layer of colour c and alpha a makes b(1 − a) + ca of a backdrop b. A dodge by s divides that by
    /// 1 − s, and an overlay of s multiplies what is dark by 2s: either way a share of b and a constant, so
    /// one layer. Thus a material means the same in a picture of its own, where nothing lies below.
    private static let light = [
        layer(191, 0.44, dodge: 0x0D), layer(166, 0.7, dodge: 0x33), layer(179, 0.82, dodge: 0x38),
        layer(153, 0.97, dodge: 0x5C), RGBA(red: 0.98, green: 0.98, blue: 0.98, alpha: 0.98),
    ]
    /// The kit's thick is on black what its thin is; a little more of its grey tells them apart.
    private static let dark = [
        layer(37, 0.55, overlay: 0x9C), layer(37, 0.7, overlay: 0x9C), layer(37, 0.82, overlay: 0x8C),
        layer(37, 0.9, overlay: 0x88), layer(37, 0.97, overlay: 0x88),
    ]

    private static func layer(_ gray: Double, _ alpha: Double, dodge: Double) -> RGBA {
        layer(gray, alpha, times: 1 / (1 - dodge / 255))
    }

    private static func layer(_ gray: Double, _ alpha: Double, overlay: Double) -> RGBA {
        layer(gray, alpha, times: 2 * overlay / 255)
    }

    private static func layer(_ gray: Double, _ alpha: Double, times factor: Double) -> RGBA {
        let cover = 1 - (1 - alpha) * factor
        let level = min(gray / 255 * alpha * factor / cover, 1)
        return RGBA(red: level, green: level, blue: level, alpha: cover)
    }

    /// What lies over the blurred backdrop.
    package func color(in scheme: ColorScheme) -> RGBA {
        (scheme == .dark ? Material.dark : Material.light)[thickness]
    }

    public func resolved(for environment: EnvironmentValues) -> ResolvedStyle {
        let colors = [color(in: environment.colorScheme)]
        if environment.accessibilityReduceTransparency {
            // The setting Reduce Transparency makes materials solid; as which colours is not published.
            // The secondary background takes the place of what would show through.
            let backdrop = SystemColor.secondarySystemBackground.resolve(in: environment)
            return ResolvedStyle(colors.reduce(backdrop) { $1.over($0) })
        }
        return ResolvedStyle(.material(Layers(blur: 25, colors: colors)))
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
