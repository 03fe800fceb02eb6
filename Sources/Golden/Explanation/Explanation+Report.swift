import Drawing

/// Turns a matching of two trees into changes: values, replacements, insertions, removals, moves.
struct MatchReport {
    let before: FlatTree
    let after: FlatTree
    let matching: TreeMatching
    /// What stands around both trees; named where something was added to it or removed from it.
    let around: Surroundings
    private(set) var found: [FoundChange] = []

    private var partner: [Int: Int] = [:]
    private lazy var oldNodes = before.wholeNodes
    private lazy var newNodes = after.wholeNodes
    private var removed: [Int] = []
    private var inserted: [Int] = []
    /// What stands in alternatives that were not shown before.
    private var alternatives = Set<Int>()

    init(before: FlatTree, after: FlatTree, matching: TreeMatching, around: Surroundings) {
        self.before = before
        self.after = after
        self.matching = matching
        self.around = around
    }

    mutating func run() {
        for pair in matching.pairs { partner[pair.new] = pair.old }
        let kept = Set(partner.values)
        // The last node of each is the one that joins the forest: nobody wrote it.
        removed = (0..<before.count - 1).filter { !kept.contains($0) }
        inserted = (0..<after.count - 1).filter { partner[$0] == nil }
        hideAlternatives()
        reportContainerMoves()
        reportMoves()
        let rewritten = matching.pairs.filter { before.nodes[$0.old].owner != after.nodes[$0.new].owner }
        report(removed, of: before, isNew: false, rewritten: Set(rewritten.map(\.old))) {
            .removed(from: $0)
        }
        report(inserted, of: after, isNew: true, rewritten: Set(rewritten.map(\.new))) {
            .inserted(into: $0)
        }
        for pair in matching.pairs where pair.new < after.count - 1 && pair.old < before.count - 1 {
            if alternatives.contains(pair.new) { continue }
            reportPair(pair.old, pair.new)
        }
    }

    /// Where another alternative is shown, that is told, and nothing that it has otherwise than the one before.
    private mutating func hideAlternatives() {
        for pair in matching.pairs {
            let (old, new) = (before.nodes[pair.old], after.nodes[pair.new])
            guard old.choice != new.choice, old.name == new.name else { continue }
            alternatives.formUnion(after.firstLeaf[pair.new]..<pair.new)
            let gone = before.firstLeaf[pair.old]..<pair.old
            removed.removeAll { gone.contains($0) }
        }
        inserted.removeAll { alternatives.contains($0) }
    }

    /// What came or went, each with what tells it from others.
    private mutating func report(
        _ indices: [Int], of tree: FlatTree, isNew: Bool, rewritten: Set<Int>,
        _ kind: (String?) -> Change.Kind
    ) {
        let nodes = isNew ? newNodes : oldNodes
        let sides = OneSided(indices, of: tree, rewritten: rewritten)
        for index in sides.told {
            let node = tree.nodes[index]
            let place = name(above: index, in: tree, passing: sides.passed, places: sides.newControls)
            // What is laid on all that its author wrote is not the container's around that.
            let isOnContainer = node.isModifier && place?.hasPrefix(".") == false
            var change = Change(of: node, kind(isOnContainer ? nil : place))
            change.details = node.details
            change.isFlag = node.isFlag
            if change.details.isEmpty || node.isModifier { change.contents = sides.contents(of: index) }
            change.others = sides.otherParts(of: index)
            change.kept = sides.kept(in: index)
            add(change, of: nodes[index], isNew: isNew, at: index, in: tree)
        }
    }

    private mutating func add(
        _ change: Change, of node: TraceNode? = nil, isNew: Bool = false, at index: Int, in tree: FlatTree
    ) {
        var change = change
        change.place = place(of: index, in: tree)
        found.append(FoundChange(change: change, path: tree.path(to: index), node: node, isOfNew: isNew))
    }

    /// Who wrote the nearest node above that anybody in particular wrote.
    private func place(of index: Int, in tree: FlatTree) -> String? {
        tree.path(to: index).dropLast().reversed().lazy
            .compactMap { tree.nodes[$0].isOfAuthor ? nil : tree.nodes[$0].owner.giver }
            .first ?? around.owner
    }

    private mutating func reportPair(_ old: Int, _ new: Int) {
        let (a, b) = (before.nodes[old], after.nodes[new])
        let path = after.path(to: new)
        var told: String?
        // The same shape painted in another way is another one.
        let isRepainted =
            a.name == b.name && a.paint.map { old in b.paint.map { $0.name != old.name } ?? false } ?? false
        if a.name != b.name || isRepainted {
            var change = Change(of: a, .replaced(by: b.name(inPlaceOf: a)))
            change.node = a.name(inPlaceOf: b)
            // Of the same kind of modifier each value that came is told by itself, but for the one it is written with.
            if a.baseName != b.baseName || isRepainted {
                change.details = b.details(inPlaceOf: a)
                change.words = a.identifyingValue
                if change.words == nil, a.paint != nil, b.paint != nil {
                    change.lostDetails = a.details(inPlaceOf: b)
                }
            } else if let values = a.writtenValues(before: b) {
                change.values = [values.old, values.new]
                told = values.name
            }
            add(change, of: oldNodes[old], at: new, in: after)
        }
        // Of another kind of view, only what both say.
        let isOther = a.baseName != b.baseName || isRepainted
        let said = isOther ? Set(a.properties.map(\.name)).intersection(b.properties.map(\.name)) : []
        for var change in propertyChanges(a, b) {
            if isOther, change.lacksOneSide || !said.contains(change.stated) { continue }
            if change.stated == told { continue }
            if change.isStatement { change.words = words(inside: old, or: new) }
            change.place = place(of: new, in: after)
            found.append(
                FoundChange(
                    change: change, path: path, isInherited: isInherited(change, below: path),
                    node: oldNodes[old]))
        }
        if let change = Change(ofFrame: a, b) {
            add(change, of: newNodes[new], isNew: true, at: new, in: after)
        }
    }

    /// The words by which a view is known, as they were.
    private mutating func words(inside old: Int, or new: Int) -> String? {
        oldNodes[old].firstWords ?? newNodes[new].firstWords
    }

    /// Whether a node around this one has the same old and new value under the same name, or is a
    /// modifier that passes one of its values on under another name.
    private func isInherited(_ change: Change, below path: [Int]) -> Bool {
        guard case .property(_, let old, let new) = change.kind else { return false }
        return path.dropLast().contains { index in
            guard let match = partner[index] else { return false }
            return propertyChanges(before.nodes[match], after.nodes[index]).contains { outer in
                guard case .property(_, let a, let b) = outer.kind else { return false }
                // The same pair by chance, on two paddings of one style, is no inheritance.
                return a == old && b == new
                    && (outer.node != change.node || outer.owner != change.owner)
                    && !after.nodes[path[path.count - 1]].isModifier
            }
        }
    }

    /// A view that went from one container to another is told with both.
    private mutating func reportContainerMoves() {
        if removed.isEmpty || inserted.isEmpty { return }
        let moves = ContainerMoves(
            before: before, after: after, oldNodes: oldNodes, newNodes: newNodes, partner: partner,
            around: around.parent
        ).moves(removed, inserted)
        for move in moves {
            takeAlong(move.old, move.new)
            let (old, new) = (before.firstLeaf[move.old]...move.old, after.firstLeaf[move.new]...move.new)
            removed.removeAll { old.contains($0) }
            inserted.removeAll { new.contains($0) }
            var change = Change(of: before.nodes[move.old], .moved(old: move.from, new: move.to))
            change.words = oldNodes[move.old].firstWords
            // Where it stands is said already.
            found.append(FoundChange(change: change, path: after.path(to: move.new)))
        }
    }

    /// A node removed in one place and inserted in another with the same values has moved.
    ///
    /// Between two places of one name it went from one and came to the other; in one place the order changed.
    private mutating func reportMoves() {
        var reordered: Set<Int> = []
        for index in removed {
            let node = before.nodes[index]
            let (old, above) = (surroundings(of: index, in: before), standing(index, in: before))
            let targets = inserted.filter {
                after.nodes[$0].isNamesake(of: node) && after.nodes[$0].properties == node.properties
            }
            // Of what stands in one place as before, and nothing besides, the order is another one.
            func isOnePlace(_ target: Int) -> Bool {
                let below = standing(target, in: after)
                return partner[below] == above
                    && oldNodes[above].children.map(\.name).sorted()
                        == newNodes[below].children.map(\.name).sorted()
            }
            guard
                let target = targets.first(where: isOnePlace)
                    ?? targets.first(where: { surroundings(of: $0, in: after) != old })
            else { continue }
            inserted.removeAll { $0 == target }
            removed.removeAll { $0 == index }
            let new = surroundings(of: target, in: after)
            if old != new {
                add(Change(of: node, .moved(old: old, new: new)), at: target, in: after)
                continue
            }
            takeAlong(index, target)
            let below = standing(target, in: after)
            guard reordered.insert(below).inserted else { continue }
            let change = orderChange(
                oldNodes[above].children, newNodes[below].children, in: name(above: target, in: after),
                of: self.place(of: target, in: after))
            if let change { add(change, at: below, in: after) }
        }
    }

    /// The modifiers of a view that moved have moved with it.
    private mutating func takeAlong(_ old: Int, _ new: Int) {
        var (outer, other) = (before.parent[old], after.parent[new])
        while outer >= 0, other >= 0, removed.contains(outer), inserted.contains(other),
            before.nodes[outer].isModifier, after.nodes[other].isNamesake(of: before.nodes[outer]),
            after.nodes[other].properties == before.nodes[outer].properties
        {
            removed.removeAll { $0 == outer }
            inserted.removeAll { $0 == other }
            (outer, other) = (before.parent[outer], after.parent[other])
        }
    }

    /// What a view stands in, over the modifiers that are laid on it; of a modifier what is right above.
    private func standing(_ index: Int, in tree: FlatTree) -> Int {
        var above = tree.parent[index]
        if tree.nodes[index].isModifier { return above }
        var child = index
        while above >= 0, tree.nodes[above].isModifier, tree.isContent(child) {
            (child, above) = (above, tree.parent[above])
        }
        return above
    }

    private func name(
        above index: Int, in tree: FlatTree, passing passed: Set<Int> = [], places: Set<Int> = []
    ) -> String? {
        var above = standing(index, in: tree)
        while above >= 0, !places.contains(above),
            tree.nodes[above].role == .environment || passed.contains(above)
        {
            above = tree.parent[above]
        }
        return above < 0 || above == tree.count - 1 ? around.parent : tree.nodes[above].name
    }

    private func surroundings(of index: Int, in tree: FlatTree) -> String {
        name(above: index, in: tree).map { "in \($0)" } ?? "outermost"
    }
}

extension TraceNode {
    /// Which of its alternatives it shows.
    fileprivate var choice: TraceValue? { properties.first { $0.name == Property.choice }?.value }
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
