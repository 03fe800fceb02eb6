import Catalog
import Drawing
import Foundation

extension Rule {
    static let textScaled = Rule(
        id: .textScaled, demand: "No text is drawn smaller than its font, at any type size.",
        source: "WCAG 2.2, 1.4.4 Resize Text; Human Interface Guidelines, Typography", severity: .warning,
        check: .tile { facts in
            facts.views.all.indices.compactMap { index in
                let node = facts.views.all[index].node
                // Small capitals and other faces have sizes of their own.
                guard node.name == "Text", node.value("minimumScaleFactor") != nil,
                    case .font(let font)? = node.value("font"),
                    let drawn = facts.ink.filter({ $0.view == index && !$0.isSymbol }).map(\.setSize).max(),
                    font.size > 0, drawn < Double(font.size) * 0.99
                else { return nil }
                let part = Int((drawn / Double(font.size) * 100).rounded())
                return Finding(
                    .textScaled, facts.views.hasSystemFont(index) ? .advice : .warning,
                    at: facts.views.site(of: index),
                    measured: "\(pointWords(drawn)) points, \(part) % of its font",
                    demanded: "\(pointWords(Double(font.size))) points",
                    advice: "Let it have more lines or more room in place of `minimumScaleFactor`.",
                    cause: "scaled",
                    worth: drawn / Double(font.size))
            }
        })
}
