import Differences
import Drawing

/// Everything that the steps of an alignment say, in their order.
func findings(in section: AlignedSection) -> [Finding] {
    section.steps.flatMap { findings(of: $0, in: section) }
}

private func findings(of aligned: Aligned, in section: AlignedSection) -> [Finding] {
    let (path, place) = (aligned.path, aligned.place)
    switch aligned.step {
    case .alike(let old, let new):
        return frameChange(old, new, in: place).map {
            [Finding(fact: $0, path: path, node: new, isOfNew: true)]
        } ?? []
    case .pair(let old, let new):
        return pairFindings(old, new, aligned, section)
    case .inserted(let lone):
        return [Finding(fact: .inserted(view(lone, in: place)), path: path, node: lone.node, isOfNew: true)]
    case .removed(let lone):
        return [Finding(fact: .removed(view(lone, in: place)), path: path, node: lone.node)]
    case .moved(let moved):
        let site = Site(of: moved.node, in: place)
        let move = Move(site: site, old: moved.old, new: moved.new, words: moved.words)
        return [Finding(fact: .moved(move), path: path)]
    case .reordered(let order, let node):
        let site = Site(order.name, owner: order.owner, place: place)
        let reordering = Reordering(
            site: site, old: order.old, new: order.new, isOfModifiers: order.kind == .modifiers,
            kinds: order.kinds)
        return [Finding(fact: .reordered(reordering), path: path, node: node)]
    case .layersMoved(let old, let new, let layers):
        var replacement = Replacement(site: Site(of: old, in: place), new: new.name)
        replacement.layers = few(layers.map { $0.firstDescription ?? $0.name(asSeenBy: old) })
        return [Finding(fact: .replaced(replacement), path: path, node: old)]
    }
}

extension Aligned.Reordered {
    fileprivate var name: String {
        switch kind {
        case .modifiers: "order of modifiers"
        case .views: container ?? "views"
        }
    }
}

/// What came or went, with what tells it from others.
private func view(_ lone: Aligned.Lone, in place: String?) -> LoneView {
    let node = lone.node
    var view = LoneView(site: Site(of: node, in: place), container: lone.container)
    view.details = node.details
    view.isFlag = node.isFlag
    if view.details.isEmpty || node.isModifier { view.contents = names(of: lone.contents) }
    view.others = few(lone.otherParts.map { $0.toldName ?? $0.name })
    view.kept = few(lone.kept.compactMap(\.toldName))
    return view
}

/// Up to two of several views: of many the words say most.
private func names(of views: [TraceNode]) -> [String] {
    var (names, texts): ([String], [String]) = ([], [])
    for view in views {
        guard let name = view.shortDescription else { continue }
        if view.isText { texts.append(name) }
        names.append(name)
    }
    return names.count > 2 ? few(texts + names.filter { !texts.contains($0) }) : names
}

private func pairFindings(
    _ old: TraceNode, _ new: TraceNode, _ aligned: Aligned, _ section: AlignedSection
) -> [Finding] {
    let (path, place) = (aligned.path, aligned.place)
    var findings: [Finding] = []
    let replacement = replacement(old, new, in: place)
    if let fact = replacement?.fact { findings.append(Finding(fact: .replaced(fact), path: path, node: old)) }
    // Of another kind of view, only what both say.
    let both = Set(old.properties.map(\.name)).intersection(new.properties.map(\.name))
    for change in valueChanges(old, new, in: place) {
        if replacement?.isOfOtherKind == true, change.lacksOneSide || !both.contains(change.stated) {
            continue
        }
        if let told = replacement?.told, change.stated == told { continue }
        findings.append(
            Finding(
                fact: fact(of: change), path: path,
                isInherited: isInherited(change, at: path, in: section), node: old))
    }
    if let frame = frameChange(old, new, in: place) {
        findings.append(Finding(fact: frame, path: path, node: new, isOfNew: true))
    }
    return findings
}

/// Under the case that says whose value it is.
private func fact(of change: ValueChange) -> Fact {
    switch change.site.standing {
    case .written, .handingOn: .valueChanged(change)
    case .builtIn: .partChanged(change)
    case .control, .author: .authorChanged(change)
    }
}

/// That another view or modifier stands in the place of one, whether it is of another kind, and the value that is told
/// with it.
private func replacement(
    _ old: TraceNode, _ new: TraceNode, in place: String?
) -> (fact: Replacement, isOfOtherKind: Bool, told: String?)? {
    // The same shape painted in another way is another one.
    let isRepainted =
        old.name == new.name
        && old.paint.map { before in new.paint.map { $0.name != before.name } ?? false } ?? false
    guard old.name != new.name || isRepainted else { return nil }
    let site = Site(of: old, in: place, as: old.name(inPlaceOf: new))
    var fact = Replacement(site: site, new: new.name(inPlaceOf: old))
    // Of the same kind of modifier each value that came is told by itself, but for the one it is written with.
    if old.baseName != new.baseName || isRepainted {
        fact.details = new.details(inPlaceOf: old)
        fact.words = old.identifyingValue
        if fact.words == nil, old.paint != nil, new.paint != nil {
            fact.lostDetails = old.details(inPlaceOf: new)
        }
        return (fact, true, nil)
    }
    guard let values = old.writtenValues(before: new) else { return (fact, false, nil) }
    fact.values = [values.old, values.new]
    return (fact, false, values.name)
}

extension TraceNode {
    /// The values that two modifiers of one kind are written with, `.padding` and `.padding(.horizontal)`.
    fileprivate func writtenValues(before other: TraceNode) -> (name: String, old: String, new: String)? {
        guard isModifier, let old = properties.first(where: { $0.traits.contains(.unspoken) }),
            let new = other.properties.first(where: { $0.name == old.name }), new.traits == old.traits
        else { return nil }
        return (old.name, old.value.description, new.value.description)
    }
}

/// Another frame, if that can be told: `nan` is none that another `nan` differs from.
private func frameChange(_ old: TraceNode, _ new: TraceNode, in place: String?) -> Fact? {
    guard old.frame != new.frame, printed(old.frame) != printed(new.frame) else { return nil }
    return .frameChanged(FrameChange(site: Site(of: new, in: place), old: old.frame, new: new.frame))
}

/// Whether a node around this one has the same old and new value under the same name, or is a
/// modifier that passes one of its values on under another name.
private func isInherited(_ change: ValueChange, at path: [Int], in section: AlignedSection) -> Bool {
    guard let number = path.last, let own = section.pairs[number], !own.new.isModifier else { return false }
    return path.dropLast().contains { number in
        guard let around = section.pairs[number] else { return false }
        return valueChanges(around.old, around.new, in: nil).contains { outer in
            // The same pair by chance, on two paddings of one style, is no inheritance.
            outer.old == change.old && outer.new == change.new
                && (outer.site.name != change.site.name || outer.site.owner != change.site.owner)
        }
    }
}
