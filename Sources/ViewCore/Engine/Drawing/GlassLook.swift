package import Drawing
package import Foundation

/// What a piece of glass is drawn with, behind what stands on it; all numbers are chosen by eye, guesses.
package struct GlassLook: Hashable, Sendable {
    /// A material whose rim bends what is below.
    package var ground: ResolvedStyle
    /// Over the material.
    package var fills: [RGBA] = []
    /// Around the glass, never seen through it.
    package var shadow: ShadowStyle.Resolved?
    /// A point inside of the edge, the same on all sides.
    package var rim: RGBA
    /// Half a point on both sides of the edge.
    package var shade: RGBA?

    /// - Parameters:
    ///   - material: the colours over what shines through; opaque where transparency is reduced.
    ///   - blur: the standard deviation of what shines through, in points.
    package init(_ material: Material, blur: CGFloat, lens: BackdropLens?, in environment: EnvironmentValues)
    {
        let isDark = environment.colorScheme == .dark
        ground = material.resolved(for: environment)
        if case .material(var layers) = ground.kind {
            (layers.blur, layers.lens) = (blur, lens)
            ground.kind = .material(layers)
        }
        rim = RGBA(red: 1, green: 1, blue: 1, alpha: isDark ? 0.2 : 0.5)
        // White would not be seen on white.
        shade = isDark ? nil : RGBA(red: 0, green: 0, blue: 0, alpha: 0.1)
    }
}
