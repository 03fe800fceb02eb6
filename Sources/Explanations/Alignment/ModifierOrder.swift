import Drawing
import Foundation

/// The one change between forests of the same views and modifiers that stand in another order.
func modifierOrder(_ old: [TraceNode], _ new: [TraceNode]) -> Aligned.Reordered? {
    var (before, after) = (old.flatMap(\.flattened), new.flatMap(\.flattened))
    guard before.count == after.count, counts(before) == counts(after) else { return nil }
    // Views that changed places among their neighbours take their modifiers along.
    if old.count > 1 || new.count > 1, before.views != after.views { return nil }
    guard counts(old.flatMap(\.containers)) == counts(new.flatMap(\.containers)) else { return nil }
    before.removeAll { !$0.node.isModifier }
    after.removeAll { !$0.node.isModifier }
    // What was written first is innermost; what stayed there goes without saying.
    while let a = before.first, let b = after.first, a == b {
        before.removeFirst()
        after.removeFirst()
    }
    while let a = before.last, let b = after.last, a == b {
        before.removeLast()
        after.removeLast()
    }
    guard let owner = before.last?.node.owner else { return nil }
    func order(_ name: (Flattened) -> String) -> Aligned.Reordered? {
        func names(_ nodes: [Flattened]) -> String { nodes.map(name).joined(separator: " ") }
        let (old, new) = (names(before), names(after))
        return old == new ? nil : .init(kind: .modifiers, owner: owner, old: old, new: new)
    }
    // Two of one name are told by what they are written with.
    return order(\.node.name) ?? order(\.told)
}

private func counts<Element: Hashable>(_ nodes: [Element]) -> [Element: Int] {
    nodes.reduce(into: [:]) { $0[$1, default: 0] += 1 }
}

extension TraceNode {
    /// This node and what is inside, the innermost first, without where each lies.
    fileprivate var flattened: [Flattened] { children.flatMap(\.flattened) + [Flattened(self)] }

    /// The views inside of each view that is no modifier, in their order.
    fileprivate var containers: [[Flattened]] {
        let inside = children.flatMap(\.containers)
        if isModifier || children.isEmpty { return inside }
        return inside + [children.flatMap(\.flattened).views]
    }
}

extension [Flattened] {
    fileprivate var views: [Flattened] { filter { !$0.node.isModifier } }
}

/// A node without what is inside and without where it lies, by which alone it is another one.
private struct Flattened: Hashable {
    let node: TraceNode
    /// The modifier with what it is written with, or with what its layers are.
    let told: String

    init(_ node: TraceNode) {
        self.node = TraceNode(
            name: node.name, owner: node.owner, properties: node.properties, identifier: node.identifier,
            frame: .zero)
        let layers = node.isContentLast ? node.children.dropLast() : node.children.dropFirst()
        let shown = few(layers.map { $0.shortDescription ?? $0.name(asSeenBy: node) })
        let values = node.details.map(\.value.description)
        told = node.name + (values + shown).map { " " + $0 }.joined(separator: ",")
    }

    static func == (a: Flattened, b: Flattened) -> Bool { a.node == b.node }
    func hash(into hasher: inout Hasher) { hasher.combine(node) }
}
