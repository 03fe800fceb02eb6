import Drawing

/// Views that went from one container to another, where both containers were there before and still are.
struct ContainerMoves {
    struct Move {
        /// Numbers of the view in both trees.
        var old: Int
        var new: Int
        /// The containers in words: `in VStack “Home”`.
        var from: String
        var to: String
    }

    let before: FlatTree
    let after: FlatTree
    let oldNodes: [TraceNode]
    let newNodes: [TraceNode]
    /// The node of the old tree for each of the new one.
    let partner: [Int: Int]
    /// What stands around both trees.
    let around: String?

    /// The moves among nodes that only one tree has, a view with all that is in it as one.
    func moves(_ removed: [Int], _ inserted: [Int]) -> [Move] {
        var (gone, come) = (Set(removed), Set(inserted))
        for (old, new) in staying(removed, inserted) {
            gone.subtract(before.firstLeaf[old]...old)
            come.subtract(after.firstLeaf[new]...new)
        }
        var moves: [Move] = []
        // From the outermost in: a container takes along what is in it.
        for old in removed.reversed() where gone.contains(old) && isView(before.nodes[old]) {
            guard let from = container(of: old, in: before), !gone.contains(from) else { continue }
            let target = inserted.first { new in
                guard come.contains(new), oldNodes[old].isWritten(like: newNodes[new]),
                    let to = container(of: new, in: after)
                else { return false }
                return partner[to] != nil && partner[to] != from
            }
            guard let new = target, let to = container(of: new, in: after) else { continue }
            gone.subtract(before.firstLeaf[old]...old)
            come.subtract(after.firstLeaf[new]...new)
            moves.append(move(old, new, from: from, to: to))
        }
        return moves
    }

    private func move(_ old: Int, _ new: Int, from: Int, to: Int) -> Move {
        let names = (name(of: from, in: before), name(of: to, in: after))
        let marks = marks(from, without: old, to, without: new)
        let isClear =
            names.0 != names.1 && count(of: names.0, in: before) < 2 && count(of: names.1, in: after) < 2
        return Move(
            old: old, new: new, from: "in " + names.0 + (isClear ? "" : marks.from),
            to: "in " + names.1 + (isClear ? "" : marks.to))
    }

    /// Containers that the matching takes for others, since that costs it less than a large view that went out of one or
    /// came into it: with other views the same ones stand where they stood, around some of those that they held.
    func kept(_ removed: [Int], _ inserted: [Int]) -> [(old: Int, new: Int, moves: [Move])] {
        var free = inserted
        var kept: [(old: Int, new: Int, moves: [Move])] = []
        let matched = Dictionary(uniqueKeysWithValues: partner.map { ($1, $0) })
        for old in removed.reversed() where holdsViews(old, in: before) {
            let views = views(in: old, of: before).compactMap { view in matched[view].map { (view, $0) } }
            for new in free where holdsViews(new, in: after) && isOnePlace(old, new) {
                let inside = after.firstLeaf[new]..<new
                let went = views.filter { !inside.contains($0.1) }
                guard went.count < views.count else { continue }
                let came = self.views(in: new, of: after).compactMap { view in
                    partner[view].map { ($0, view) }
                }
                .filter { !(before.firstLeaf[old]..<old).contains($0.0) }
                guard !went.isEmpty || !came.isEmpty else { continue }
                let moves =
                    went.compactMap { view, place in
                        container(of: place, in: after).map { move(view, place, from: old, to: $0) }
                    }
                    + came.compactMap { place, view in
                        container(of: place, in: before).map { move(place, view, from: $0, to: new) }
                    }
                kept.append((old, new, moves))
                free.removeAll { $0 == new }
                break
            }
        }
        return kept
    }

    private func holdsViews(_ index: Int, in tree: FlatTree) -> Bool {
        isView(tree.nodes[index]) && !tree.nodes[index].isStatement && tree.firstLeaf[index] < index
    }

    /// Whether it is the same container in both trees, in the same one.
    private func isOnePlace(_ old: Int, _ new: Int) -> Bool {
        let (a, b) = (before.nodes[old], after.nodes[new])
        guard a.isNamesake(of: b), a.properties == b.properties, let above = container(of: old, in: before),
            let below = container(of: new, in: after)
        else { return false }
        return partner[below] == above
    }

    /// The views right inside of a container.
    private func views(in container: Int, of tree: FlatTree) -> [Int] {
        (tree.firstLeaf[container]..<container).filter {
            isView(tree.nodes[$0]) && self.container(of: $0, in: tree) == container
        }
    }

    /// What has another place in the container where it was, so that its equals elsewhere are not taken for it.
    private func staying(_ removed: [Int], _ inserted: [Int]) -> [(old: Int, new: Int)] {
        var free = inserted
        var pairs: [(old: Int, new: Int)] = []
        for old in removed.reversed() where isView(before.nodes[old]) {
            guard let from = container(of: old, in: before) else { continue }
            let place = free.firstIndex { new in
                oldNodes[old].isWritten(like: newNodes[new])
                    && container(of: new, in: after).flatMap { partner[$0] } == from
            }
            if let place { pairs.append((old, free.remove(at: place))) }
        }
        return pairs
    }

    private func isView(_ node: TraceNode) -> Bool {
        !node.isModifier && (node.role == .written || node.isStatement)
    }

    /// The nearest node above that people know as something that holds views; the last one is all that is compared.
    private func container(of index: Int, in tree: FlatTree) -> Int? {
        var above = tree.parent[index]
        while above >= 0, above < tree.count - 1, !isView(tree.nodes[above]) { above = tree.parent[above] }
        return above >= 0 ? above : nil
    }

    private func name(of container: Int, in tree: FlatTree) -> String {
        container == tree.count - 1 ? around ?? "the outermost view" : tree.nodes[container].name
    }

    private func count(of name: String, in tree: FlatTree) -> Int {
        tree.nodes.count { $0.name == name } + (around == name ? 1 : 0)
    }

    /// What tells the containers from each other: words that the other one lacks, or else which one of its name it is.
    private func marks(
        _ from: Int, without old: Int, _ to: Int, without new: Int
    ) -> (from: String, to: String) {
        let (a, b) = (
            identifyingTexts(in: from, of: before, without: old),
            identifyingTexts(in: to, of: after, without: new)
        )
        func mark(
            _ own: [String], _ others: [String], _ container: Int, _ tree: FlatTree, _ moved: Int
        ) -> String {
            if let words = own.first(where: { !others.contains($0) }) { return " “\(words)”" }
            let name = name(of: container, in: tree)
            // As they are read: what stands around others comes before these.
            let kin = tree.nodes.indices.filter { tree.nodes[$0].name == name }
                .sorted { (tree.firstLeaf[$0], $1) < (tree.firstLeaf[$1], $0) }
            guard kin.count > 1, let place = kin.firstIndex(of: container) else { return "" }
            let apart = kin.filter { tree.firstLeaf[$0] > container || $0 < tree.firstLeaf[container] }
            let known = Set(apart.flatMap { identifyingTexts(in: $0, of: tree, without: moved) })
            if let words = own.first(where: { !known.contains($0) }) { return " “\(words)”" }
            return " (\(place + 1) of \(kin.count))"
        }
        return (mark(a, b, from, before, old), mark(b, a, to, after, new))
    }

    private func identifyingTexts(in container: Int, of tree: FlatTree, without index: Int) -> [String] {
        let inside = tree.firstLeaf[container]...container
        let moved = tree.firstLeaf[index]...index
        let known = inside.filter { !moved.contains($0) }.compactMap { node in
            tree.nodes[node].identifyingValue.map { (tree.nodes[node].isText, $0) }
        }
        return known.filter(\.0).map(\.1) + known.filter { !$0.0 }.map(\.1)
    }
}
