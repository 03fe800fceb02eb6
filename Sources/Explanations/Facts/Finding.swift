import Drawing

/// A fact with where it was found.
struct Finding {
    let fact: Fact
    /// Whose view or modifier it is about, which every stage asks for.
    let site: Site
    /// Numbers of the nodes from the root to this one, in preorder of the tree it is in.
    let path: [Int]
    /// Whether a node around it changed the same property in the same way, so that this follows.
    var isInherited = false
    /// What changed, with what is in it, as it was; as it is where it came.
    var node: TraceNode?
    var isOfNew = false

    init(
        fact: Fact, path: [Int], isInherited: Bool = false, node: TraceNode? = nil, isOfNew: Bool = false
    ) {
        (self.fact, self.site, self.path) = (fact, fact.site, path)
        (self.isInherited, self.node, self.isOfNew) = (isInherited, node, isOfNew)
    }

    var depth: Int { path.count }

    /// The same place with another fact.
    func with(_ fact: Fact) -> Finding {
        Finding(fact: fact, path: path, isInherited: isInherited, node: node, isOfNew: isOfNew)
    }
}

/// Everything that the steps of an alignment say, in their order.
func findings(in section: AlignedSection) -> [Finding] {
    section.steps.flatMap { step in Fact.finders.flatMap { $0(step, section) } }
}
