import Drawing

/// What the library's own parts are called for people, who can write none of them; the library says.
public struct PublicNames: Sendable {
    /// Of views and styles, by the names of their types.
    let authors: [String: String]
    /// Of what they draw.
    let nodes: [String: String]

    package init(authors: [String: String], nodes: [String: String]) {
        self.authors = authors
        self.nodes = nodes
    }

    /// Each under its own name.
    public static let none = PublicNames(authors: [:], nodes: [:])

    func known(_ author: TraceNode.Author) -> TraceNode.Author {
        guard !author.isWritten, let name = authors[author.name] else { return author }
        return TraceNode.Author(name, isWritten: false, handsOn: author.handsOn)
    }

    /// What a node of the library's own is called.
    func name(of node: TraceNode) -> String {
        guard let last = node.owner.last, !last.isWritten else { return node.name }
        return nodes[node.name] ?? node.name
    }

    /// Of what says by whom a view has its font and colour, with those under the names that people know.
    func known(_ property: TraceNode.Property) -> TraceNode.Property {
        guard property.name == TraceNode.Property.givers, case .record(var record) = property.value else {
            return property
        }
        for index in record.members.indices {
            switch record.members[index].value {
            case .record(let giver):
                guard let name = authors[giver.kind] else { continue }
                record.members[index].value = .record(.init(name))
            // Views that a tool has written are nobody's.
            case .name(let giver) where giver.hasPrefix("__"): record.members[index].value = .name("")
            default: continue
            }
        }
        var property = property
        property.value = .record(record)
        return property
    }
}
