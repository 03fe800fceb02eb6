import Drawing
import Foundation
import Testing
import ViewCore

/// Levels of foregrounds, backgrounds and fills as the values that styles resolve to.
@MainActor struct ResolvedLevelTests {
    private func system(_ color: SystemColor, _ scheme: ColorScheme) -> ResolvedStyle {
        Color(.system(color)).resolved(for: environment(scheme))
    }

    private func environment(_ scheme: ColorScheme) -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        environment.generation = .ios18
        return environment
    }

    @Test(arguments: ColorScheme.allCases)
    func `A level of the system's is the colour of that name`(scheme: ColorScheme) {
        let environment = environment(scheme)
        let levels: [(any ShapeStyle, SystemColor)] = [
            (HierarchicalShapeStyle.primary, .label), (HierarchicalShapeStyle.secondary, .secondaryLabel),
            (HierarchicalShapeStyle.tertiary, .tertiaryLabel),
            (HierarchicalShapeStyle.quaternary, .quaternaryLabel),
            (HierarchicalShapeStyle.quinary, .quinaryLabel), (ForegroundStyle(), .label),
            (BackgroundStyle(), .systemBackground),
            (BackgroundStyle().secondary, .secondarySystemBackground),
            (BackgroundStyle().tertiary, .tertiarySystemBackground),
            (BackgroundStyle().quaternary, .tertiarySystemBackground),
            (FillShapeStyle(), .systemFill), (FillShapeStyle().secondary, .secondarySystemFill),
            (FillShapeStyle().tertiary, .tertiarySystemFill),
            (FillShapeStyle().quaternary, .quaternarySystemFill),
            (SeparatorShapeStyle(), .separator), (LinkShapeStyle(), .link),
            (PlaceholderTextShapeStyle(), .placeholderText),
            (WindowBackgroundShapeStyle(), .systemBackground),
        ]
        for (index, (style, color)) in levels.enumerated() {
            #expect(style.resolved(for: environment) == system(color, scheme), "\(index): \(color)")
        }
    }

    @Test(arguments: ColorScheme.allCases)
    func `A level written as a colour is the same colour`(scheme: ColorScheme) {
        let environment = environment(scheme)
        let levels: [(Color, SystemColor)] = [
            (.fill, .systemFill), (.fill.secondary, .secondarySystemFill),
            (.fill.tertiary, .tertiarySystemFill), (.fill.quaternary, .quaternarySystemFill),
            (.background, .systemBackground), (.background.secondary, .secondarySystemBackground),
            (.background.tertiary, .tertiarySystemBackground), (.primary, .label),
            (.primary.secondary, .secondaryLabel), (.primary.tertiary, .tertiaryLabel),
            (.primary.quaternary, .quaternaryLabel), (.separator, .separator), (.link, .link),
            (.placeholder, .placeholderText),
        ]
        for (index, (color, system)) in levels.enumerated() {
            #expect(color.resolved(for: environment) == self.system(system, scheme), "\(index): \(system)")
        }
    }

    /// Documentation/Rules/colors.json, `hierarchicalShapeStyle`: 1, 0.5, 0.25, 0.18, 0.18.
    @Test func `A level of one's own colour is a share of it`() {
        let environment = EnvironmentValues()
        let shares = [1, 0.5, 0.25, 0.18, 0.18]
        func faded(_ share: Double) -> ResolvedStyle { Color.red.opacity(share).resolved(for: environment) }
        for level in 0...6 {
            let share = faded(shares[min(level, 4)])
            let foreground = Foreground(levels: [AnyShapeStyle(Color.red)])
            #expect(foreground.resolved(level: level, in: environment) == share, "level \(level)")
        }
        #expect((Color.red as Color).secondary == Color.red.opacity(0.5))
        #expect((Color.red as Color).tertiary == Color.red.opacity(0.25))
        #expect((Color.red as Color).quaternary == Color.red.opacity(0.18))
    }

    @Test func `Below the last of several levels go shares of that one`() {
        let environment = EnvironmentValues()
        let foreground = Foreground(levels: [AnyShapeStyle(Color.red), AnyShapeStyle(Color.blue)])
        let expected = [Color.red, .blue, .blue.opacity(0.5), .blue.opacity(0.25), .blue.opacity(0.18)]
        for (level, color) in expected.enumerated() {
            #expect(
                foreground.resolved(level: level, in: environment) == color.resolved(for: environment),
                "level \(level)")
        }
    }

    /// "The second level of this shape style" (Apple's documentation of `ShapeStyle.secondary`).
    @Test func `A level of a level is as many levels further down`() {
        var environment = environment(.light)
        func check() {
            func same(_ style: some ShapeStyle, _ other: some ShapeStyle) -> Bool {
                style.resolved(for: environment) == other.resolved(for: environment)
            }
            let (primary, secondary) = (HierarchicalShapeStyle.primary, HierarchicalShapeStyle.secondary)
            #expect(same(primary.secondary, secondary))
            #expect(same(primary.tertiary, HierarchicalShapeStyle.tertiary))
            #expect(same(secondary.secondary, HierarchicalShapeStyle.tertiary))
            #expect(same(primary.secondary.secondary, HierarchicalShapeStyle.tertiary))
            #expect(same(ForegroundStyle().secondary, secondary))
            #expect(same(AnyShapeStyle(primary).secondary, secondary))
        }
        check()
        environment.foreground = Foreground(levels: [AnyShapeStyle(Color.red), AnyShapeStyle(Color.blue)])
        check()
        #expect(
            ForegroundStyle().secondary.resolved(for: environment) == Color.blue.resolved(for: environment))
        let faded = Color.red.secondary.secondary as LeveledShapeStyle<LeveledShapeStyle<Color>>
        #expect(faded.resolved(for: environment) == Color.red.opacity(0.25).resolved(for: environment))
    }

    @Test func `A level below a level of the system's is one of the system's`() {
        var inner = environment(.light)
        inner.setForeground([AnyShapeStyle(HierarchicalShapeStyle.primary)])
        #expect(HierarchicalShapeStyle.secondary.resolved(for: inner) == system(.secondaryLabel, .light))
        inner.setForeground([AnyShapeStyle(HierarchicalShapeStyle.secondary)])
        #expect(HierarchicalShapeStyle.secondary.resolved(for: inner) == system(.tertiaryLabel, .light))
        inner.setForeground([AnyShapeStyle(Color.red)])
        #expect(
            HierarchicalShapeStyle.secondary.resolved(for: inner)
                == Color.red.opacity(0.5).resolved(for: environment(.light)))
    }

    /// OpenSwiftUI's audited BackgroundStyle.swift.
    @Test func `A level of the background is that level of the style that is set`() {
        var environment = environment(.light)
        let (first, second) = (BackgroundStyle(), BackgroundStyle().secondary)
        let (third, fourth) = (BackgroundStyle().tertiary, BackgroundStyle().quaternary)
        environment.customBackground = AnyShapeStyle(Color.red)
        for (style, share) in [(first, 1), (second, 0.5), (third, 0.25), (fourth, 0.18)] {
            #expect(
                style.resolved(for: environment) == Color.red.opacity(share).resolved(for: environment))
        }
        environment.customBackground = AnyShapeStyle(HierarchicalShapeStyle.secondary)
        #expect(first.resolved(for: environment) == system(.secondaryLabel, .light))
        #expect(second.resolved(for: environment) == system(.tertiaryLabel, .light))
        environment.customBackground = AnyShapeStyle(FillShapeStyle())
        #expect(third.resolved(for: environment) == system(.tertiarySystemFill, .light))
    }

    @Test func `A background style of the background means the system's`() {
        var environment = environment(.light)
        environment.customBackground = AnyShapeStyle(BackgroundStyle())
        #expect(BackgroundStyle().resolved(for: environment) == system(.systemBackground, .light))
        environment.customBackground = AnyShapeStyle(BackgroundStyle().secondary)
        #expect(BackgroundStyle().resolved(for: environment) == system(.secondarySystemBackground, .light))
        #expect(
            BackgroundStyle().secondary.resolved(for: environment)
                == system(.tertiarySystemBackground, .light))
    }

    @Test func `A tint and a selection are the tint in force`() {
        var environment = EnvironmentValues()
        for style in [TintShapeStyle(), SelectionShapeStyle()] as [any ShapeStyle] {
            environment.tintStyle = nil
            #expect(style.resolved(for: environment) == ResolvedStyle(environment.resolvedTint))
            environment.tintStyle = AnyShapeStyle(Color.red)
            #expect(style.resolved(for: environment) == Color.red.resolved(for: environment))
        }
    }

    /// A third and 0.55 of black are Apple's, as its documentation states the defaults.
    @Test func `A style's shadow is in front of or behind it, with its own numbers`() throws {
        let environment = EnvironmentValues()
        let drop = Color.red.shadow(.drop(radius: 3, x: 1, y: 2)).resolved(for: environment).shadows.first
        let inner = Color.red.shadow(.inner(radius: 3)).resolved(for: environment).shadows.first
        let dropped = try #require(drop)
        #expect((dropped.radius, dropped.x, dropped.y) == (3, 1, 2) && !dropped.isInner)
        #expect(dropped.color.alpha == 0.33 && dropped.color.red == 0)
        let sunk = try #require(inner)
        #expect((sunk.radius, sunk.x, sunk.y) == (3, 0, 0) && sunk.isInner)
        #expect(sunk.color.alpha == 0.55)
    }

    /// A layer of colour c and alpha a makes b(1 − a) + ca of a backdrop b; a dodge by s divides that by 1 − s, and
    /// an overlay of s multiplies it by 2s: Documentation/Rules/colors.json, `materials_18`. The thickest of both
    /// and the second gray of dark's thick are by eye.
    @Test func `A material's layer is to the bit what its two layers come to`() {
        struct Layers {
            var gray: Double
            var alpha: Double
            var factor: Double
        }
        func dodge(_ level: Double) -> Double { 1 / (1 - level / 255) }
        func overlay(_ level: Double) -> Double { 2 * level / 255 }
        let light = [
            Layers(gray: 191, alpha: 0.44, factor: dodge(13)),
            Layers(gray: 166, alpha: 0.7, factor: dodge(51)),
            Layers(gray: 179, alpha: 0.82, factor: dodge(56)),
            Layers(gray: 153, alpha: 0.97, factor: dodge(92)),
            Layers(gray: 0.98 * 255, alpha: 0.98, factor: 1),
        ]
        let dark = [
            Layers(gray: 37, alpha: 0.55, factor: overlay(156)),
            Layers(gray: 37, alpha: 0.7, factor: overlay(156)),
            Layers(gray: 37, alpha: 0.82, factor: overlay(140)),
            Layers(gray: 37, alpha: 0.9, factor: overlay(136)),
            Layers(gray: 37, alpha: 0.97, factor: overlay(136)),
        ]
        let materials = [Material.ultraThin, .thin, .regular, .thick, .ultraThick]
        for (scheme, layers) in [(ColorScheme.light, light), (.dark, dark)] {
            for (material, layer) in zip(materials, layers) {
                let resolved = material.resolved(for: environment(scheme))
                guard case .material(let made) = resolved.kind else {
                    Issue.record("\(resolved) is no material")
                    continue
                }
                #expect(made.blur == 25 && made.colors.count == 1)
                guard let color = made.colors.first else { continue }
                // Over black and over white.
                let black = layer.gray / 255 * layer.alpha * layer.factor
                let white = (1 - layer.alpha + layer.gray / 255 * layer.alpha) * layer.factor
                let cover = 1 - (white - black)
                #expect(abs(color.alpha - cover) < 1e-9, "\(scheme) \(material)")
                #expect(abs(color.red - min(black / cover, 1)) < 1e-9, "\(scheme) \(material)")
                #expect(color.red == color.green && color.green == color.blue)
            }
        }
        #expect(
            Material.bar.resolved(for: environment(.dark)) == Material.thick.resolved(for: environment(.dark))
        )
    }
}
