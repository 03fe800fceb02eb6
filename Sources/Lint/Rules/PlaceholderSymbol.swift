import Catalog
import Drawing

extension Rule {
    static let placeholderSymbol = Rule(
        id: .placeholderSymbol, demand: "Each symbol is drawn as the system has it.",
        source: "the table of symbols, which says which are not", severity: .advice,
        check: .tile { facts in
            facts.views.all.indices.compactMap { index in
                let node = facts.views.all[index].node
                if let name = node.text("missing"), !name.isEmpty, facts.lacksSymbol(name) {
                    return Finding(
                        .placeholderSymbol, .advice, at: facts.views.site(of: index),
                        measured: "a square for “\(name)”", demanded: "the symbol itself",
                        advice: "Look at it on a device: no icon here stands for it.", cause: name)
                }
                guard let name = node.text("systemName"), let note = node.text("stand-in") else { return nil }
                return Finding(
                    .placeholderSymbol, .advice, at: facts.views.site(of: index),
                    measured: "a stand-in for “\(name)”" + (note.isEmpty ? "" : ": \(note)"),
                    demanded: "the symbol itself",
                    advice: "Look at it on a device: nothing in these pictures shows it as it is.",
                    cause: name)
            }
        })
}
