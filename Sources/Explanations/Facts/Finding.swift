import Drawing

/// A fact with where it was found.
struct Finding {
    let fact: Fact
    /// Numbers of the nodes from the root to this one, in preorder of the tree it is in.
    let path: [Int]
    /// Whether a node around it changed the same property in the same way, so that this follows.
    var isInherited = false
    /// What changed, with what is in it, as it was; as it is where it came.
    var node: TraceNode?
    var isOfNew = false

    var depth: Int { path.count }

    /// The same place with another fact.
    func with(_ fact: Fact) -> Finding {
        Finding(fact: fact, path: path, isInherited: isInherited, node: node, isOfNew: isOfNew)
    }
}
