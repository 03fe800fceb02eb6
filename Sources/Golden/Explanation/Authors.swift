import Drawing

/// Who is named for what stands in a chain of owners, the outermost first.
///
/// Nobody writes the views that a built-in style is made of: the style is named instead.
extension [TraceNode.Author] {
    /// Who wrote what is in a built-in style, and that style; the style alone where nobody did.
    var authors: (writer: String?, style: String?) {
        let own = nameable
        guard let style = own.last, !style.isWritten, let writer = Array(own.dropLast()).author else {
            return (own.last?.name, nil)
        }
        return (writer, style.name)
    }
}

extension TraceNode {
    /// The tree of what was written: derived nodes give way to what stands inside of them.
    ///
    /// Nothing is of a view that a tool has written for people: its name, which begins with two underscores, may be another
    /// one wherever something else in its file was moved.
    func written(calling names: PublicNames) -> [TraceNode] {
        var node = self
        node.name = names.name(of: self)
        node.owner = owner.compactMap { $0.name.hasPrefix("__") ? nil : names.known($0) }
        node.properties = properties.map(names.known)
        node.children = children.flatMap { $0.written(calling: names) }
        return role == .derived ? node.children : [node]
    }
}
