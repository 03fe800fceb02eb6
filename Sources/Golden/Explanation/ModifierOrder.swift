import Drawing
import Foundation

/// The one change between forests of the same views and modifiers that stand in another order.
func modifierOrder(_ old: [TraceNode], _ new: [TraceNode]) -> Change? {
    var (before, after) = (old.flatMap(\.flattened), new.flatMap(\.flattened))
    guard before.count == after.count, counts(before) == counts(after) else { return nil }
    // Views that changed places among their neighbours take their modifiers along.
    if old.count > 1 || new.count > 1, before.views != after.views { return nil }
    guard counts(old.flatMap(\.containers)) == counts(new.flatMap(\.containers)) else { return nil }
    before.removeAll { !$0.isModifier }
    after.removeAll { !$0.isModifier }
    // What was written first is innermost; what stayed there goes without saying.
    while let a = before.first, let b = after.first, a == b {
        before.removeFirst()
        after.removeFirst()
    }
    while let a = before.last, let b = after.last, a == b {
        before.removeLast()
        after.removeLast()
    }
    let (oldNames, newNames) = (names(before), names(after))
    guard oldNames != newNames, let owner = before.last?.owner else { return nil }
    return Change(
        owner: owner, node: "order of modifiers:",
        .property(name: "", old: .name(oldNames), new: .name(newNames)))
}

private func names(_ nodes: [TraceNode]) -> String { nodes.map(\.name).joined(separator: " ") }

private func counts<Element: Hashable>(_ nodes: [Element]) -> [Element: Int] {
    nodes.reduce(into: [:]) { $0[$1, default: 0] += 1 }
}

extension TraceNode {
    /// This node and what is inside, the innermost first, without where each lies.
    fileprivate var flattened: [TraceNode] {
        children.flatMap(\.flattened)
            + [
                TraceNode(
                    name: name, owner: owner, properties: properties, identifier: identifier, frame: .zero)
            ]
    }

    /// The views inside of each view that is no modifier, in their order.
    fileprivate var containers: [[TraceNode]] {
        let inside = children.flatMap(\.containers)
        if isModifier || children.isEmpty { return inside }
        return inside + [children.flatMap(\.flattened).views]
    }
}

extension [TraceNode] {
    fileprivate var views: [TraceNode] { filter { !$0.isModifier } }
}
