// Types that stand for generic parameters where no argument says which.

extension Samples {
    /// Types of which the samples of these constraints are.
    static let typesByConstraint = [
        "Shape": "RoundedRectangle", "InsettableShape": "RoundedRectangle", "ShapeStyle": "Color",
        "View": "Text", "Identifiable": "__SpecimenItem", "Comparable": "Int", "BinaryInteger": "Int",
        "FixedWidthInteger": "Int", "Numeric": "Int", "BinaryFloatingPoint": "Double",
        "FloatingPoint": "Double", "VectorArithmetic": "Double", "ViewModifier": "EmptyModifier",
        "RandomAccessCollection": "[String]", "Collection": "[String]", "Sequence": "[String]",
    ]

    /// `<Text, String>` for a type's parameters, nothing for one without any.
    func typeArguments(of fact: TypeFact) -> String {
        guard !fact.generics.isEmpty else { return "" }
        return "<" + fact.generics.map { typeArgument(for: $0, of: fact) }.joined(separator: ", ") + ">"
    }

    /// A type with what it stands in: `Picker<Text>.Look`.
    ///
    /// Of what is made itself the compiler finds the parameters; who names `Picker.Look` beside it says the same twice.
    func spelling(of fact: TypeFact) -> String {
        guard let parent = fact.parent, parent != home, let outer = types.find(parent, from: "") else {
            return fact.name
        }
        return spelling(of: outer) + typeArguments(of: outer) + "." + fact.simpleName
    }

    /// A type that is what a parameter has to be.
    func typeArgument(for generic: GenericFact, of fact: TypeFact) -> String {
        let constraints = types.expanded(generic.constraints, from: fact.name)
        // A class itself is what is of that class.
        for constraint in constraints {
            if constraint.hasPrefix("==") { return String(constraint.dropFirst(2)) }
            if let own = types.find(constraint, from: fact.name), own.kind == .reference { return own.name }
        }
        if let element = Samples.element(of: constraints) {
            return "[\(typeArgument(for: GenericFact(name: "Element", constraints: element), of: fact))]"
        }
        let own = constraints.compactMap { types.find($0, from: fact.name) }.filter { $0.kind == .proto }
        let names = own.map(\.name)
        let known = constraints.lazy.compactMap { Samples.typesByConstraint[$0] }.first
        if own.isEmpty, let known { return known }
        var found: [TypeFact] = []
        for constraint in names + constraints where found.isEmpty {
            found = types.types(conformingTo: constraint, and: names).filter {
                $0.generics.isEmpty && !$0.isPrivate && !$0.isHidden
            }
        }
        if let type = found.first(where: { hasSomethingOf(fact, $0, beside: constraints) }) {
            return spelling(of: type)
        }
        // A protocol of the file may ask for the same and say more of what the type deals with.
        let refining = types.all.first { proto in
            proto.kind == .proto && own.isEmpty && hasSomethingOf(fact, proto, beside: constraints)
                && types.protocols(of: proto).contains { constraints.contains($0) }
        }
        if let refining, let made = StandInConformance([refining.name], self) { return made.name }
        if let type = found.first { return spelling(of: type) }
        if let first = names.first, let type = types.systemTypes(conformingTo: first).first { return type }
        return StandInConformance(constraints, self)?.name ?? known ?? "String"
    }

    /// What has to hold of the values in a collection; `nil` where nothing is asked of them.
    static func element(of constraints: [String]) -> [String]? {
        guard constraints.contains(where: { $0 == "Sequence" || $0.hasSuffix("Collection") }) else {
            return nil
        }
        let element = constraints.filter { $0.hasPrefix("Element: ") }.map { String($0.dropFirst(9)) }
        return element.isEmpty ? nil : element
    }

    /// Whether two types deal with one of the file's: of several that fit, such a one is what the author had in mind.
    private func hasSomethingOf(_ fact: TypeFact, _ other: TypeFact, beside constraints: [String]) -> Bool {
        let mentions = Set(other.mentions)
        return fact.mentions.contains { name in
            guard mentions.contains(name), !constraints.contains(name), name != fact.simpleName else {
                return false
            }
            return types.find(name, from: fact.name) != nil
        }
    }
}
