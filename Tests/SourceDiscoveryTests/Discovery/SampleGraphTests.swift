import Testing

@testable import SourceDiscovery

/// Types that need each other in any way: a sample is found or not, but the search ends.
struct SampleGraphTests {
    private func initializer(_ type: String, generics: [GenericFact] = []) -> InitializerFact {
        InitializerFact(
            parameters: [ParameterFact(label: nil, name: "style", type: type)], generics: generics)
    }

    /// `struct AnyFancy: Fancy { init<S: Fancy>(_ style: S) }`
    private var eraser: TypeFact {
        TypeFact(
            name: "AnyFancy", kind: .structure, line: 1, inherits: ["Fancy"],
            initializers: [initializer("S", generics: [GenericFact(name: "S", constraints: ["Fancy"])])])
    }
    private let fancy = TypeFact(name: "Fancy", kind: .proto, line: 1)

    @Test func `A type that erases others of its protocol has no sample by itself`() {
        let samples = Samples(types: TypeIndex([eraser, fancy]), scope: "")
        #expect(samples.sample("AnyFancy", named: "style") == nil)
        #expect(samples.sample("some Fancy", named: "style") == nil)
    }

    @Test func `A type that erases others is made of another one`() {
        let plain = TypeFact(name: "PlainFancy", kind: .structure, line: 1, inherits: ["Fancy"])
        let samples = Samples(types: TypeIndex([eraser, fancy, plain]), scope: "")
        #expect(samples.sample("AnyFancy", named: "style")?.expression == "AnyFancy(PlainFancy())")
        #expect(samples.sample("any Fancy", named: "style")?.expression == "PlainFancy()")
    }

    @Test func `Protocols that inherit each other end`() {
        let types = [
            TypeFact(name: "A", kind: .proto, line: 1, inherits: ["B"]),
            TypeFact(name: "B", kind: .proto, line: 1, inherits: ["A"]),
        ]
        #expect(Samples(types: TypeIndex(types), scope: "").sample("any A", named: "a") == nil)
    }

    @Test func `A chain of ten thousand types ends`() {
        let types = (0..<10_000).map { number in
            TypeFact(
                name: "T\(number)", kind: .structure, line: 1, inherits: ["P\(number)"],
                initializers: [initializer("some P\(number + 1)")], mentions: ["T\(number + 1)"])
        }
        let protocols = (0...10_000).map { TypeFact(name: "P\($0)", kind: .proto, line: 1) }
        let index = TypeIndex(types + protocols)
        #expect(Samples(types: index, scope: "").sample("T0", named: "t") == nil)
        #expect(index.interactions(of: types[0], takesFocus: true).isEmpty)
    }

    @Test(arguments: 0..<40)
    func `Twenty thousand random graphs of declarations end`(seed: UInt64) {
        var random = SplitMix(seed: seed)
        for _ in 0..<500 {
            let graph = RandomDeclarations(&random)
            let index = TypeIndex(graph.types)
            for fact in index.all {
                let samples = Samples(types: index, generics: fact.generics, scope: fact.name)
                let way = Construction(fact, samples).expressions().first
                // What is made says what it is made of, never of itself.
                if let way { #expect(way.expression.hasPrefix(fact.name)) }
                _ = Construction(fact, samples).obstacle
                _ = index.protocols(of: fact)
                _ = index.interactions(of: fact, takesFocus: true)
            }
        }
    }
}

private struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// Structures, classes, enumerations, protocols and aliases whose parts are each other.
private struct RandomDeclarations {
    var types: [TypeFact] = []

    init(_ random: inout SplitMix) {
        let count = Int.random(in: 1...12, using: &random)
        let names = (0..<count).map { "T\($0)" }
        for name in names {
            let kinds: [TypeFact.Kind] = [.structure, .structure, .reference, .enumeration, .proto, .alias]
            let kind = kinds.randomElement(using: &random) ?? .structure
            let generics = RandomDeclarations.generics(names, &random)
            var fact = TypeFact(name: name, kind: kind, line: 1)
            fact.generics = kind == .structure ? generics : []
            fact.inherits = RandomDeclarations.some(of: names + ["View", "ButtonStyle"], most: 3, &random)
            fact.mentions = RandomDeclarations.some(of: names, most: 4, &random)
            switch kind {
            case .alias: fact.meaning = RandomDeclarations.type(names, generics, 0, &random)
            case .enumeration:
                fact.cases = (0..<Int.random(in: 0...3, using: &random)).map { number in
                    CaseFact(
                        name: "c\(number)",
                        parameters: RandomDeclarations.parameters(names, generics, &random))
                }
            default:
                fact.initializers = (0..<Int.random(in: 0...3, using: &random)).map { _ in
                    let own = RandomDeclarations.generics(names, &random)
                    return InitializerFact(
                        parameters: RandomDeclarations.parameters(names, generics + own, &random),
                        generics: own)
                }
                fact.fields = (0..<Int.random(in: 0...3, using: &random)).map { number in
                    FieldFact(
                        name: "f\(number)", type: RandomDeclarations.type(names, generics, 0, &random),
                        isLet: true)
                }
            }
            types.append(fact)
        }
    }

    private static func some(of names: [String], most: Int, _ random: inout SplitMix) -> [String] {
        (0..<Int.random(in: 0...most, using: &random)).compactMap { _ in names.randomElement(using: &random) }
    }

    private static func generics(_ names: [String], _ random: inout SplitMix) -> [GenericFact] {
        (0..<Int.random(in: 0...2, using: &random)).map { number in
            GenericFact(
                name: "G\(number)", constraints: some(of: names + ["View", "== Int"], most: 2, &random))
        }
    }

    private static func parameters(
        _ names: [String], _ generics: [GenericFact], _ random: inout SplitMix
    ) -> [ParameterFact] {
        (0..<Int.random(in: 0...4, using: &random)).map { number in
            ParameterFact(
                label: "p\(number)", name: "p\(number)", type: type(names, generics, 0, &random),
                hasDefault: Bool.random(using: &random) && Bool.random(using: &random))
        }
    }

    private static func type(
        _ names: [String], _ generics: [GenericFact], _ depth: Int, _ random: inout SplitMix
    ) -> String {
        func inner() -> String { type(names, generics, depth + 1, &random) }
        let plain = names + generics.map(\.name) + ["Int", "Bool", "Color", "String"]
        guard depth < 3 else { return plain.randomElement(using: &random) ?? "Int" }
        switch Int.random(in: 0..<12, using: &random) {
        case 0: return inner() + "?"
        case 1: return "[\(inner())]"
        case 2: return "[String: \(inner())]"
        case 3: return "(\(inner()), \(inner()))"
        case 4: return "(\(inner())) -> \(inner())"
        case 5: return "some " + (names.randomElement(using: &random) ?? "View")
        case 6: return "any " + (names.randomElement(using: &random) ?? "View")
        case 7: return "Binding<\(inner())>"
        case 8: return "@escaping () -> \(inner())"
        case 9: return (names.randomElement(using: &random) ?? "T0") + "<\(inner())>"
        default: return plain.randomElement(using: &random) ?? "Int"
        }
    }
}
