import Controls
import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Automatic styles and text sizes of macOS.
@MainActor struct PlatformTests {
    private func environment(
        _ generation: Generation = .standard, _ scheme: ColorScheme = .light
    ) -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.platform = .macos
        environment.generation = generation
        environment.colorScheme = scheme
        return environment
    }

    private func list(_ view: some View, in environment: EnvironmentValues) -> String {
        Drawn(view, 200, in: environment).list
    }

    @Test(arguments: Generation.allCases)
    func `Automatic styles are bordered, a checkbox and a field with a border`(generation: Generation) {
        let environment = environment(generation)
        let button = Button("Go") {}
        let bordered = list(button.buttonStyle(.bordered), in: environment)
        #expect(list(button, in: environment) == bordered)
        #expect(list(button.buttonStyle(.automatic), in: environment) == bordered)
        let toggle = Toggle("Go", isOn: .constant(true))
        let checkbox = list(toggle.toggleStyle(.checkbox), in: environment)
        #expect(list(toggle, in: environment) == checkbox)
        #expect(list(toggle.toggleStyle(.automatic), in: environment) == checkbox)
        let field = TextField("Go", text: .constant("a"))
        let framed = list(field.textFieldStyle(.roundedBorder), in: environment)
        #expect(list(field, in: environment) == framed)
        #expect(list(field.textFieldStyle(.automatic), in: environment) == framed)
    }

    @Test func `On iOS they are borderless, a switch and plain`() {
        let environment = EnvironmentValues()
        let button = Button("Go") {}
        #expect(
            list(button.buttonStyle(.automatic), in: environment)
                == list(button.buttonStyle(.borderless), in: environment))
        let toggle = Toggle("Go", isOn: .constant(true))
        #expect(
            list(toggle.toggleStyle(.automatic), in: environment)
                == list(toggle.toggleStyle(.switch), in: environment))
        let field = TextField("Go", text: .constant("a"))
        #expect(
            list(field.textFieldStyle(.automatic), in: environment)
                == list(field.textFieldStyle(.plain), in: environment))
    }

    @Test(arguments: Generation.allCases, ColorScheme.allCases)
    func `The tint colours no bordered button but the prominent`(generation: Generation, scheme: ColorScheme)
    {
        let environment = environment(generation, scheme)
        let bordered = Button("Go") {}.buttonStyle(.bordered)
        #expect(list(bordered.tint(.green), in: environment) == list(bordered, in: environment))
        let label = Color.primary.rgba(in: environment).description
        #expect(Drawn(bordered, in: environment).ink(of: "Go") == label)
        let prominent = Drawn(Button("Go") {}.buttonStyle(.borderedProminent).tint(.green), in: environment)
        let green = Color.green.rgba(in: environment).description
        #expect(prominent.fills.contains { $0.hasSuffix(green) } && prominent.ink(of: "Go") == "#FFFFFF")
    }

    @Test(arguments: [
        (ColorScheme.light, "#00000014", "#00000029", "#0000000A"),
        (.dark, "#FFFFFF12", "#FFFFFF29", "#FFFFFF0A"),
    ])
    func `A bordered button of macOS 26 is as published`(
        scheme: ColorScheme, idle: String, pressed: String, disabled: String
    ) {
        let environment = environment(.ios26, scheme)
        let button = Button("Go") {}
        func fill(_ drawn: Drawn) -> String { drawn.fills.first ?? "no fill" }
        #expect(fill(Drawn(button, in: environment)).hasSuffix(idle))
        #expect(fill(Drawn(button, isPressed: true, in: environment)).hasSuffix(pressed))
        #expect(fill(Drawn(button.disabled(true), in: environment)).hasSuffix(disabled))
    }

    @Test(arguments: ["on", "off", "mixed"])
    func `A checkbox shows whether it is on, off or mixed, pressed and disabled`(state: String) {
        let view = Toggle("Go", isOn: .constant(false))
        let value = StateRequests(state: state)
        let drawn = Drawn(view, asking: value, in: environment())
        #expect(drawn.warnings == [])
        for other in ["on", "off", "mixed"] where other != state {
            #expect(Drawn(view, asking: StateRequests(state: other), in: environment()).list != drawn.list)
        }
        #expect(Drawn(view, asking: value.union(.press), in: environment()).list != drawn.list)
        #expect(Drawn(view.disabled(true), asking: value, in: environment()).list != drawn.list)
    }

    @Test func `A checkbox without its label is the box alone`() {
        let size = Drawn(Toggle("Go", isOn: .constant(true)).labelsHidden(), in: environment()).size
        #expect(size == CGSize(width: 14, height: 14))
    }

    @Test func `A button as a toggle that is on has white words on the tint`() {
        let drawn = Drawn(Toggle("Go", isOn: .constant(true)).toggleStyle(.button), in: environment())
        #expect(drawn.ink(of: "Go") == "#FFFFFF")
    }

    // Documentation/Rules/typography.json, `macos_text_styles.table`.
    @Test(arguments: zip(Font.TextStyle.allCases, [26, 22, 17, 15, 13, 11, 13, 12, 10, 10, 10]))
    func `Text styles have the sizes of macOS, whatever the text size`(style: Font.TextStyle, size: CGFloat) {
        for type in [DynamicTypeSize.xSmall, .large, .accessibility5] {
            var environment = environment()
            environment.dynamicTypeSize = type
            let font = Font.system(style).resolved(in: environment, traits: environment.textTraits)
            #expect(font.size == size)
        }
    }

    @Test func `Headlines are bold and the smallest captions medium on macOS`() {
        let environment = environment()
        func weight(_ font: Font) -> Double {
            font.resolved(in: environment, traits: environment.textTraits).face.weight
        }
        #expect(weight(.headline) == 700 && weight(.headline.bold()) == 800)
        #expect(weight(.caption2) == 500 && weight(.caption.bold()) == 500 && weight(.body.bold()) == 600)
        #expect(weight(.body) == 400 && weight(.title2.bold()) == 700)
    }

    @Test func `What grows with the text size on iOS stays on macOS`() {
        struct Grown: View {
            @ScaledMetric var side = 10.0
            var body: some View { Color.red.frame(width: side, height: side) }
        }
        var (mac, phone) = (environment(), EnvironmentValues())
        mac.dynamicTypeSize = .accessibility3
        phone.dynamicTypeSize = .accessibility3
        #expect(Drawn(Grown(), in: mac).size.width == 10 && Drawn(Grown(), in: phone).size.width > 20)
        let custom = Font.custom("Inter", size: 20)
        #expect(custom.resolved(in: mac, traits: mac.textTraits).size == 20)
        #expect(custom.resolved(in: phone, traits: phone.textTraits).size > 40)
    }
}
