public import Drawing
import Foundation

/// Which views and modifiers changed between two layouts of one tile, the likeliest cause first.
///
/// Frames that moved are reported only where nothing else changed: they follow from something.
public func explain(old: Trace, new: Trace) -> [Explanation] {
    let (before, after) = (old.written, new.written)
    let found = withoutNeedlessWords(findings(old: before, new: after), in: [before, after])
    return explanations(of: causes(found), in: Whereabouts([before, after]))
}

/// Every difference between two forests, in no particular order.
///
/// - Parameter ofViews: whether they are of views. Items of a list are named after views, and one that is named no more is
///   no view that went.
private func findings(old: [TraceNode], new: [TraceNode], ofViews: Bool = true) -> [Finding] {
    align(old: old, new: new).flatMap { section in
        let found = findings(in: section)
        guard ofViews, let trees = section.trees else { return found }
        return OwnersOfOneSide(trees.old, trees.new, in: trees.around).summed(found)
    }
}

/// Words that say which view is meant where there are several of its kind, and none where there is one.
private func withoutNeedlessWords(_ found: [Finding], in forests: [[TraceNode]]) -> [Finding] {
    var most: [String: Int] = [:]
    for forest in forests {
        var counts: [String: Int] = [:]
        for node in forest { node.countStatements(in: &counts) }
        most.merge(counts, uniquingKeysWith: max)
    }
    return found.map { finding in
        let (fact, site) = (finding.fact, finding.site)
        guard site.isStatement, fact.lone == nil, most[site.name, default: 0] < 2 else { return finding }
        return finding.with(fact.withoutWords)
    }
}

/// Which items of two display lists differ, for tiles whose traces are missing or agree.
public func explain(old: DisplayList, new: DisplayList) -> [Explanation] {
    explain(old: old, new: new) { $0 }
}

private func explain(
    old: DisplayList, new: DisplayList,
    named: (_ nodes: (old: [TraceNode], new: [TraceNode])) -> (old: [TraceNode], new: [TraceNode])
) -> [Explanation] {
    let (old, new) = (old.abbreviated, new.abbreviated)
    let nodes = named((old.asNodes, new.asNodes))
    let found = findings(old: nodes.old, new: nodes.new, ofViews: false)
    var tile: [ValueChange] = []
    let site = Site("tile")
    if old.size != new.size {
        tile.append(ValueChange(site: site, name: "size", old: old.size.words, new: new.size.words))
    }
    if old.scale != new.scale {
        tile.append(ValueChange(site: site, name: "scale", old: .number(old.scale), new: .number(new.scale)))
    }
    return explanations(of: causes(found), in: Whereabouts([])) + tile.map { Explanation(.valueChanged($0)) }
}

/// The best explanation of everything known about a golden and a tile, each by its list and its trace if there are any.
///
/// What a view or modifier says of itself comes first, then items that look different, then mere
/// moves; that the renderer changed is the answer that remains when the lists are equal.
package func explain(
    old: (list: DisplayList?, trace: Trace?), new: (list: DisplayList, trace: Trace), underOneStack: Bool
) -> [Explanation] {
    let traced = old.trace.map { explain(old: $0, new: new.trace) } ?? []
    let told = traced.filter { !$0.fact.isFrame }
    // What a view was made with may be drawn where no view tells of it, as in the outline of a shape.
    let isCauseAlone = told.allSatisfy { explanation in
        if case .moved = explanation.fact { return false }
        return explanation.fact.site.standing == .author
    }
    guard isCauseAlone, let oldList = old.list else { return told.isEmpty ? traced : told }
    let listed = explain(old: oldList, new: new.list) { nodes in
        guard let before = old.trace else { return nodes }
        let (was, now) = (ShapeNames(before), ShapeNames(new.trace))
        return (nodes.old.map(was.named), nodes.new.map(now.named))
    }
    if !told.isEmpty { return told + listed.filter { !$0.fact.isFrame } }
    // Another size of the tile follows from that of a view.
    let causes = listed.filter { !$0.fact.isFrame && ($0.fact.site.name != "tile" || traced.isEmpty) }
    if !causes.isEmpty { return listed }
    if !traced.isEmpty { return traced }
    if !listed.isEmpty { return listed }
    guard oldList == new.list.abbreviated else { return [] }
    return [Explanation(.drawnDifferently(underOneStack: underOneStack))]
}

extension CGSize {
    fileprivate var words: TraceValue { .name("\(printed(width))×\(printed(height))") }
}
