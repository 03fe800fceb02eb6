import Drawing

/// What a matching of two forests comes to: pairs, what only one side has, and what stands elsewhere or in another order.
struct MatchedForests {
    private let before: FlatTree
    private let after: FlatTree
    private let matching: TreeMatching
    /// What stands around both trees; named where something was added to it or removed from it.
    private let around: Surroundings
    private(set) var steps: [Aligned] = []

    private let oldNodes: [TraceNode]
    private let newNodes: [TraceNode]
    /// The node of the old tree for each of the new one.
    private var partner: [Int: Int]
    private var removed: [Int] = []
    private var inserted: [Int] = []
    /// What stands in alternatives that were not shown before.
    private var alternatives = Set<Int>()

    init(_ before: FlatTree, _ after: FlatTree, matching: TreeMatching, around: Surroundings) {
        (self.before, self.after, self.matching, self.around) = (before, after, matching, around)
        (oldNodes, newNodes) = (before.wholeNodes, after.wholeNodes)
        partner = Dictionary(uniqueKeysWithValues: matching.pairs.map { ($0.new, $0.old) })
    }

    /// The pairs by their numbers in the new tree.
    var wholePairs: [(Int, (old: TraceNode, new: TraceNode))] {
        partner.map { ($0, (oldNodes[$1], newNodes[$0])) }
    }

    mutating func align() {
        let kept = Set(partner.values)
        // The last node of each is the one that joins the forest: nobody wrote it.
        removed = (0..<before.count - 1).filter { !kept.contains($0) }
        inserted = (0..<after.count - 1).filter { partner[$0] == nil }
        hideAlternatives()
        keepContainers()
        findContainerMoves()
        findMoves()
        let rewritten = matching.pairs.filter { before.nodes[$0.old].owner != after.nodes[$0.new].owner }
        addLone(removed, of: before, oldNodes, rewritten: Set(rewritten.map(\.old))) { .removed($0) }
        addLone(inserted, of: after, newNodes, rewritten: Set(rewritten.map(\.new))) { .inserted($0) }
        for pair in matching.pairs where pair.new < after.count - 1 && pair.old < before.count - 1 {
            if alternatives.contains(pair.new) { continue }
            add(.pair(old: oldNodes[pair.old], new: newNodes[pair.new]), at: pair.new, in: after)
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
    private mutating func addLone(
        _ indices: [Int], of tree: FlatTree, _ nodes: [TraceNode], rewritten: Set<Int>,
        _ step: (Aligned.Lone) -> Aligned.Step
    ) {
        let sides = OneSided(indices, of: tree, rewritten: rewritten)
        for index in sides.told {
            let node = tree.nodes[index]
            let place = name(above: index, in: tree, passing: sides.passed, places: sides.newControls)
            // What is laid on all that its author wrote is not the container's around that.
            let isOnContainer = node.isModifier && place?.hasPrefix(".") == false
            let lone = Aligned.Lone(
                node: nodes[index], container: isOnContainer ? nil : place,
                contents: sides.contents(of: index), otherParts: sides.otherParts(of: index),
                kept: sides.kept(in: index))
            add(step(lone), at: index, in: tree)
        }
    }

    private mutating func add(_ step: Aligned.Step, at index: Int, in tree: FlatTree) {
        steps.append(Aligned(step: step, path: tree.path(to: index), place: place(of: index, in: tree)))
    }

    /// Who wrote the nearest node above that anybody in particular wrote.
    private func place(of index: Int, in tree: FlatTree) -> String? {
        tree.path(to: index).dropLast().reversed().lazy
            .compactMap { tree.nodes[$0].isOfAuthor ? nil : tree.nodes[$0].owner.giver }
            .first ?? around.owner
    }

    // MARK: - Elsewhere

    /// A view that went from one container to another is told with both.
    private mutating func findContainerMoves() {
        if removed.isEmpty || inserted.isEmpty { return }
        for move in containers.moves(removed, inserted) {
            takeAlong(move.old, move.new)
            let (old, new) = (before.firstLeaf[move.old]...move.old, after.firstLeaf[move.new]...move.new)
            removed.removeAll { old.contains($0) }
            inserted.removeAll { new.contains($0) }
            add(move)
        }
    }

    /// A container around some of the views that it held has stayed, whatever else went out of it.
    private mutating func keepContainers() {
        if removed.isEmpty || inserted.isEmpty { return }
        for kept in containers.kept(removed, inserted) {
            removed.removeAll { $0 == kept.old }
            inserted.removeAll { $0 == kept.new }
            partner[kept.new] = kept.old
            for move in kept.moves { add(move) }
        }
    }

    private var containers: ContainerMoves {
        ContainerMoves(
            before: before, after: after, oldNodes: oldNodes, newNodes: newNodes, partner: partner,
            around: around.parent)
    }

    /// Where it stands is said already.
    private mutating func add(_ move: ContainerMoves.Move) {
        let moved = Aligned.Moved(
            node: before.nodes[move.old], old: move.from, new: move.to, words: oldNodes[move.old].firstWords)
        steps.append(Aligned(step: .moved(moved), path: after.path(to: move.new)))
    }

    /// A node removed in one place and inserted in another with the same values has moved.
    ///
    /// Between two places of one name it went from one and came to the other; in one place the order changed.
    private mutating func findMoves() {
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
                add(.moved(.init(node: node, old: old, new: new)), at: target, in: after)
                continue
            }
            takeAlong(index, target)
            let below = standing(target, in: after)
            guard reordered.insert(below).inserted else { continue }
            let order = viewOrder(
                oldNodes[above].children, newNodes[below].children, in: name(above: target, in: after),
                of: place(of: target, in: after))
            if let order { add(.reordered(order, of: nil), at: below, in: after) }
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
