import Drawing
import Foundation

/// A tree as arrays in postorder, which the matching works on.
struct FlatTree {
    var nodes: [TraceNode] = []
    /// For each node, the first leaf below it.
    var firstLeaf: [Int] = []
    var parent: [Int] = []
    /// What it costs that only one tree has each of them: a little more for what holds others, so that of a container and
    /// a view that went out of it the view has moved.
    private(set) var oneSidedCosts: [Double] = []
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
        let holds = !children.isEmpty && !node.isModifier && node.role == .written
        oneSidedCosts.append(holds ? 1.01 : 1)
        for child in children { parent[child] = index }
        return index
    }
}
