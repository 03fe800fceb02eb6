import Drawing
import Foundation

/// Every difference between two forests, in no particular order.
func traceChanges(old: [TraceNode], new: [TraceNode]) -> [FoundChange] {
    var comparison = TraceComparison()
    comparison.walk(old, new, path: [], around: .none)
    return comparison.found
}

/// Walks two trees down as long as they are written alike, then matches what remains.
private struct TraceComparison {
    /// Steps of matching after which children are paired by name instead: about 0.1 s.
    static let workLimit = 8e6

    var found: [FoundChange] = []
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
        for (a, b) in alike { compareFrames(a, b, path: path) }
        if old.isEmpty && new.isEmpty { return }
        if old.count == 1, new.count == 1, let a = old.first, let b = new.first,
            a.isNamesake(of: b), a.states(the: b.properties)
        {
            let here = path + [number()]
            addFrame(a, b, path: here)
            walk(a.children, b.children, path: here, around: around.within(b))
            return
        }
        if let changes = orderChanges(Array(old), Array(new), in: around) {
            for (change, node) in changes { add(change, of: node, path: path, around) }
            return
        }
        match(Array(old), Array(new), path: path, around: around)
    }

    private mutating func number() -> Int {
        nextNumber += 1
        return nextNumber
    }

    private mutating func compareFrames(_ old: TraceNode, _ new: TraceNode, path: [Int]) {
        let here = path + [number()]
        addFrame(old, new, path: here)
        for (a, b) in zip(old.children, new.children) { compareFrames(a, b, path: here) }
    }

    private mutating func addFrame(_ old: TraceNode, _ new: TraceNode, path: [Int]) {
        guard let change = Change(ofFrame: old, new) else { return }
        found.append(FoundChange(change: change, path: path, node: new, isOfNew: true))
    }

    private mutating func match(
        _ old: [TraceNode], _ new: [TraceNode], path: [Int], around: Surroundings
    ) {
        let before = FlatTree(joining: old)
        let after = FlatTree(joining: new)
        let cost = before.work(with: after)
        guard work + cost <= TraceComparison.workLimit, before.count * after.count <= 4_000_000
        else { return pairByName(old, new, path: path, around: around) }
        work += cost
        var report = MatchReport(
            before: before, after: after, matching: TreeMatching(before, after), around: around)
        report.run()
        // Numbers of this matching follow those already given, so that no two paths meet.
        let base = nextNumber + 1
        found += Replacement(old, new, in: around).summed(report.found).map { change in
            var change = change
            change.path = path + change.path.map { $0 + base }
            return change
        }
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
            var change = Change(of: old[offset], .removed(from: around.parent))
            change.details = old[offset].details
            add(change, of: old[offset], path: path, around)
        }
        for offset in inserted.sorted() {
            var change = Change(of: new[offset], .inserted(into: around.parent))
            change.details = new[offset].details
            add(change, of: new[offset], isNew: true, path: path, around)
        }
        let kept = zip(
            old.indices.filter { !removed.contains($0) },
            new.indices.filter { !inserted.contains($0) })
        for (i, j) in kept {
            let here = path + [number()]
            for var change in propertyChanges(old[i], new[j]) {
                if change.isStatement { change.words = old[i].firstWords ?? new[j].firstWords }
                add(change, of: old[i], path: here, around)
            }
            addFrame(old[i], new[j], path: here)
            walk(old[i].children, new[j].children, path: here, around: around.within(new[j]))
        }
    }

    private mutating func add(
        _ change: Change, of node: TraceNode? = nil, isNew: Bool = false, path: [Int], _ around: Surroundings
    ) {
        var change = change
        change.place = around.owner
        found.append(FoundChange(change: change, path: path + [number()], node: node, isOfNew: isNew))
    }
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
