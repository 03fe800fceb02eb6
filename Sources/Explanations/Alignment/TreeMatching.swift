/// Which node of one tree became which of the other, in postorder numbers.
struct TreeMatching {
    var pairs: [(old: Int, new: Int)] = []
}

extension TreeMatching {
    /// The cheapest way to turn one tree into the other, by Zhang and Shasha's algorithm (1989).
    ///
    /// It knows that a modifier may be added or removed *between* a node and its children, which is
    /// what most edits of a style are. Steps: see `FlatTree.work(with:)`; memory: nodes × nodes.
    init(_ old: FlatTree, _ new: FlatTree) {
        let width = new.count
        var renaming = [Double](repeating: 0, count: old.count * width)
        for i in 0..<old.count {
            for j in 0..<width {
                renaming[i * width + j] = old.nodes[i].cost(to: new.nodes[j])
            }
        }
        var distances = [Double](repeating: 0, count: old.count * width)
        var table = ForestTable()
        for i in old.keyRoots {
            for j in new.keyRoots {
                table.fill(old, new, i, j, renaming: renaming, trees: &distances)
            }
        }
        // Walk back from the whole trees; each pair of subtrees that is crossed waits its turn.
        var waiting = [(old.count - 1, new.count - 1)]
        while let (i, j) = waiting.popLast() {
            table.fill(old, new, i, j, renaming: renaming, trees: &distances)
            let (left, right) = (old.firstLeaf[i], new.firstLeaf[j])
            var (x, y) = (i, j)
            while x >= left || y >= right {
                let here = table[x - left + 1, y - right + 1]
                if x >= left, here == table[x - left, y - right + 1] + old.oneSidedCosts[x] {
                    x -= 1
                } else if y >= right, here == table[x - left + 1, y - right] + new.oneSidedCosts[y] {
                    y -= 1
                } else if old.firstLeaf[x] == left, new.firstLeaf[y] == right {
                    pairs.append((x, y))
                    x -= 1
                    y -= 1
                } else {
                    waiting.append((x, y))
                    x = old.firstLeaf[x] - 1
                    y = new.firstLeaf[y] - 1
                }
            }
        }
        pairs.sort { $0.new < $1.new }
    }
}

/// Distances between the forests that precede each pair of nodes below two key roots.
private struct ForestTable {
    private var cells: [Double] = []
    private var width = 0

    subscript(row: Int, column: Int) -> Double { cells[row * width + column] }

    mutating func fill(
        _ old: FlatTree, _ new: FlatTree, _ i: Int, _ j: Int, renaming: [Double],
        trees: inout [Double]
    ) {
        let (left, right) = (old.firstLeaf[i], new.firstLeaf[j])
        let rows = i - left + 2
        width = j - right + 2
        if cells.count < rows * width { cells = [Double](repeating: 0, count: rows * width) }
        cells[0] = 0
        for row in 1..<rows {
            cells[row * width] = cells[(row - 1) * width] + old.oneSidedCosts[left + row - 1]
        }
        for column in 1..<width { cells[column] = cells[column - 1] + new.oneSidedCosts[right + column - 1] }
        for row in 1..<rows {
            let x = left + row - 1
            for column in 1..<width {
                let y = right + column - 1
                let place = row * width + column
                let oneSided = min(
                    cells[place - width] + old.oneSidedCosts[x], cells[place - 1] + new.oneSidedCosts[y])
                let tree = x * new.count + y
                if old.firstLeaf[x] == left, new.firstLeaf[y] == right {
                    let both = cells[place - width - 1] + renaming[tree]
                    cells[place] = min(oneSided, both)
                    trees[tree] = cells[place]
                } else {
                    let before =
                        cells[(old.firstLeaf[x] - left) * width + new.firstLeaf[y] - right]
                    cells[place] = min(oneSided, before + trees[tree])
                }
            }
        }
    }
}
