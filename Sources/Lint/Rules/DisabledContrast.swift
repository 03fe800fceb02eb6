import Catalog
import Drawing

extension Rule {
    /// WCAG has no contrast for what is disabled. 1.5:1 is a floor of our own: below it APCA's Lc is near 15, where letters
    /// are not seen as such.
    static let disabledFloor = 1.5

    static let disabledContrast = Rule(
        id: .disabledContrast,
        demand: "Text of what is disabled has a contrast of at least 1.5:1 with what is behind it.",
        source: "our own floor; WCAG 2.2, 1.4.3 has none for inactive components", severity: .warning,
        check: .tile { facts in
            facts.textReadings.compactMap { ink, reading in
                guard facts.isDisabled(ink), reading.ratio < disabledFloor else { return nil }
                let isSystem = ink.view.map(facts.views.hasSystemColor) ?? false
                return facts.contrastFinding(
                    .disabledContrast, isSystem ? .advice : .warning, ink, reading, demanded: disabledFloor,
                    words: "\(ratioWords(disabledFloor)) for text that is disabled")
            }
        })
}
