import Drawing

/// The beginning of words that only say which view is meant.
func shortened(_ text: String) -> String {
    text.count > 24 ? text.prefix(22) + "…" : text
}

/// The first two of several names.
func few(_ names: [String]) -> [String] { names.count > 2 ? Array(names.prefix(2)) + ["…"] : names }

/// The first two of several names that differ.
func fewKinds(of names: [String]) -> [String] {
    few(names.reduce(into: []) { found, name in if !found.contains(name) { found.append(name) } })
}

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
