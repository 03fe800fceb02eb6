import Testing

@testable import SourceDiscovery

/// Arguments of protocols that no type conforms to.
struct StandInConformanceTests {
    private func proto(_ name: String, _ inherits: [String] = [], _ requirements: [RequirementFact])
        -> TypeFact
    {
        TypeFact(name: name, kind: .proto, line: 1, inherits: inherits, requirements: requirements)
    }

    private func value(_ name: String, _ type: String, _ kind: RequirementFact.Kind = .value)
        -> RequirementFact
    {
        RequirementFact(kind: kind, name: name, text: "var \(name): \(type)", type: type)
    }

    private func text(_ constraints: [String], _ types: [TypeFact], _ additions: [AdditionFact] = [])
        -> String?
    {
        let index = TypeIndex(types, additions: additions)
        return StandInConformance(constraints, Samples(types: index, scope: ""))?.text
    }

    @Test func `A value of a protocol that nothing conforms to is of a type that is written for it`() throws {
        let index = TypeIndex([proto("Menu.Row", [], [value("title", "String")])])
        let sample = Samples(types: index, scope: "").sample("any Menu.Row", named: "row")
        let expression = try #require(sample?.expression)
        #expect(expression == "__SpecimenMade_Menu__Row()")
        #expect(
            StandInConformance.declarations(for: "List(\(expression))", in: index) == [
                "struct __SpecimenMade_Menu__Row: Menu.Row { var title: String { \"Title\" } }"
            ])
        #expect(StandInConformance.readable("sample row \(expression)") == "sample row some Menu.Row")
    }

    @Test func `A type of the file that conforms is taken before one that is written`() {
        let index = TypeIndex([
            proto("Row", [], [value("title", "String")]),
            TypeFact(name: "Plain", kind: .structure, line: 2, inherits: ["Row"]),
        ])
        #expect(Samples(types: index, scope: "").sample("some Row", named: "row")?.expression == "Plain()")
    }

    @Test func `So is a type of the system that an extension of any file makes conform`() {
        let index = TypeIndex(
            [proto("Row", [], [value("title", "String")])],
            additions: [AdditionFact(name: "Int", inherits: ["Row"])])
        #expect(Samples(types: index, scope: "").sample("some Row", named: "count")?.expression == "3")
    }

    @Test func `What extensions give is not written`() {
        let row = proto(
            "Row", ["View"],
            [
                value("tint", "Color"), value("size", "Int", .variable),
                RequirementFact(kind: .function, name: "tap(_:)", text: "func tap(_ place: Int)"),
                RequirementFact(kind: .function, name: "count()", text: "func count() -> Int", type: "Int"),
            ])
        #expect(
            text(["Row"], [row], [AdditionFact(name: "Row", members: ["tint", "body"])])
                == "struct __SpecimenMade_Row: Row { func count() -> Int { 3 }; var size: Int = 44; "
                + "func tap(_ place: Int) {} }")
    }

    @Test func `An alias of several protocols stands for all of them`() {
        let index = TypeIndex([
            proto("Look", [], [value("tint", "Color?")]),
            TypeFact(name: "Shown", kind: .alias, line: 2, meaning: "View & Look"),
        ])
        let samples = Samples(
            types: index, generics: [GenericFact(name: "Content", constraints: ["Shown"])], scope: "")
        #expect(samples.sample("Content", named: "content")?.expression == "__SpecimenMade_View_and_Look()")
        #expect(
            StandInConformance.declarations(for: "__SpecimenMade_View_and_Look()", in: index) == [
                "struct __SpecimenMade_View_and_Look: View, Look { "
                    + "var body: some View { Text(\"Sample\") }; var tint: Color? { nil } }"
            ])
    }

    @Test func `A protocol of classes gets a class, and an associated type the type that fits`() {
        let store = proto(
            "Store", ["ObservableObject"],
            [
                RequirementFact(
                    kind: .type, name: "Item", text: "typealias Item", constraints: ["Identifiable"]),
                value("first", "Item"),
                RequirementFact(kind: .initializer, name: "init(count:)", text: "init(count: Int)"),
                RequirementFact(kind: .function, name: "add()", text: "mutating func add()"),
            ])
        #expect(
            text(["Store"], [store])
                == "final class __SpecimenMade_Store: Store { typealias Item = __SpecimenItem; func add() {}; "
                + "var first: Item { __SpecimenItem() }; required init() {}; required init(count: Int) {} }")
    }

    @Test func `One value of an enum is enough`() {
        let kind = TypeFact(
            name: "Kind", kind: .enumeration, line: 1,
            cases: ["plain", "wide"].map { CaseFact(name: $0, parameters: []) })
        #expect(
            text(["Row"], [proto("Row", [], [value("kind", "Kind")]), kind])
                == "struct __SpecimenMade_Row: Row { var kind: Kind { Kind.plain } }")
    }

    @Test(arguments: [
        ("Ledger", []), ("Self", []), ("Row", []), ("Int", ["UITableViewDelegate"]),
    ])
    func `What has no sample keeps a type from being written`(type: String, inherits: [String]) {
        #expect(text(["Row"], [proto("Row", inherits, [value("next", type)])]) == nil)
    }

    @Test func `Of a protocol that was not read no type is written`() {
        #expect(text(["Row"], [TypeFact(name: "Row", kind: .proto, line: 1)]) == nil)
    }

    @Test func `Protocols that need each other end`() {
        let types = (0..<200).map { number in
            proto(
                "P\(number)", [],
                (0..<200).map { value("v\($0)", "any P\($0)") })
        }
        #expect(text(["P0"], types) == nil)
    }

    @Test func `A candidate has what its view names`() throws {
        let row = proto("Row", [], [value("title", "String")])
        let function = ViewFunctionFact(
            extended: "View", name: "row",
            parameters: [ParameterFact(label: nil, name: "row", type: "any Row")], result: "some View",
            line: 3)
        let facts = SourceFacts(types: [row], viewFunctions: [function])
        let candidate = try #require(Discovery(facts, in: TypeIndex(facts.types)).candidates.first)
        #expect(candidate.view == "Text(\"Sample\").row(__SpecimenMade_Row())")
        #expect(candidate.standIns == ["struct __SpecimenMade_Row: Row { var title: String { \"Title\" } }"])
        #expect(candidate.details == ["sample row some Row"])
    }
}
