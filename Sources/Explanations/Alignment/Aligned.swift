import Drawing

/// One step of laying two traces side by side.
struct Aligned {
    enum Step {
        /// One view or modifier on both sides, each with what is in it.
        case pair(old: TraceNode, new: TraceNode)
        /// The same where both are written alike: at most its frame is another one.
        case alike(old: TraceNode, new: TraceNode)
        case inserted(Lone)
        case removed(Lone)
        case moved(Moved)
        /// With the outermost of the modifiers that changed places.
        case reordered(Reordered, of: TraceNode?)
        /// The layers of a modifier, which lie on its other side.
        case layersMoved(old: TraceNode, new: TraceNode, layers: [TraceNode])
    }

    /// What only one side has.
    struct Lone {
        /// With what is in it.
        var node: TraceNode
        /// What it came to or went from.
        var container: String?
        /// Views inside that tell what it is.
        var contents: [TraceNode] = []
        /// Further nodes of a view that has come to several.
        var otherParts: [TraceNode] = []
        /// Views inside that stayed.
        var kept: [TraceNode] = []
    }

    /// What went from one place to another.
    struct Moved {
        var node: TraceNode
        /// The places in words.
        var old: String
        var new: String
        var words: String?
    }

    /// What stands in another order, in words.
    struct Reordered: Hashable {
        enum Kind: Hashable { case modifiers, views }
        var kind: Kind
        var owner: [TraceNode.Author]
        /// Of views, what they stand in.
        var container: String?
        var old: String
        var new: String
        /// Of views, the same by their kinds alone, where these tell it.
        var kinds: [String] = []
    }

    var step: Step
    /// Numbers of the nodes from the root to it, in preorder of the tree it is in.
    var path: [Int]
    /// Who wrote the nearest node above that anybody in particular wrote.
    var place: String?
}

/// What was laid side by side at once.
struct AlignedSection {
    var steps: [Aligned] = []
    /// The trees that were matched, if they were, and what stands around them.
    var trees: (old: [TraceNode], new: [TraceNode], around: Surroundings)?
    /// The pairs of matched trees by their numbers in paths.
    var pairs: [Int: (old: TraceNode, new: TraceNode)] = [:]
}

/// What stands around a forest of nodes.
struct Surroundings {
    /// The name of the node above.
    var parent: String?
    /// Who wrote the nearest node above that anybody in particular wrote.
    var owner: String?
    /// Everybody who wrote something above.
    var owners: Set<[TraceNode.Author]> = []
    static let none = Surroundings()

    func within(_ node: TraceNode) -> Surroundings {
        Surroundings(
            parent: node.role == .environment ? parent : node.name,
            owner: (node.isOfAuthor ? nil : node.owner.giver) ?? owner, owners: owners.union(node.writers))
    }
}
