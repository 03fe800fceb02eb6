import Catalog
import Drawing
import Foundation

extension TileFacts {
    /// Each text that is seen, with its worst piece; none where words stand for a symbol, or colours are missing.
    var textReadings: [(InkFact, Ground.Reading)] {
        if lacksColors { return [] }
        var found: [(InkFact, Ground.Reading)] = []
        var places: [Int: Int] = [:]
        for (ink, reading) in zip(ink, readings) where !ink.isSymbol && !standsForSymbol(ink) {
            guard let reading, !ink.hasOwnColors else { continue }
            // What lies where in a view that fills any height, the command chose.
            if isHeightChosen, !reading.isUniform { continue }
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
    func severity(of ink: InkFact) -> Severity {
        if ink.view.map(views.hasSystemColor) ?? false { return .advice }
        return point[.state].contains(.pressed) ? .warning : .error
    }

    func contrastFinding(
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
            // Which colours of several are the worst changes with each size.
            cause: reading.isUniform ? pair : "\(ink.paint.words) on several colours", worth: reading.ratio,
            box: ink.box)
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

func sizeWords(_ ink: InkFact) -> String {
    "\(pointWords(ink.size)) points" + (ink.weight >= 700 ? " in bold" : "")
}

/// A length to a tenth of a point.
func pointWords(_ length: Double) -> String {
    let tenths = (length * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
}

extension Paint {
    /// The colour as it was chosen, or of a gradient all of them.
    fileprivate var words: String {
        switch self {
        case .solid(let color): color.description
        case .gradient(let gradient): gradient.stops.map(\.color.description).joined(separator: " ")
        }
    }
}
