import Drawing
import Foundation

/// What changed between trees that differ in nothing but the order of modifiers or of views among their neighbours; `nil`
/// where anything else differs.
///
/// Each with the outermost of the modifiers that changed places.
func orderChanges(
    _ old: [TraceNode], _ new: [TraceNode], in around: Surroundings
) -> [(change: Change, node: TraceNode?)]? {
    guard old.count == new.count else { return nil }
    let pairs = zip(old, new).filter { !$0.isWritten(like: $1) }
    var changes: [(change: Change, node: TraceNode?)] = []
    for (a, b) in pairs {
        if a.isNamesake(of: b), a.states(the: b.properties),
            let inside = orderChanges(a.children, b.children, in: around.within(b))
        {
            changes += inside
        } else if let change = layerMoved(a, b) ?? modifiersReordered([a], [b]) {
            changes.append((change, a))
        } else {
            changes = []
            break
        }
    }
    if !changes.isEmpty { return changes }
    let change = modifiersReordered(old, new) ?? viewOrder(old, new, in: around)
    return change.map { [($0, nil)] }
}

/// That the layers of a view lie behind it and no longer in front, or the reverse.
private func layerMoved(_ old: TraceNode, _ new: TraceNode) -> Change? {
    guard old.isContentLast != new.isContentLast,
        [old, new].allSatisfy({ [".overlay", ".background"].contains($0.name) }),
        old.owner == new.owner, old.states(the: new.properties), old.children.count == new.children.count,
        old.children.count > 1
    else { return nil }
    func parts(_ node: TraceNode) -> [TraceNode] {
        node.isContentLast
            ? [node.children[node.children.count - 1]] + node.children.dropLast() : node.children
    }
    guard zip(parts(old), parts(new)).allSatisfy({ $0.isWritten(like: $1) }) else { return nil }
    var change = Change(of: old, .replaced(by: new.name))
    change.contents = few(parts(old).dropFirst().map { $0.firstDescription ?? $0.name(asSeenBy: old) })
    return change
}

/// The one change between the same views in another order among their neighbours.
private func viewOrder(
    _ old: [TraceNode], _ new: [TraceNode], in around: Surroundings
) -> Change? {
    guard old.count > 1 else { return nil }
    func counts(_ nodes: [TraceNode]) -> [TraceNode: Int] {
        nodes.reduce(into: [:]) { $0[$1.withoutFrames, default: 0] += 1 }
    }
    guard counts(old) == counts(new) else { return nil }
    return orderChange(old, new, in: around.parent, of: around.owner)
}

/// That views stand in another order in what is called `parent`; `nil` where nothing that is told of them says so.
func orderChange(_ old: [TraceNode], _ new: [TraceNode], in parent: String?, of owner: String?) -> Change? {
    func order(_ name: (TraceNode) -> String) -> Change.Kind? {
        func names(_ nodes: [TraceNode]) -> String { nodes.map(name).joined(separator: ", ") }
        let (before, after) = (names(old), names(new))
        return before == after ? nil : .property(name: "order", old: .name(before), new: .name(after))
    }
    guard let told = order(\.shownName) else { return nil }
    var change = Change(owner: owner.map { [TraceNode.Author($0)] } ?? [], node: parent ?? "views", told)
    change.withoutWords = order(\.innermost.name)
    return change
}

extension TraceNode {
    fileprivate var withoutFrames: TraceNode {
        TraceNode(
            name: name, owner: owner, properties: properties, identifier: identifier, frame: .zero,
            children: children.map(\.withoutFrames))
    }

    /// The view inside of its modifiers, with what tells it from others of its kind.
    fileprivate var shownName: String {
        let view = innermost
        return view.toldName ?? view.firstToldName.map { "\(view.name) (\($0))" } ?? view.name
    }

    fileprivate var innermost: TraceNode {
        guard isModifier || isStatement, let inside = children.first else { return self }
        // Behind a view may stand what nothing is told of.
        return (children.first { $0.toldName ?? $0.firstToldName != nil } ?? inside).innermost
    }

    /// What is told of the first words inside, or of the first view that something is told of.
    private var firstToldName: String? {
        var found: String?
        return firstToldText(orElse: &found) ?? found
    }

    private func firstToldText(orElse found: inout String?) -> String? {
        for child in children {
            if let name = child.toldName {
                if child.isText { return name }
                found = found ?? name
            }
            if let name = child.firstToldText(orElse: &found) { return name }
        }
        return nil
    }
}
