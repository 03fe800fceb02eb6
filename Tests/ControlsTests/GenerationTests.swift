import Controls
import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// What tells the looks of iOS 26 from those of iOS 18.
@MainActor struct GenerationTests {
    private func environment(
        _ generation: Generation, _ scheme: ColorScheme = .light
    ) -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.generation = generation
        environment.colorScheme = scheme
        return environment
    }

    private func fill(
        _ view: some View, _ generation: Generation, _ scheme: ColorScheme = .light
    ) -> String {
        Drawn(view, in: environment(generation, scheme)).fills.first ?? "no fill"
    }

    private func paint(
        _ color: Color, _ generation: Generation, _ scheme: ColorScheme = .light
    ) -> String {
        color.rgba(in: environment(generation, scheme)).description
    }

    @Test(arguments: [
        (Generation.ios18, ColorScheme.light, 0.17), (.ios18, .dark, 0.26), (.ios26, .light, 0.185),
        (.ios26, .dark, 0.25),
    ])
    func `A tinted bordered button is as faint as its generation's`(
        generation: Generation, scheme: ColorScheme, part: Double
    ) {
        let view = Button("Go") {}.buttonStyle(.bordered).tint(.green)
        let color = paint(.green.opacity(part), generation, scheme)
        #expect(fill(view, generation, scheme).hasSuffix(color))
    }

    @Test(arguments: ColorScheme.allCases)
    func `A disabled bordered button of iOS 26 is the same gray in light and dark`(scheme: ColorScheme) {
        let view = Button("Go") {}.buttonStyle(.borderedProminent).disabled(true)
        #expect(fill(view, .ios26, scheme).hasSuffix("#7878801F"))
    }

    @Test(arguments: ControlSize.allCases)
    func `Bordered buttons of iOS 26 are capsules unless another shape is asked for`(size: ControlSize) {
        let view = Button("Go") {}.buttonStyle(.bordered).controlSize(size)
        #expect(fill(view, .ios26).hasPrefix("capsule("))
        #expect(fill(view.buttonBorderShape(.roundedRectangle), .ios26).hasPrefix("roundedRect("))
        #expect(fill(view.buttonBorderShape(.roundedRectangle(radius: 3)), .ios26).contains("r3"))
    }

    @Test(arguments: Generation.allCases)
    func `The tint that is set nowhere is the generation's blue`(generation: Generation) {
        let drawn = Drawn(Button("Go") {}, in: environment(generation))
        #expect(drawn.ink(of: "Go") == (generation == .ios18 ? "#007AFF" : "#0088FF"))
    }

    @Test(arguments: Generation.allCases)
    func `A switch that is off has its generation's track`(generation: Generation) {
        let view = Toggle("", isOn: .constant(false)).labelsHidden()
        let color = Color(.system(generation == .ios18 ? .secondarySystemFill : .tertiaryLabel))
        #expect(fill(view, generation).hasSuffix(paint(color, generation)))
    }

    @Test(arguments: [(false, false), (true, false), (false, true), (true, true)])
    func `A toggle as a bordered button is prominent while on, from iOS 26`(isOn: Bool, isOld: Bool) {
        let generation = isOld ? Generation.ios18 : .ios26
        let view = Toggle("Go", isOn: .constant(isOn)).toggleStyle(.button).buttonStyle(.bordered)
        let color = isOn && !isOld ? Color.blue : Color(.system(.secondarySystemFill))
        #expect(fill(view, generation).hasSuffix(paint(color, generation)))
    }

    @Test func `A label's column and gap can be set`() {
        let label = Label(
            title: { Text(verbatim: "Send").accessibilityIdentifier("title") },
            icon: { Color.red.frame(width: 12, height: 12) })
        for generation in Generation.allCases {
            func offset(_ view: some View) -> CGFloat? {
                Drawn(view, in: environment(generation)).frame("title")?.minX
            }
            #expect(offset(label.labelReservedIconWidth(30).labelIconToTitleSpacing(5)) == 35)
            #expect(offset(label.labelReservedIconWidth(3).labelIconToTitleSpacing(5)) == 17)
            #expect(offset(label.labelReservedIconWidth(.nan)) == offset(label))
            #expect(offset(label.labelIconToTitleSpacing(.infinity)) == offset(label))
        }
        #expect(Drawn(label.labelIconToTitleSpacing(3), in: environment(.ios18)).frame("title")?.minX == 15)
    }

    @Test(arguments: Generation.allCases)
    func `Glass says that it is approximated`(generation: Generation) {
        let glass = Drawn(Button("Go") {}.buttonStyle(.glass), in: environment(generation))
        let prominent = Drawn(Button("Go") {}.buttonStyle(.glassProminent), in: environment(generation))
        for drawn in [glass, prominent] { #expect(drawn.warnings.contains { $0.contains("glass") }) }
        #expect(prominent.ink(of: "Go") == "#FFFFFF" && glass.ink(of: "Go") == "#000000")
    }

    @Test func `Glass has the insets of bordered buttons, a tint and no fill as identity`() {
        let plain = Button("Go") {}.buttonStyle(.bordered)
        let environment = environment(.ios26)
        func drawn(_ glass: Glass) -> Drawn {
            Drawn(Button("Go") {}.buttonStyle(.glass(glass)), in: environment)
        }
        #expect(
            drawn(.clear).frame("") == nil && drawn(.identity).size == Drawn(plain, in: environment).size)
        #expect(drawn(.identity).fills == [])
        #expect(drawn(.regular.tint(.orange)).list != drawn(.regular).list)
        #expect(drawn(.regular.interactive()).list == drawn(.regular).list)
    }
}
