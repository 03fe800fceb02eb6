import Catalog
import Drawing
import Foundation

extension Rule {
    static let textCut = Rule(
        id: .textCut, demand: "No text ends in an ellipsis that nobody wrote, at any type size.",
        source: "WCAG 2.2, 1.4.4 Resize Text; Human Interface Guidelines, Typography", severity: .error,
        check: .tile { facts in
            // How high a view is that fills any height, nobody has said.
            if facts.isRoomChosen { return [] }
            return facts.views.all.indices.compactMap { index in
                let node = facts.views.all[index].node
                guard node.name == "Text", let string = node.text("string"), !string.contains("…"),
                    !facts.standsForSymbol(index)
                else { return nil }
                let pieces = facts.ink.filter { $0.view == index }
                guard pieces.contains(where: { $0.text.contains("…") }) else { return nil }
                // The ellipsis stands where it is drawn: at the end, or where truncation is at the head.
                let left = pieces.map(\.text).joined()
                let told = left.count > 41 ? left.prefix(40) + (left.hasSuffix("…") ? "…" : "") : left[...]
                let drawn = left.count - 1
                return Finding(
                    .textCut, facts.isOfPeople(index) ? .error : .advice, at: facts.views.site(of: index),
                    measured: "“\(told)” of “\(string.prefix(60))”", demanded: "the whole text",
                    advice: "Let it have more lines or more room, or write it shorter.", cause: "cut",
                    worth: Double(drawn) / Double(max(string.count, 1)))
            }
        })
}
