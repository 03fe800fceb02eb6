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
    /// The nodes of one view that has come to several, by the first.
    private var others: [Int: [Int]] = [:]

    init(_ indices: [Int], of tree: FlatTree) {
        self.tree = tree
        changed = Set(indices)
        // What a control says of itself did not come to what was there before: the control did, or a trace of before
        // does not say it.
        passed = []
        let kept = keeping()
        passed = Set(
            indices.filter { index in
                let node = tree.nodes[index]
                if kept.contains(index) { return node.isStatement }
                // The last child comes right before its parent, the first leaf of an only child is the parent's.
                return node.isModifier && index > 0 && tree.parent[index - 1] == index
                    && tree.firstLeaf[index - 1] == tree.firstLeaf[index]
            })
        changed.subtract(passed)
        let rest = joinParts(indices)
        let keeps = kept
        told = indices.filter { index in
            changed.contains(index) && !rest.contains(index)
                && (keeps.contains(index) || !changed.contains(around(index)))
        }
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

    /// Up to two views inside of one that came or went with all its content, by what tells them from others.
    func contents(of index: Int) -> [String] {
        var names: [String] = []
        for root in [index] + (others[index] ?? []) {
            let inside = tree.firstLeaf[root]...root
            guard
                inside.allSatisfy({
                    changed.contains($0) || passed.contains($0) || tree.nodes[$0].part != nil
                })
            else { return [] }
            names += inside.compactMap { $0 == index ? nil : tree.nodes[$0].toldName }
        }
        return names.count > 2 ? Array(names.prefix(2)) + ["…"] : names
    }
}

extension TraceNode {
    /// Which part of a view it is that has come to several nodes, counted from 1.
    fileprivate var part: Int? {
        for property in properties where property.name == Property.part {
            if case .number(let part) = property.value { return Int(part) }
        }
        return nil
    }

    /// The view with what tells it from others: `Text “Title”`.
    var toldName: String? {
        let told = properties.first { $0.traits.contains(.identifying) }
        return told.map { "\(name) “\($0.value.description.prefix(20))”" }
    }
}
