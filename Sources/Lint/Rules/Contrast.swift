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

extension TileFacts {
    /// Each text that is seen, with its worst piece.
    fileprivate var textReadings: [(InkFact, Ground.Reading)] {
        var found: [(InkFact, Ground.Reading)] = []
        var places: [Int: Int] = [:]
        for (ink, reading) in zip(ink, readings) where !ink.isSymbol {
            guard let reading else { continue }
            if let view = ink.view, let place = places[view] {
                if reading.ratio < found[place].1.ratio { found[place] = (ink, reading) }
                continue
            }
            if let view = ink.view { places[view] = found.count }
            found.append((ink, reading))
        }
        return found
    }

    /// The system's own colours are advice; a state that lasts as long as a finger covers it is a warning.
    fileprivate func severity(of ink: InkFact) -> Severity {
        if ink.view.map(views.hasSystemColor) ?? false { return .advice }
        return point[.state].contains(.pressed) ? .warning : .error
    }

    fileprivate func contrastFinding(
        _ rule: LintRule, _ severity: Severity, _ ink: InkFact, _ reading: Ground.Reading, demanded: Double,
        words: String
    ) -> Finding {
        let pair = "\(reading.text) on \(reading.background)"
        let lightness = lightnessContrast(text: reading.text, background: reading.background)
        let mended = [
            sufficientColor(for: reading.text, on: reading.background, ratio: demanded).map {
                "\($0) on \(reading.background)"
            },
            sufficientColor(for: reading.background, on: reading.text, ratio: demanded).map {
                "\(reading.text) on \($0)"
            },
        ].compactMap(\.self)
        return Finding(
            rule, severity, at: site(of: ink),
            measured: "\(ratioWords(reading.ratio)) (APCA Lc \(Int(lightness.rounded()))), \(pair)",
            demanded: words,
            advice: mended.isEmpty
                ? "Change both colours." : "\(mended.joined(separator: " or ")) is enough.",
            cause: pair, worth: reading.ratio, box: ink.box)
    }
}

/// `4.47:1`: cut off, since what rounds up to the limit does not reach it.
package func ratioWords(_ ratio: Double) -> String {
    let hundredths = Int((ratio * 100 + 1e-9).rounded(.down))
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(whole):1" }
    let digits = rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(whole).\(digits.hasSuffix("0") ? String(digits.dropLast()) : digits):1"
}

private func sizeWords(_ ink: InkFact) -> String {
    "\(pointWords(ink.size)) points" + (ink.weight >= 700 ? " in bold" : "")
}

/// A length to a tenth of a point.
func pointWords(_ length: Double) -> String {
    let tenths = (length * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
}
