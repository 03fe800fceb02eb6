import Controls
import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

@MainActor struct BuiltInStyleTests {
    private func ink(
        _ color: Color, _ scheme: ColorScheme = .light, _ generation: Generation = .standard
    ) -> String {
        Drawn(Text(verbatim: "x").foregroundStyle(color), in: environment(scheme, generation)).ink(of: "x")
    }

    @Test func `A button without a style is in the tint`() {
        #expect(Drawn(Button("Go") {}).ink(of: "Go") == ink(.blue))
    }

    @Test func `A destructive button is red`() {
        #expect(Drawn(Button("Delete", role: .destructive) {}).ink(of: "Delete") == ink(.red))
    }

    @Test(arguments: [Platform.ios, .macos], Generation.allCases)
    func `A flexible button is as wide as there is room, in every look`(
        platform: Platform, generation: Generation
    ) {
        var values = EnvironmentValues()
        (values.platform, values.generation) = (platform, generation)
        func look(_ view: some View) -> [String] {
            let drawn = Drawn(
                VStack {
                    view
                    view.buttonStyle(.bordered)
                    view.buttonStyle(.borderedProminent)
                    view.buttonStyle(.glass)
                }, 320, in: values)
            return drawn.fills + drawn.words
        }
        let wide = look(
            Button {
            } label: {
                Text(verbatim: "Go").frame(maxWidth: .infinity)
            })
        let usual = look(
            Button {
            } label: {
                Text(verbatim: "Go")
            })
        #expect(
            look(
                Button {
                } label: {
                    Text(verbatim: "Go")
                }.buttonSizing(.flexible)) == wide)
        #expect(
            look(
                Button {
                } label: {
                    Text(verbatim: "Go")
                }.buttonSizing(.fitted)) == usual)
        #expect(wide != usual)
    }

    @Test func `A cancelling button has no colour of its own`() {
        #expect(Drawn(Button("Cancel", role: .cancel) {}).ink(of: "Cancel") == ink(.blue))
    }

    @Test func `A destructive prominent button is filled with red`() {
        let view = Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent)
        let red = ink(.red)
        #expect(Drawn(view).fills.contains { $0.hasSuffix(red) })
    }

    @Test func `A prominent button has a white label`() {
        let view = Button("Go") {}.buttonStyle(.borderedProminent)
        #expect(Drawn(view).ink(of: "Go") == "#FFFFFF")
    }

    @Test(arguments: [ColorScheme.light, .dark])
    func `A bordered button is gray, and with a tint or as a destructive one faintly in that colour`(
        scheme: ColorScheme
    ) {
        func fill(_ button: Button<Text>, tint: Color? = nil) -> String {
            let view = button.buttonStyle(.bordered).tint(tint)
            return Drawn(view, in: environment(scheme, .ios18)).fills.first ?? "no fill"
        }
        let part = scheme == .dark ? 0.26 : 0.17
        let gray = ink(Color(.system(.secondarySystemFill)), scheme)
        #expect(fill(Button("Go") {}).hasSuffix(gray))
        #expect(fill(Button("Go") {}, tint: .green).hasSuffix(ink(Color.green.opacity(part), scheme, .ios18)))
        let red = ink(Color.red.opacity(part), scheme, .ios18)
        #expect(fill(Button("Delete", role: .destructive) {}).hasSuffix(red))
    }

    @Test func `A toggle as a button is on in the tint's faint colour, also where no tint is set`() {
        let view = Toggle("Go", isOn: .constant(true)).toggleStyle(.button)
        let drawn = Drawn(view, in: environment(.light, .ios18))
        let faint = ink(Color.blue.opacity(0.17), .light, .ios18)
        #expect(drawn.fills.first?.hasSuffix(faint) == true)
        #expect(drawn.ink(of: "Go") == ink(.blue, .light, .ios18))
    }

    @Test func `A prominent button follows the tint`() {
        let view = Button("Go") {}.buttonStyle(.borderedProminent).tint(.green)
        let green = ink(.green)
        #expect(Drawn(view).fills.contains { $0.hasSuffix(green) })
    }

    // .tint(.accentColor) is written often, and must not look for itself.
    @Test func `A tint in the accent colour is the accent colour`() {
        let view = Button("Go") {}.buttonStyle(.borderedProminent).tint(Color.accentColor)
        let blue = ink(.blue)
        #expect(Drawn(view).fills.contains { $0.hasSuffix(blue) })
    }

    @Test(arguments: [
        (ControlSize.mini, "capsule(0 0 40 30)"), (.small, "capsule(0 0 40 30)"),
        (.regular, "roundedRect(0 0 44 34 r5.95)"), (.large, "roundedRect(0 0 60 50 r8.75)"),
    ])
    func `A bordered button's outline follows the control size until iOS 18`(
        size: ControlSize, outline: String
    ) {
        let view = Button("Go") {}.buttonStyle(.bordered).controlSize(size)
        let drawn = Drawn(view, in: environment(.light, .ios18))
        #expect(drawn.fills.map { $0.replacing(" continuous", with: "") }.first?.hasPrefix(outline) == true)
    }

    @Test(arguments: ControlSize.allCases)
    func `A capsule border shape is a capsule at every size`(size: ControlSize) {
        let view = Button("Go") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)
            .controlSize(size)
        #expect(Drawn(view).fills.first?.hasPrefix("capsule(") == true)
    }

    @Test func `A plain button keeps the inherited colour`() {
        let view = Button("Go") {}.buttonStyle(.plain).foregroundStyle(Color.green)
        #expect(Drawn(view).ink(of: "Go") == ink(.green))
    }

    @Test(arguments: [ColorScheme.light, .dark])
    func `A pressed button without a style fades`(scheme: ColorScheme) {
        let normal = Drawn(Button("Go") {}, in: environment(scheme))
        let pressed = Drawn(Button("Go") {}, isPressed: true, in: environment(scheme))
        #expect(normal.list != pressed.list)
    }

    @Test(arguments: [ColorScheme.light, .dark])
    func `A disabled button is in the tertiary label colour`(scheme: ColorScheme) {
        let drawn = Drawn(Button("Go") {}.disabled(true), in: environment(scheme))
        #expect(drawn.ink(of: "Go") == ink(Color(.system(.tertiaryLabel)), scheme))
    }

    @Test func `A label override replaces the words of a button`() {
        var environment = EnvironmentValues()
        environment.labelOverride = "Save"
        #expect(Drawn(Button("Go") {}, in: environment).words == ["Save"])
    }

    @Test func `A label override leaves words beside the button alone`() {
        var environment = EnvironmentValues()
        environment.labelOverride = "Save"
        let view = HStack {
            Text(verbatim: "Title")
            Button("Go") {}
        }
        #expect(Drawn(view, in: environment).words == ["Title", "Save"])
    }

    /// The first is the one that takes the tile's state.
    @Test func `A label override replaces the words of one control, not those of others beside it or in it`()
    {
        var environment = EnvironmentValues()
        environment.labelOverride = "Save"
        let view = VStack {
            Toggle("On", isOn: .constant(true))
            Button("Go") {}
            GroupBox("Box") { Text(verbatim: "In it") }
        }
        #expect(Drawn(view, in: environment).words == ["Save", "Go", "Box", "In it"])
        let box = GroupBox("Box") { Button("Go") {} }
        #expect(Drawn(box, in: environment).words == ["Save", "Go"])
        // A toggle that is drawn as a button is one control.
        let toggle = Toggle("On", isOn: .constant(true)).toggleStyle(.button)
        #expect(Drawn(toggle, in: environment).words == ["Save"])
        #expect(
            Drawn(
                Button {
                } label: {
                    Label("Go", systemImage: "tray")
                }, in: environment
            ).words.contains("Save"))
    }

    @Test func `A label override that replaces no words is warned of`() {
        var environment = EnvironmentValues()
        environment.labelOverride = "Save"
        let warning = "the label changes nothing: no words of a control's own label are drawn here"
        #expect(Drawn(Text(verbatim: "Go"), in: environment).warnings == [warning])
        #expect(
            Drawn(
                Button {
                } label: {
                    Color.red
                }, in: environment
            ).warnings == [warning])
        #expect(Drawn(Button("Go") {}, in: environment).warnings == [])
        environment.labelOverride = nil
        #expect(Drawn(Text(verbatim: "Go"), in: environment).warnings == [])
    }

    @Test func `A label override of words that are not drawn, or are the same, is warned of`() {
        var environment = EnvironmentValues()
        environment.labelOverride = "Save"
        let nothing = "the label changes nothing: no words of a control's own label are drawn here"
        let same = "the label changes nothing: the control's own label has the same words"
        func warnings(_ view: some View) -> [String] { Drawn(view, in: environment).warnings }
        #expect(warnings(Button("Go") {}.hidden()) == [nothing])
        #expect(
            warnings(Text("Ground").alert("Sure?", isPresented: .constant(true)) { Button("Go") {} })
                .contains(nothing))
        #expect(
            warnings(Text("Ground").alert("Sure?", isPresented: .constant(false)) { Button("Go") {} }) == [
                nothing
            ])
        #expect(warnings(Button("Save") {}) == [same])
        #expect(
            warnings(
                Button {
                } label: {
                    Text("Sa") + Text("ve")
                }) == [])
    }

    @Test func `A label override leaves a style's own words alone`() {
        struct Starred: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text(verbatim: "new")
                    configuration.label
                }
            }
        }
        var environment = EnvironmentValues()
        environment.labelOverride = "Save"
        #expect(Drawn(Button("Go") {}.buttonStyle(Starred()), in: environment).words == ["new", "Save"])
    }

    @Test func `An empty label override leaves room for no words`() {
        var environment = EnvironmentValues()
        environment.labelOverride = ""
        #expect(Drawn(Button("Go") {}, in: environment).words.joined() == "")
    }
}
