import SwiftUI
import Testing
import ViewCore

/// Foregrounds, their levels, tints and the system's colours, as pixels.
@MainActor struct ForegroundTests {
    private func pixel(
        _ view: some View, _ scheme: ColorScheme = .light, _ contrast: ColorSchemeContrast = .standard,
        _ generation: Generation = .standard
    ) throws -> ProbedPixel {
        var environment = EnvironmentValues()
        environment.contrast = contrast
        environment.generation = generation
        return try PixelProbe(view, 2, 2, scheme: scheme, in: environment).middle
    }

    private func fill(_ style: some ShapeStyle) -> some View { Rectangle().fill(style) }

    private nonisolated static let appearances: [(ColorScheme, ColorSchemeContrast)] = [
        (.light, .standard), (.dark, .standard), (.light, .increased), (.dark, .increased),
    ]

    private func check(
        _ styles: [(String, AnyShapeStyle)], in block: String, _ scheme: ColorScheme,
        _ contrast: ColorSchemeContrast, _ generation: Generation = .standard,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        for (name, style) in styles {
            let expected = try #require(PublishedColors.color(name, in: block, scheme, contrast))
            let found = try pixel(fill(style), scheme, contrast, generation)
            #expect(
                found.distance(to: expected) <= 0.5, "\(name): \(found) is not \(expected)",
                sourceLocation: sourceLocation)
        }
    }

    @Test(arguments: appearances, Generation.allCases)
    func `The system's colours are the published ones`(
        appearance: (scheme: ColorScheme, contrast: ColorSchemeContrast), generation: Generation
    ) throws {
        let (scheme, contrast) = appearance
        let named: [(String, Color)] = [
            ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint),
            ("teal", .teal), ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple),
            ("pink", .pink), ("brown", .brown), ("gray", .gray), ("blue", .accentColor),
        ]
        let palette = PublishedColors.palette(generation)
        try check(named.map { ($0, AnyShapeStyle($1)) }, in: palette, scheme, contrast, generation)
        try check(
            [("label", AnyShapeStyle(Color.primary)), ("secondaryLabel", AnyShapeStyle(Color.secondary))],
            in: "labels", scheme, contrast, generation)
    }

    @Test(arguments: appearances)
    func `A link follows the blue from iOS 26`(scheme: ColorScheme, contrast: ColorSchemeContrast) throws {
        try check(
            [("blue", AnyShapeStyle(.link))], in: PublishedColors.palette(.ios26), scheme, contrast, .ios26)
        try check([("link", AnyShapeStyle(.link))], in: "separators", scheme, contrast, .ios18)
    }

    @Test(arguments: appearances)
    func `Levels of the default foreground are the labels`(
        scheme: ColorScheme, contrast: ColorSchemeContrast
    ) throws {
        try check(
            [
                ("label", AnyShapeStyle(.primary)), ("secondaryLabel", AnyShapeStyle(.secondary)),
                ("tertiaryLabel", AnyShapeStyle(.tertiary)),
                ("quaternaryLabel", AnyShapeStyle(.quaternary)), ("quinary", AnyShapeStyle(.quinary)),
                ("label", AnyShapeStyle(.foreground)),
            ], in: "labels", scheme, contrast)
    }

    @Test(arguments: appearances)
    func `Fills, backgrounds and separators are the published ones`(
        scheme: ColorScheme, contrast: ColorSchemeContrast
    ) throws {
        try check(
            [
                ("systemFill", AnyShapeStyle(.fill)), ("secondarySystemFill", AnyShapeStyle(.fill.secondary)),
                ("tertiarySystemFill", AnyShapeStyle(.fill.tertiary)),
                ("quaternarySystemFill", AnyShapeStyle(.fill.quaternary)),
            ], in: "fills", scheme, contrast)
        try check(
            [
                ("systemBackground", AnyShapeStyle(.background)),
                ("systemBackground", AnyShapeStyle(.windowBackground)),
                ("secondarySystemBackground", AnyShapeStyle(.background.secondary)),
                ("tertiarySystemBackground", AnyShapeStyle(.background.tertiary)),
            ], in: "backgrounds", scheme, contrast)
        try check([("separator", AnyShapeStyle(.separator))], in: "separators", scheme, contrast)
        try check([("placeholderText", AnyShapeStyle(.placeholder))], in: "labels", scheme, contrast)
    }

    @Test func `Levels of a colour are shares of it`() throws {
        let color = ColorGrid.exact(10, 34, 51)
        let styles: [HierarchicalShapeStyle] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
        let opacities = PublishedColors.levelOpacities
        #expect(opacities.count == styles.count)
        for (style, opacity) in zip(styles, opacities) {
            let found = try pixel(fill(style).foregroundStyle(Color(color)))
            #expect(found.distance(to: color.faded(by: opacity)) <= 1, "\(opacity): \(found)")
        }
        for (style, opacity) in zip(
            [
                AnyShapeStyle(Color(color).secondary), AnyShapeStyle(Color(color).tertiary),
                AnyShapeStyle(Color(color).quaternary), AnyShapeStyle(Color(color).gradient.quinary),
            ], opacities.dropFirst())
        {
            let found = try pixel(fill(style))
            #expect(abs(found.alpha - opacity) * 255 <= 1, "\(opacity): \(found)")
        }
    }

    @Test func `Levels of a foreground of several are those, as far as there are`() throws {
        let colors = [ColorGrid.exact(10, 34, 51), ColorGrid.exact(45, 5, 20), ColorGrid.exact(2, 49, 26)]
        let styles: [HierarchicalShapeStyle] = [.primary, .secondary, .tertiary]
        for (style, expected) in zip(styles, colors) {
            let view = fill(style).foregroundStyle(Color(colors[0]), Color(colors[1]), Color(colors[2]))
            #expect(try pixel(view) == expected)
        }
    }

    @Test func `The innermost foreground wins, and its levels are of the one around it`() throws {
        let (outer, inner) = (ColorGrid.exact(10, 34, 51), ColorGrid.exact(45, 5, 20))
        let view = Rectangle().foregroundStyle(Color(inner)).foregroundStyle(Color(outer))
        #expect(try pixel(view) == inner)
        let leveled = Rectangle().foregroundStyle(.secondary).foregroundStyle(Color(outer))
        #expect(try pixel(leveled).distance(to: outer.faded(by: 0.5)) <= 1)
        #expect(try pixel(Rectangle().foregroundColor(Color(inner))) == inner)
    }

    @Test func `A style's opacity is its foreground's times it`() throws {
        let color = ColorGrid.exact(45, 5, 20, fifths: 4)
        let view = fill(.foreground.opacity(0.5)).foregroundStyle(Color(color))
        #expect(try pixel(view).distance(to: color.faded(by: 0.5)) <= 1)
        #expect(try pixel(fill(Color(color).opacity(0.25))).distance(to: color.faded(by: 0.25)) <= 1)
    }

    @Test func `A tint is the nearest one's, and none means the accent`() throws {
        let (outer, inner) = (ColorGrid.exact(10, 34, 51), ColorGrid.exact(45, 5, 20))
        let blue = try #require(PublishedColors.color("blue", in: PublishedColors.palette(.standard), .light))
        let tinted = fill(.tint)
        #expect(try pixel(tinted) == blue)
        #expect(try pixel(tinted.tint(Color(inner)).tint(Color(outer))) == inner)
        #expect(try pixel(tinted.tint(nil).tint(Color(outer))) == blue)
        #expect(try pixel(tinted.accentColor(Color(outer))) == outer)
        #expect(try pixel(tinted.tint(Color(inner)).accentColor(Color(outer))) == inner)
        #expect(try pixel(fill(.selection).tint(Color(inner))) == inner)
    }

    @Test func `A background style takes the background's place`() throws {
        let color = ColorGrid.exact(2, 49, 26)
        #expect(try pixel(Color.clear.background().backgroundStyle(Color(color))) == color)
        #expect(try pixel(fill(.background).backgroundStyle(Color(color))) == color)
    }

    @Test func `A colour scheme inside of another has its own colours`() throws {
        let dark = try #require(PublishedColors.color("red", in: PublishedColors.palette(.standard), .dark))
        #expect(try pixel(Color.red.environment(\.colorScheme, .dark)) == dark)
        #expect(try pixel(Color.red.colorScheme(.dark)) == dark)
    }
}
