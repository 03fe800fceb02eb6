import Drawing

/// The view that a change is about, where readers could take another one for it.
struct Subject: Hashable {
    /// What views are alike by: their name and who wrote them.
    struct Kind: Hashable {
        let name: String
        let owner: [TraceNode.Author]

        init(_ node: TraceNode) {
            name = node.name
            owner = node.owner
        }
    }

    var kind: Kind
    /// What it is called where the change is one of a modifier laid on it.
    var name: String?
    /// What tells it from others of its kind, ready to print: `“Save”`, `(fill #FF0000)`.
    var mark: String?

    /// The view that a modifier inside of `holder` is laid on; `nil` where it is laid on all that its author wrote, as is
    /// understood of one whose view is not named.
    init?(of modifier: TraceNode, in holder: Holder?) {
        guard modifier.isModifier, let holder, !holder.isAround(modifier), let view = modifier.laidOn else {
            return nil
        }
        kind = Kind(view)
        name = view.name(asSeenBy: modifier)
        mark = view.mark
    }

    /// The view itself, of which `property` changed.
    private init?(_ view: TraceNode, of change: Change) {
        let property = change.stated
        let stated = view.properties.first { $0.name == property }
        guard view.paint.map({ $0.name != property && !change.lostDetails.contains($0) }) ?? true,
            !(stated?.traits.contains(.identifying) ?? false)
        else { return nil }
        kind = Kind(view)
        mark = view.mark
    }

    /// The one that a value changed of, or of a modifier on it.
    init?(of change: Change, was old: TraceNode, is new: TraceNode, in holder: Holder?) {
        if change.isStatement { return nil }
        if new.isModifier { self.init(of: old, in: holder) } else { self.init(old, of: change) }
    }

    /// A container, or a layer such as an overlay, in which views stand.
    struct Holder {
        var name: String
        var owner: [TraceNode.Author]

        init(_ node: TraceNode) {
            name = node.name
            owner = node.owner
        }

        /// Whether what wrote `node` stands in this holder as a whole.
        func isAround(_ node: TraceNode) -> Bool {
            owner.count < node.owner.count && node.owner.starts(with: owner)
        }
    }
}

extension TraceNode {
    /// What a modifier is laid on, among its layers.
    var content: TraceNode? { isContentLast ? children.last : children.first }

    var isContentLast: Bool { baseName == ".background" }

    /// The innermost of what a modifier is laid on, which is none.
    fileprivate var laidOn: TraceNode? {
        var view = self
        while view.isModifier || view.name.hasPrefix("@") {
            guard let inner = view.content else { return nil }
            view = inner
        }
        return view
    }

    /// The name of the view of people's own that it belongs to where `modifier` was written, or its own.
    fileprivate func name(asSeenBy modifier: TraceNode) -> String {
        let depth = modifier.owner.count
        guard owner.count > depth, owner.starts(with: modifier.owner), owner[depth].isWritten else {
            return name
        }
        return owner[depth].name
    }

    fileprivate var mark: String? {
        if let words = firstWords { return "“\(words)”" }
        return paint.map { "(\($0.name) \($0.value))" }
    }
}

/// How many views of each kind a tile has.
struct KindCounts {
    private var counts: [Subject.Kind: Int] = [:]

    /// - Parameter forests: the same tile before and after; the larger number counts.
    init(_ forests: [[TraceNode]]) {
        for forest in forests {
            var found: [Subject.Kind: Int] = [:]
            func count(_ node: TraceNode) {
                if !node.isModifier { found[Subject.Kind(node), default: 0] += 1 }
                for child in node.children { count(child) }
            }
            for node in forest { count(node) }
            counts.merge(found, uniquingKeysWith: max)
        }
    }

    /// What tells the views of equal changes from others of their kind, where there are others.
    func marks(of subjects: [Subject]) -> [String] {
        guard let first = subjects.first, counts[first.kind, default: 0] > subjects.count,
            subjects.allSatisfy({ $0.kind == first.kind && $0.mark != nil })
        else { return [] }
        return fewKinds(of: subjects.compactMap(\.mark))
    }
}

/// The first two of several names.
func few(_ names: [String]) -> [String] { names.count > 2 ? Array(names.prefix(2)) + ["…"] : names }

/// The first two of several names that differ.
func fewKinds(of names: [String]) -> [String] {
    few(names.reduce(into: []) { found, name in if !found.contains(name) { found.append(name) } })
}
