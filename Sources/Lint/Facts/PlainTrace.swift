package import Drawing

extension Trace {
    /// A trace that tells what assistive technology meets as it is without that, but for the regions that take fingers.
    ///
    /// What modifiers say of a view stands with the view's own values then.
    package var plain: Trace { Trace(roots: roots.compactMap { $0.plain([]) }) }
}

extension TraceNode {
    /// - Parameter said: what modifiers around say of the view, the nearest last.
    fileprivate func plain(_ said: [Property]) -> TraceNode? {
        if role == .environment {
            switch name {
            case SpokenNote.part: return nil
            case SpokenNote.control: return children.first?.plain(said)
            case SpokenNote.modifier: return children.first?.plain(said + properties)
            default: break
            }
        }
        var node = self
        // Notes stand around a view: what is said of it is not said of them.
        let isNote = role == .environment && children.count == 1
        node.children = children.compactMap { $0.plain(isNote ? said : []) }
        if !isNote { node.add(said) }
        return node
    }

    /// What was said closer to the view goes before.
    private mutating func add(_ said: [Property]) {
        for property in said.reversed() where !properties.contains(where: { $0.name == property.name }) {
            properties.append(property)
        }
    }
}
