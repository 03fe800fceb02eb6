import Drawing

/// Who is named for what stands in a chain of owners, the outermost first.
///
/// Nobody writes the views that a built-in style is made of: the style is named instead.
extension [TraceNode.Author] {
    /// The innermost that people can have written.
    var author: String? { nameable.last?.name }

    /// The innermost from whom something inside can have its font or colour.
    var giver: String? { nameable.last(where: \.handsOn)?.name }

    /// Who wrote what is in a built-in style, and that style; the style alone where nobody did.
    var authors: (writer: String?, style: String?) {
        let own = nameable
        guard let style = own.last, !style.isWritten, let writer = Array(own.dropLast()).author else {
            return (own.last?.name, nil)
        }
        return (writer, style.name)
    }

    /// Without what stands directly in a built-in owner and is built in itself.
    private var nameable: ArraySlice<TraceNode.Author> {
        var owner = self[...]
        while owner.count > 1, let part = owner.last, !part.isWritten,
            !owner[owner.endIndex - 2].isWritten
        {
            owner.removeLast()
        }
        return owner
    }
}

extension TraceNode {
    /// The tree of what was written: derived nodes give way to what stands inside of them.
    ///
    /// Nothing is of a view that a tool has written for people: its name, which begins with two underscores, may be another
    /// one wherever something else in its file was moved.
    var written: [TraceNode] {
        var node = self
        node.owner.removeAll { $0.name.hasPrefix("__") }
        node.children = children.flatMap(\.written)
        return role == .derived ? node.children : [node]
    }
}
