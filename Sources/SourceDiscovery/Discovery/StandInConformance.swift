import Foundation

/// A type that is written for arguments of protocols of the file that no type conforms to.
struct StandInConformance {
    /// Says all that it conforms to, so that its text can be written wherever the name is used.
    let name: String
    let text: String

    private static let prefix = "__SpecimenMade_"
    private static let separator = "_and_"

    /// `nil` where a protocol asks for something that has no sample, or that is not known here.
    ///
    /// - Parameter constraints: protocols without aliases.
    init?(_ constraints: [String], _ samples: Samples) {
        let types = samples.types
        guard samples.mayAsk() else { return nil }
        var samples = samples.fixed
        var protocols: [TypeFact] = []
        var system: [String] = []
        var next = Array(constraints.reversed())
        while let name = next.popLast() {
            guard let own = types.find(name, from: samples.scope) else {
                if !system.contains(name) { system.append(name) }
                continue
            }
            guard own.kind == .proto, own.requirements != nil else { return nil }
            guard !protocols.contains(where: { $0.name == own.name }) else { continue }
            // One that needs a value of itself has none.
            guard let begun = samples.beginning(own.name) else { return nil }
            samples = begun
            protocols.append(own)
            next += types.expanded(own.inherits, from: own.name).reversed()
        }
        guard !protocols.isEmpty else { return nil }
        let isClass = system.contains { ["AnyObject", "ObservableObject"].contains($0) }
        let names = protocols.map(\.name)
        let asked = protocols.flatMap { $0.requirements ?? [] }.filter { !types.gives($0.name, to: names) }
        samples.generics += asked.filter { $0.kind == .type }
            .map { GenericFact(name: $0.name, constraints: $0.constraints) }
        var lines: [String: String] = [:]
        for requirement in asked where lines[requirement.name] == nil {
            guard let line = StandInConformance.line(for: requirement, protocols[0], samples) else {
                return nil
            }
            lines[requirement.name] = isClass ? line.replacing("mutating ", with: "") : line
        }
        for proto in system {
            guard let members = StandInConformance.systemMembers[proto] else { return nil }
            for (member, line) in members where !types.gives(member, to: names) && lines[member] == nil {
                lines[member] = line
            }
        }
        if lines.keys.contains(where: { $0.hasPrefix("init(") }) || isClass { lines["init()"] = "init() {}" }
        name =
            StandInConformance.prefix
            + constraints.map { $0.replacing(".", with: "__") }.joined(
                separator: StandInConformance.separator)
        let inherits = constraints.filter { $0 != "AnyObject" }.joined(separator: ", ")
        let required = { (line: String) in isClass && line.hasPrefix("init") ? "required " + line : line }
        text =
            "\(isClass ? "final class" : "struct") \(name): \(inherits) { "
            + lines.sorted { $0.key < $1.key }.map { required($0.value) }.joined(separator: "; ") + " }"
    }

    private static func line(for requirement: RequirementFact, _ proto: TypeFact, _ samples: Samples)
        -> String?
    {
        let words = (requirement.text + " ").split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        // What another conforming type would be given or give is not known here.
        guard !words.contains("Self") else { return nil }
        let value = requirement.type.map { samples.sample($0, named: requirement.name, depth: 1)?.expression }
        switch requirement.kind {
        case .value: return value.flatMap { $0.map { "\(requirement.text) { \($0) }" } }
        case .variable: return value.flatMap { $0.map { "\(requirement.text) = \($0)" } }
        case .function:
            guard let value else { return requirement.text + " {}" }
            return value.map { "\(requirement.text) { \($0) }" }
        case .initializer: return requirement.text + " {}"
        case .type:
            let generic = GenericFact(name: requirement.name, constraints: requirement.constraints)
            return "\(requirement.text) = \(samples.typeArgument(for: generic, of: proto))"
        }
    }

    /// What protocols of the system ask for that are often asked for beside one's own.
    private static let systemMembers: [String: [(String, String)]] = [
        "View": [("body", "var body: some View { Text(\"Sample\") }")],
        "ViewModifier": [("body(content:)", "func body(content: Content) -> some View { content }")],
        "Shape": [("path(in:)", "func path(in rect: CGRect) -> Path { Path(rect) }")],
        "PreferenceKey": [
            ("defaultValue", "static var defaultValue: Int { 0 }"),
            ("reduce(value:nextValue:)", "static func reduce(value: inout Int, nextValue: () -> Int) {}"),
        ],
        "Identifiable": [("id", "var id: Int { 1 }")],
        "CustomStringConvertible": [("description", "var description: String { \"Sample\" }")],
        "Error": [], "Hashable": [], "Equatable": [], "Codable": [], "Decodable": [], "Encodable": [],
        "Sendable": [], "AnyObject": [], "ObservableObject": [],
    ]

    // MARK: Where it is used

    /// The texts of all that an expression names, and of those that these name, which stand before them.
    static func declarations(for expression: String, in types: TypeIndex) -> [String] {
        var found: [String] = []
        var seen: Set<String> = []
        func add(_ expression: String) {
            for name in names(in: expression) where seen.insert(name).inserted {
                let constraints = name.dropFirst(prefix.count).description
                    .components(separatedBy: separator).map { $0.replacing("__", with: ".") }
                guard let made = StandInConformance(constraints, Samples(types: types, scope: "")) else {
                    continue
                }
                add(made.text)
                found.append(made.text)
            }
        }
        add(expression)
        return found
    }

    /// As a caption has it: `View & Selectable` in place of the type's name.
    static func readable(_ detail: String) -> String {
        names(in: detail).reduce(detail) { detail, name in
            let protocols = name.dropFirst(prefix.count).description.components(separatedBy: separator)
                .joined(separator: " & ").replacing("__", with: ".")
            return detail.replacing(name + "()", with: "some \(protocols)")
        }
    }

    private static func names(in text: String) -> [String] {
        guard text.contains(prefix) else { return [] }
        return text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
            .filter { $0.hasPrefix(prefix) }
    }
}
