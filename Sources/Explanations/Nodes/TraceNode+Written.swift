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

extension Trace {
    /// The trees of what was written.
    var written: [TraceNode] { roots.flatMap(\.written) }
}

extension TraceNode {
    /// The tree of what was written: derived nodes give way to what stands inside of them.
    ///
    /// Nothing is of a view that a tool has written for people: its name, which begins with two underscores, may be another
    /// one wherever something else in its file was moved.
    var written: [TraceNode] {
        var node = self
        node.owner.removeAll { $0.name.hasPrefix("__") }
        node.properties = properties.map(\.written)
        node.children = children.flatMap(\.written)
        return role == .derived ? node.children : [node]
    }

    /// Each who wrote this: the views and styles around it with those around them.
    var writers: [[Author]] {
        stride(from: 1, through: owner.count, by: 1).map { Array(owner.prefix($0)) }
    }

    /// Whether it says with what the view, style or modifier was made that it stands around.
    var isOfAuthor: Bool {
        guard isStatement, let author = owner.last else { return false }
        return author.isWritten && author.name == name
    }

    /// How often something is said of each kind of view or control in the tree.
    func countStatements(in counts: inout [String: Int]) {
        if isStatement { counts[name, default: 0] += 1 }
        for child in children { child.countStatements(in: &counts) }
    }

    /// Which part of a view it is that has come to several nodes, counted from 1.
    var part: Int? {
        for property in properties where property.name == Property.part {
            if case .number(let part) = property.value { return Int(part) }
        }
        return nil
    }

    /// Which of its alternatives it shows.
    var choice: TraceValue? { properties.first { $0.name == Property.choice }?.value }
}

extension TraceNode.Property {
    /// The same of what says by whom a view has its font and colour.
    fileprivate var written: Self {
        guard name == Self.givers, case .record(var record) = value else { return self }
        for index in record.members.indices {
            if case .name(let giver) = record.members[index].value, giver.hasPrefix("__") {
                record.members[index].value = .name("")
            }
        }
        var property = self
        property.value = .record(record)
        return property
    }
}
