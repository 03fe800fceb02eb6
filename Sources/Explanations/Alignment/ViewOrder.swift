import Drawing
import Foundation

/// The steps between trees that differ in nothing but the order of modifiers or of views among their neighbours; `nil`
/// where anything else differs.
func orderSteps(_ old: [TraceNode], _ new: [TraceNode], in around: Surroundings) -> [Aligned.Step]? {
    guard old.count == new.count else { return nil }
    let pairs = zip(old, new).filter { !$0.isWritten(like: $1) }
    var steps: [Aligned.Step] = []
    for (a, b) in pairs {
        if a.isNamesake(of: b), a.states(the: b.properties),
            let inside = orderSteps(a.children, b.children, in: around.within(b))
        {
            steps += inside
        } else if let layers = layersMoved(a, b) {
            steps.append(.layersMoved(old: a, new: b, layers: layers))
        } else if let order = modifierOrder([a], [b]) {
            steps.append(.reordered(order, of: a))
        } else {
            steps = []
            break
        }
    }
    if !steps.isEmpty { return steps }
    let order = modifierOrder(old, new) ?? viewOrder(old, new, in: around)
    return order.map { [.reordered($0, of: nil)] }
}

/// The layers of a view that lie behind it and no longer in front, or the reverse.
private func layersMoved(_ old: TraceNode, _ new: TraceNode) -> [TraceNode]? {
    guard old.isContentLast != new.isContentLast,
        old.isModifier, new.isModifier,
        old.owner == new.owner, old.states(the: new.properties), old.children.count == new.children.count,
        old.children.count > 1
    else { return nil }
    func parts(_ node: TraceNode) -> [TraceNode] {
        node.isContentLast
            ? [node.children[node.children.count - 1]] + node.children.dropLast() : node.children
    }
    guard zip(parts(old), parts(new)).allSatisfy({ $0.isWritten(like: $1) }) else { return nil }
    return Array(parts(old).dropFirst())
}

/// That the same views stand in another order among their neighbours.
private func viewOrder(
    _ old: [TraceNode], _ new: [TraceNode], in around: Surroundings
) -> Aligned.Reordered? {
    guard old.count > 1 else { return nil }
    func counts(_ nodes: [TraceNode]) -> [TraceNode: Int] {
        nodes.reduce(into: [:]) { $0[$1.withoutFrames, default: 0] += 1 }
    }
    guard counts(old) == counts(new) else { return nil }
    return viewOrder(old, new, in: around.parent, of: around.owner)
}

/// That views stand in another order in what is called `parent`; `nil` where nothing that is told of them says so.
func viewOrder(
    _ old: [TraceNode], _ new: [TraceNode], in parent: String?, of owner: String?
) -> Aligned.Reordered? {
    func names(_ nodes: [TraceNode], _ name: (TraceNode) -> String) -> String {
        nodes.map(name).joined(separator: ", ")
    }
    let (before, after) = (names(old, \.shownName), names(new, \.shownName))
    if before == after { return nil }
    let kinds = [names(old, \.innermost.name), names(new, \.innermost.name)]
    return .init(
        kind: .views, owner: owner.map { [TraceNode.Author($0)] } ?? [], container: parent, old: before,
        new: after, kinds: kinds[0] == kinds[1] ? [] : kinds)
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
