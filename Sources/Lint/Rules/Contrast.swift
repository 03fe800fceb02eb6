import Catalog
import Drawing

extension Rule {
    static let contrast = Rule(
        id: .contrast,
        demand: "Text has a contrast of 4.5:1 with what is behind it, large text of 3:1.",
        source: "WCAG 2.2, 1.4.3 Contrast (Minimum)", severity: .error,
        check: .tile { facts in
            facts.textReadings.compactMap { ink, reading in
                guard !facts.isDisabled(ink) else { return nil }
                let demanded = ink.isLarge ? 3 : 4.5
                guard reading.ratio < demanded else { return nil }
                return facts.contrastFinding(
                    .contrast, facts.severity(of: ink), ink, reading, demanded: demanded,
                    words: "\(ratioWords(demanded)) for text of \(sizeWords(ink))")
            }
        })
}
