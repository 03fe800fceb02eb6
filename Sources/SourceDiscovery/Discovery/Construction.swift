/// The ways to make a value of a type of the file.
struct Construction {
    let fact: TypeFact
    private(set) var samples: Samples

    init(_ fact: TypeFact, _ samples: Samples) {
        self.fact = fact
        self.samples = samples
        if self.samples.generics.isEmpty { self.samples.generics = fact.generics }
    }

    struct Way {
        var expression: String
        /// What was chosen for the author, for the caption.
        var sampled: [String] = []
        var choices: [Candidate.Choice] = []
        /// Arguments that the author says.
        var given: [String] = []
        /// Whether only the type itself can do it.
        var isHidden = false
    }

    /// The initializers that can be called, those first that need least.
    func expressions(depth: Int = 0) -> [Way] {
        initializers.compactMap { way($0, depth) }
            .sorted {
                (-$0.given.count, $0.sampled.count, $0.isHidden ? 1 : 0)
                    < (-$1.given.count, $1.sampled.count, $1.isHidden ? 1 : 0)
            }
    }

    /// What keeps every initializer from being called.
    var obstacle: String {
        for initializer in initializers {
            var scoped = samples
            scoped.generics += initializer.generics
            for parameter in initializer.parameters
            where !parameter.hasDefault && scoped.given(parameter) == nil
                && scoped.sample(parameter.type, named: parameter.name) == nil
            {
                return "no sample for its argument \(parameter.label ?? parameter.name): \(parameter.type)"
            }
        }
        return "it has no initializer that can be called"
    }

    private var initializers: [InitializerFact] {
        let own = fact.initializers.filter { !$0.isFailable }
        if !own.isEmpty || fact.isForeign { return own }
        if fact.kind == .reference { return [InitializerFact(parameters: [])] }
        return [ofFields]
    }

    /// The initializer that a structure has by itself.
    private var ofFields: InitializerFact {
        let fields = fact.fields.filter(isAsked)
        let parameters = fields.map { field in
            var type = field.type ?? field.typeOfValue ?? ""
            switch field.plainWrapper {
            case "Binding": type = "Binding<\(type)>"
            case "FocusState.Binding", "AccessibilityFocusState.Binding":
                let base = field.plainWrapper?.split(separator: ".").first ?? ""
                type = "\(base)<\(type)>.Binding"
            case "ViewBuilder" where FunctionType(type) == nil: type = "() -> \(type)"
            default: break
            }
            return ParameterFact(
                label: field.name, name: field.name, type: type,
                hasDefault: field.value != nil || field.isNilByItself, standard: field.value)
        }
        var result = InitializerFact(parameters: parameters)
        // One hidden field hides the initializer, unless nothing has to be given.
        result.isHidden = fields.contains(where: \.isHidden) && parameters.contains { !$0.hasDefault }
        if fields.contains(where: \.isHidden), !result.isHidden { result.parameters = [] }
        return result
    }

    /// Whether the initializer of all fields takes it.
    private func isAsked(_ field: FieldFact) -> Bool {
        if field.isLet, field.value != nil { return false }
        guard let wrapper = field.plainWrapper else { return true }
        // A hidden field with a wrapper and a value is none of the initializer's, which it would hide.
        if field.isHidden, field.value != nil || field.isNilByItself { return false }
        if let own = samples.types.find(wrapper, from: fact.name) {
            // One of the file takes a first value, unless what is written behind it makes all of it.
            let takes = own.initializers.contains { $0.parameters.first?.label == "wrappedValue" }
            let others = own.initializers.contains { $0.parameters.first?.label != "wrappedValue" }
            let isOfFields = own.initializers.isEmpty && own.fields.contains { $0.name == "wrappedValue" }
            return takes ? !(field.wrapperHasArguments && others) : isOfFields
        }
        switch wrapper {
        case "ScaledMetric", "GestureState", "State", "ViewBuilder", "ObservedObject", "StateObject",
            "Bindable":
            return !(field.wrapperHasArguments && field.value == nil)
        default: return field.isReference
        }
    }

    /// - Parameter isWhole: whether arguments are given that have a default, too, since another initializer takes the
    ///   same call without them.
    private func way(_ initializer: InitializerFact, _ depth: Int, isWhole: Bool = false) -> Way? {
        var scoped = samples
        scoped.generics = scoped.generics.map { generic in
            var generic = generic
            for requirement in initializer.requirements where requirement.name == generic.name {
                generic.constraints = requirement.constraints + generic.constraints
            }
            return generic
        }
        scoped.generics += initializer.generics
        var parts: [String] = []
        var asked: [ParameterFact] = []
        var way = Way(expression: "", isHidden: initializer.isHidden)
        func give(_ value: String, to parameter: ParameterFact) {
            parts.append((parameter.label.map { "\($0): " } ?? "") + value)
            asked.append(parameter)
        }
        for parameter in initializer.parameters {
            if let (name, value) = scoped.given(parameter) {
                give(value.expression, to: parameter)
                way.choices += value.choices.filter { new in !way.choices.contains { $0.name == new.name } }
                way.given.append(name)
                continue
            }
            if parameter.hasDefault || parameter.isVariadic {
                if let varying = scoped.varying(parameter), Construction.hasRoom(way.choices, varying.choices)
                {
                    give(varying.expression, to: parameter)
                    way.choices += varying.choices
                } else if isWhole, let standard = parameter.standard.flatMap(literal) {
                    give(standard, to: parameter)
                }
                continue
            }
            guard
                let value = (depth == 0 ? scoped.flag(parameter, beside: way.choices) : nil)
                    ?? scoped.sample(parameter.type, named: parameter.name, depth: depth)
            else { return nil }
            give(value.expression, to: parameter)
            if value.choices.isEmpty {
                way.sampled.append("\(parameter.name) \(value.expression)")
            } else {
                way.choices += value.choices.filter { new in !way.choices.contains { $0.name == new.name } }
            }
        }
        if !isWhole, isAmbiguous(initializer, asked) {
            return self.way(initializer, depth, isWhole: true)
        }
        way.expression =
            samples.spelling(of: fact) + specialization(initializer) + "(\(parts.joined(separator: ", ")))"
        return way
    }

    /// A default that means the same wherever it stands: a number, a text, a flag or a member of the type.
    private func literal(_ standard: String) -> String? {
        let isPlain = standard.allSatisfy { $0.isLetter || $0.isNumber || "._-\" ".contains($0) }
        let isMember = standard.hasPrefix(".") || ["true", "false"].contains(standard)
        let isNumber = standard.first.map { $0.isNumber || $0 == "-" } ?? false
        let isText = standard.hasPrefix("\"") && standard.hasSuffix("\"")
        return isPlain && (isMember || isNumber || isText) ? standard : nil
    }

    /// Whether another initializer takes the same arguments, and both leave some to their defaults.
    private func isAmbiguous(_ initializer: InitializerFact, _ asked: [ParameterFact]) -> Bool {
        guard asked.count < initializer.parameters.count else { return false }
        func isSame(_ one: ParameterFact, _ other: ParameterFact) -> Bool {
            one.label == other.label && one.type == other.type
        }
        // Itself is one of them.
        return initializers.filter { other in
            guard other.parameters.count > asked.count else { return false }
            var rest = asked[...]
            for parameter in other.parameters {
                if let next = rest.first, isSame(next, parameter) {
                    rest = rest.dropFirst()
                } else if !parameter.hasDefault, !parameter.isVariadic {
                    return false
                }
            }
            return rest.isEmpty
        }.count > 1
    }

    /// As many combinations as a reader looks through.
    static func hasRoom(_ known: [Candidate.Choice], _ new: [Candidate.Choice]) -> Bool {
        let names = Set(known.map(\.name))
        return (known + new).reduce(1) { $0 * $1.values.count } <= 12
            && !new.contains { names.contains($0.name) }
    }

    /// Types of parameters that no argument says.
    private func specialization(_ initializer: InitializerFact) -> String {
        let isSaid = fact.generics.allSatisfy { generic in
            initializer.parameters.contains { parameter in
                // A default says the type, too, unless it is none. So does an argument, unless it is.
                let isNone =
                    parameter.hasDefault
                    ? parameter.standard?.contains("nil") ?? true
                    : parameter.type.hasSuffix(")?") && FunctionType(String(parameter.type.dropLast())) == nil
                return !isNone
                    && parameter.type.split { !$0.isLetter && !$0.isNumber }.contains { $0 == generic.name }
            } || initializer.requirements.contains { $0.name == generic.name }
        }
        return isSaid ? "" : samples.typeArguments(of: fact)
    }
}

extension FieldFact {
    /// Without what it is generic over, and without the module.
    fileprivate var plainWrapper: String? {
        wrapper.map { name in
            let plain = name.prefix { $0 != "<" }
            return plain.hasPrefix("SwiftUI.") ? String(plain.dropFirst(8)) : String(plain)
        }
    }

    /// Whether its wrapper stands for what somebody else keeps, which has to be given.
    fileprivate var isReference: Bool {
        ["Binding", "FocusState.Binding", "AccessibilityFocusState.Binding"].contains(plainWrapper)
    }

    /// Whether it begins with nothing where nothing is written.
    fileprivate var isNilByItself: Bool {
        !isLet && !isReference && (type.map { $0.hasSuffix("?") || $0.hasPrefix("Optional<") } ?? false)
    }

    /// What a value says without a type: `Kind.filled` is a `Kind`, `true` a flag.
    fileprivate var typeOfValue: String? {
        guard let value else { return nil }
        if value == "true" || value == "false" { return "Bool" }
        let parts = value.split(separator: ".", omittingEmptySubsequences: false)
        let isPath = value.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
        guard isPath, parts.count > 1, parts.dropLast().allSatisfy({ $0.first?.isUppercase == true }) else {
            return nil
        }
        return parts.dropLast().joined(separator: ".")
    }
}
