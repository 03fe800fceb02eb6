/// Who is named for what stands in a chain of owners, the outermost first.
///
/// Nobody writes the views that a built-in style is made of: the style is named instead.
extension [TraceNode.Author] {
    /// The innermost that people can have written.
    package var author: String? { nameable.last?.name }

    /// The innermost from whom something inside can have its font or colour.
    package var giver: String? { nameable.last(where: \.handsOn)?.name }

    /// Without what stands directly in a built-in owner and is built in itself.
    package var nameable: ArraySlice<TraceNode.Author> {
        var owner = self[...]
        while owner.count > 1, let part = owner.last, !part.isWritten,
            !owner[owner.endIndex - 2].isWritten
        {
            owner.removeLast()
        }
        return owner
    }
}

extension [TraceNode.Property] {
    /// The same, with a giver only where it is not the nearest author around who hands values on.
    package func attributed(in place: String?) -> [TraceNode.Property] {
        compactMap { property in
            guard property.name == TraceNode.Property.givers, case .record(let record) = property.value
            else { return property }
            let members = record.members.filter { $0.value.description != place ?? "" }
            if members.isEmpty { return nil }
            let value = TraceValue.record(.init("", members))
            return TraceNode.Property(TraceNode.Property.givers, value, usual: value)
        }
    }
}

extension TraceNode {
    /// By whom it has a value from around, where that is said; nobody in particular has no name.
    package func giver(of name: String) -> Author? {
        for property in properties where property.name == Property.givers {
            guard case .record(let record) = property.value else { continue }
            // Of a text of several runs each has a number behind.
            let subject = name.prefix { $0 != " " }
            for member in record.members where member.name == subject {
                switch member.value {
                case .name(let giver): return Author(giver)
                case .record(let giver): return Author(giver.kind, isWritten: false)
                default: return nil
                }
            }
        }
        return nil
    }
}
