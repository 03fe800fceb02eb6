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
            let names = (name(of: from, in: before), name(of: to, in: after))
            let marks = marks(from, without: old, to, without: new)
            let isClear =
                names.0 != names.1 && count(of: names.0, in: before) < 2 && count(of: names.1, in: after) < 2
            moves.append(
                Move(
                    old: old, new: new, from: "in " + names.0 + (isClear ? "" : marks.from),
                    to: "in " + names.1 + (isClear ? "" : marks.to)))
        }
        return moves
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
        let (a, b) = (words(in: from, of: before, without: old), words(in: to, of: after, without: new))
        func mark(_ own: [String], _ others: [String], _ container: Int, _ tree: FlatTree) -> String {
            if let words = own.first(where: { !others.contains($0) }) { return " “\(words)”" }
            let name = name(of: container, in: tree)
            let kin = tree.nodes.indices.filter { tree.nodes[$0].name == name }
            guard kin.count > 1, let place = kin.firstIndex(of: container) else { return "" }
            return " (\(place + 1) of \(kin.count))"
        }
        return (mark(a, b, from, before), mark(b, a, to, after))
    }

    private func words(in container: Int, of tree: FlatTree, without index: Int) -> [String] {
        let inside = tree.firstLeaf[container]...container
        let moved = tree.firstLeaf[index]...index
        let known = inside.filter { !moved.contains($0) }.compactMap { node in
            tree.nodes[node].identifyingValue.map { (tree.nodes[node].isText, $0) }
        }
        return known.filter(\.0).map(\.1) + known.filter { !$0.0 }.map(\.1)
    }
}
