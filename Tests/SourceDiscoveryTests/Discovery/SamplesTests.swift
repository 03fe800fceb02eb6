import Testing

@testable import SourceDiscovery

struct SamplesTests {
    private let samples = Samples(
        types: TypeIndex([
            TypeFact(
                name: "Card.Kind", kind: .enumeration, line: 1,
                cases: [CaseFact(name: "filled", parameters: []), CaseFact(name: "tinted", parameters: [])]),
            TypeFact(
                name: "Theme", kind: .structure, line: 1,
                statics: [
                    StaticFact(name: "light", type: "Theme", line: 2),
                    StaticFact(name: "dark", value: "Theme()", line: 3),
                ]),
            TypeFact(
                name: "Pair", kind: .structure, line: 1,
                fields: [
                    FieldFact(name: "color", type: "Color", isLet: true),
                    FieldFact(name: "on", type: "Bool", isLet: true),
                ]),
        ]),
        generics: [
            GenericFact(name: "S", constraints: ["Shape"]), GenericFact(name: "V", constraints: ["View"]),
        ],
        scope: "Card")

    @Test(arguments: [
        ("Namespace.ID", "space", "Namespace().wrappedValue"), ("Color", "tint", "Color.blue"),
        ("CGFloat", "cornerRadius", "12"), ("Double", "opacity", "0.6"),
        ("String", "systemImage", "\"star.fill\""), ("String?", "title", "nil"),
        ("V?", "label", "nil as Text?"),
        ("Label<Text, Image>", "label", "Label(\"Label\", systemImage: \"star.fill\")"),
        ("UInt8", "red", "51"), ("UInt8", "hex", "3"),
        ("Int", "red", "51"), ("UInt", "hex", "0x3366CC"), ("CGFloat", "red", "0.2"),
        ("Binding<Bool>", "isOn", ".constant(true)"),
        ("() -> Void", "action", "{ }"), ("(Int, String) -> Void", "done", "{ _, _ in }"),
        ("S", "shape", "RoundedRectangle(cornerRadius: 12)"),
        ("() -> V", "content", "{ Text(\"Sample\") }"), ("some ShapeStyle", "fill", "Color.blue"),
        ("[Color]", "colors", "[Color.blue, Color.purple]"),
        ("(x: Double, y: Int)", "point", "(x: 12, y: 3)"),
        ("Pair", "pair", "Pair(color: Color.blue, on: true)"),
    ])
    func `Common types have samples`(type: String, name: String, expression: String) {
        #expect(samples.sample(type, named: name)?.expression == expression)
    }

    @Test(arguments: [
        ("onColor", "Color.blue"), ("offColor", "Color.gray"), ("thumbColor", "Color.white"),
        ("backgroundColor", "Color.blue"), ("foregroundColor", "Color.primary"),
        ("pressedColor", "Color.indigo"), ("secondColor", "Color.purple"),
    ])
    func `Colours of one style are told apart`(name: String, expression: String) {
        #expect(samples.sample("Color", named: name)?.expression == expression)
    }

    @Test func `Values that differ by letter case alone are told apart by a number`() {
        let sample = Samples.choice("size", names: ["s", "S", "`s`", "m"], values: ["1", "2", "3", "4"])
        #expect(sample.choices.map(\.values) == [["s", "S.2", "s.3", "m"]])
    }

    @Test func `An enum is found from inside of its type and all of its cases are shown`() {
        let sample = samples.sample("Kind", named: "kind")
        #expect(sample?.expression == "choice[\"kind\", [Card.Kind.filled, Card.Kind.tinted]]")
        #expect(sample?.choices == [.init(name: "kind", values: ["filled", "tinted"])])
    }

    @Test func `A configuration's presets are shown in its place`() {
        #expect(
            samples.sample("Theme", named: "theme")?.choices == [
                .init(name: "theme", values: ["light", "dark"])
            ])
    }

    @Test func `A configuration with a default has it before its presets`() {
        let parameter = ParameterFact(
            label: "theme", name: "theme", type: "Theme", hasDefault: true, standard: ".init()")
        let sample = samples.varying(parameter)
        #expect(sample?.expression == "choice[\"theme\", [Theme.init(), Theme.light, Theme.dark]]")
        #expect(sample?.choices == [.init(name: "theme", values: ["default", "light", "dark"])])
    }

    @Test func `No axis is called as one that all specimens have`() {
        let sample = samples.sample("Kind", named: "size")
        #expect(sample?.choices.first?.name == "ownSize")
    }

    @Test func `No axis is called as an option`() {
        #expect(samples.sample("Kind", named: "quiet")?.choices.first?.name == "ownQuiet")
        #expect(samples.sample("Kind", named: "together")?.choices.first?.name == "ownTogether")
    }

    @Test func `What nobody knows has no sample`() {
        #expect(samples.sample("Ledger", named: "id") == nil)
    }

    @Test func `A type that needs itself ends`() {
        let samples = Samples(
            types: TypeIndex([
                TypeFact(
                    name: "A", kind: .structure, line: 1,
                    fields: [FieldFact(name: "a", type: "A", isLet: true)])
            ]), scope: "")
        #expect(samples.sample("A", named: "a") == nil)
    }

    @Test func `A value of a protocol may be of a type that conforms to one that refines it`() {
        let samples = Samples(
            types: TypeIndex([
                TypeFact(name: "Chart", kind: .proto, line: 1, inherits: ["Identifiable"]),
                TypeFact(name: "LineChart", kind: .proto, line: 2, inherits: ["Chart"]),
                TypeFact(name: "Prices", kind: .structure, line: 3, inherits: ["LineChart"]),
            ]), generics: [GenericFact(name: "T", constraints: ["Chart"])], scope: "")
        #expect(samples.sample("T", named: "data")?.expression == "Prices()")
    }

    @Test func `Nothing of a parameter that may be of any type is of one`() {
        let samples = Samples(
            types: TypeIndex([]), generics: [GenericFact(name: "Value", constraints: [])], scope: "")
        #expect(samples.sample("Value?", named: "value")?.expression == "nil as Int?")
    }

    @Test func `A closure that gets the view and more gives the view back`() {
        let samples = Samples(
            types: TypeIndex([]), generics: [GenericFact(name: "V", constraints: ["View"])], scope: "")
        #expect(
            samples.sample("(_ view: Self, Int) -> V", named: "apply")?.expression
                == "{ let _ = $1; return $0 }")
    }

    @Test func `A key path leads to a property of the type that is asked for`() {
        let samples = Samples(
            types: TypeIndex([
                TypeFact(
                    name: "Theme", kind: .structure, line: 1,
                    fields: [FieldFact(name: "name", type: "String"), FieldFact(name: "tint", type: "Color")])
            ]), scope: "")
        #expect(samples.sample("WritableKeyPath<Theme, Color>", named: "path")?.expression == "\\Theme.tint")
        #expect(samples.sample("KeyPath<Theme, Font>", named: "path") == nil)
    }

    @Test func `A value of a type with parameters is of those that are asked for`() {
        let samples = Samples(
            types: TypeIndex([
                TypeFact(
                    name: "Point", kind: .structure, line: 1,
                    generics: [GenericFact(name: "Icon", constraints: ["View"])],
                    fields: [FieldFact(name: "icon", type: "Icon")])
            ]), generics: [GenericFact(name: "Mark", constraints: ["==Image", "View"])], scope: "")
        let image = "Image(systemName: \"star.fill\")"
        #expect(samples.sample("Point<Mark>", named: "point")?.expression == "Point(icon: \(image))")
        #expect(samples.sample("Point<Image>", named: "point")?.expression == "Point(icon: \(image))")
        #expect(samples.sample("Point<Text>", named: "point")?.expression == "Point(icon: Text(\"Sample\"))")
    }

    @Test func `A closure that gives several views has a sample of each`() {
        let samples = Samples(types: TypeIndex([]), scope: "")
        #expect(
            samples.sample("() -> TupleView<(Text, Image)>", named: "content")?.expression
                == "{ Text(\"Sample\"); Image(systemName: \"star.fill\") }")
    }

    @Test func `A value of two protocols is of a type that conforms to both`() {
        let samples = Samples(
            types: TypeIndex([
                TypeFact(name: "Chart", kind: .proto, line: 1), TypeFact(name: "Wide", kind: .proto, line: 2),
                TypeFact(name: "Bars", kind: .structure, line: 3, inherits: ["Chart"]),
                TypeFact(name: "Rows", kind: .structure, line: 4, inherits: ["Wide", "Chart"]),
            ]), generics: [GenericFact(name: "T", constraints: ["Chart", "Wide"])], scope: "")
        #expect(samples.sample("T", named: "data")?.expression == "Rows()")
    }

    @Test func `A parameter that no argument says is a type of the file that fits`() {
        let types = TypeIndex([
            TypeFact(name: "SizeKey", kind: .structure, line: 1, inherits: ["PreferenceKey"]),
            TypeFact(name: "Card", kind: .reference, line: 2),
        ])
        func made(_ constraint: String) -> String? {
            let fact = TypeFact(
                name: "Reader", kind: .structure, line: 3,
                generics: [GenericFact(name: "T", constraints: [constraint])])
            return Construction(fact, Samples(types: types, scope: "Reader")).expressions().first?.expression
        }
        #expect(made("PreferenceKey") == "Reader<SizeKey>()")
        #expect(made("Card") == "Reader<Card>()")
        #expect(made("Identifiable") == "Reader<__SpecimenItem>()")
        #expect(made("Hashable") == "Reader<String>()")
    }
}
