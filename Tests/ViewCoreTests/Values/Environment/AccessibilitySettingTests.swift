import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

@MainActor struct AccessibilitySettingTests {
    /// The weights of the text's glyphs.
    private func weights(_ view: some View, _ legibility: LegibilityWeight?) -> [Double] {
        var environment = EnvironmentValues()
        environment.legibilityWeight = legibility
        return items(view, environment).compactMap { item in
            guard case .glyphs(let run) = item else { return nil }
            return run.face.weight
        }
    }

    private func items(_ view: some View, _ environment: EnvironmentValues) -> [DisplayItem] {
        layOut(view, in: environment).list.items
    }

    @Test(arguments: [
        (Font.body, 400.0, 500.0), (.headline, 600, 700), (.body.bold(), 600, 700),
        (.system(size: 12, weight: .ultraLight), 100, 200), (.system(size: 12, weight: .heavy), 800, 900),
        (.system(size: 12, weight: .black), 900, 900), (.custom("Inter", size: 12), 400, 500),
    ])
    func `Bold Text makes type one weight heavier, up to the last`(
        font: Font, usual: Double, bold: Double
    ) {
        let text = Text("a").font(font)
        #expect(weights(text, nil) == [usual] && weights(text, .regular) == [usual])
        #expect(weights(text, .bold) == [bold])
    }

    @Test(arguments: ColorScheme.allCases, ColorSchemeContrast.allCases)
    func `Reduce Transparency makes every material one solid colour without a blur`(
        scheme: ColorScheme, contrast: ColorSchemeContrast
    ) {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        environment.contrast = contrast
        environment.reducesTransparency = true
        for material in [Material.ultraThin, .thin, .regular, .thick, .ultraThick, .bar] {
            let view = Color.clear.frame(width: 20, height: 20).background(material)
            let solid = items(view, environment)
            #expect(solid.count == 1)
            guard case .fill(_, .solid(let color), _) = solid.first else {
                Issue.record("no solid fill: \(solid)")
                continue
            }
            #expect(color.alpha == 1)
        }
    }

    @Test func `A solid material has its layers over the secondary background`() {
        var environment = EnvironmentValues()
        environment.reducesTransparency = true
        // 166 at 0.7 over #F2F2F7 and a dodge by 0x33, by hand: (0.3 × 242 + 0.7 × 166) ÷ 0.8.
        #expect(Material.thin.resolved(for: environment).description == "#ECECEE")
        environment.colorScheme = .dark
        // 37 at 0.7 over #1C1C1E and an overlay of 0x9C: (0.3 × 28 + 0.7 × 37) × 2 × 156 ÷ 255.
        #expect(Material.thin.resolved(for: environment).description == "#2A2A2B")
    }

    @Test func `Other styles are as they were`() {
        var environment = EnvironmentValues()
        let styles = [AnyShapeStyle(Color.blue.opacity(0.5)), AnyShapeStyle(.foreground)]
        let usual = styles.map { $0.resolved(for: environment) }
        environment.reducesTransparency = true
        #expect(styles.map { $0.resolved(for: environment) } == usual)
    }
}
