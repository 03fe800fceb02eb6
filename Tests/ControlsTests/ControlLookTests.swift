import Controls
import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Built-in looks against Documentation/Rules/metrics.json, `controlSize`, `toggle` and `textField`, and against
/// Documentation/Rules/colors.json, `buttonStates.swiftui`.
///
/// Words are 10 a character wide and 20 high.
@MainActor struct ControlLookTests {
    private func environment(_ scheme: ColorScheme = .light) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = scheme
        values.generation = .ios18
        return values
    }

    private func drawn(
        _ view: some View, _ width: CGFloat? = nil, isPressed: Bool = false, _ scheme: ColorScheme = .light
    ) -> Drawn {
        Drawn(view, width, isPressed: isPressed, in: environment(scheme))
    }

    private func ink(_ color: Color, _ scheme: ColorScheme = .light) -> String {
        drawn(Text(verbatim: "x").foregroundStyle(color), scheme).ink(of: "x")
    }

    private func drawn(_ view: some View, _ scheme: ColorScheme) -> Drawn { drawn(view, nil, scheme) }

    /// What views are faded to, from the outermost inwards.
    private func opacities(_ drawn: Drawn) -> [Double] {
        var found: [Double] = []
        func walk(_ nodes: [TraceNode]) {
            for node in nodes {
                for property in node.properties where node.name == ".opacity" {
                    if case .number(let value) = property.value { found.append(value) }
                }
                walk(node.children)
            }
        }
        walk(drawn.laidOut.trace.roots)
        return found
    }

    private func items(_ drawn: Drawn) -> [DisplayItem] {
        var items: [DisplayItem] = []
        drawn.laidOut.list.walk {
            items.append($0)
            return .into
        }
        return items
    }

    private func size(of text: String, in drawn: Drawn) -> CGFloat? {
        for case .glyphs(let run) in items(drawn) where run.text == text { return run.size }
        return nil
    }

    // MARK: - Buttons

    private struct Look {
        var name: String
        var view: @MainActor (Button<Text>) -> AnyView
        /// While pressed, in light and in dark.
        var pressed: [Double]
        var color: Color
    }

    private let looks = [
        Look(name: "none", view: { AnyView($0) }, pressed: [0.2, 0.4], color: .blue),
        Look(
            name: "automatic", view: { AnyView($0.buttonStyle(.automatic)) }, pressed: [0.2, 0.4],
            color: .blue),
        Look(
            name: "borderless", view: { AnyView($0.buttonStyle(.borderless)) }, pressed: [0.2, 0.4],
            color: .blue),
        Look(
            name: "plain", view: { AnyView($0.buttonStyle(.plain)) }, pressed: [0.75, 0.75], color: .primary),
        Look(
            name: "bordered", view: { AnyView($0.buttonStyle(.bordered)) }, pressed: [0.75, 0.75],
            color: .blue),
        Look(
            name: "prominent", view: { AnyView($0.buttonStyle(.borderedProminent)) }, pressed: [0.75, 0.75],
            color: .white),
    ]

    @Test func `A button fades while it is pressed, and at no other time`() {
        for look in looks {
            for (scheme, pressed) in zip([ColorScheme.light, .dark], look.pressed) {
                let view = look.view(Button("Go") {})
                #expect(opacities(drawn(view, scheme)) == [1], "\(look.name) in \(scheme)")
                #expect(
                    opacities(drawn(view, isPressed: true, scheme)) == [pressed],
                    "\(look.name) in \(scheme), pressed")
            }
        }
    }

    @Test(arguments: [ColorScheme.light, .dark])
    func `A button's words are in its own colour, and tertiary where it is disabled`(scheme: ColorScheme) {
        for look in looks {
            let view = look.view(Button("Go") {})
            #expect(drawn(view, scheme).ink(of: "Go") == ink(look.color, scheme), "\(look.name)")
            #expect(
                drawn(view.disabled(true), scheme).ink(of: "Go")
                    == ink(Color(.system(.tertiaryLabel)), scheme), "\(look.name), disabled")
        }
    }

    @Test func `A colour around it is kept by a plain button and no other`() {
        for look in looks {
            let view = look.view(Button("Go") {}).foregroundStyle(Color.green)
            let found = drawn(view).ink(of: "Go")
            let keeps = look.name == "bordered" || look.name == "prominent" ? look.color : .green
            #expect(found == ink(keeps), "\(look.name)")
        }
    }

    @Test(arguments: ControlSize.allCases)
    func `Words are 15 points in small buttons and 17 in others`(control: ControlSize) {
        let points: CGFloat = control == .mini || control == .small ? 15 : 17
        for look in looks where look.name != "plain" {
            let view = look.view(Button("Go") {}).controlSize(control)
            #expect(size(of: "Go", in: drawn(view)) == points, "\(look.name)")
            #expect(size(of: "Go", in: drawn(view.font(.system(size: 40)))) == 40, "\(look.name)")
        }
    }

    @Test(arguments: zip(ControlSize.allCases, [(10, 5), (10, 5), (12, 7), (20, 15), (20, 15)]))
    func `A border is as far from the words as the control size says`(
        control: ControlSize, inset: (x: CGFloat, y: CGFloat)
    ) {
        for name in ["bordered", "prominent"] {
            let look = looks.first { $0.name == name }
            guard let view = look?.view(Button("Go") {}).controlSize(control) else { continue }
            #expect(drawn(view).size == CGSize(width: 20 + 2 * inset.x, height: 20 + 2 * inset.y))
        }
        for name in ["none", "plain"] {
            let look = looks.first { $0.name == name }
            guard let view = look?.view(Button("Go") {}).controlSize(control) else { continue }
            #expect(drawn(view).size == CGSize(width: 20, height: 20))
        }
    }

    @Test func `A border has the shape that is asked for`() {
        let shapes: [(ButtonBorderShape, ControlSize, String)] = [
            (.automatic, .regular, "roundedRect(0 0 44 34 r5.95 continuous)"),
            (.automatic, .mini, "capsule(0 0 40 30"), (.automatic, .small, "capsule(0 0 40 30"),
            (.automatic, .large, "roundedRect(0 0 60 50 r8.75 continuous)"),
            (.automatic, .extraLarge, "roundedRect(0 0 60 50 r8.75 continuous)"),
            (.roundedRectangle, .regular, "roundedRect(0 0 44 34 r5.95 continuous)"),
            (.roundedRectangle(radius: 9), .regular, "roundedRect(0 0 44 34 r9 continuous)"),
            (.roundedRectangle(radius: 9), .large, "roundedRect(0 0 60 50 r9 continuous)"),
            (.capsule, .regular, "capsule(0 0 44 34"), (.circle, .regular, "ellipse(0 0 44 44"),
            (.capsule, .large, "capsule(0 0 60 50"),
        ]
        for (shape, control, outline) in shapes {
            let view = Button("Go") {}.buttonStyle(.bordered).buttonBorderShape(shape).controlSize(control)
            let found = drawn(view).fills.first ?? "nothing"
            #expect(found.hasPrefix(outline), "\(shape) at \(control): \(found)")
        }
    }

    @Test(arguments: [ColorScheme.light, .dark])
    func `A border is filled by its role, its tint and whether it can be pressed`(scheme: ColorScheme) {
        let part = scheme == .dark ? 0.26 : 0.17
        let disabled = Color(.system(.tertiarySystemFill))
        let looks: [(isProminent: Bool, role: ButtonRole?, tint: Color?, isEnabled: Bool, fill: Color)] = [
            (false, nil, nil, true, Color(.system(.secondarySystemFill))),
            (false, .cancel, nil, true, Color(.system(.secondarySystemFill))),
            (false, .destructive, nil, true, .red.opacity(part)),
            (false, nil, .green, true, .green.opacity(part)),
            (false, .destructive, .green, true, .green.opacity(part)),
            (false, nil, .green, false, disabled), (true, nil, nil, false, disabled),
            (true, nil, nil, true, .blue), (true, .destructive, nil, true, .red),
            (true, .destructive, .green, true, .green), (true, nil, .green, true, .green),
        ]
        for (index, look) in looks.enumerated() {
            let button = Button("Go", role: look.role) {}.tint(look.tint).disabled(!look.isEnabled)
            let drawn =
                look.isProminent
                ? drawn(button.buttonStyle(.borderedProminent), scheme)
                : drawn(button.buttonStyle(.bordered), scheme)
            #expect(drawn.fills.count == 1)
            #expect(drawn.fills.first?.hasSuffix(" " + ink(look.fill, scheme)) == true, "\(index)")
        }
    }

    // MARK: - Toggles

    @Test(arguments: [false, true])
    func `A switch is 51 by 31 with a thumb of 27, 2 from its end`(isOn: Bool) throws {
        let drawn = drawn(Toggle("Wi-Fi", isOn: .constant(isOn)), 200)
        #expect(drawn.size == CGSize(width: 200, height: 31))
        let track = ink(isOn ? .green : Color(.system(.secondarySystemFill)))
        let thumb = isOn ? "171 2 27 27" : "151 2 27 27"
        #expect(drawn.fills.count == 2)
        #expect(drawn.fills.first?.hasPrefix("capsule(149 0 51 31") == true)
        #expect(drawn.fills.first?.hasSuffix(") " + track) == true)
        #expect(drawn.fills.last == "ellipse(\(thumb)) #FFFFFF")
        var shadows: [DisplayShadow] = []
        for case .shadow(let shadow) in items(drawn) { shadows.append(shadow) }
        let shadow = try #require(shadows.first)
        #expect(shadows.count == 1)
        #expect((shadow.radius, shadow.x, shadow.y) == (3, 0, 2))
        #expect(shadow.color == RGBA(red: 0, green: 0, blue: 0, alpha: 0.15))
    }

    @Test func `A switch is 8 behind its label, and alone without it`() {
        #expect(
            drawn(Toggle("Wi-Fi", isOn: .constant(true))).size == CGSize(width: 50 + 8 + 8 + 51, height: 31))
        let bare = drawn(Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden(), 200)
        #expect(bare.words == [] && bare.fills.first?.contains("51 31") == true)
    }

    @Test func `A switch that is on has its style's tint, the one around it or green`() {
        let toggle = Toggle("Wi-Fi", isOn: .constant(true))
        func track(_ view: some View) -> String {
            String(drawn(view, 200).fills.first?.suffix(7) ?? "nothing")
        }
        #expect(track(toggle) == ink(.green))
        #expect(track(toggle.tint(.red)) == ink(.red))
        #expect(track(toggle.toggleStyle(SwitchToggleStyle(tint: .purple))) == ink(.purple))
        #expect(track(toggle.toggleStyle(SwitchToggleStyle(tint: .purple)).tint(.red)) == ink(.purple))
    }

    @Test func `A disabled switch is half as strong`() {
        let toggle = Toggle("Wi-Fi", isOn: .constant(true))
        #expect(opacities(drawn(toggle, 200)) == [1])
        #expect(opacities(drawn(toggle.disabled(true), 200)) == [0.5])
    }

    @Test func `A toggle as a button is faintly in the tint while on, and its style's where it has one`() {
        func fills(_ isOn: Bool) -> [String] {
            drawn(Toggle("Go", isOn: .constant(isOn)).toggleStyle(.button)).fills
        }
        #expect(fills(false) == [])
        #expect(fills(true).first?.hasSuffix(" " + ink(Color.blue.opacity(0.17))) == true)
        let styled = Toggle("Go", isOn: .constant(true)).toggleStyle(.button).buttonStyle(.borderedProminent)
        #expect(drawn(styled).fills.first?.hasSuffix(" " + ink(.blue)) == true)
    }

    // MARK: - Fields

    @Test(arguments: [ColorScheme.light, .dark])
    func `A rounded border is 7 and 6 around its field, with corners of 5 and a faint line`(
        scheme: ColorScheme
    ) throws {
        let field = TextField("Search", text: .constant("a")).textFieldStyle(.roundedBorder)
        let drawn = drawn(field, 200, scheme)
        #expect(drawn.size == CGSize(width: 200, height: 21 + 12))
        let ground = ink(Color(.system(.systemBackground)), scheme)
        #expect(drawn.fills == ["roundedRect(0 0 200 33 r5 continuous) \(ground)"])
        #expect(drawn.frame("nothing") == nil)
        var strokes: [(Outline, Paint, StrokePen)] = []
        for case .stroke(let outline, let paint, let pen) in items(drawn) {
            strokes.append((outline, paint, pen))
        }
        let (outline, paint, pen) = try #require(strokes.first)
        #expect(strokes.count == 1 && pen.width == 0.65)
        #expect(paint.description == ink(Color.primary.opacity(0.2), scheme))
        // Half of the line's width inside of the frame.
        guard case .roundedRectangle(let rect, let radii, .continuous) = outline else {
            Issue.record("\(outline) is no rounded rectangle")
            return
        }
        #expect(rect == CGRect(x: 0.325, y: 0.325, width: 199.35, height: 32.35))
        #expect(abs(radii.topLeft - 4.675) < 1e-9 && radii.isUniform)
        for case .glyphs(let run) in items(drawn) {
            #expect(run.glyphs.first?.x == 7 && run.glyphs.first?.y == 6 + 15.5)
        }
    }

    @Test func `A field is its line and a point high, a secure one its line`() {
        func height(_ view: some View) -> CGFloat { drawn(view, 200).size.height }
        #expect(height(TextField("Search", text: .constant(""))) == 21)
        #expect(height(TextField("Search", text: .constant("a"))) == 21)
        #expect(height(SecureField("Search", text: .constant(""))) == 20)
        #expect(height(SecureField("Search", text: .constant("a"))) == 20)
    }

    /// github.com/iamcgn/swiftui-web, Fixtures/Goldens/ios/textfield/basic: 34 each.
    @Test func `In a border a secure field is as high as any`() {
        func height(_ view: some View) -> CGFloat { drawn(view, 200).size.height }
        let words = height(TextField("Search", text: .constant("a")).textFieldStyle(.roundedBorder))
        for text in ["", "a"] {
            let secure = SecureField("Search", text: .constant(text))
            #expect(height(secure.textFieldStyle(.roundedBorder)) == words)
            #expect(height(secure.textFieldStyle(.squareBorder)) == words)
        }
    }

    @Test func `Words of a field begin at its leading side, its prompt is a placeholder`() {
        let empty = drawn(TextField("Search", text: .constant("")), 200)
        #expect(empty.ink(of: "Search") == ink(Color(.system(.placeholderText))))
        let filled = drawn(TextField("Search", text: .constant("Search")), 200)
        #expect(filled.ink(of: "Search") == ink(.primary))
        for drawn in [empty, filled] {
            for case .glyphs(let run) in items(drawn) { #expect(run.glyphs.first?.x == 0) }
        }
    }

    /// UITextField's ellipsis is at the end (Matt Neuburg, Programming iOS).
    @Test func `Of a text without room a field shows the beginning`() {
        let long = drawn(TextField("Search", text: .constant("one two three")), 60)
        #expect(long.size == CGSize(width: 60, height: 21))
        #expect(long.words.joined() == "one t…")
    }

    @Test func `A field without words is filled with one, and a filled one emptied, where a tile asks`() {
        func words(_ text: String, _ request: StateRequests) -> [String] {
            Drawn(TextField("Search", text: .constant(text)), 200, asking: request, in: environment()).words
        }
        #expect(words("", .filled) == ["Text"] && words("mine", .filled) == ["mine"])
        #expect(words("mine", .empty) == ["Search"] && words("", .empty) == ["Search"])
        let secure = Drawn(
            SecureField("Search", text: .constant("")), 200, asking: .filled, in: environment())
        #expect(secure.words == ["••••"])
    }

    @Test func `A field's title is its label, a prompt in its place where there is one`() {
        let prompt = Text(verbatim: "prompt")
        let title = String("title")
        func words(_ view: some View) -> [String] { drawn(view, 200).words }
        #expect(words(TextField("title", text: .constant(""))) == ["title"])
        #expect(words(TextField(title, text: .constant(""))) == ["title"])
        #expect(words(TextField("title", text: .constant(""), prompt: prompt)) == ["prompt"])
        #expect(words(TextField(title, text: .constant(""), prompt: prompt)) == ["prompt"])
        #expect(words(TextField(text: .constant("")) { Text(verbatim: "title") }) == ["title"])
        #expect(
            words(TextField(text: .constant(""), prompt: prompt) { Text(verbatim: "title") }) == ["prompt"])
    }
}
