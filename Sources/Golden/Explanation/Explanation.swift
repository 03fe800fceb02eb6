public import Drawing
import Foundation

/// Which views and modifiers changed between two layouts of one tile, the likeliest cause first.
///
/// Frames that moved are reported only where nothing else changed: they follow from something.
public func explain(old: Trace, new: Trace, calling names: PublicNames = .none) -> [Change] {
    // What an older trace lacks did not come since.
    let isKnown = old.hasEnvironment && new.hasEnvironment
    let areStated = old.roots.contains { $0.hasStatements || !$0.hasAuthor { !$0.isWritten } }
    let areAuthorsStated = old.roots.contains { $0.statesAuthors || !$0.hasAuthor(where: \.isWritten) }
    let areRunsStated = !(old.roots + new.roots).contains(where: \.lacksRunLengths)
    let areDrawnStated = [old, new].allSatisfy { $0.roots.contains(where: \.statesDrawn) }
    func margins(_ trace: Trace) -> Set<String> {
        trace.roots.reduce(into: []) { $0.formUnion($1.namesWithMargins) }
    }
    let withMargins = margins(old).isEmpty ? margins(new) : []
    func nodes(_ trace: Trace) -> [TraceNode] {
        var roots = trace.roots.flatMap { $0.written(calling: names) }
        if !withMargins.isEmpty { roots = roots.map { $0.callingMargins(in: withMargins) } }
        if !areDrawnStated { roots = roots.map(\.withoutDrawn) }
        if !areRunsStated { roots = roots.map(\.withoutRunLengths) }
        if !isKnown { return roots.flatMap(\.withoutEnvironment) }
        if !areStated { return roots.flatMap(\.withoutStatements) }
        return areAuthorsStated ? roots : roots.flatMap(\.withoutAuthorStatements)
    }
    let (before, after) = (nodes(old), nodes(new))
    return ordered(
        withoutNeedlessWords(traceChanges(old: before, new: after), in: [before, after]),
        in: Whereabouts([before, after]))
}

/// Words that say which view is meant where there are several of its kind, and none where there is one.
private func withoutNeedlessWords(_ found: [FoundChange], in forests: [[TraceNode]]) -> [FoundChange] {
    var most: [String: Int] = [:]
    for forest in forests {
        var counts: [String: Int] = [:]
        for node in forest { node.countStatements(in: &counts) }
        most.merge(counts, uniquingKeysWith: max)
    }
    return found.map { found in
        var found = found
        if found.change.isStatement, !found.change.isOneSided, most[found.change.node, default: 0] < 2 {
            found.change.words = nil
        }
        return found
    }
}

/// Which items of two display lists differ, for tiles whose traces are missing or agree.
public func explain(old: DisplayList, new: DisplayList) -> [Change] {
    explain(old: old, new: new) { $0 }
}

private func explain(
    old: DisplayList, new: DisplayList,
    named: (_ nodes: (old: [TraceNode], new: [TraceNode])) -> (
        old: [TraceNode], new: [TraceNode]
    )
) -> [Change] {
    let old = old.abbreviated
    let new = new.abbreviated
    var changes: [Change] = []
    if old.size != new.size {
        changes.append(
            Change(
                node: "tile",
                .property(name: "size", old: old.size.words, new: new.size.words)))
    }
    if old.scale != new.scale {
        changes.append(
            Change(
                node: "tile",
                .property(name: "scale", old: .number(old.scale), new: .number(new.scale))))
    }
    let nodes = named((old.asNodes, new.asNodes))
    return ordered(traceChanges(old: nodes.old, new: nodes.new), in: Whereabouts([])) + changes
}

/// The best explanation of everything known about the golden and the tile.
///
/// What a view or modifier says of itself comes first, then items that look different, then mere
/// moves; that the renderer changed is the answer that remains when the lists are equal.
func explain(
    old: GoldenDetails, list: DisplayList, trace: Trace, stack: Stack, calling names: PublicNames = .none
) -> [Change] {
    let traced = old.trace.map { explain(old: $0, new: trace, calling: names) } ?? []
    let told = traced.filter { !$0.isFrame }
    // What a view was made with may be drawn where no view tells of it, as in the outline of a shape.
    let isCauseAlone = told.allSatisfy(\.isOfAuthor)
    guard isCauseAlone, let oldList = old.list else { return told.isEmpty ? traced : told }
    let listed = explain(old: oldList, new: list) { nodes in
        guard let before = old.trace else { return nodes }
        let (was, now) = (ShapeNames(before, calling: names), ShapeNames(trace, calling: names))
        return (nodes.old.map(was.named), nodes.new.map(now.named))
    }
    if !told.isEmpty { return told + listed.filter { !$0.isFrame } }
    // Another size of the tile follows from that of a view.
    let causes = listed.filter { !$0.isFrame && ($0.node != "tile" || traced.isEmpty) }
    if !causes.isEmpty { return listed }
    if !traced.isEmpty { return traced }
    if !listed.isEmpty { return listed }
    guard oldList == list.abbreviated else { return [] }
    return [Change(node: "renderer", .drawing(underOneStack: old.stack == stack))]
}

// MARK: - Order

/// The changes without repetitions, causes before what follows from them.
private func ordered(_ found: [FoundChange], in views: Whereabouts) -> [Change] {
    let real = found.filter { !$0.change.isFrame }
    let kept = real.isEmpty ? frameCauses(found) : real
    let ranked = kept.enumerated().sorted { a, b in
        let ranks = (rank(a.element, among: kept), rank(b.element, among: kept))
        if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
        if a.element.depth != b.element.depth {
            // Of views inside of each other the outer one hands its values on.
            let isOuterFirst = ranks.0 == ownRank
            return (a.element.depth > b.element.depth) != isOuterFirst
        }
        return a.offset < b.offset
    }
    var places: [Repeated: Int] = [:]
    var result: [(change: Change, subjects: [Subject], instances: [Subject])] = []
    for (_, found) in ranked {
        let (subject, instance) = views.subjects(of: found)
        let key = Repeated(change: found.change, role: subject?.role)
        let place = places[key] ?? result.count
        if place < result.count {
            // One modifier hands its value on to each of the views in a group.
            if !found.change.handsOn || found.change.isStatement { result[place].change.count += 1 }
        } else {
            places[key] = place
            result.append((found.change, [], []))
        }
        if let subject { result[place].subjects.append(subject) }
        if let instance { result[place].instances.append(instance) }
    }
    return summed(
        result.map { change, subjects, instances in
            // What is handed on to several has been written around them.
            if change.handsOn, subjects.count > 1 { return change }
            var change = change
            let words = views.words(for: subjects, in: instances)
            change.marks = words.marks
            change.instances = words.instances
            change.subject = words.names.isEmpty ? nil : words.names.joined(separator: ", ")
            return change
        })
}

/// What two changes are one by: a modifier on all that its author wrote is another one than that on a view of several.
private struct Repeated: Hashable {
    var change: Change
    var role: Subject.Role?
}

/// 0 for what was written differently, 1 for a view's own value, 2 for what an ancestor passed on; below all of them
/// what people's own views were made with, what hands a value on to everything inside, and after that what controls were
/// made with and drawn in. What is only spoken shows in no picture.
private func rank(_ found: FoundChange, among all: [FoundChange]) -> Int {
    if found.change.isOfAuthor, !found.change.isOneSided { return authorRank(found, among: all) }
    if found.change.handsOn {
        if found.change.isResolved, follows(found, among: all) { return 1 }
        return found.change.isStatement ? -2 : -3
    }
    if found.change.isRestyling { return -1 }
    if found.isInherited { return 2 }
    if found.change.isSpoken { return 3 }
    // A built-in style makes what it will of a value that a view inside has from around.
    if found.change.isBuiltIn, all.contains(where: { $0.change.hands(on: found.change) }) { return 2 }
    // What is worked out from what stands inside follows from a change there.
    if found.change.isFollowing,
        all.contains(where: { $0.path.count > found.path.count && $0.path.starts(with: found.path) })
    {
        return 2
    }
    if found.change.isOneSided, found.change.isBuiltIn, found.change.contents.isEmpty { return 1 }
    if case .property = found.change.kind { return found.change.node.hasPrefix(".") ? 0 : 1 }
    return 0
}

/// That of what people's own views were made with.
private let ownRank = -4

/// The lowest for what a view of people's own was made with, which is the cause of what is inside of it; 2 where that follows from
/// what one around it was made with, 1 where it may from another of its kind that came or went, as a place in a row does.
private func authorRank(_ found: FoundChange, among all: [FoundChange]) -> Int {
    if found.isInherited { return 2 }
    let change = found.change
    if change.isResolved, follows(found, among: all) { return 2 }
    let hasLostKin = all.contains { other in
        other.change.isOneSided && other.change.node == change.node && !other.path.starts(with: found.path)
    }
    return hasLostKin ? 1 : ownRank
}

/// Whether it stands in another environment, in which a colour or font may be another one.
private func follows(_ found: FoundChange, among all: [FoundChange]) -> Bool {
    all.contains { other in
        other.change.handsOn && !other.change.isStatement && !other.change.isResolved
            && found.path.count > other.path.count && found.path.starts(with: other.path)
    }
}

/// Of frames that changed, those of another size with nothing inside that changed its size too;
/// a mere move only where no size changed.
private func frameCauses(_ found: [FoundChange]) -> [FoundChange] {
    func resized(_ change: Change) -> Bool {
        guard case .frame(let old, let new) = change.kind else { return false }
        return old.size != new.size
    }
    let sized = found.filter { resized($0.change) }
    let kept = sized.isEmpty ? found : sized
    let innermost = kept.filter { outer in
        !kept.contains { $0.path.count > outer.path.count && $0.path.starts(with: outer.path) }
    }
    return Array((innermost.isEmpty ? kept : innermost).prefix(8))
}

extension CGSize {
    fileprivate var words: TraceValue { .name("\(printed(width))×\(printed(height))") }
}
