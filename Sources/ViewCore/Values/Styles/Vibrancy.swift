import Drawing

private struct BackgroundMaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }

extension EnvironmentValues {
    /// The material that a view stands on, set by `background` in a material and unset by one in anything else.
    ///
    /// While there is one, the levels of the system's foreground are vibrant (Apple's documentation of `Material`);
    /// foreground styles of one's own are not.
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }
}

extension ResolvedStyle {
    /// The style as it is drawn on a material.
    ///
    /// How Apple's vibrant labels are mixed is not published. Here, a guess, it is `plusDarker` in light and `plusLighter` in
    /// dark: on white and on black they are what they are without a material, and on what is between they stand out
    /// more, in its hue. What is opaque has nothing to mix.
    func vibrant(in environment: EnvironmentValues) -> ResolvedStyle {
        guard environment.backgroundMaterial != nil, !environment.accessibilityReduceTransparency,
            blend == .normal, color.alpha < 1
        else { return self }
        var result = self
        result.blend = environment.colorScheme == .dark ? .plusLighter : .plusDarker
        return result
    }
}
