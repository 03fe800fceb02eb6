import Drawing

/// What views, styles and modifiers of people's own were made with, which traces of before do not say.
extension TraceNode {
    /// Whether it says with what the view, style or modifier was made that it stands around.
    var isOfAuthor: Bool {
        guard isStatement, let author = owner.last else { return false }
        return author.isWritten && author.name == name
    }

    var statesAuthors: Bool { isOfAuthor || children.contains(where: \.statesAuthors) }

    /// The names of the views whose content has margins, which traces of before called padding.
    var namesWithMargins: Set<String> {
        let inside = children.reduce(into: Set<String>()) { $0.formUnion($1.namesWithMargins) }
        return children.contains { $0.baseName == Self.margins } ? inside.union([name]) : inside
    }

    /// The tree with what lies right inside of such views called so.
    func callingMargins(in names: Set<String>) -> TraceNode {
        var node = self
        node.children = children.map { $0.callingMargins(in: names) }
        if names.contains(name), node.children.count == 1, node.children[0].baseName == ".padding" {
            node.children[0].name = Self.margins + node.children[0].name.dropFirst(".padding".count)
        }
        return node
    }

    private static let margins = ".contentMargins"

    /// Whether the tree tells of what commands have drawn, as traces of before do not.
    var statesDrawn: Bool {
        properties.contains { $0.name == Property.drawn } || children.contains(where: \.statesDrawn)
    }

    /// The tree without what commands have drawn.
    var withoutDrawn: TraceNode {
        var node = self
        let isCanvas = node.properties.contains { $0.name == Property.drawn }
        node.properties.removeAll { $0.name == Property.drawn }
        node.children = isCanvas ? [] : children.map(\.withoutDrawn)
        return node
    }

    /// Whether somebody of that kind wrote something in the tree: where there is none, nothing is said for that reason.
    func hasAuthor(where isKind: (Author) -> Bool) -> Bool {
        owner.contains(where: isKind) || children.contains { $0.hasAuthor(where: isKind) }
    }

    /// The tree without what is said of people's own.
    var withoutAuthorStatements: [TraceNode] {
        var node = self
        node.children = children.flatMap(\.withoutAuthorStatements)
        return isOfAuthor ? node.children : [node]
    }

    /// How often something is said of each kind of view or control in the tree.
    func countStatements(in counts: inout [String: Int]) {
        if isStatement { counts[name, default: 0] += 1 }
        for child in children { child.countStatements(in: &counts) }
    }

    /// The value of what tells the view from others of its kind.
    var identifyingValue: String? {
        properties.first { $0.traits.contains(.identifying) && !$0.value.description.isEmpty }
            .map { shortened($0.value.description) }
    }

    /// The first words inside, or what tells the first view from others where there are none.
    var firstWords: String? {
        var symbol: String?
        return words(orElse: &symbol) ?? symbol
    }

    private func words(orElse symbol: inout String?) -> String? {
        if let own = identifyingValue {
            if isText { return own }
            symbol = symbol ?? own
        }
        for child in children {
            if let found = child.words(orElse: &symbol) { return found }
        }
        return nil
    }

    /// Whether what tells it from others are words.
    var isText: Bool {
        properties.contains { property in
            property.traits.contains(.identifying) && ["string", "text"].contains(property.name)
        }
    }
}

/// The beginning of words that only say which view is meant.
func shortened(_ text: String) -> String {
    text.count > 24 ? text.prefix(22) + "…" : text
}
