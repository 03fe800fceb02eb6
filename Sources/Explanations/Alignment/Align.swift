import Drawing
import Foundation

/// Lays two forests side by side: every view and modifier of both is in one of the steps or inside of one.
func align(old: [TraceNode], new: [TraceNode]) -> [AlignedSection] {
    var alignment = TreeAlignment()
    alignment.walk(old, new, path: [], around: .none)
    return alignment.sections
}

/// Walks two trees down as long as they are written alike, then matches what remains.
private struct TreeAlignment {
    /// Steps of matching after which children are paired by name instead: about 0.1 s.
    static let workLimit = 8e6

    private(set) var sections: [AlignedSection] = []
    private var work = 0.0
    private var nextNumber = 0

    mutating func walk(
        _ old: [TraceNode], _ new: [TraceNode], path: [Int], around: Surroundings
    ) {
        var (old, new) = (old[...], new[...])
        // Children written alike at both ends can only have moved or been resized.
        var alike: [(TraceNode, TraceNode)] = []
        while let a = old.first, let b = new.first, a.isWritten(like: b) {
            alike.append((old.removeFirst(), new.removeFirst()))
        }
        while let a = old.last, let b = new.last, a.isWritten(like: b) {
            alike.append((old.removeLast(), new.removeLast()))
        }
        for (a, b) in alike { addAlike(a, b, path: path) }
        if old.isEmpty && new.isEmpty { return }
        if old.count == 1, new.count == 1, let a = old.first, let b = new.first,
            a.isNamesake(of: b), a.states(the: b.properties)
        {
            let here = path + [number()]
            add(.alike(old: a, new: b), at: here, in: nil)
            walk(a.children, b.children, path: here, around: around.within(b))
            return
        }
        if let steps = orderSteps(Array(old), Array(new), in: around) {
            for step in steps { add(step, at: path + [number()], in: around.owner) }
            return
        }
        match(Array(old), Array(new), path: path, around: around)
    }

    private mutating func number() -> Int {
        nextNumber += 1
        return nextNumber
    }

    private mutating func addAlike(_ old: TraceNode, _ new: TraceNode, path: [Int]) {
        let here = path + [number()]
        add(.alike(old: old, new: new), at: here, in: nil)
        for (a, b) in zip(old.children, new.children) { addAlike(a, b, path: here) }
    }

    private mutating func add(_ step: Aligned.Step, at path: [Int], in place: String?) {
        if sections.last.map({ $0.trees != nil }) ?? true { sections.append(AlignedSection()) }
        sections[sections.count - 1].steps.append(Aligned(step: step, path: path, place: place))
    }

    private mutating func match(
        _ old: [TraceNode], _ new: [TraceNode], path: [Int], around: Surroundings
    ) {
        let before = FlatTree(joining: old)
        let after = FlatTree(joining: new)
        let cost = before.work(with: after)
        guard work + cost <= TreeAlignment.workLimit, before.count * after.count <= 4_000_000
        else { return pairByName(old, new, path: path, around: around) }
        work += cost
        var forests = MatchedForests(before, after, matching: TreeMatching(before, after), around: around)
        forests.align()
        // Numbers of this matching follow those already given, so that no two paths meet.
        let base = nextNumber + 1
        var section = AlignedSection(trees: (old, new, around))
        section.steps = forests.steps.map { step in
            var step = step
            step.path = path + step.path.map { $0 + base }
            return step
        }
        for (number, pair) in forests.wholePairs { section.pairs[number + base] = pair }
        sections.append(section)
        nextNumber = base + before.count + after.count
    }

    /// For trees too big to match: a longest common subsequence of children with the same name.
    private mutating func pairByName(
        _ old: [TraceNode], _ new: [TraceNode], path: [Int], around: Surroundings
    ) {
        let difference = new.map(NodeName.init).difference(from: old.map(NodeName.init))
        let removed = Set(
            difference.removals.map {
                if case .remove(let offset, _, _) = $0 { offset } else { -1 }
            })
        let inserted = Set(
            difference.insertions.map {
                if case .insert(let offset, _, _) = $0 { offset } else { -1 }
            })
        for offset in removed.sorted() {
            let lone = Aligned.Lone(node: old[offset], container: around.parent)
            add(.removed(lone), at: path + [number()], in: around.owner)
        }
        for offset in inserted.sorted() {
            let lone = Aligned.Lone(node: new[offset], container: around.parent)
            add(.inserted(lone), at: path + [number()], in: around.owner)
        }
        let kept = zip(
            old.indices.filter { !removed.contains($0) },
            new.indices.filter { !inserted.contains($0) })
        for (i, j) in kept {
            let here = path + [number()]
            add(.pair(old: old[i], new: new[j]), at: here, in: around.owner)
            walk(old[i].children, new[j].children, path: here, around: around.within(new[j]))
        }
    }
}

/// What makes two children the same one.
private struct NodeName: Hashable {
    let name: String
    let owner: [TraceNode.Author]
    let identifier: String?

    init(_ node: TraceNode) {
        name = node.name
        owner = node.owner
        identifier = node.identifier
    }
}
