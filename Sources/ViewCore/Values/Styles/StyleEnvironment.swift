package import Drawing

private struct ForegroundKey: EnvironmentKey { static var defaultValue: Foreground { Foreground() } }
private struct TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private struct TintColorKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private struct AccentKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private struct BackgroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private struct ColorCatalogKey: EnvironmentKey {
    static var defaultValue: ColorCatalog { ColorCatalog() }
}

extension EnvironmentValues {
    package var foreground: Foreground {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }
    /// Who set it; `nil` where that is not known.
    package var foregroundGiver: Owner?? { giver(of: ForegroundKey.self) }
    package var tintStyle: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
    package var tintColor: Color? {
        get { self[TintColorKey.self] }
        set { self[TintColorKey.self] = newValue }
    }
    package var accent: Color? {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }
    /// The nearest tint, else the accent colour, else the catalogue's `AccentColor`, else blue
    /// (Documentation/Rules/colors.json, `accentAndTint`).
    package var resolvedTint: RGBA {
        if let color = tintColor ?? accent {
            // A tint of `.accentColor` or `.tint` means what was in force without it.
            var outer = self
            if tintColor != nil { outer.tintColor = nil } else { outer.accent = nil }
            return color.rgba(in: outer)
        }
        return colorCatalog.accent(in: self) ?? SystemColor.blue.resolve(in: self)
    }
    package var customBackground: AnyShapeStyle? {
        get { self[BackgroundKey.self] }
        set { self[BackgroundKey.self] = newValue }
    }
    /// What `backgroundStyle(_:)` said; `nil` for the one of the scheme.
    public var backgroundStyle: AnyShapeStyle? {
        get { customBackground }
        set { customBackground = newValue }
    }
    package var colorCatalog: ColorCatalog {
        get { self[ColorCatalogKey.self] }
        set { self[ColorCatalogKey.self] = newValue }
    }
}

extension EnvironmentValues {
    /// Sets the foreground; levels in the new styles refer to the foreground that was in force.
    ///
    /// - Parameter yieldsToControls: `true` for what a container gives its words, which nobody asked for.
    package mutating func setForeground(_ styles: [AnyShapeStyle], yieldsToControls: Bool = false) {
        let outer = self
        foreground = Foreground(
            levels: styles.map { AnyShapeStyle(AnchoredStyle(base: $0, environment: outer)) },
            yieldsToControls: yieldsToControls)
    }
}

/// A style whose references to the foreground mean the one that was in force where it was set.
private struct AnchoredStyle: ShapeStyle, Leveled {
    let base: AnyShapeStyle
    private let foreground: Foreground

    init(base: AnyShapeStyle, environment: EnvironmentValues) {
        self.base = base
        foreground = environment.foreground
    }

    func resolved(for environment: EnvironmentValues) -> ResolvedStyle {
        base.resolved(for: anchored(environment))
    }

    func resolved(furtherBy level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
        base.resolved(level: level, in: anchored(environment))
    }

    private func anchored(_ environment: EnvironmentValues) -> EnvironmentValues {
        var outer = environment
        outer.foreground = foreground
        return outer
    }
}
