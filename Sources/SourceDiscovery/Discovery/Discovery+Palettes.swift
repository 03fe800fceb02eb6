// Colours, fonts and gradients that a file gives names to.

extension Discovery {
    /// A look with the name that it is shown by.
    private struct Entry {
        var name: String
        var expression: String
    }

    /// One specimen for what an extension or a type of the file offers, each look with its name beside it.
    mutating func addPalettes(_ facts: SourceFacts) {
        let isAlone = candidates.isEmpty
        for fact in facts.extended {
            // Those of all shape styles are named where a style is asked for, and shown as one.
            var entries = fact.statics.filter { !$0.isPrivate }.compactMap { entry($0, of: fact.name) }
            if entries.isEmpty, isAlone { entries = made(fact) }
            addPalette(fact.name, fact.line, entries)
        }
        for fact in facts.types where !fact.isPrivate && !fact.isHidden && fact.generics.isEmpty {
            guard [.structure, .enumeration, .reference].contains(fact.kind), control(of: fact) == nil,
                fact.name != Discovery.declared
            else { continue }
            addPalette(
                fact.name, fact.line,
                fact.statics.filter { !$0.isPrivate }.compactMap { entry($0, of: fact.name) } + own(fact))
        }
    }

    private func entry(_ member: StaticFact, of type: String) -> Entry? {
        guard !member.isHidden, member.parameters == nil,
            LookFact(type: member.type, value: member.value, within: type) != nil
        else { return nil }
        let fact = types.find(type, from: "")
        let written = fact.map { Samples(types: types, scope: type).spelling(of: $0) } ?? type
        return Entry(name: plain(member.name), expression: "\(written).\(member.name)")
    }

    /// What initializers make of samples, which is better than nothing where the file has nothing else.
    private func made(_ fact: TypeFact) -> [Entry] {
        let samples = Samples(types: types, generics: [], scope: "")
        return fact.initializers.filter { !$0.isHidden }.compactMap { initializer in
            guard let way = call(initializer.parameters, samples), way.choices.isEmpty else { return nil }
            return Entry(name: way.expression, expression: "\(fact.name)(\(way.expression))")
        }
    }

    /// The looks of each value that the type itself has: of its cases, of its presets, or of the one that needs nothing.
    private func own(_ fact: TypeFact) -> [Entry] {
        guard !fact.looks.isEmpty else { return [] }
        var values: [(name: String?, expression: String)] = []
        let written = Samples(types: types, scope: fact.name).spelling(of: fact)
        if fact.kind == .enumeration {
            values = fact.cases.filter(\.parameters.isEmpty).map { ($0.name, "\(written).\($0.name)") }
        } else if !fact.presets.isEmpty {
            values = fact.presets.map { ($0, "\(written).\($0)") }
        } else if fact.kind == .structure,
            let way = Construction(fact, Samples(types: types, generics: [], scope: fact.name)).expressions()
                .first, way.sampled.isEmpty, way.choices.isEmpty, !way.isHidden
        {
            values = [(nil, way.expression)]
        }
        return values.flatMap { value in
            fact.looks.map { look in
                Entry(
                    name: (value.name.map { plain($0) + "." } ?? "") + plain(look),
                    expression: "\(value.expression).\(look)")
            }
        }
    }

    private mutating func addPalette(_ type: String, _ line: Int, _ entries: [Entry]) {
        guard !entries.isEmpty else { return }
        let list = entries.map { "(\(quoted($0.name)), \($0.expression) as Any)" }.joined(separator: ", ")
        add(
            Candidate(
                name: "Palette/\(type)", style: type, line: line, view: "__SpecimenPalette([\(list)])"))
    }
}
