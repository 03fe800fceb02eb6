import Testing

@testable import SourceDiscovery

struct DiscoveryTests {
    private func discovery(_ facts: SourceFacts) -> Discovery { Discovery(facts, in: TypeIndex(facts.types)) }

    private func style(_ name: String, _ change: (inout TypeFact) -> Void = { _ in }) -> TypeFact {
        var fact = TypeFact(name: name, kind: .structure, line: 3, inherits: ["ButtonStyle"])
        change(&fact)
        return fact
    }

    @Test func `A style without arguments is shown on its control`() throws {
        let found = discovery(SourceFacts(types: [style("Plain")]))
        let candidate = try #require(found.candidates.first)
        #expect(candidate.name == "Button/Plain")
        #expect(candidate.view == "Button(\"Label\") {}.buttonStyle(Plain())")
        #expect(candidate.states == ["normal", "pressed", "disabled"])
        #expect(candidate.line == 3)
    }

    @Test(arguments: [("GeometryEffect", "ViewModifier/Skew"), ("Layout", "Layout/Skew")])
    func `Layouts and effects of geometry are shown with content of their own`(proto: String, name: String) {
        let found = discovery(
            SourceFacts(types: [style("Skew") { $0.inherits = [proto] }]))
        #expect(found.candidates.map(\.name) == [name])
        #expect(found.candidates.first?.view.contains("Skew()") == true)
    }

    @Test func `A preset that is the style itself stands for it`() {
        let preset = PresetFact(
            proto: "ButtonStyle", style: "Plain",
            member: StaticFact(name: "plain", type: "Plain", value: "Plain()", line: 9))
        let found = discovery(SourceFacts(types: [style("Plain")], presets: [preset]))
        #expect(found.candidates.map(\.name) == ["Button/plain"])
        #expect(found.candidates.first?.view.hasSuffix(".buttonStyle(Plain.plain)") == true)
    }

    @Test func `What was chosen for the author is in the caption`() {
        let found = discovery(
            SourceFacts(types: [
                style("Tinted") { $0.fields = [FieldFact(name: "tint", type: "Color", isLet: true)] }
            ]))
        #expect(found.candidates.first?.details == ["sample tint Color.blue"])
    }

    @Test func `A flag with a default becomes an axis that begins with the default`() {
        let found = discovery(
            SourceFacts(types: [
                style("Wide") { $0.fields = [FieldFact(name: "isWide", type: "Bool", value: "true")] }
            ]))
        #expect(found.candidates.first?.choices == [.init(name: "isWide", values: ["on", "off"])])
    }

    @Test func `Flags and enums of a preset's function become axes, as many as a reader looks through`()
        throws
    {
        let kind = TypeFact(
            name: "Card.Kind", kind: .enumeration, line: 1,
            cases: ["filled", "plain", "ghost"].map { CaseFact(name: $0, parameters: []) })
        func flag(_ name: String) -> ParameterFact {
            ParameterFact(label: name, name: name, type: "Bool", hasDefault: true, standard: "true")
        }
        let parameters = [
            ParameterFact(
                label: "padding", name: "padding", type: "CGFloat", hasDefault: true, standard: "8"),
            flag("bordered"),
            ParameterFact(label: "kind", name: "kind", type: "Kind", hasDefault: true, standard: ".plain"),
            flag("wide"), flag("more"),
        ]
        let preset = PresetFact(
            proto: "ButtonStyle", style: "Card",
            member: StaticFact(name: "card", type: "Card", parameters: parameters, line: 9))
        let found = discovery(SourceFacts(types: [style("Card"), kind], presets: [preset]))
        let candidate = try #require(found.candidates.first { $0.name == "Button/card" })
        #expect(
            candidate.choices == [
                .init(name: "bordered", values: ["on", "off"]),
                .init(name: "kind", values: ["plain", "filled", "ghost"]),
                .init(name: "wide", values: ["on", "off"]),
            ])
        #expect(candidate.view.contains("kind: choice[\"kind\", [Card.Kind.plain, Card.Kind.filled, "))
    }

    @Test func `What only hands something on is shown on what takes it`() throws {
        func function(_ name: String, _ chain: [String]?) -> ViewFunctionFact {
            ViewFunctionFact(
                extended: "View", name: name, parameters: [], result: "some View", line: 1, chain: chain)
        }
        func views(_ functions: [ViewFunctionFact], _ types: [TypeFact] = []) -> [String: String] {
            let found = discovery(SourceFacts(types: types, viewFunctions: functions))
            return Dictionary(uniqueKeysWithValues: found.candidates.map { ($0.name, $0.bare ?? "none") })
        }
        let switching = TypeFact(
            name: "Switching", kind: .structure, line: 1, inherits: ["ViewModifier"], chain: ["toggleStyle"])
        let found = views(
            [
                function("branded", ["tint"]), function("boxed", ["padding", "tint"]), function("other", nil),
                function("both", ["modifier:Switching", "branded"]),
            ], [switching])
        #expect(found["View/branded"]?.contains("ProgressView(") == true)
        #expect(found["View/boxed"] == "Text(\"Sample\")")
        #expect(found["View/other"] == "Text(\"Sample\")")
        #expect(found["View/both"]?.contains("Toggle(") == true)
        #expect(found["ViewModifier/Switching"]?.hasPrefix("Toggle(") == true)
    }

    @Test func `An argument without a sample is the reason that is given`() {
        let found = discovery(
            SourceFacts(types: [
                style("Odd") { $0.fields = [FieldFact(name: "space", type: "Ledger", isLet: true)] }
            ]))
        #expect(found.candidates.isEmpty)
        #expect(
            found.unconstructed == [
                Unconstructed(name: "Button/Odd", reason: "no sample for its argument space: Ledger")
            ])
    }

    @Test func `What a type keeps to itself is reached from inside of it`() {
        let found = discovery(
            SourceFacts(types: [
                style("Shy") {
                    $0.fields = [FieldFact(name: "tint", type: "Color", isLet: true, isHidden: true)]
                }
            ]))
        #expect(found.candidates.first?.extended == "Shy")
    }

    @Test func `A protocol of the file that is one of styles makes styles`() {
        let proto = TypeFact(name: "Branded", kind: .proto, line: 1, inherits: ["ToggleStyle"])
        let type = TypeFact(name: "Chip", kind: .structure, line: 2, inherits: ["Branded"])
        #expect(discovery(SourceFacts(types: [proto, type])).candidates.map(\.name) == ["Toggle/Chip"])
    }

    @Test func `Two of one name are told apart by a number`() {
        let previews = [
            PreviewFact(name: "Light", body: "Text(\"a\")"), PreviewFact(name: "Light", body: "Text(\"b\")"),
        ]
        #expect(
            discovery(SourceFacts(previews: previews)).candidates.map(\.name) == [
                "Preview/Light", "Preview/Light.2",
            ])
    }

    @Test(arguments: [("Bool", "false"), ("Timer?", nil)] as [(String, String?)])
    func `A state that a view keeps to itself does not hide its initializer`(type: String, value: String?) {
        let view = TypeFact(
            name: "Ring", kind: .structure, line: 1, inherits: ["View"],
            fields: [
                FieldFact(name: "part", type: "Double", isLet: true),
                FieldFact(name: "own", type: type, value: value, wrapper: "State", isHidden: true),
            ])
        #expect(discovery(SourceFacts(types: [view])).candidates.map(\.view) == ["Ring(part: 12)"])
    }

    @Test(arguments: [
        ("Binding", "Int?", "Ring(value: .constant(nil))"),
        ("Binding", "Optional<Int>", "Ring(value: .constant(nil))"),
        ("SwiftUI.Binding", "Bool", "Ring(value: .constant(true))"),
        ("State", "Int?", "Ring()"),
        ("GestureState", "Bool", "Ring(value: choice[\"value\", [true, false]])"),
        ("ScaledMetric", "CGFloat", "Ring(value: 0.6)"), ("Environment", "Int", "Ring()"),
        ("FocusState.Binding", "Bool", "Ring(value: FocusState<Bool>().projectedValue)"),
        ("Clamped", "Int", "Ring(value: 1)"), ("Stored", "Int", "Ring()"),
    ])
    func `A wrapped field without a value is an argument where its wrapper takes one`(
        wrapper: String, type: String, call: String
    ) {
        var clamped = TypeFact(name: "Clamped", kind: .structure, line: 1)
        clamped.initializers = [
            InitializerFact(parameters: [
                ParameterFact(label: "wrappedValue", name: "wrappedValue", type: "Int")
            ])
        ]
        var stored = TypeFact(name: "Stored", kind: .structure, line: 1)
        stored.initializers = [InitializerFact(parameters: [])]
        let view = TypeFact(
            name: "Ring", kind: .structure, line: 1, inherits: ["View"],
            fields: [FieldFact(name: "value", type: type, wrapper: wrapper)])
        #expect(discovery(SourceFacts(types: [view, clamped, stored])).candidates.map(\.view) == [call])
    }

    /// `@ScaledMetric(wrappedValue: 20) var size: CGFloat` has its value: the initializer of all fields would take another
    /// wrapper, and need not be given one (Swift Evolution, SE-0258).
    @Test(arguments: ["ScaledMetric", "GestureState", "State"])
    func `A field whose wrapper has its value is no argument`(wrapper: String) {
        var field = FieldFact(name: "value", type: "CGFloat", wrapper: wrapper)
        field.wrapperHasArguments = true
        let view = TypeFact(name: "Ring", kind: .structure, line: 1, inherits: ["View"], fields: [field])
        #expect(discovery(SourceFacts(types: [view])).candidates.map(\.view) == ["Ring()"])
    }

    @Test(arguments: [
        ([".onHover"], ["hovered"]), (["\\.isFocused"], ["focused"]),
        ([".focused", ".onHover"], ["hovered", "focused"]),
        (["Color", "isFocused"], []), (["Inner"], ["hovered"]),
    ])
    func `A style is shown in the states that it looks at`(mentions: [String], states: [String]) {
        let inner = TypeFact(
            name: "Inner", kind: .structure, line: 9, isPrivate: true, inherits: ["View"],
            mentions: ["Inner", ".onContinuousHover"])
        let found = discovery(SourceFacts(types: [style("Plain") { $0.mentions = mentions }, inner]))
        #expect(found.candidates.first?.states == ["normal", "pressed", "disabled"] + states)
    }

    /// A label takes none, and neither does a text.
    @Test(arguments: ["LabelStyle", "ViewModifier", "View"], [[], [".focusable"], ["Button"], ["Inner"]])
    func `What the focus cannot get to is not shown focused`(proto: String, others: [String]) {
        let inner = TypeFact(
            name: "Inner", kind: .structure, line: 9, isPrivate: true, inherits: ["View"],
            mentions: ["TextField"])
        let fact = TypeFact(
            name: "Plain", kind: .structure, line: 1, inherits: [proto],
            mentions: ["\\.isFocused"] + others)
        let states = discovery(SourceFacts(types: [fact, inner])).candidates.first { $0.line == 1 }?.states
        #expect(states == (others.isEmpty ? ["normal"] : ["normal", "focused"]))
    }

    @Test func `A field has one state of the focus`() {
        let type = TypeFact(
            name: "Line", kind: .structure, line: 1, inherits: ["TextFieldStyle"], mentions: [".focused"])
        #expect(
            discovery(SourceFacts(types: [type])).candidates.map(\.states) == [
                ["empty", "filled", "focused", "disabled"]
            ])
    }

    private func cell(_ change: (inout TypeFact) -> Void = { _ in }) -> TypeFact {
        var fact = TypeFact(name: "ItemCell", kind: .reference, line: 4, inherits: ["BaseCell"])
        fact.fields = [FieldFact(name: "nameLabel", type: "UILabel!", wrapper: "IBOutlet")]
        fact.setters = [
            SetterFact(
                name: "apply", parameters: [ParameterFact(label: nil, name: "style", type: "Look")])
        ]
        change(&fact)
        return fact
    }

    @Test func `A cell has its outlets connected and its setters called, once for each value`() throws {
        let base = TypeFact(name: "BaseCell", kind: .reference, line: 1, inherits: ["UITableViewCell"])
        let look = TypeFact(
            name: "Look", kind: .enumeration, line: 2,
            cases: ["cart", "history"].map { CaseFact(name: $0, parameters: []) })
        let found = discovery(SourceFacts(types: [base, look, cell()])).candidates
        #expect(found.map(\.name) == ["View/BaseCell", "View/ItemCell"])
        let candidate = try #require(found.last)
        #expect(
            candidate.view == "__SpecimenNativeView { let __view = ItemCell(); "
                + "__view.nameLabel = __specimenOutlet(UILabel(), \"nameLabel\", in: __view); "
                + "__view.awakeFromNib(); __view.apply(choice[\"style\", [Look.cart, Look.history]]); return __view }"
        )
        #expect(candidate.choices == [.init(name: "style", values: ["cart", "history"])])
        #expect(candidate.extended == nil)
    }

    @Test
    func `A private outlet is reached from inside, and a plain view without outlets is a part of another`() {
        let base = TypeFact(name: "BaseCell", kind: .reference, line: 1, inherits: ["UIView"])
        let hidden = cell { $0.fields[0].isHidden = true }
        let found = discovery(SourceFacts(types: [base, hidden])).candidates
        #expect(found.map(\.extended) == ["ItemCell"])
    }

    @Test func `Why a file with nothing but a plain view has no picture is said`() {
        let plain = TypeFact(name: "Card", kind: .reference, line: 1, inherits: ["UIView"])
        #expect(
            discovery(SourceFacts(types: [plain])).unconstructed == [
                Unconstructed(
                    name: "View/Card",
                    reason: "what a UIView without outlets looks like only its own code knows")
            ])
        #expect(discovery(SourceFacts(types: [plain, style("Plain")])).unconstructed.isEmpty)
    }

    @Test(arguments: [
        ("{ EmptyView() }", "Badge(label: { Text(\"Sample\") })"),
        ("nil", "Badge<Text, Text>(label: { Text(\"Sample\") })"),
    ])
    func `A default says a generic parameter unless it is nothing`(standard: String, call: String) {
        var badge = TypeFact(name: "Badge", kind: .structure, line: 1, inherits: ["View"])
        badge.generics = [
            GenericFact(name: "Label", constraints: ["View"]),
            GenericFact(name: "Icon", constraints: ["View"]),
        ]
        badge.initializers = [
            InitializerFact(parameters: [
                ParameterFact(label: "label", name: "label", type: "() -> Label"),
                ParameterFact(
                    label: "icon", name: "icon", type: "() -> Icon", hasDefault: true, standard: standard),
            ])
        ]
        #expect(discovery(SourceFacts(types: [badge])).candidates.map(\.view) == [call])
    }

    @Test func `Each of several views of a preview is shown by its name`() {
        var light = PreviewFact(name: "Light", provider: "Cards", body: "Card()", line: 3)
        light.lines = LineRange(first: 2, last: 6)
        light.own = LineRange(first: 4, last: 4)
        var dark = light
        dark.name = "Dark"
        let found = discovery(SourceFacts(previews: [light, dark])).candidates
        #expect(found.map(\.name) == ["Preview/Light", "Preview/Dark"])
        #expect(found.map(\.view) == ["Cards.__SpecimenPreview2_0()", "Cards.__SpecimenPreview2_1()"])
    }

    @Test(arguments: ["UIViewRepresentable", "NSViewRepresentable"])
    func `A view of another framework gets room`(proto: String) {
        let view = TypeFact(name: "Blur", kind: .structure, line: 1, inherits: [proto])
        let found = discovery(SourceFacts(types: [view])).candidates
        #expect(found.map(\.name) == ["View/Blur"])
        #expect(found.map(\.view) == ["Blur().frame(width: 160, height: 80)"])
    }

    @Test func `Progress without an end is a piece of its own, which may end the drawing process`() {
        let type = TypeFact(name: "Bar", kind: .structure, line: 1, inherits: ["ProgressViewStyle"])
        let found = discovery(SourceFacts(types: [type])).candidates
        #expect(found.map(\.name) == ["ProgressView/Bar", "ProgressView/Bar.indeterminate"])
        #expect(found.map { $0.view.contains("value: 0.4") } == [true, false])
    }

    @Test func `Private views are parts of others and not shown`() {
        var view = TypeFact(name: "Part", kind: .structure, line: 1, inherits: ["View"])
        view.isPrivate = true
        #expect(discovery(SourceFacts(types: [view])).candidates.isEmpty)
    }

    @Test(arguments: [
        ("on/off", "on/off"), ("../etc", "__/etc"), ("", "_"), ("a//b", "a/_/b"),
        (String(repeating: "x", count: 5000), String(repeating: "x", count: 110) + "…"), ("v1.2", "v1.2"),
        (String(repeating: "色", count: 40), String(repeating: "色", count: 12) + "…"),
    ])
    func `A preview's name leads to no other folder`(name: String, id: String) {
        let found = discovery(SourceFacts(previews: [PreviewFact(name: name, body: "Text(\"a\")")]))
        #expect(found.candidates.map(\.name) == ["Preview/" + id])
    }

    @Test func `A transition is shown in each of its phases`() {
        let type = TypeFact(name: "Twirl", kind: .structure, line: 1, inherits: ["Transition"])
        let found = discovery(SourceFacts(types: [type])).candidates
        #expect(found.map(\.name) == ["Transition/Twirl"])
        #expect(
            found.map(\.choices) == [
                [.init(name: "phase", values: ["identity", "willAppear", "didDisappear"])]
            ])
        #expect(found.first?.view.hasPrefix("(Twirl()).apply(content:") == true)
    }

    private func colors(_ statics: [StaticFact]) -> SourceFacts {
        SourceFacts(extended: [TypeFact(name: "Color", kind: .structure, line: 2, statics: statics)])
    }

    @Test func `Colours that an extension names are one palette, those that others cannot name left out`() {
        var hidden = StaticFact(name: "own", value: "Color.red", line: 5)
        hidden.isPrivate = true
        let found = discovery(
            colors([
                StaticFact(name: "brand", value: "Color(red: 1, green: 0, blue: 0)", line: 3),
                StaticFact(name: "ink", type: "Self", line: 4), hidden,
                StaticFact(name: "count", value: "3", line: 6),
                StaticFact(name: "mixed", type: "Color", parameters: [], line: 7),
            ])
        ).candidates
        #expect(found.map(\.name) == ["Palette/Color"])
        #expect(
            found.first?.view
                == #"__SpecimenPalette([("brand", Color.brand as Any), ("ink", Color.ink as Any)])"#)
    }

    @Test func `Initializers of colours are shown with samples where the file has nothing else`() {
        let hex = InitializerFact(parameters: [ParameterFact(label: "hex", name: "hex", type: "String")])
        var facts = SourceFacts(
            extended: [TypeFact(name: "Color", kind: .structure, line: 2, initializers: [hex])])
        #expect(
            discovery(facts).candidates.map(\.view) == [
                #"__SpecimenPalette([("hex: \"3366CC\"", Color(hex: "3366CC") as Any)])"#
            ])
        facts.types = [style("Plain")]
        #expect(discovery(facts).candidates.map(\.name) == ["Button/Plain"])
    }

    @Test func `Each case of an enumeration has its colours, and what needs an argument is no palette`() {
        let mood = TypeFact(
            name: "Mood", kind: .enumeration, line: 1,
            cases: [CaseFact(name: "calm", parameters: []), CaseFact(name: "wild", parameters: [])],
            looks: ["ink"])
        let item = TypeFact(
            name: "Item", kind: .structure, line: 2,
            fields: [FieldFact(name: "color", type: "Color", isLet: true)], looks: ["color"])
        let found = discovery(SourceFacts(types: [mood, item])).candidates
        #expect(
            found.map(\.view) == [
                #"__SpecimenPalette([("calm.ink", Mood.calm.ink as Any), ("wild.ink", Mood.wild.ink as Any)])"#
            ])
    }

    @Test(
        arguments: [
            ("Color", nil, "", true), (nil, "Color(hex: 3)", "", true),
            (nil, ".init(white: 1)", "UIColor", true),
            (nil, "isDark ? .black : .white", "Color", false), (nil, "Colorful()", "", false),
            ("Self", nil, "Font", true), ("Self", nil, "View", false), ("[Color]", nil, "", false),
            (nil, "Font.system(size: 3)", "", true), ("SwiftUI.Color", nil, "", true),
        ] as [(String?, String?, String, Bool)])
    func `A look is known by its type or by how its value begins`(
        type: String?, value: String?, within: String, isLook: Bool
    ) {
        #expect((LookFact(type: type, value: value, within: within) != nil) == isLook)
    }

    @Test(arguments: ["UIButton", "NSButton", "UITextField"])
    func `A control of one's own is shown as it is`(base: String) {
        let type = TypeFact(name: "Round", kind: .reference, line: 1, inherits: [base])
        #expect(
            discovery(SourceFacts(types: [type])).candidates.map(\.view) == [
                "__SpecimenNativeView { let __view = Round(); return __view }"
            ])
    }
}
