/// The types of a module's files, by name.
package struct TypeIndex {
    let all: [TypeFact]
    private let byName: [String: TypeFact]
    private var byProtocol: [String: [TypeFact]] = [:]
    /// Protocols by the types' names.
    private var conformances: [String: Set<String>] = [:]
    /// Members that extensions give protocols.
    private var members: [String: Set<String>] = [:]
    /// Types of the system that extensions make conform, by the protocol.
    private var systemTypes: [String: [String]] = [:]

    /// - Parameter additions: what extensions in any of the files add.
    package init(_ types: [TypeFact], additions: [AdditionFact] = []) {
        let known = Dictionary(types.map { ($0.name, $0) }) { first, _ in first }
        var inherited: [String: [String]] = [:]
        for addition in additions {
            guard let fact = known[addition.name] else {
                for proto in addition.inherits { systemTypes[proto, default: []].append(addition.name) }
                continue
            }
            if fact.kind == .proto { members[fact.name, default: []].formUnion(addition.members) }
            inherited[fact.name, default: []] += addition.inherits.filter { !fact.inherits.contains($0) }
        }
        let types = types.map { fact in
            guard let more = inherited[fact.name], !more.isEmpty else { return fact }
            var fact = fact
            fact.inherits += more
            return fact
        }
        all = types
        byName = Dictionary(types.map { ($0.name, $0) }) { first, _ in first }
        for type in types where type.kind != .proto && type.kind != .alias {
            let names = protocols(of: type)
            conformances[type.name, default: []].formUnion(names)
            for name in names { byProtocol[name, default: []].append(type) }
        }
    }

    /// Types that conform to a protocol and to others beside it, those that say so themselves first.
    func types(conformingTo proto: String, and others: [String]) -> [TypeFact] {
        let all = byProtocol[proto, default: []].filter {
            conformances[$0.name]?.isSuperset(of: others) ?? false
        }
        return all.filter { $0.inherits.contains(proto) } + all.filter { !$0.inherits.contains(proto) }
    }

    /// Types of the system that extensions make conform to a protocol of the file.
    func systemTypes(conformingTo proto: String) -> [String] { systemTypes[proto, default: []] }

    /// Whether an extension gives a protocol a member, or one that it inherits.
    func gives(_ member: String, to protocols: [String]) -> Bool {
        protocols.contains { members[$0]?.contains(member) ?? false }
    }

    /// Constraints with what aliases such as `typealias Row = View & Selectable` stand for.
    func expanded(_ constraints: [String], from scope: String) -> [String] {
        var result: [String] = []
        var seen: Set<String> = []
        var next = Array(constraints.reversed())
        while let name = next.popLast() {
            guard seen.insert(name).inserted else { continue }
            if let alias = find(name, from: scope), alias.kind == .alias, let meaning = alias.meaning {
                next += split(meaning, at: "&").reversed()
            } else if name.contains("&") {
                next += split(name, at: "&").reversed()
            } else {
                result.append(name)
            }
        }
        return result
    }

    /// What a name means inside of a type: the innermost one that is called so.
    package func find(_ name: String, from scope: String) -> TypeFact? {
        let base = name.prefix { $0 != "<" }
        var parents = scope.split(separator: ".")
        while true {
            if let found = byName[(parents + [base]).joined(separator: ".")] { return found }
            guard parents.popLast() != nil else { return nil }
        }
    }

    /// What a type looks at, and what those of the file do that it is made of.
    ///
    /// - Parameter takesFocus: whether what shows the type does, else the focus comes from what it is made of.
    func interactions(of fact: TypeFact, takesFocus: Bool) -> [InteractionFact] {
        var seen: Set<String> = []
        var mentions: Set<String> = []
        // A list and no recursion: files are somebody's, and a chain of types has any length.
        var next = [fact]
        while let fact = next.popLast() {
            guard seen.insert(fact.name).inserted else { continue }
            mentions.formUnion(fact.mentions)
            next += fact.mentions.compactMap { find($0, from: fact.name) }
        }
        let hasFocus =
            takesFocus || mentions.contains(InteractionFact.focusable)
            || !mentions.isDisjoint(with: KnownControl.takingFocus)
        return InteractionFact.allCases.filter {
            !$0.names.isDisjoint(with: mentions) && ($0 != .focused || hasFocus)
        }
    }

    /// The protocols of a type, those that protocols of the file stand for, too.
    func protocols(of fact: TypeFact) -> [String] {
        var seen: Set<String> = []
        var result: [String] = []
        func add(_ names: [String], from scope: String) {
            for name in names where seen.insert(name).inserted {
                result.append(name)
                if let own = find(name, from: scope), own.kind == .proto || own.kind == .alias {
                    add(own.inherits + (own.meaning.map { split($0, at: "&") } ?? []), from: own.name)
                }
            }
        }
        add(fact.inherits, from: fact.name)
        return result
    }
}

extension TypeFact {
    var simpleName: String { name.split(separator: ".").last.map(String.init) ?? name }
    package var parent: String? {
        let parts = name.split(separator: ".")
        return parts.count > 1 ? parts.dropLast().joined(separator: ".") : nil
    }

    /// Static values of the type itself: presets of a configuration.
    var presets: [String] {
        statics.filter { member in
            guard !member.isHidden, member.parameters == nil else { return false }
            if let type = member.type { return type == "Self" || type == simpleName || type == name }
            let value = member.value ?? ""
            return [simpleName, name, "Self"].contains {
                value.hasPrefix($0 + "(") || value.hasPrefix($0 + ".init(")
            }
        }
        .map(\.name)
    }
}
