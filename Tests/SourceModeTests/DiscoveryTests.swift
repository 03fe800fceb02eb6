import Testing

@testable import SourceMode

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

    @Test func `A preset that is the style itself stands for it`() {
        let preset = PresetFact(
            proto: "ButtonStyle", style: "Plain",
            member: StaticFact(name: "plain", type: "Plain", value: "Plain()", line: 9))
        let found = discovery(SourceFacts(types: [style("Plain")], presets: [preset]))
        #expect(found.candidates.map(\.name) == ["Button/plain"])
        #expect(found.candidates.first?.view.hasSuffix(".buttonStyle(.plain)") == true)
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

    @Test func `An argument without a sample is the reason that is given`() {
        let found = discovery(
            SourceFacts(types: [
                style("Odd") { $0.fields = [FieldFact(name: "space", type: "Namespace.ID", isLet: true)] }
            ]))
        #expect(found.candidates.isEmpty)
        #expect(
            found.unconstructed == [
                Unconstructed(name: "Button/Odd", reason: "no sample for its argument space: Namespace.ID")
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
}
