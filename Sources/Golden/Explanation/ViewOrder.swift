import Drawing
import Foundation

/// The one change between the same views in another order among their neighbours.
func viewOrder(_ old: [TraceNode], _ new: [TraceNode], in around: Surroundings) -> Change? {
    guard old.count == new.count, old.count > 1 else { return nil }
    func counts(_ nodes: [TraceNode]) -> [TraceNode: Int] {
        nodes.reduce(into: [:]) { $0[$1.withoutFrames, default: 0] += 1 }
    }
    guard counts(old) == counts(new) else { return nil }
    return orderChange(old, new, in: around.parent, of: around.owner)
}

/// That views stand in another order in what is called `parent`; `nil` where nothing that is told of them says so.
func orderChange(_ old: [TraceNode], _ new: [TraceNode], in parent: String?, of owner: String?) -> Change? {
    func names(_ nodes: [TraceNode]) -> String { nodes.map(\.shownName).joined(separator: ", ") }
    let (before, after) = (names(old), names(new))
    guard before != after else { return nil }
    return Change(
        owner: owner.map { [TraceNode.Author($0)] } ?? [], node: parent ?? "views",
        .property(name: "order", old: .name(before), new: .name(after)))
}

extension TraceNode {
    fileprivate var withoutFrames: TraceNode {
        TraceNode(
            name: name, owner: owner, properties: properties, identifier: identifier, frame: .zero,
            children: children.map(\.withoutFrames))
    }

    /// The innermost view, with what tells it from others of its kind.
    fileprivate var shownName: String {
        if isModifier || isStatement, let inside = children.first {
            // Behind a view may stand what nothing is told of.
            return children.first { $0.toldName ?? $0.firstToldName != nil }?.shownName ?? inside.shownName
        }
        return toldName ?? firstToldName.map { "\(name) (\($0))" } ?? name
    }

    /// What is told of the first view inside that something is told of.
    private var firstToldName: String? {
        for child in children {
            if let name = child.toldName ?? child.firstToldName { return name }
        }
        return nil
    }
}
