import Drawing

/// The properties that differ between two nodes, in the order they are written.
///
/// Where one side does not state a property, it has what the other one says is usual.
func valueChanges(_ old: TraceNode, _ new: TraceNode, in place: String?) -> [ValueChange] {
    guard old.properties != new.properties else { return [] }
    var names: [String] = []
    for property in old.properties + new.properties
    where !names.contains(property.name) && !TraceNode.Property.untold.contains(property.name) {
        names.append(property.name)
    }
    let site = Site(of: new, in: place)
    // With what something was made is told of it by its words.
    let words = site.isStatement ? old.firstWords ?? new.firstWords : nil
    var own: [ValueChange] = []
    var following: [ValueChange] = []
    func add(_ before: TraceNode.Property?, _ after: TraceNode.Property?, as run: RunPairs.Values? = nil) {
        let changes = valueChanges(before, after, in: site, words, (old, new), as: run)
        // Of a value that both sides have from others of the node, those are the cause.
        let follows = [before, after].allSatisfy { $0?.traits.contains(.following) ?? false }
        if follows { following += changes } else { own += changes }
    }
    var runs = RunPairs(old, new)
    for name in names {
        if let pairs = runs, TraceNode.isOfRun(name) {
            // All of them where the first of them would stand.
            for pair in pairs.values { add(pair.old, pair.new, as: pair) }
            runs?.values = []
            continue
        }
        add(
            old.property(named: name) ?? old.inFirstRun(name),
            new.property(named: name) ?? new.inFirstRun(name))
    }
    let changes = own.isEmpty ? following : own
    guard site.isStatement else { return changes }
    // A property that only one side has is new code, which is told by what it does.
    return changes.filter {
        !$0.lacksOneSide || !(site.standing == .author || isIdentifying($0.stated, old, new))
    }
}

private func isIdentifying(_ name: String, _ old: TraceNode, _ new: TraceNode) -> Bool {
    (old.properties + new.properties).contains { $0.name == name && $0.traits.contains(.identifying) }
}

private func valueChanges(
    _ before: TraceNode.Property?, _ after: TraceNode.Property?, in site: Site, _ words: String?,
    _ nodes: (old: TraceNode, new: TraceNode), as run: RunPairs.Values?
) -> [ValueChange] {
    let old = before?.value ?? after?.usual
    let new = after?.value ?? before?.usual
    guard let stated = after ?? before, differ(old, new) else { return [] }
    let traits = stated.traits
    let giver =
        traits.contains(.handedOn)
        ? nodes.new.giver(of: stated.name) ?? nodes.old.giver(of: stated.name) : nil
    func change(_ name: String, _ old: TraceValue?, _ new: TraceValue?) -> ValueChange {
        let shownName = run?.words.map { "\(name) of \($0)" } ?? name
        return ValueChange(
            site: site, name: shownName, old: old, new: new, stated: before?.name ?? stated.name,
            isHandedOn: traits.contains(.handedOn), isFollowing: traits.contains(.following),
            giver: giver?.name, words: words)
    }
    let isUnspoken = traits.contains(.unspoken)
    if let old, let new, let parts = partChanges(old, new, unspoken: isUnspoken) {
        return parts.map { change($0.name, $0.old, $0.new) }
    }
    return partsByName(isUnspoken ? "" : run?.name ?? stated.name, old, new).map {
        change($0.name, $0.old, $0.new)
    }
}

extension TraceNode {
    /// The property of that name; values of several that share it stand side by side.
    fileprivate func property(named name: String) -> Property? {
        let found = properties.filter { $0.name == name }
        guard var property = found.first else { return nil }
        if found.count > 1 { property.value = .list(found.map(\.value)) }
        return property
    }
}

extension TraceNode {
    /// What a text says of the part that it begins with, for `font 2` of one that has no such part: what was set apart there
    /// is like the rest here. Where both say which words have which look, `RunPairs` knows better.
    fileprivate func inFirstRun(_ name: String) -> Property? {
        guard let space = name.lastIndex(of: " "), let run = Int(name[name.index(after: space)...]), run > 1,
            property(named: "font") != nil, property(named: "font \(run)") == nil
        else { return nil }
        var property = property(named: String(name[..<space]))
        property?.name = name
        return property
    }
}
