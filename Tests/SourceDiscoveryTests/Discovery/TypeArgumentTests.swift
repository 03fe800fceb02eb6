import Testing

@testable import SourceDiscovery

/// What stands for generic parameters, and which of a type's initializers a call means.
struct TypeArgumentTests {
    private func made(_ fact: TypeFact, among types: [TypeFact], additions: [AdditionFact] = []) -> String? {
        let index = TypeIndex(types + [fact], additions: additions)
        return Construction(fact, Samples(types: index, scope: fact.name)).expressions().first?.expression
    }

    private func reader(_ constraint: String, mentions: [String] = []) -> TypeFact {
        TypeFact(
            name: "Reader", kind: .structure, line: 1,
            generics: [GenericFact(name: "T", constraints: [constraint])], mentions: mentions)
    }

    private func key(_ name: String, mentions: [String]) -> TypeFact {
        TypeFact(name: name, kind: .structure, line: 1, inherits: ["PreferenceKey"], mentions: mentions)
    }

    private let size = TypeFact(name: "Size", kind: .structure, line: 1)

    @Test func `Of several types that fit it is the one that deals with the same type`() {
        let keys = [key("TitleKey", mentions: ["Int"]), key("SizeKey", mentions: ["Size"])]
        #expect(
            made(reader("PreferenceKey", mentions: ["Size"]), among: keys + [size]) == "Reader<SizeKey>()")
        #expect(made(reader("PreferenceKey"), among: keys + [size]) == "Reader<TitleKey>()")
    }

    @Test func `A protocol that asks for the same and deals with the same type is better than another type`()
    {
        let proto = TypeFact(
            name: "Sized", kind: .proto, line: 1, inherits: ["PreferenceKey"], mentions: ["Size"],
            requirements: [])
        let types = [key("TitleKey", mentions: ["Int"]), proto, size]
        let given = AdditionFact(name: "Sized", members: ["defaultValue", "reduce(value:nextValue:)"])
        let reader = reader("PreferenceKey", mentions: ["Size"])
        #expect(made(reader, among: types, additions: [given]) == "Reader<__SpecimenMade_Sized>()")
    }

    @Test func `A value of a class is that class`() {
        let data = TypeFact(name: "ChartData", kind: .reference, line: 1, inherits: ["ObservableObject"])
        let samples = Samples(
            types: TypeIndex([data]), generics: [GenericFact(name: "T", constraints: ["ChartData"])],
            scope: "")
        #expect(samples.sample("T", named: "data")?.expression == "ChartData()")
    }

    @Test func `A collection holds what it has to hold`() {
        let samples = Samples(
            types: TypeIndex([]),
            generics: [
                GenericFact(name: "Data", constraints: ["RandomAccessCollection", "Element: Identifiable"]),
                GenericFact(name: "Texts", constraints: ["Collection", "Element: ==String"]),
            ], scope: "")
        #expect(samples.sample("Data", named: "data")?.expression == "[__SpecimenItem()]")
        #expect(samples.sample("Texts", named: "names")?.expression == "[\"Sample\"]")
    }

    @Test func `What an alias with parameters stands for has its arguments`() {
        let leading = TypeFact(
            name: "Leading", kind: .alias, line: 1, generics: [GenericFact(name: "V", constraints: ["View"])],
            meaning: "Group<V>")
        let samples = Samples(
            types: TypeIndex([leading]), generics: [GenericFact(name: "S", constraints: ["Shape"])], scope: ""
        )
        let sample = samples.sample("() -> TupleView<(Leading<S>, Leading<Text>)>", named: "content")
        #expect(
            sample?.expression
                == "{ Group { RoundedRectangle(cornerRadius: 12) }; Group { Text(\"Sample\") } }")
    }

    @Test func `A result builder of a list is given one value after the other`() {
        let samples = Samples(
            types: TypeIndex([]), generics: [GenericFact(name: "Segment", constraints: ["View"])], scope: "")
        func expression(_ type: String) -> String? { samples.sample(type, named: "content")?.expression }
        #expect(expression("@ListBuilder () -> [Segment]") == "{ Text(\"Sample\"); Text(\"Sample\") }")
        #expect(expression("@ListBuilder (Int) -> [String]") == "{ _ in \"Sample\"; \"Second\" }")
        #expect(expression("() -> [Segment]") == "{ [Text(\"Sample\"), Text(\"Sample\")] }")
    }

    @Test func `A number that a width is multiplied by is a part of it`() {
        let bar = TypeFact(name: "Bar", kind: .structure, line: 1, factors: ["share", "padding"])
        let samples = Samples(types: TypeIndex([bar]), scope: "Bar")
        #expect(samples.sample("CGFloat", named: "share")?.expression == "0.6")
        #expect(samples.sample("CGFloat", named: "depth")?.expression == "12")
        // A word that says what it is counts for more.
        #expect(samples.sample("CGFloat", named: "padding")?.expression == "12")
    }

    // MARK: Types in generic types

    private var picker: [TypeFact] {
        [
            TypeFact(
                name: "Picker", kind: .structure, line: 1,
                generics: [
                    GenericFact(name: "Segment", constraints: ["View"]),
                    GenericFact(name: "Tag", constraints: ["Hashable"]),
                ],
                inherits: ["View"],
                initializers: [
                    InitializerFact(parameters: [
                        ParameterFact(label: "look", name: "look", type: "Look"),
                        ParameterFact(label: nil, name: "content", type: "Segment"),
                        ParameterFact(label: "tag", name: "tag", type: "Tag"),
                    ])
                ]),
            TypeFact(
                name: "Picker.Look", kind: .enumeration, line: 2,
                cases: [CaseFact(name: "plain", parameters: [])], looks: ["tint"]),
        ]
    }

    @Test func `A type of a generic type is named with the parameters of that`() {
        let samples = Samples(types: TypeIndex(picker), scope: "")
        #expect(samples.sample("Picker.Look", named: "look")?.expression == "Picker<Text, String>.Look.plain")
        let facts = SourceFacts(types: picker)
        let found = Discovery(facts, in: TypeIndex(facts.types)).candidates
        #expect(
            found.first { $0.name == "Palette/Picker.Look" }?.view.contains(
                "Picker<Text, String>.Look.plain.tint")
                == true)
    }

    @Test func `Where that type itself is made the compiler finds them`() {
        #expect(
            made(picker[0], among: [picker[1]])
                == "Picker(look: Picker.Look.plain, Text(\"Sample\"), tag: \"sample\")")
    }

    // MARK: Initializers

    private func initializer(_ names: [String], standard: String? = "1.5") -> InitializerFact {
        InitializerFact(
            parameters: names.map {
                ParameterFact(label: $0, name: $0, type: "CGFloat", hasDefault: true, standard: standard)
            })
    }

    private func corners(_ initializers: [InitializerFact]) -> TypeFact {
        TypeFact(name: "Corners", kind: .structure, line: 1, initializers: initializers)
    }

    @Test func `A call that two initializers take is given the arguments that have a default`() {
        let both = [initializer(["top", "bottom"]), initializer(["left", "right"])]
        #expect(made(corners(both), among: []) == "Corners(top: 1.5, bottom: 1.5)")
        #expect(made(corners([both[0]]), among: []) == "Corners()")
        #expect(made(corners([both[0], initializer([])]), among: []) == "Corners()")
        // Nobody knows what a name means here.
        let named = initializer(["top", "bottom"], standard: "usual")
        #expect(made(corners([named, both[1]]), among: []) == "Corners()")
    }
}
