import Drawing

/// Where the views of a tile stand, before and after: says which of several a fact is about.
struct Whereabouts {
    private let sides: [Forest]

    init(_ forests: [[TraceNode]]) { sides = forests.map(Forest.init) }

    /// What is said of the views of facts that are alike.
    func naming(for subjects: [Subject], in instances: [Subject]) -> Naming {
        let names = fewKinds(of: subjects.compactMap(\.name))
        var naming = Naming(
            view: names.isEmpty ? nil : names.joined(separator: ", "), marks: marks(of: subjects))
        if naming.marks.isEmpty { naming.instances = marks(of: instances) }
        if naming.marks.isEmpty, naming.instances.isEmpty { naming.marks = place(of: subjects) }
        return naming
    }

    /// The view that a finding is about, and the instance of people's own view that it is in.
    func subjects(of finding: Finding) -> (view: Subject?, instance: Subject?) {
        guard let node = finding.node, let (side, index) = find(node, isNew: finding.isOfNew) else {
            return (nil, nil)
        }
        switch finding.fact {
        case .frameChanged:
            // Which of many has moved is told by words: their places are all that is told of them.
            guard !node.isModifier else { return (nil, nil) }
            return (
                Subject(role: .view, kind: node.kind, side: side, index: index, isToldByWordsAlone: true), nil
            )
        case .restyled(let restyling):
            return (
                Subject(
                    role: .control, kind: node.kind, side: side, index: index,
                    isAlwaysNamed: restyling.site.owner.isEmpty), nil
            )
        default: break
        }
        if finding.site.isStatement {
            guard finding.fact.words == nil else { return (nil, nil) }
            let stated = finding.fact.value?.stated ?? ""
            return (Subject(role: .view, kind: node.kind, side: side, index: index, stated: stated), nil)
        }
        return (view(of: finding.fact, side, index), instance(of: finding.site, side, index))
    }

    private func view(of fact: Fact, _ side: Int, _ index: Int) -> Subject? {
        let tree = sides[side]
        let node = tree.nodes[index]
        if node.isModifier {
            // On all that its author wrote, as is understood of a modifier whose view is not named.
            guard let holder = tree.holder(of: index), !tree.isAround(holder, node) else { return nil }
            guard let view = tree.laidOn(index) else { return nil }
            let name = tree.nodes[view].name(asSeenBy: node)
            return Subject(role: .view, kind: tree.nodes[view].kind, name: name, side: side, index: view)
        }
        if let lone = fact.lone {
            guard let holder = tree.holder(of: index), !tree.nodes[holder].isModifier else { return nil }
            let saysNothing =
                node.identifyingValue == nil && lone.contents.isEmpty
                && (lone.details.isEmpty || node.paint != nil)
            return Subject(
                role: .container, kind: tree.nodes[holder].kind, side: side, index: holder,
                // What is known by itself says where it was; a number of its container would say no more.
                isToldByWordsAlone: node.identifyingValue != nil, isAlwaysNamed: saysNothing, without: index)
        }
        if node.role == .builtIn { return nil }
        var stated = fact.value?.stated ?? ""
        let property = node.properties.first { $0.name == stated }
        var isAlwaysNamed = false
        if case .replaced(let replacement) = fact {
            isAlwaysNamed = replacement.site.owner.isEmpty && !node.children.isEmpty
            // What it was painted with is told with what came in its place.
            if let paint = node.paint, replacement.lostDetails.contains(paint) { stated = paint.name }
        }
        return Subject(
            role: .view, kind: node.kind, side: side, index: index, stated: stated,
            isToldByValue: property?.traits.contains(.identifying) ?? false, isAlwaysNamed: isAlwaysNamed)
    }

    private func instance(of site: Site, _ side: Int, _ index: Int) -> Subject? {
        guard let author = site.owner.last, author.isWritten else { return nil }
        let top = sides[side].path(to: index).first { sides[side].nodes[$0].owner.starts(with: site.owner) }
        return top.map {
            Subject(role: .instance, kind: .init(owner: site.owner), side: side, index: $0)
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

    /// What tells the views of facts that are alike from others of their kind, where there are others: words, or what
    /// shapes are painted with.
    private func marks(of subjects: [Subject]) -> [String] {
        guard let (first, kin, hasOthers) = kin(of: subjects) else { return [] }
        let side = sides[first.side]
        if first.isToldByValue { return [] }
        if !hasOthers { return first.isAlwaysNamed ? Array(side.marks(of: first).prefix(1)) : [] }
        guard subjects.count == 1 else {
            let marks = subjects.compactMap { side.marks(of: $0).first }
            let all = Set(kin.map { side.marks(of: first, as: $0).first })
            return marks.count == subjects.count && all.count > 1 ? fewKinds(of: marks) : []
        }
        // What stands around it or in it has its words, too.
        let others = kin.filter {
            !side.path(to: first.index).contains($0) && !side.path(to: $0).contains(first.index)
        }
        let known = Set(others.flatMap { side.marks(of: first, as: $0) })
        return side.marks(of: first).first { !known.contains($0) }.map { [$0] } ?? []
    }

    /// Which one of views that are alike it is, `(2 of 3)`; an instance may have come to several views.
    private func place(of subjects: [Subject]) -> [String] {
        guard subjects.count == 1, let (first, kin, hasOthers) = kin(of: subjects), hasOthers, kin.count > 1,
            !first.isToldByWordsAlone,
            // Where all others have other values, the old one says which one it is.
            !sides[first.side].isAlone(first, among: kin), let place = kin.firstIndex(of: first.index)
        else { return [] }
        return ["(\(place + 1) of \(kin.count))"]
    }

    /// The first of subjects of one kind, all that are of that kind, and whether some of these are no subjects.
    private func kin(of subjects: [Subject]) -> (first: Subject, kin: [Int], hasOthers: Bool)? {
        guard let first = subjects.first,
            subjects.allSatisfy({ $0.kind == first.kind && $0.role == first.role && $0.side == first.side }),
            Set(subjects.map(\.index)).count == subjects.count
        else { return nil }
        return (
            first, sides[first.side].kin(of: first),
            sides.contains { $0.kin(of: first).count > subjects.count }
        )
    }
}

extension Whereabouts {
    /// One of the two trees as an array in preorder.
    private struct Forest {
        private(set) var nodes: [TraceNode] = []
        private var parents: [Int] = []
        private var children: [[Int]] = []
        private var kinds: [ViewKind: [Int]] = [:]

        init(_ roots: [TraceNode]) {
            func add(_ node: TraceNode, below parent: Int) {
                let index = nodes.count
                nodes.append(node)
                parents.append(parent)
                children.append([])
                if parent >= 0 { children[parent].append(index) }
                kinds[node.kind, default: []].append(index)
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

        private func content(of modifier: Int) -> Int? {
            nodes[modifier].isContentLast ? children[modifier].last : children[modifier].first
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
                return kinds[subject.kind] ?? []
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
        ///
        /// - Parameter other: another one of its kind.
        func marks(of subject: Subject, as other: Int? = nil) -> [String] {
            var (texts, symbols): ([String], [String]) = ([], [])
            func collect(_ index: Int) {
                if index == subject.without { return }
                let node = nodes[index]
                if let value = node.identifyingValue {
                    if node.isText { texts.append("“\(value)”") } else { symbols.append("“\(value)”") }
                }
                for child in children[index] { collect(child) }
            }
            let index = other ?? subject.index
            collect(index)
            guard let paint = nodes[index].paint, paint.name != subject.stated else { return texts + symbols }
            return texts + symbols + ["(\(paint.name) \(paint.value.inShort))"]
        }
    }
}

extension TraceValue {
    /// A gradient by its kind and colours alone.
    fileprivate var inShort: String {
        guard case .gradient(let gradient) = self else { return description }
        let colors = fewKinds(of: gradient.stops.map(\.color.description))
        return "\(gradient.kind.rawValue) gradient of \(colors.joined(separator: ", "))"
    }
}
