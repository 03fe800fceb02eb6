import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Which variant of a set is drawn, by what Apple's Asset Catalog Format Reference says of each attribute.
@MainActor struct AssetChoiceTests {
    /// Variants with a colour each, `rgb` as three digits of 0 or F.
    private func catalog(_ variants: [(attributes: String, color: String)]) throws -> AssetFolder {
        let items = variants.map { attributes, color in
            let parts = color.map { $0 == "F" ? "1.0" : "0.0" }
            return """
                {"idiom": "universal"\(attributes.isEmpty ? "" : ", " + attributes), "color":
                 {"color-space": "srgb", "components": {"red": "\(parts[0])", "green": "\(parts[1])",
                  "blue": "\(parts[2])", "alpha": "1.000"}}}
                """.replacingOccurrences(
                    of: #""idiom": "universal", "idiom""#, with: #""idiom""#)
        }
        return try AssetFolder([
            "c.colorset/Contents.json": "{\"colors\": [\(items.joined(separator: ","))]}"
        ])
    }

    private func color(
        _ catalog: AssetFolder, _ scheme: ColorScheme = .light,
        _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) -> String {
        let drawn = catalog.drawn(Color("c").frame(width: 1, height: 1), scheme, change)
        return drawn.fills.first.map { String($0.suffix(7)) } ?? "nothing"
    }

    private static let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    private static let high = #""appearances": [{"appearance": "contrast", "value": "high"}]"#
    private static let both = """
        "appearances": [{"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}]
        """

    @Test(arguments: [
        (ColorScheme.light, ColorSchemeContrast.standard, "#FF0000"), (.dark, .standard, "#00FF00"),
        (.light, .increased, "#0000FF"), (.dark, .increased, "#00FFFF"),
    ])
    func `Each appearance has its own variant`(
        scheme: ColorScheme, contrast: ColorSchemeContrast, expected: String
    ) throws {
        let catalog = try catalog([
            ("", "F00"), (Self.dark, "0F0"), (Self.high, "00F"), (Self.both, "0FF"),
        ])
        #expect(color(catalog, scheme) { $0.contrast = contrast } == expected)
    }

    @Test func `Without a variant of its own an appearance has that for any`() throws {
        let catalog = try catalog([("", "F00"), (Self.dark, "0F0")])
        #expect(color(catalog, .dark) { $0.contrast = .increased } == "#00FF00")
        #expect(color(catalog) { $0.contrast = .increased } == "#FF0000")
    }

    @Test func `A set for the dark alone warns in the light`() throws {
        let catalog = try catalog([(Self.dark, "0F0")])
        #expect(catalog.drawn(Color("c"), .dark).warnings == [])
        #expect(
            catalog.drawn(Color("c")).warnings == [
                "the colour set \"c\" has nothing for the light appearance; another of its colours is drawn"
            ])
    }

    @Test func `A phone has the variant for phones, a Mac that for Macs`() throws {
        let catalog = try catalog([
            ("", "F00"), (#""idiom": "iphone""#, "0F0"), (#""idiom": "mac""#, "00F"),
            (#""idiom": "watch""#, "FFF"),
        ])
        #expect(color(catalog) == "#00FF00")
        #expect(color(catalog) { $0.platform = .macos } == "#0000FF")
    }

    @Test func `What is only for another device is drawn with a warning`() throws {
        let catalog = try catalog([(#""idiom": "watch""#, "FFF")])
        #expect(
            catalog.drawn(Color("c")).warnings == [
                "the colour set \"c\" has nothing for iphone; another of its colours is drawn"
            ])
    }

    @Test func `Pictures are in sRGB and have the variant for that gamut`() throws {
        let catalog = try catalog([
            (#""display-gamut": "display-P3""#, "F0F"), (#""display-gamut": "sRGB""#, "0F0"),
        ])
        #expect(color(catalog) == "#00FF00")
    }

    @Test(arguments: [("de", "#00FF00"), ("de_AT", "#00FF00"), ("en_US", "#FF0000"), ("pt_BR", "#0000FF")])
    func `A localized set follows the locale`(locale: String, expected: String) throws {
        let catalog = try catalog([
            ("", "F00"), (#""locale": "de""#, "0F0"), (#""locale": "pt-BR""#, "00F"),
        ])
        #expect(color(catalog) { $0.locale = Locale(identifier: locale) } == expected)
    }

    /// One colour with components as they stand in the file.
    private func color(space: String, _ components: String) throws -> String {
        let color = #""color-space": "\#(space)", "components": {\#(components)}"#
        return self.color(
            try AssetFolder([
                "c.colorset/Contents.json":
                    "{\"colors\": [{\"idiom\": \"universal\", \"color\": {\(color)}}]}"
            ]))
    }

    @Test(arguments: [
        ("srgb", #""red": "1.000", "green": "0x80", "blue": "128""#, "#FF8080"),
        ("srgb", #""red": 1, "green": 0.5, "blue": 0"#, "#FF8000"),
        ("srgb", #""red": "255", "green": "0", "blue": "1""#, "#FF0001"),
        ("srgb", #""white": "1.000""#, "#FFFFFF"),
        ("gray-gamma-22", #""white": "0.500""#, "#808080"),
        ("extended-gray", #""white": "1.200""#, "#FFFFFF"),
        // Beyond sRGB, a picture has the nearest that sRGB has.
        ("extended-srgb", #""red": "1.093", "green": "-0.227", "blue": "-0.150""#, "#FF0000"),
        ("display-p3", #""red": "1.000", "green": "0.000", "blue": "0.000""#, "#FF0000"),
        // IEC 61966-2-1: 0.214 of the light is half of the signal.
        ("extended-linear-srgb", #""red": "0.214", "green": "0.214", "blue": "0.214""#, "#7F7F7F"),
    ])
    func `Components are read in each way that Xcode writes them`(
        space: String, components: String, expected: String
    ) throws {
        #expect(try color(space: space, components + #", "alpha": "1.000""#) == expected)
    }

    @Test(arguments: [
        ("systemRedColor", SystemColor.red), ("labelColor", .label), ("systemGray2Color", .gray2),
        ("secondarySystemBackgroundColor", .secondarySystemBackground), ("systemFillColor", .systemFill),
    ])
    func `A reference is a colour of the system`(reference: String, expected: SystemColor) throws {
        let catalog = try AssetFolder([
            "c.colorset/Contents.json": """
            {"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "\(reference)"}}]}
            """
        ])
        for scheme in ColorScheme.allCases {
            let drawn = catalog.drawn(Color("c").frame(width: 1, height: 1), scheme)
            let color = expected.resolve(in: environment(scheme))
            #expect(drawn.fills == ["rect(0 0 1 1) \(color)"])
            #expect(drawn.warnings == [])
        }
    }

    @Test func `An accent that nobody chose is the system's`() throws {
        let catalog = try AssetFolder([
            "AccentColor.colorset/Contents.json":
                #"{"colors": [{"idiom": "universal"}], "info": {"version": 1}}"#
        ])
        let drawn = catalog.drawn(Color.accentColor.frame(width: 1, height: 1))
        #expect(drawn.fills == ["rect(0 0 1 1) \(SystemColor.blue.resolve(in: environment(.light)))"])
        #expect(drawn.warnings == [])
    }

    @Test func `An accent that cannot be read is not the system's`() throws {
        let catalog = try AssetFolder(["AccentColor.colorset/Contents.json": "{"])
        let drawn = catalog.drawn(Color.accentColor.frame(width: 1, height: 1))
        #expect(drawn.fills == ["rect(0 0 1 1) #FF004D"])
        #expect(drawn.warnings == catalog.colors.problems)
    }

    @Test(arguments: [("AppIcon", "appiconset"), ("gear", "brandassetset")])
    func `A set of another kind is named by its kind`(name: String, kind: String) throws {
        let catalog = try AssetFolder(["\(name).\(kind)/Contents.json": "{}"])
        #expect(
            catalog.drawn(Image(name)).warnings == [
                "\"\(name)\" is in the asset catalogue as .\(kind), which is not drawn; a square is drawn instead"
            ])
    }
}
