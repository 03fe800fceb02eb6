import Drawing
import Foundation

/// A change with where it was found.
struct FoundChange {
    var change: Change
    /// Numbers of the nodes from the root to this one, in preorder of the tree it is in.
    var path: [Int]
    /// Whether a node around it changed the same property in the same way, so that this follows.
    var isInherited = false
    /// What changed, with what is in it, as it was; as it is where it came.
    var node: TraceNode?
    var isOfNew = false

    var depth: Int { path.count }
}

/// A tree as arrays in postorder, which the matching works on.
struct FlatTree {
    var nodes: [TraceNode] = []
    /// For each node, the first leaf below it.
    var firstLeaf: [Int] = []
    var parent: [Int] = []
    /// The last node in postorder of each chain of first children: where the matching restarts.
    private(set) var keyRoots: [Int] = []

    init(_ roots: [TraceNode]) {
        for root in roots { _ = add(root) }
        var last: [Int: Int] = [:]
        for index in nodes.indices { last[firstLeaf[index]] = index }
        keyRoots = last.values.sorted()
    }

    /// Stands for the whole forest: one node above all the roots.
    init(joining roots: [TraceNode]) {
        self.init([TraceNode(name: "", frame: .zero, children: roots)])
    }

    var count: Int { nodes.count }

    /// What matching two trees costs at most, in steps.
    func work(with other: FlatTree) -> Double {
        func total(_ tree: FlatTree) -> Double {
            tree.keyRoots.reduce(0) { $0 + Double($1 - tree.firstLeaf[$1] + 1) }
        }
        return total(self) * total(other)
    }

    /// The nodes with what is in them.
    var wholeNodes: [TraceNode] {
        var whole = nodes
        for index in nodes.indices where parent[index] >= 0 {
            whole[parent[index]].children.append(whole[index])
        }
        return whole
    }

    func children(of index: Int) -> [Int] {
        (firstLeaf[index]..<index).filter { parent[$0] == index }
    }

    /// Whether it is what the modifier right above is laid on, and none of that one's layers.
    func isContent(_ index: Int) -> Bool {
        let above = parent[index]
        return nodes[above].isContentLast ? index == above - 1 : firstLeaf[index] == firstLeaf[above]
    }

    /// Numbers of the nodes from the root to `index`.
    func path(to index: Int) -> [Int] {
        var path = [index]
        while let above = path.last, parent[above] >= 0 { path.append(parent[above]) }
        return path.reversed()
    }

    private mutating func add(_ node: TraceNode) -> Int {
        let children = node.children.map { add($0) }
        let index = nodes.count
        var own = node
        own.children = []
        nodes.append(own)
        firstLeaf.append(children.first.map { firstLeaf[$0] } ?? index)
        parent.append(-1)
        for child in children { parent[child] = index }
        return index
    }
}

extension TraceNode {
    /// Whether both are the same view or modifier, whatever their values.
    func isNamesake(of other: TraceNode) -> Bool {
        name == other.name && owner == other.owner && identifier == other.identifier
    }

    /// Whether both subtrees were written alike; frames and proposals do not count.
    func isWritten(like other: TraceNode) -> Bool {
        isNamesake(of: other) && states(the: other.properties)
            && children.count == other.children.count
            && zip(children, other.children).allSatisfy { $0.isWritten(like: $1) }
    }

    /// Whether it has the same values; what is usual is not the same in traces of all times.
    func states(the others: [Property]) -> Bool {
        properties.count == others.count
            && zip(properties, others).allSatisfy {
                $0.name == $1.name && $0.value == $1.value && $0.traits == $1.traits
            }
    }

    /// `.padding` of `.padding(.horizontal)`.
    var baseName: Substring { name.prefix { $0 != "(" && $0 != "<" } }

    var isModifier: Bool { name.hasPrefix(".") }

    /// What turning this node into `other` costs, where removing or inserting one costs 1.
    ///
    /// Below 2 the pair counts as one that changed, above it as one removed and one inserted.
    func cost(to other: TraceNode) -> Double {
        var cost = 0.0
        if name != other.name {
            if baseName == other.baseName {
                cost = 0.4
            } else if isModifier || other.isModifier {
                return 2.5
            } else {
                cost = 1.2
            }
        }
        if owner != other.owner { cost += owner.last == other.owner.last ? 0.1 : 0.3 }
        if identifier != other.identifier { cost += 0.6 }
        if properties != other.properties {
            let old = Set(properties)
            let new = Set(other.properties)
            let shared = Double(old.intersection(new).count)
            cost += 0.2 + 0.5 * (1 - shared / Double(max(old.count, new.count, 1)))
        }
        // Among equals, the one that stayed in its place.
        if frame != other.frame { cost += 0.01 }
        return cost
    }
}
