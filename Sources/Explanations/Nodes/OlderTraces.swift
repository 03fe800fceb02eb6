import Drawing

/// Two traces as forests that say the same of the same: what an older trace lacks did not come since.
func comparable(
    _ old: Trace, _ new: Trace, calling names: PublicNames
) -> (old: [TraceNode], new: [TraceNode]) {
    let isKnown = old.hasEnvironment && new.hasEnvironment
    let areStated = old.roots.contains { $0.hasStatements || !$0.hasAuthor { !$0.isWritten } }
    let areAuthorsStated = old.roots.contains { $0.statesAuthors || !$0.hasAuthor(where: \.isWritten) }
    let areRunsStated = !(old.roots + new.roots).contains(where: \.lacksRunLengths)
    let areDrawnStated = [old, new].allSatisfy { $0.roots.contains(where: \.statesDrawn) }
    func margins(_ trace: Trace) -> Set<String> {
        trace.roots.reduce(into: []) { $0.formUnion($1.namesWithMargins) }
    }
    let withMargins = margins(old).isEmpty ? margins(new) : []
    func nodes(_ trace: Trace) -> [TraceNode] {
        var roots = trace.roots.flatMap { $0.written(calling: names) }
        if !withMargins.isEmpty { roots = roots.map { $0.callingMargins(in: withMargins) } }
        if !areDrawnStated { roots = roots.map(\.withoutDrawn) }
        if !areRunsStated { roots = roots.map(\.withoutRunLengths) }
        if !isKnown { return roots.flatMap(\.withoutEnvironment) }
        if !areStated { return roots.flatMap(\.withoutStatements) }
        return areAuthorsStated ? roots : roots.flatMap(\.withoutAuthorStatements)
    }
    return (nodes(old), nodes(new))
}

extension TraceNode {
    fileprivate var statesAuthors: Bool { isOfAuthor || children.contains(where: \.statesAuthors) }

    /// The names of the views whose content has margins, which traces of before called padding.
    fileprivate var namesWithMargins: Set<String> {
        let inside = children.reduce(into: Set<String>()) { $0.formUnion($1.namesWithMargins) }
        return children.contains { $0.baseName == Self.margins } ? inside.union([name]) : inside
    }

    /// The tree with what lies right inside of such views called so.
    fileprivate func callingMargins(in names: Set<String>) -> TraceNode {
        var node = self
        node.children = children.map { $0.callingMargins(in: names) }
        if names.contains(name), node.children.count == 1, node.children[0].baseName == ".padding" {
            node.children[0].name = Self.margins + node.children[0].name.dropFirst(".padding".count)
        }
        return node
    }

    private static let margins = ".contentMargins"

    /// Whether the tree tells of what commands have drawn, as traces of before do not.
    fileprivate var statesDrawn: Bool {
        properties.contains { $0.name == Property.drawn } || children.contains(where: \.statesDrawn)
    }

    /// The tree without what commands have drawn.
    fileprivate var withoutDrawn: TraceNode {
        var node = self
        let isCanvas = node.properties.contains { $0.name == Property.drawn }
        node.properties.removeAll { $0.name == Property.drawn }
        node.children = isCanvas ? [] : children.map(\.withoutDrawn)
        return node
    }

    /// Whether somebody of that kind wrote something in the tree: where there is none, nothing is said for that reason.
    fileprivate func hasAuthor(where isKind: (Author) -> Bool) -> Bool {
        owner.contains(where: isKind) || children.contains { $0.hasAuthor(where: isKind) }
    }

    /// The tree without what is said of people's own.
    fileprivate var withoutAuthorStatements: [TraceNode] {
        var node = self
        node.children = children.flatMap(\.withoutAuthorStatements)
        return isOfAuthor ? node.children : [node]
    }
}
