import Catalog
import Drawing
import Foundation

extension Rule {
    static let placeholderSymbol = Rule(
        id: .placeholderSymbol, demand: "Each symbol is drawn as the system has it.",
        source: "the table of symbols, which says which are not", severity: .advice,
        check: .tile { facts in
            facts.views.all.indices.compactMap { index in
                let node = facts.views.all[index].node
                if let name = node.text("missing"), facts.lacksSymbol(name) {
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

    static let missingImage = Rule(
        id: .missingImage, demand: "Each image that is named is there.",
        source: "no picture shows what is missing",
        severity: .error,
        check: .tile { facts in
            facts.views.all.indices.compactMap { index in
                guard let name = facts.views.all[index].node.text("missing"), !facts.lacksSymbol(name) else {
                    return nil
                }
                return Finding(
                    .missingImage, .error, at: facts.views.site(of: index), measured: "no image “\(name)”",
                    demanded: "the image", advice: "Add it to the asset catalogue, or mend its name.",
                    cause: name)
            }
        })
}

extension TileFacts {
    /// Whether a square stands for a symbol and not for an image: only a warning tells which.
    fileprivate func lacksSymbol(_ name: String) -> Bool {
        warnings.contains { $0.contains("symbol \"\(name)\"") }
    }
}
