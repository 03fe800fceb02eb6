import Controls
import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// What a designer sees in the built-in looks: what is dimmed, mirrored, cut off or on the wrong ground.
@MainActor struct LookTests {
    private func mac(_ scheme: ColorScheme = .light, _ generation: Generation = .standard)
        -> EnvironmentValues
    {
        var values = environment(scheme, generation)
        values.platform = .macos
        return values
    }

    private func color(_ color: SystemColor, in environment: EnvironmentValues) -> String {
        color.resolve(in: environment).description
    }

    // MARK: Dimmed as a whole

    private static let date = Date(timeIntervalSinceReferenceDate: 190_000_000)

    private func control(_ name: String) -> AnyView {
        switch name {
        case "switch on": AnyView(Toggle("a", isOn: .constant(true)).toggleStyle(.switch))
        case "switch off": AnyView(Toggle("a", isOn: .constant(false)).toggleStyle(.switch))
        case "checkbox": AnyView(Toggle("a", isOn: .constant(false)).toggleStyle(.checkbox))
        case "slider": AnyView(Slider(value: .constant(0.5)))
        case "calendar":
            AnyView(
                DatePicker("a", selection: .constant(Self.date), displayedComponents: .date)
                    .datePickerStyle(.graphical))
        case "wheels":
            AnyView(
                DatePicker("a", selection: .constant(Self.date), displayedComponents: .date)
                    .datePickerStyle(.wheel))
        default: AnyView(ColorPicker("a", selection: .constant(.red)))
        }
    }

    @Test(
        arguments: ["switch on", "switch off", "checkbox", "slider", "calendar", "wheels", "color"],
        Generation.allCases)
    func `What is disabled as a whole is one picture at half opacity`(name: String, generation: Generation) {
        let environment = environment(.light, generation)
        let whole = Drawn(control(name).labelsHidden(), 320, in: environment).laidOut.list.items
        let dimmed = Drawn(control(name).labelsHidden().disabled(true), 320, in: environment).laidOut.list
            .items
        #expect(dimmed == [.group(DisplayGroup(items: whole, opacity: 0.5))])
    }

    @Test func `An opacity that people write goes into each part, as SwiftUI's does`() {
        let view = ZStack {
            Color.red
            Color.blue
        }
        .frame(width: 10, height: 10).opacity(0.5)
        #expect(Drawn(view).laidOut.list.items.count == 2)
    }

    // MARK: macOS

    @Test(arguments: Generation.allCases, ColorScheme.allCases)
    func `A switch that is on is green on iOS and the accent colour on macOS`(
        generation: Generation, scheme: ColorScheme
    ) {
        let view = Toggle("a", isOn: .constant(true)).toggleStyle(.switch).labelsHidden()
        let (phone, mac) = (environment(scheme, generation), mac(scheme, generation))
        #expect(Drawn(view, in: phone).fills.first?.hasSuffix(color(.green, in: phone)) == true)
        #expect(Drawn(view, in: mac).fills.first?.hasSuffix(color(.blue, in: mac)) == true)
        #expect(Drawn(view.tint(.orange), in: mac).fills.first?.hasSuffix(color(.orange, in: mac)) == true)
    }

    /// The strokes of a list, with their paint.
    private func strokes(_ drawn: Drawn) -> [(outline: Outline, paint: Paint, pen: StrokePen)] {
        var found: [(outline: Outline, paint: Paint, pen: StrokePen)] = []
        drawn.laidOut.list.walk { item in
            if case .stroke(let outline, let paint, let pen) = item { found.append((outline, paint, pen)) }
            return .into
        }
        return found
    }

    @Test(arguments: ColorScheme.allCases)
    func `A field of macOS that has the focus has a ring around it`(scheme: ColorScheme) throws {
        let environment = mac(scheme)
        let field = TextField("a", text: .constant("Words"))
        let ring = Color.blue.opacity(0.5).rgba(in: environment)
        #expect(!strokes(Drawn(field, 100, in: environment)).contains { $0.paint == .solid(ring) })
        let drawn = Drawn(field, 100, asking: .focus, in: environment)
        let found = try #require(strokes(drawn).first { $0.paint == .solid(ring) })
        // Outside of the field, which keeps its size: its inner edge is the field's.
        #expect(
            found.outline.bounds.insetBy(dx: found.pen.width / 2, dy: found.pen.width / 2).size == drawn.size)
        let disabled = Drawn(field.disabled(true), 100, asking: .focus, in: environment)
        #expect(!strokes(disabled).contains { $0.paint == .solid(ring) })
    }

    private struct Bound: View {
        @FocusState private var focused: Bool

        var body: some View {
            TextField("a", text: .constant("Words")).focused($focused).onAppear { focused = true }
        }
    }

    @Test func `A field of macOS that a view gives the focus has the ring, unless its effect is off`() {
        let environment = mac()
        let ring = Color.blue.opacity(0.5).rgba(in: environment)
        func hasRing(_ view: some View, asking requests: StateRequests = []) -> Bool {
            strokes(Drawn(view, 100, asking: requests, in: environment)).contains { $0.paint == .solid(ring) }
        }
        #expect(hasRing(Bound()))
        #expect(!hasRing(Bound().focusEffectDisabled()))
        let field = TextField("a", text: .constant("Words"))
        #expect(!hasRing(field.focusEffectDisabled(), asking: .focus))
    }

    @Test(arguments: ColorScheme.allCases)
    func `A field of macOS that is disabled has dim words on a dim ground`(scheme: ColorScheme) {
        let environment = mac(scheme)
        let field = TextField("a", text: .constant("Words"))
        let (enabled, disabled) = (
            Drawn(field, 100, in: environment), Drawn(field.disabled(true), 100, in: environment)
        )
        #expect(enabled.ink(of: "Words") == color(.label, in: environment))
        #expect(disabled.ink(of: "Words") == color(.tertiaryLabel, in: environment))
        #expect(disabled.fills.first != enabled.fills.first && disabled.size == enabled.size)
    }

    /// Documentation/Looks.md, section Grounds of macOS.
    @Test(arguments: Generation.allCases)
    func `Grounds of macOS in dark are its own, in light those of iOS`(generation: Generation) {
        func ground(_ style: some ShapeStyle, _ environment: EnvironmentValues) -> String {
            let drawn = Drawn(Color.clear.frame(width: 10, height: 10).background(style), in: environment)
            return String(drawn.fills.first?.split(separator: " ").last ?? "")
        }
        let dark = mac(.dark, generation)
        #expect(ground(.background, dark) == "#1E1E1E")
        #expect(ground(.background.secondary, dark) == "#323232")
        #expect(ground(.background.tertiary, dark) == "#282828")
        #expect(ground(.windowBackground, dark) == "#323232")
        #expect(ground(.background, environment(.dark, generation)) == "#000000")
        #expect(ground(.background, mac(.light, generation)) == "#FFFFFF")
        let list = Drawn(List { Text("a") }.frame(width: 100, height: 100), in: dark)
        #expect(list.fills.first?.hasSuffix("#1E1E1E") == true)
    }

    // MARK: Ticks

    @Test(arguments: [true, false])
    func `A tick is the same from right to left`(isOn: Bool) {
        var mirrored = EnvironmentValues()
        mirrored.layoutDirection = .rightToLeft
        let checkbox = Toggle("a", isOn: .constant(isOn)).toggleStyle(.checkbox).labelsHidden()
        #expect(Drawn(checkbox, in: mirrored).list == Drawn(checkbox).list)
    }

    // MARK: Glass

    @Test(arguments: ColorScheme.allCases)
    func `What is pressed in a menu keeps off the rim of its glass`(scheme: ColorScheme) throws {
        let menu = Menu("a") {
            ControlGroup {
                Button("Cut") {}
                Button("Copy") {}
            }
            Button("Paste") {}
        }
        let environment = environment(scheme, .ios26)
        let drawn = Drawn(
            PresentedContent(.menu, of: menu), 300, asking: .press, in: environment)
        let pressed = color(.tertiarySystemFill, in: environment)
        var found: Outline?
        drawn.laidOut.list.walk { item in
            if case .fill(let outline, let paint, _) = item, paint.description == pressed { found = outline }
            return .into
        }
        let outline = try #require(found)
        let radius: CGFloat =
            if case .roundedRectangle(_, let radii, _) = outline { radii.topLeft } else { 0 }
        // The point of its upper left corner that is farthest out, and the middle of the glass's corner of 30.
        let out = radius * (1 - 0.5.squareRoot())
        let corner = CGPoint(x: outline.bounds.minX + out, y: outline.bounds.minY + out)
        // A point more than the rim is thick.
        #expect(hypot(30 - corner.x, 30 - corner.y) < 30 - 2)
    }

    @Test(arguments: ColorScheme.allCases)
    func `The rim of glass is as thick and as bright on all sides`(scheme: ColorScheme) throws {
        let glass = AnyView(Button("a") {}.buttonStyle(.glass))
        let shaped = AnyView(Text("abc").padding().glassEffect(in: RoundedRectangle(cornerRadius: 9)))
        for view in [glass, shaped] {
            let drawn = Drawn(view, in: environment(scheme, .ios26))
            var rims = 0
            drawn.laidOut.list.walk { item in
                guard case .group(let group) = item, group.items.count == 1,
                    case .stroke(let outline, let paint, let pen) = group.items[0]
                else { return .into }
                rims += 1
                // The half of the line that is outside of the glass is cut off all around.
                #expect(group.clip == outline && pen.width == 2 && paint.isSolid)
                return .into
            }
            #expect(rims == 1)
        }
    }

    // MARK: Rows

    @Test(arguments: Generation.allCases, ColorScheme.allCases)
    func `The minus of a row that is edited is white`(generation: Generation, scheme: ColorScheme) {
        let list = List { ForEach(0..<1) { _ in Text("a") }.onDelete { _ in } }
            .environment(\.editMode, .constant(.active)).frame(width: 200, height: 100)
        let drawn = Drawn(list, in: environment(scheme, generation))
        let mark = drawn.fills.last ?? ""
        #expect(mark.hasSuffix("#FFFFFF") && !mark.hasPrefix("rect("), "\(drawn.fills)")
    }

    @Test(arguments: Generation.allCases)
    func `A swiped row has the ground of its list's rows`(generation: Generation) {
        let row = Text("a").swipeActions { Button("Go") {} }
        func ground(_ list: some View, _ scheme: ColorScheme) -> String {
            let drawn = Drawn(
                PresentedContent(.swipeActions, of: list), 300, in: environment(scheme, generation))
            return String(drawn.fills.first?.split(separator: " ").last ?? "")
        }
        #expect(ground(List { row }.listStyle(.plain), .dark) == "#000000")
        #expect(ground(List { row }.listStyle(.insetGrouped), .dark) == "#1C1C1E")
        #expect(ground(List { row }.listStyle(.plain), .light) == "#FFFFFF")
        #expect(ground(row, .dark) == "#1C1C1E")
    }

    // MARK: Words off rings

    /// The ends of the line are circles of 2.9 about the points at 135 and 45 degrees of a circle of 26.1 in 58.
    @Test func `The words between the ends of an open ring do not touch them`() throws {
        let (end, cap) = (26.1 * 0.5.squareRoot(), 2.9)
        let free = (29 - end + cap)...(29 + end - cap)
        let label = Gauge(value: 0.5) { Text("Temperature").accessibilityIdentifier("label") }
        let bounds = Gauge(value: 0.5) {
            Text("a")
        } currentValueLabel: {
            Text("b")
        } minimumValueLabel: {
            Text("1000").accessibilityIdentifier("least")
        } maximumValueLabel: {
            Text("2000").accessibilityIdentifier("most")
        }
        for (view, names) in [
            (AnyView(label.gaugeStyle(.accessoryCircular)), ["label"]),
            (AnyView(bounds.gaugeStyle(.accessoryCircular)), ["least", "most"]),
        ] {
            for name in names {
                let frame = try #require(Drawn(view).frame(name))
                #expect(
                    frame.minX >= free.lowerBound + 0.9 && frame.maxX <= free.upperBound - 0.9,
                    "\(name) \(frame)")
            }
        }
    }

    // MARK: Disabled chevrons

    @Test(arguments: Generation.allCases)
    func `The chevron of a picker that is disabled is dimmer`(generation: Generation) throws {
        let environment = environment(.light, generation)
        let picker = Picker("Sort", selection: .constant(1)) { Text("Date").tag(1) }.pickerStyle(
            .navigationLink)
        func chevron(_ drawn: Drawn) -> String { strokes(drawn).last?.paint.description ?? "" }
        let (enabled, disabled) = (
            Drawn(picker, 300, in: environment), Drawn(picker.disabled(true), 300, in: environment)
        )
        #expect(chevron(enabled) == color(.tertiaryLabel, in: environment))
        #expect(chevron(disabled) == color(.quaternaryLabel, in: environment))
        // The value is no fainter than the label.
        #expect(disabled.ink(of: "Date") == color(.tertiaryLabel, in: environment))
        #expect(disabled.ink(of: "Sort") == color(.tertiaryLabel, in: environment))
    }

    @Test func `The chevron of a link in a row dims once where it is disabled`() {
        let list = List { NavigationLink("Go") {} }.frame(width: 300, height: 100)
        let environment = environment(.light)
        func chevron(_ view: some View) -> String { Drawn(view, in: environment).ink(of: "chevron.right") }
        #expect(chevron(list) == color(.tertiaryLabel, in: environment))
        #expect(chevron(list.disabled(true)) == color(.quaternaryLabel, in: environment))
    }

    @Test func `The chevron of a group that is disabled dims with its label`() {
        let list = List { DisclosureGroup("Group") { Text("a") } }.frame(width: 300, height: 100)
        let environment = environment(.light)
        #expect(Drawn(list, in: environment).ink(of: "chevron.forward") == color(.blue, in: environment))
        let disabled = Drawn(list.disabled(true), in: environment)
        #expect(disabled.ink(of: "chevron.forward") == disabled.ink(of: "Group"))
    }
}
