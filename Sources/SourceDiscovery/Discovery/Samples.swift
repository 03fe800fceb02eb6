import Foundation

/// A value to stand for an argument that a style needs.
struct Sample: Sendable {
    var expression: String
    /// What varies, where all values of the parameter are to be shown.
    var choices: [Candidate.Choice] = []
}

/// Finds samples for types as they are written.
struct Samples {
    let types: TypeIndex
    /// What the names of generic parameters in scope have to be.
    var generics: [GenericFact] = []
    /// The type in which names are looked up.
    var scope: String
    /// The type that the whole expression makes, whose own parameters the compiler finds.
    let home: String
    /// What the author says of arguments by their names, of those of the thing itself only.
    var given: [String: Sample] = [:]
    /// Those of them that jobs say.
    private var wanted: [String: SourceSettings.Argument] = [:]
    private var isFixed = false
    /// Types and protocols of the file of which a value is being made: one that needs a value of itself has none.
    private var making: Set<String> = []
    /// What is left of the questions that one sample may ask; files are somebody's, and types may need each other in
    /// more ways than anybody waits for.
    private let questions = Questions()

    private final class Questions {
        static let limit = 20_000
        var left = limit
    }

    /// Values in each other; deeper ones nobody would call a sample.
    private static let nestingLimit = 24

    init(types: TypeIndex, generics: [GenericFact] = [], scope: String) {
        self.types = types
        self.generics = generics
        self.scope = scope
        home = scope
    }

    mutating func take(_ said: CandidateSettings) {
        given = said.arguments.mapValues { argument in
            let values = argument.value.values
            guard values.count > 1 else { return Sample(expression: values[0].expression) }
            return Samples.choice(
                argument.value.name, names: values.map(\.name), values: values.map(\.expression),
                isLazy: argument.value.isLazy)
        }
        wanted = said.arguments.mapValues(\.value).filter(\.value.isOfJobs)
    }

    /// What the author says of an argument.
    func given(_ parameter: ParameterFact) -> (name: String, sample: Sample)? {
        for name in [parameter.label ?? parameter.name, parameter.name] {
            guard let sample = given[name] else { continue }
            // A job that leaves it out has what it would have without other jobs.
            guard let wanted = wanted[name],
                let usual = wanted.usual ?? (parameter.hasDefault ? nil : usual(parameter))
            else { return (name, sample) }
            let others = wanted.values.filter { $0.name != "default" }
            return (
                name,
                Samples.choice(
                    name, names: ["default"] + others.map(\.name), values: [usual] + others.map(\.expression),
                    isLazy: wanted.isLazy)
            )
        }
        return nil
    }

    /// What stands for an argument that nobody says; of several values the first.
    private func usual(_ parameter: ParameterFact) -> String? {
        if parameter.type == "Bool" { return "true" }
        return fixed.sample(parameter.type, named: parameter.name)?.expression
    }

    /// - Parameter name: the parameter's, which says what a number or a text means.
    func sample(_ type: String, named name: String, depth: Int = 0) -> Sample? {
        let type = type.trimmingCharacters(in: .whitespacesAndNewlines)
        if making.isEmpty, depth == 0 { questions.left = Questions.limit }
        questions.left -= 1
        guard depth < 7, !type.isEmpty, questions.left > 0 else { return nil }
        if type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<") {
            return Sample(expression: none(of: type))
        }
        if let function = FunctionType(type) {
            return closure(function, depth, isBuilt: type.hasPrefix("@") && type.contains("Builder "))
        }
        for prefix in ["@escaping ", "@autoclosure ", "@ViewBuilder ", "@Sendable ", "@MainActor ", "inout "]
        where type.hasPrefix(prefix) {
            return sample(String(type.dropFirst(prefix.count)), named: name, depth: depth + 1)
        }
        for prefix in ["some ", "any "] where type.hasPrefix(prefix) {
            return constrained([String(type.dropFirst(prefix.count))])
        }
        if type.hasPrefix("("), type.hasSuffix(")") {
            let parts = split(String(type.dropFirst().dropLast()))
            if parts.isEmpty { return Sample(expression: "()") }
            let values = parts.map { part -> String? in
                let (label, type) = labelled(part)
                return sample(type, named: label ?? name, depth: depth + 1).map {
                    (label.map { "\($0): " } ?? "") + $0.expression
                }
            }
            return values.contains(nil)
                ? nil : Sample(expression: "(" + values.compactMap(\.self).joined(separator: ", ") + ")")
        }
        if type.hasPrefix("["), type.hasSuffix("]") {
            let inner = String(type.dropFirst().dropLast())
            if split(inner, at: ":").count == 2 { return Sample(expression: "[:]") }
            return sample(inner, named: name, depth: depth + 1)
                .map { Sample(expression: "[\($0.expression), \(second(inner, beside: $0.expression))]") }
        }
        if let generic = generics.first(where: { $0.name == type }) {
            return constrained(generic.constraints)
        }
        if let local = local(type, named: name, depth) { return local }
        for wrapper in ["FocusState", "AccessibilityFocusState"]
        where type.hasPrefix(wrapper + "<") && type.hasSuffix(">.Binding") {
            return Sample(expression: "\(type.dropLast(8))().projectedValue")
        }
        if let (base, arguments) = specialization(of: type) {
            return specialized(base, arguments, named: name, depth)
        }
        let plain = type.hasPrefix("SwiftUI.") ? String(type.dropFirst(8)) : type
        return standard(plain, named: name).map { Sample(expression: $0) }
    }

    /// The same with one value of whatever varies, where nothing asks for a choice.
    var fixed: Samples {
        var fixed = self
        fixed.isFixed = true
        return fixed
    }

    /// Counts a question that is asked in another way; `false` where no more may be asked.
    func mayAsk() -> Bool {
        questions.left -= 1
        return questions.left > 0
    }

    /// Nothing; of a generic parameter with a type, since nobody else says which.
    private func none(of type: String) -> String {
        let base =
            type.hasPrefix("Optional<") ? String(type.dropFirst(9).dropLast()) : String(type.dropLast())
        guard let generic = generics.first(where: { $0.name == base }) else { return "nil" }
        // Any type will do where nothing is asked of it.
        if generic.constraints.isEmpty { return "nil as Int?" }
        guard let value = constrained(generic.constraints)?.expression else { return "nil" }
        let name =
            value.hasPrefix("\"")
            ? "String"
            : value.first?.isNumber == true
                ? (value.contains(".") ? "Double" : "Int") : String(value.prefix { $0 != "(" && $0 != "." })
        return name.allSatisfy { $0.isLetter || $0 == "_" } ? "nil as \(name)?" : "nil"
    }

    // MARK: Types of the file

    private func local(_ type: String, named name: String, _ depth: Int) -> Sample? {
        guard let fact = types.find(type, from: scope) else { return nil }
        switch fact.kind {
        case .enumeration:
            let plain = fact.cases.filter(\.parameters.isEmpty)
            let written = spelling(of: fact)
            if plain.count > 1, !isFixed {
                let values = plain.map { "\(written).\($0.name)" }
                return Samples.choice(name, names: plain.map(\.name), values: values)
            }
            if let first = plain.first { return Sample(expression: "\(written).\(first.name)") }
            for one in fact.cases {
                if let call = arguments(one.parameters, depth + 1) {
                    return Sample(expression: "\(written).\(one.name)(\(call.expression))")
                }
            }
            return nil
        case .alias:
            guard let meaning = fact.meaning else { return nil }
            var inner = self
            // What stands for `Leading<Icon>` is written with the names of the alias.
            if !fact.generics.isEmpty { inner.generics = bound(fact.generics, by: type) + generics }
            return inner.sample(meaning, named: name, depth: depth + 1)
        case .structure, .reference:
            let presets = fact.presets
            let written = spelling(of: fact)
            if presets.count > 1, !isFixed {
                return Samples.choice(name, names: presets, values: presets.map { "\(written).\($0)" })
            }
            if let first = presets.first { return Sample(expression: "\(written).\(first)") }
            guard var inner = beginning(fact.name) else { return nil }
            inner.scope = fact.name
            inner.generics = bound(fact.generics, by: type)
            inner.given = [:]
            return Construction(fact, inner).expressions(depth: depth + 1).first
                .map { Sample(expression: $0.expression) }
        case .proto: return constrained([type])
        }
    }

    /// Parameters of a type with what `Item<Image>` says of them.
    private func bound(_ parameters: [GenericFact], by type: String) -> [GenericFact] {
        guard let (_, arguments) = specialization(of: type), arguments.count == parameters.count else {
            return parameters
        }
        return zip(parameters, arguments).map { parameter, argument in
            var parameter = parameter
            if let known = generics.first(where: { $0.name == argument }) {
                parameter.constraints = known.constraints + parameter.constraints
            } else {
                parameter.constraints.insert("==" + argument, at: 0)
            }
            return parameter
        }
    }

    /// The same while a value of a type is made; `nil` where that is being done already.
    func beginning(_ name: String) -> Samples? {
        guard making.count < Samples.nestingLimit, !making.contains(name) else { return nil }
        var inner = self
        inner.making.insert(name)
        return inner
    }

    /// All values, the first being the usual one.
    static func choice(
        _ name: String, names: [String], values: [String], isLazy: Bool = false
    ) -> Sample {
        let id = StyleArgument.axisName(name)
        let names = distinct(names.map { $0.filter { $0 != "`" } })
        let list =
            isLazy
            ? "lazily: [" + values.map { "{ \($0) }" }.joined(separator: ", ") + "]"
            : "[" + values.joined(separator: ", ") + "]"
        return Sample(
            expression: "choice[\"\(id)\", \(list)]",
            choices: [.init(name: id, values: names)])
    }

    /// Files are named by them, which some systems tell apart by more than letter case only.
    private static func distinct(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.map { name in
            var (own, number) = (name, 2)
            while !seen.insert(own.lowercased()).inserted {
                own = "\(name).\(number)"
                number += 1
            }
            return own
        }
    }

    func arguments(_ parameters: [ParameterFact], _ depth: Int) -> Sample? {
        var result = Sample(expression: "")
        var parts: [String] = []
        for parameter in parameters {
            guard let value = argument(parameter, depth) else { return nil }
            guard !value.expression.isEmpty else { continue }
            parts.append((parameter.label.map { "\($0): " } ?? "") + value.expression)
            result.choices += value.choices
        }
        result.expression = parts.joined(separator: ", ")
        return result
    }

    /// Nothing for a parameter that is best left to its default.
    private func argument(_ parameter: ParameterFact, _ depth: Int) -> Sample? {
        guard parameter.hasDefault else { return sample(parameter.type, named: parameter.name, depth: depth) }
        return varying(parameter) ?? Sample(expression: "")
    }

    /// A flag or an enum with a default: all of its values, the default first.
    func varying(_ parameter: ParameterFact) -> Sample? {
        if isFixed { return nil }
        if parameter.type == "Bool", let standard = parameter.standard,
            standard == "true" || standard == "false"
        {
            let other = standard == "true" ? "false" : "true"
            return Samples.choice(
                parameter.name, names: [standard, other].map { $0 == "true" ? "on" : "off" },
                values: [standard, other])
        }
        guard let standard = parameter.standard,
            let last = standard.split(separator: ".").last.map(String.init),
            let fact = types.find(parameter.type, from: scope)
        else { return nil }
        if fact.kind == .structure {
            return configurations(parameter.name, fact, standard: standard, last: last)
        }
        guard fact.kind == .enumeration else { return nil }
        let names = fact.cases.filter(\.parameters.isEmpty).map(\.name)
        guard names.count > 1, names.count <= 8, names.contains(last) else { return nil }
        let ordered = [last] + names.filter { $0 != last }
        return Samples.choice(parameter.name, names: ordered, values: ordered.map { "\(fact.name).\($0)" })
    }

    /// Both values of a flag that somebody has to say, on first, as far as there is room for them.
    func flag(_ parameter: ParameterFact, beside choices: [Candidate.Choice]) -> Sample? {
        var parameter = parameter
        parameter.standard = "true"
        guard parameter.type == "Bool", let both = varying(parameter),
            Construction.hasRoom(choices, both.choices)
        else { return nil }
        return both
    }

    /// The values that a configuration offers of itself, behind the one that is taken without a word.
    private func configurations(
        _ name: String, _ fact: TypeFact, standard: String, last: String
    ) -> Sample? {
        let presets = fact.presets
        guard !presets.isEmpty, presets.count <= 8 else { return nil }
        let others = presets.filter { $0 != last }
        let usual = others.count < presets.count ? last : "default"
        return Samples.choice(
            name, names: [usual] + others,
            values: [standard.hasPrefix(".") ? fact.name + standard : standard]
                + others.map { "\(fact.name).\($0)" })
    }

    // MARK: Closures and constraints

    /// - Parameter isBuilt: whether a result builder of somebody's own makes the result.
    private func closure(_ function: FunctionType, _ depth: Int, isBuilt: Bool) -> Sample? {
        let marks =
            function.parameters.isEmpty
            ? "" : function.parameters.map { _ in "_" }.joined(separator: ", ") + " in "
        if ["Void", "()"].contains(function.result) { return Sample(expression: "{ \(marks)}") }
        let isView = generics.contains { $0.name == function.result && $0.constraints.contains("View") }
        if isView || ["some View", "any View", "AnyView"].contains(function.result),
            let shown = function.parameters.first,
            ["Self", "Content", "Configuration.Label"].contains(shown)
        {
            let view = function.result == "AnyView" ? "AnyView($0)" : "$0"
            // A closure that names only its first parameter takes no others.
            let others = (1..<function.parameters.count).map { "let _ = $\($0); " }.joined()
            return Sample(expression: "{ \(others)\(others.isEmpty ? view : "return " + view) }")
        }
        // Several views, one after the other.
        if function.result.hasPrefix("TupleView<("), function.result.hasSuffix(")>") {
            let views = split(String(function.result.dropFirst(11).dropLast(2)))
                .map { sample($0, named: "", depth: depth + 1)?.expression }
            guard !views.contains(nil) else { return nil }
            return Sample(expression: "{ \(marks)\(views.compactMap(\.self).joined(separator: "; ")) }")
        }
        if isBuilt, function.result.hasPrefix("["), function.result.hasSuffix("]") {
            let element = String(function.result.dropFirst().dropLast())
            return sample(element, named: "", depth: depth + 1).map {
                let other = second(element, beside: $0.expression)
                return Sample(expression: "{ \(marks)\($0.expression); \(other) }")
            }
        }
        return sample(function.result, named: "", depth: depth + 1).map {
            Sample(expression: "{ \(marks)\($0.expression) }")
        }
    }

    private func constrained(_ written: [String]) -> Sample? {
        let constraints = types.expanded(written, from: scope)
        if let element = Samples.element(of: constraints) {
            return constrained(element).map { Sample(expression: "[\($0.expression)]") }
        }
        if let whole = satisfying(constraints) { return whole }
        for constraint in constraints {
            if constraint.hasPrefix("==") {
                return sample(String(constraint.dropFirst(2)), named: "", depth: 1)
            }
            if let value = Samples.byConstraint[constraint] { return Sample(expression: value) }
            if let proto = types.find(constraint, from: scope), proto.kind == .proto,
                let inner = beginning(proto.name)
            {
                let others = constraints.filter { types.find($0, from: scope)?.kind == .proto }
                for type in types.types(conformingTo: proto.name, and: others) {
                    if let value = inner.sample(type.name, named: "", depth: 1) { return value }
                }
                if let value = inner.constrained(proto.inherits) { return value }
            }
        }
        return nil
    }

    /// A value that is all that is asked for at once, where one of the file's own types or protocols is.
    private func satisfying(_ constraints: [String]) -> Sample? {
        let own = constraints.compactMap { types.find($0, from: scope) }
        if let superclass = own.first(where: { $0.kind == .reference }) {
            return sample(superclass.name, named: "", depth: 1)
        }
        let protocols = own.filter { $0.kind == .proto }.map(\.name)
        guard let first = protocols.first, var inner = beginning(first) else { return nil }
        for other in protocols.dropFirst() {
            guard let next = inner.beginning(other) else { return nil }
            inner = next
        }
        // What only the compiler knows, as that a number can be compared, is not asked for here.
        let isView = constraints.contains("View") ? ["View"] : []
        for type in types.types(conformingTo: first, and: protocols + isView) {
            if let value = inner.sample(type.name, named: "", depth: 1) { return value }
        }
        for type in types.systemTypes(conformingTo: first)
        where protocols.allSatisfy({ types.systemTypes(conformingTo: $0).contains(type) }) {
            if let value = inner.sample(type, named: "", depth: 1) { return value }
        }
        return StandInConformance(constraints, self)
            .map { Sample(expression: $0.name + "()") }
    }

    private func specialized(_ base: String, _ arguments: [String], named name: String, _ depth: Int)
        -> Sample?
    {
        switch base {
        case "Binding":
            guard let inner = arguments.first.flatMap({ sample($0, named: name, depth: depth + 1) }) else {
                return nil
            }
            return Sample(expression: ".constant(\(inner.expression))", choices: inner.choices)
        case "Array", "Set":
            return sample("[\(arguments[0])]", named: name, depth: depth + 1)
        case "KeyPath", "WritableKeyPath":
            guard arguments.count == 2, let root = types.find(arguments[0], from: scope),
                let field = root.fields.first(where: { $0.type == arguments[1] && !$0.isHidden })
            else { return nil }
            return Sample(expression: "\\\(root.name).\(field.name)")
        case "Group", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "ScrollView":
            return sample(arguments[0], named: name, depth: depth + 1)
                .map { Sample(expression: "\(base) { \($0.expression) }") }
        case "Dictionary": return Sample(expression: "[:]")
        case "ClosedRange": return Sample(expression: arguments.first == "Int" ? "0...10" : "0...1")
        case "Range": return Sample(expression: arguments.first == "Int" ? "0..<10" : "0..<1")
        default:
            guard types.find(base, from: scope) != nil else {
                return standard("\(base)<\(arguments.joined(separator: ", "))>", named: name)
                    .map { Sample(expression: $0) }
            }
            // One of the file, whose parameters the compiler finds.
            return sample(base, named: name, depth: depth + 1)
        }
    }
}
