import Catalog
import Drawing

extension Rule {
    static let iconContrast = Rule(
        id: .iconContrast,
        demand: "A symbol that is all a control shows has a contrast of 3:1 with what is behind it.",
        source: "WCAG 2.2, 1.4.11 Non-text Contrast", severity: .error,
        check: .tile { facts in
            // Of several layers the strongest tells the symbol.
            var best: [Int: (InkFact, Ground.Reading)] = [:]
            var order: [Int] = []
            for (ink, reading) in zip(facts.ink, facts.readings) {
                guard ink.isSymbol, let view = ink.view, let reading, !facts.isDisabled(ink) else { continue }
                guard let control = facts.control(around: view), control.words.isEmpty else { continue }
                if best[view] == nil { order.append(view) }
                if best[view].map({ $0.1.ratio < reading.ratio }) ?? true { best[view] = (ink, reading) }
            }
            return order.compactMap { view in
                guard let (ink, reading) = best[view], reading.ratio < 3 else { return nil }
                return facts.contrastFinding(
                    .iconContrast, facts.severity(of: ink), ink, reading, demanded: 3,
                    words: "\(ratioWords(3)) for a symbol without words")
            }
        })
}
