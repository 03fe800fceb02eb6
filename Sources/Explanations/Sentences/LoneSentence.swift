import Differences
import Drawing
extension LoneView {
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
