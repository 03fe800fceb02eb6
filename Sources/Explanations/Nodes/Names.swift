import Drawing

/// What views are alike by: their name and who wrote them; for an instance of people's own view the latter alone.
struct ViewKind: Hashable {
    var name: String?
    var owner: [TraceNode.Author]
}

extension TraceNode {
    var kind: ViewKind { .init(name: name, owner: owner) }

    /// The name of the view of people's own that it belongs to where `modifier` was written, or its own.
    func name(asSeenBy modifier: TraceNode) -> String {
        let depth = modifier.owner.count
        guard owner.count > depth, owner.starts(with: modifier.owner), owner[depth].isWritten else {
            return name
        }
        return owner[depth].name
    }

    /// `Circle.stroke` beside a `Circle.strokeBorder`: elsewhere what it is stroked with says so.
    func name(inPlaceOf other: TraceNode) -> String {
        let isStroked = other.name == name + ".strokeBorder" && properties.contains { $0.name == "stroke" }
        return isStroked ? name + ".stroke" : name
    }
}
