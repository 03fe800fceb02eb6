import Drawing

/// Where the views of a tile stand, before and after: says which of several a change is about.
struct Whereabouts {
    private let sides: [Forest]

    init(_ forests: [[TraceNode]]) { sides = forests.map(Forest.init) }

    /// What is said of the views of changes that are alike: the names of those that a modifier is laid on, and what tells
    /// all of them from others of their kind.
    struct Words {
        var names: [String] = []
        var marks: [String] = []
        /// What tells the instances of people's own view that changed from those that did not.
        var instances: [String] = []
    }

    func words(for subjects: [Subject], in instances: [Subject]) -> Words {
        var words = Words(names: fewKinds(of: subjects.compactMap(\.name)), marks: marks(of: subjects))
        if words.marks.isEmpty { words.instances = marks(of: instances) }
        return words
    }

    /// The view that `found` is about, and the instance of people's own view that it is in.
    func subjects(of found: FoundChange) -> (view: Subject?, instance: Subject?) {
        guard let node = found.node, let (side, index) = find(node, isNew: found.isOfNew) else {
            return (nil, nil)
        }
        if found.change.isRestyling {
            return (Subject(role: .control, kind: node.kind, side: side, index: index), nil)
        }
        if found.change.isStatement { return (nil, nil) }
        return (view(of: found.change, side, index), instance(of: found.change, side, index))
    }

    private func view(of change: Change, _ side: Int, _ index: Int) -> Subject? {
        let tree = sides[side]
        let node = tree.nodes[index]
        if node.isModifier {
            // On all that its author wrote, as is understood of a modifier whose view is not named.
            guard let holder = tree.holder(of: index), !tree.isAround(holder, node) else { return nil }
            guard let view = tree.laidOn(index) else { return nil }
            let name = tree.nodes[view].name(asSeenBy: node)
            return Subject(role: .view, kind: tree.nodes[view].kind, name: name, side: side, index: view)
        }
        if change.isOneSided {
            guard node.identifyingValue == nil, let holder = tree.holder(of: index),
                !tree.nodes[holder].isModifier
            else { return nil }
            return Subject(
                role: .container, kind: tree.nodes[holder].kind, side: side, index: holder, without: index)
        }
        let stated = node.properties.first { $0.name == change.stated }
        if stated?.traits.contains(.identifying) ?? false || node.role == .builtIn { return nil }
        return Subject(role: .view, kind: node.kind, side: side, index: index, stated: change.stated)
    }

    private func instance(of change: Change, _ side: Int, _ index: Int) -> Subject? {
        guard let author = change.owner.last, author.isWritten else { return nil }
        let top = sides[side].path(to: index).first { sides[side].nodes[$0].owner.starts(with: change.owner) }
        return top.map {
            Subject(role: .instance, kind: .init(owner: change.owner), side: side, index: $0)
        }
    }

    private func find(_ node: TraceNode, isNew: Bool) -> (side: Int, index: Int)? {
        let side = isNew ? sides.count - 1 : 0
        guard sides.indices.contains(side), let index = sides[side].nodes.firstIndex(of: node) else {
            return nil
        }
        return (side, index)
    }

    // MARK: - Among its kind

    /// What tells the views of changes that are alike from others of their kind, where there are others: words, what shapes
    /// are painted with, or else which one it is, `(2 of 3)`.
    private func marks(of subjects: [Subject]) -> [String] {
        guard let first = subjects.first,
            subjects.allSatisfy({ $0.kind == first.kind && $0.role == first.role && $0.side == first.side })
        else { return [] }
        let changed = Set(subjects.map(\.index))
        guard changed.count == subjects.count,
            sides.contains(where: { $0.kin(of: first).count > changed.count })
        else { return [] }
        let side = sides[first.side]
        let kin = side.kin(of: first)
        guard changed.count == 1 else {
            let marks = subjects.compactMap { side.marks(of: $0.index).first }
            let all = Set(kin.map { side.marks(of: $0).first })
            return marks.count == subjects.count && all.count > 1 ? fewKinds(of: marks) : []
        }
        let others = Set(kin.filter { $0 != first.index }.flatMap { side.marks(of: $0) })
        if let mark = side.marks(of: first.index, without: first.without).first(where: {
            !others.contains($0)
        }) {
            return [mark]
        }
        // Where all others have other values, the old one says which one it is; an instance may have come to several views.
        guard first.role != .instance, !side.isAlone(first, among: kin), kin.count > 1,
            let place = kin.firstIndex(of: first.index)
        else { return [] }
        return ["(\(place + 1) of \(kin.count))"]
    }
}

extension Whereabouts {
    /// One of the two trees as an array in preorder.
    private struct Forest {
        private(set) var nodes: [TraceNode] = []
        private var parents: [Int] = []

        init(_ roots: [TraceNode]) {
            func add(_ node: TraceNode, below parent: Int) {
                let index = nodes.count
                nodes.append(node)
                parents.append(parent)
                for child in node.children { add(child, below: index) }
            }
            for root in roots { add(root, below: -1) }
        }

        /// The numbers of the nodes around one and its own, the outermost first.
        func path(to index: Int) -> [Int] {
            var path = [index]
            while let above = path.last, parents[above] >= 0 { path.append(parents[above]) }
            return path.reversed()
        }

        private func children(of index: Int) -> [Int] {
            nodes.indices.dropFirst(index + 1).filter { parents[$0] == index }
        }

        private func content(of modifier: Int) -> Int? {
            let children = children(of: modifier)
            return nodes[modifier].isContentLast ? children.last : children.first
        }

        /// The innermost of what a modifier is laid on, which is none.
        func laidOn(_ modifier: Int) -> Int? {
            var view = modifier
            while nodes[view].isModifier || nodes[view].name.hasPrefix("@") {
                guard let inner = content(of: view) else { return nil }
                view = inner
            }
            return view
        }

        /// The nearest container above, or the modifier of whose layers it is one.
        func holder(of index: Int) -> Int? {
            var index = index
            while parents[index] >= 0 {
                let above = parents[index]
                if nodes[above].isModifier {
                    if content(of: above) != index { return above }
                } else if !nodes[above].isStatement {
                    return above
                }
                index = above
            }
            return nil
        }

        /// Whether what wrote `node` stands in the holder as a whole.
        func isAround(_ holder: Int, _ node: TraceNode) -> Bool {
            let owner = nodes[holder].owner
            return owner.count < node.owner.count && node.owner.starts(with: owner)
        }

        /// Those that the view could be taken for, and itself.
        func kin(of subject: Subject) -> [Int] {
            guard subject.role == .instance else {
                return nodes.indices.filter { nodes[$0].kind == subject.kind }
            }
            return nodes.indices.filter { index in
                path(to: index).first { nodes[$0].owner.starts(with: subject.kind.owner) } == index
            }
        }

        /// Whether no other has the value that changed.
        func isAlone(_ subject: Subject, among kin: [Int]) -> Bool {
            func value(_ index: Int) -> TraceValue? {
                nodes[index].properties.first { $0.name == subject.stated }?.value
            }
            guard subject.role == .view, let own = value(subject.index) else { return false }
            return !kin.contains { $0 != subject.index && value($0) == own }
        }

        /// What it may be known by, the likeliest first: words inside, names of symbols, what a shape is painted with.
        func marks(of index: Int, without left: Int? = nil) -> [String] {
            var (texts, symbols): ([String], [String]) = ([], [])
            func collect(_ index: Int) {
                if index == left { return }
                let node = nodes[index]
                if let value = node.identifyingValue {
                    if node.isText { texts.append("“\(value)”") } else { symbols.append("“\(value)”") }
                }
                for child in children(of: index) { collect(child) }
            }
            collect(index)
            let paint = nodes[index].paint.map { "(\($0.name) \($0.value))" }
            return texts + symbols + (paint.map { [$0] } ?? [])
        }
    }
}
