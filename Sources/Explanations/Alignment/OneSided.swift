import Drawing

/// Nodes of one tree that the other one lacks, and which of them are told.
///
/// What came or went inside something that came or went goes without saying; a modifier around something that stayed is
/// named even so, one that came or went with its view is not: the view is.
struct OneSided {
    private let tree: FlatTree
    /// Those that are something by themselves.
    private var changed: Set<Int>
    private(set) var told: [Int] = []
    /// Those that are no place where something came or went.
    private(set) var passed: Set<Int>
    private var keeps: Set<Int> = []
    /// What is said of controls that came or went around something that stayed.
    private(set) var newControls: Set<Int> = []
    /// The nodes of one view that has come to several, by the first.
    private var others: [Int: [Int]] = [:]

    /// - Parameter rewritten: nodes of which the other tree has one that somebody else wrote.
    init(_ indices: [Int], of tree: FlatTree, rewritten: Set<Int> = []) {
        self.tree = tree
        changed = Set(indices)
        // What a control says of itself did not come to what was there before: the control did.
        passed = []
        let kept = keeping()
        passed = Set(
            indices.filter { index in
                let node = tree.nodes[index]
                if kept.contains(index) {
                    guard node.isStatement else { return false }
                    // A control is new where what it has come to is, around whatever stayed.
                    return node.isOfAuthor || !isOwn(index - 1, new: rewritten, around: index)
                }
                // What it is laid on came or went, too.
                return node.isModifier && tree.firstLeaf[index] < index
            })
        // With that its layers did.
        for index in passed where !kept.contains(index) && tree.nodes[index].isModifier {
            for layer in tree.children(of: index) where !tree.isContent(layer) {
                passed.formUnion(tree.firstLeaf[layer]...layer)
            }
        }
        newControls = Set(
            indices.filter { kept.contains($0) && tree.nodes[$0].isStatement && !passed.contains($0) })
        // What a control has come to is told with it.
        passed.formUnion(
            newControls.compactMap { tree.firstLeaf[$0] < $0 && changed.contains($0 - 1) ? $0 - 1 : nil })
        changed.subtract(passed)
        let rest = joinParts(indices)
        let keeps = kept
        told = indices.filter { index in
            guard changed.contains(index), !rest.contains(index) else { return false }
            let above = around(index)
            if keeps.contains(index) || !changed.contains(above) { return true }
            // What came with a container around something that stayed is told by itself, a layer with its modifier.
            return isContainer(above) && keeps.contains(above)
        }
        self.keeps = keeps
    }

    /// Whether the node below a statement is another one than before.
    private func isOwn(_ index: Int, new rewritten: Set<Int>, around statement: Int) -> Bool {
        var index = index
        while index > 0, tree.nodes[index].role == .environment { index -= 1 }
        guard index >= 0, index < statement else { return false }
        return changed.contains(index) || rewritten.contains(index)
    }

    private func isContainer(_ index: Int) -> Bool {
        index >= 0 && !tree.nodes[index].isModifier && !tree.nodes[index].isOfAuthor
    }

    /// The nearest node above that is a place.
    private func around(_ index: Int) -> Int {
        var above = tree.parent[index]
        while above >= 0, passed.contains(above) { above = tree.parent[above] }
        return above
    }

    /// Nodes with something inside that stayed.
    private func keeping() -> Set<Int> {
        var keeps = Set<Int>()
        for index in 0..<tree.count where !changed.contains(index) || keeps.contains(index) {
            keeps.insert(tree.parent[index])
        }
        return keeps
    }

    /// Makes one of the nodes of each view that came or went with all that it has come to, and answers the others; of a
    /// view of which some stayed, only what is inside came or went.
    private mutating func joinParts(_ indices: [Int]) -> Set<Int> {
        var rest = Set<Int>()
        var seen = Set<Int>()
        for index in indices where tree.nodes[index].part != nil {
            let parent = tree.parent[index]
            guard seen.insert(parent).inserted else { continue }
            for parts in parts(inside: parent) {
                guard tree.nodes[parts[0]].part == 1, parts.allSatisfy(changed.contains) else {
                    changed.subtract(parts)
                    continue
                }
                others[parts[0]] = Array(parts.dropFirst())
                rest.formUnion(parts.dropFirst())
            }
        }
        return rest
    }

    /// The nodes below `parent` that say which part they are, those of one view together; parts of a view whose first one
    /// stands elsewhere are none that came or went.
    private func parts(inside parent: Int) -> [[Int]] {
        var groups: [[Int]] = []
        var rest: [Int] = []
        for index in 0..<tree.count where tree.parent[index] == parent {
            guard let part = tree.nodes[index].part else { continue }
            if part == 1 {
                groups.append([index])
            } else if groups.isEmpty {
                rest.append(index)
            } else {
                groups[groups.count - 1].append(index)
            }
        }
        // Of two views that begin alike, the end of one and the beginning of the next are what came or went.
        if let first = rest.first.flatMap({ tree.nodes[$0].part }), groups.last?.count == first - 1 {
            groups[groups.count - 1] += rest
        } else if !rest.isEmpty {
            groups.append(rest)
        }
        return groups
    }

    /// Views inside of one that came or went with all its content that tell what it is; of a modifier around something
    /// that stayed those of its layer.
    func contents(of index: Int) -> [TraceNode] {
        var roots = [index] + (others[index] ?? [])
        if keeps.contains(index) {
            guard tree.nodes[index].isModifier else { return [] }
            roots = tree.children(of: index).filter { !hasKept($0) }
        }
        var views: [TraceNode] = []
        for root in roots {
            guard !hasKept(root) else { return [] }
            views += (tree.firstLeaf[root]...root).lazy.filter { $0 != index }.map { tree.nodes[$0] }
        }
        return views
    }

    /// The further nodes of a view that has come to several.
    func otherParts(of index: Int) -> [TraceNode] { (others[index] ?? []).map { tree.nodes[$0] } }

    /// Views inside of a container that came or went which stayed.
    func kept(in index: Int) -> [TraceNode] {
        guard keeps.contains(index), isContainer(index) else { return [] }
        return (tree.firstLeaf[index]..<index)
            .filter { !changed.contains($0) && !passed.contains($0) }.map { tree.nodes[$0] }
    }

    private func hasKept(_ root: Int) -> Bool {
        !(tree.firstLeaf[root]...root).allSatisfy {
            changed.contains($0) || passed.contains($0) || tree.nodes[$0].part != nil
        }
    }
}
