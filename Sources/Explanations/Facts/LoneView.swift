import Drawing

/// A view or modifier that came or went.
public struct LoneView: Hashable, Sendable, FactContent {
    public let site: Site
    /// What it came to or went from.
    public let container: String?
    /// What is told with it.
    var details: [TraceNode.Property] = []
    /// Views inside, where nothing of itself tells it from others.
    var contents: [String] = []
    /// The further views that came or went with it as one.
    var others: [String] = []
    /// What stands inside of a container that came or went, and stayed.
    var kept: [String] = []
    /// Whether it is a modifier that is written without a value.
    var isFlag = false
    var words: String?
    /// How many of them, told as one.
    var count = 1
}

extension LoneView {
    static func found(in aligned: Aligned, of section: AlignedSection) -> [Finding] {
        let (path, place) = (aligned.path, aligned.place)
        switch aligned.step {
        case .inserted(let lone):
            return [
                Finding(fact: .inserted(view(lone, in: place)), path: path, node: lone.node, isOfNew: true)
            ]
        case .removed(let lone):
            return [Finding(fact: .removed(view(lone, in: place)), path: path, node: lone.node)]
        default:
            return []
        }
    }

    /// `.padding 8 added`; which of the two it is, the case says.
    func sentence(_ telling: Telling) -> Sentence { sentenceOfInserted(telling) }

    /// `.padding 8 added in .background`
    func sentenceOfInserted(_ telling: Telling) -> Sentence {
        let place = telling.naming.view.map { " to \($0)" } ?? container.map { " in \($0)" } ?? ""
        return Sentence(view: shown(telling), predicate: "added" + place + telling.marked)
    }

    func sentenceOfRemoved(_ telling: Telling) -> Sentence {
        let place = (telling.naming.view ?? container).map { " from \($0)" } ?? ""
        return Sentence(view: shown(telling), predicate: "removed" + place + telling.marked)
    }

    private func shown(_ telling: Telling) -> String {
        var view = ""
        if let words, site.identifier == nil { view += " “\(words)”" }
        view += details.map { " " + $0.text(named: $0.name + " ", telling.names) }.joined(separator: ",")
        if isFlag { view += "()" }
        if contents.isEmpty, !others.isEmpty { view += ", " + others.joined(separator: ", ") }
        view += telling.listed(contents)
        if !kept.isEmpty { view += " around \(kept.joined(separator: ", "))" }
        return view
    }
}

/// What came or went, with what tells it from others.
private func view(_ lone: Aligned.Lone, in place: String?) -> LoneView {
    let node = lone.node
    var view = LoneView(site: Site(of: node, in: place), container: lone.container)
    view.details = node.details
    view.isFlag = node.isFlag
    if view.details.isEmpty || node.isModifier { view.contents = names(of: lone.contents) }
    view.others = few(lone.otherParts.map { $0.toldName ?? $0.name })
    view.kept = few(lone.kept.compactMap(\.toldName))
    return view
}

/// Up to two of several views: of many the words say most.
private func names(of views: [TraceNode]) -> [String] {
    var (names, texts): ([String], [String]) = ([], [])
    for view in views {
        guard let name = view.shortDescription else { continue }
        if view.isText { texts.append(name) }
        names.append(name)
    }
    return names.count > 2 ? few(texts + names.filter { !texts.contains($0) }) : names
}
