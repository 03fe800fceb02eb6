import Drawing
import Foundation

extension TextRun {
    /// The run in small capitals that its face has none of: capitals of a smaller and heavier font in place of letters.
    ///
    /// What a face with `smcp` and `c2sc` says itself stays as it is. The size is that at which a capital is a tenth
    /// higher than `x`, as small capitals usually are, and the weight is heavier by as much, so that stems stay as thick.
    /// Lines are as high as without them: a feature of a font (`smcp` of the OpenType specification) changes glyphs and
    /// none of its metrics.
    func withSmallCapitals(_ engine: any TextEngine) -> [TextRun] {
        guard !font.features.isEmpty, symbol == nil else { return [self] }
        let missing = font.features.filter {
            ($0 == "smcp" || $0 == "c2sc") && !engine.hasFeature($0, face: font.face)
        }
        guard !missing.isEmpty else { return [self] }
        var plain = self
        plain.font.features.removeAll(where: missing.contains)
        var small = plain
        small.asked = AskedFont(size: font.size, weight: font.face.weight)
        let share = TextRun.shareOfSmallCapitals(engine.metrics(of: font))
        small.font.size *= share
        small.font.tracking *= share
        small.font.face.weight = min(font.face.weight / share, 900)
        var runs: [TextRun] = []
        var isSmall: Bool?
        for character in text {
            let shrinks =
                character.isLowercase && missing.contains("smcp")
                || character.isUppercase && missing.contains("c2sc")
            if shrinks != isSmall {
                runs.append(shrinks ? small : plain)
                runs[runs.count - 1].text = ""
                runs[runs.count - 1].written = ("", written?.textCase)
                isSmall = shrinks
            }
            runs[runs.count - 1].text += shrinks ? character.uppercased() : String(character)
            runs[runs.count - 1].written?.text.append(character)
        }
        guard !runs.isEmpty else { return [plain] }
        // What the environment has put in another case was written in one piece.
        if let written {
            for index in runs.indices {
                runs[index].written = (index == 0 ? written.text : "", written.textCase)
            }
        }
        return runs
    }

    /// What a font was before it was made smaller.
    struct AskedFont: Hashable, Sendable {
        var size: CGFloat
        let weight: Double
    }

    /// The measures of the font that was asked for; beside a symbol, of the words' around it.
    func metrics(_ engine: any TextEngine) -> FontMetrics {
        if let symbol { return engine.metrics(of: symbol.font) }
        guard let asked else { return engine.metrics(of: font) }
        var font = font
        (font.size, font.face.weight) = (asked.size, asked.weight)
        return engine.metrics(of: font)
    }

    /// The size that was asked for, in points.
    var askedSize: CGFloat { symbol?.font.size ?? asked?.size ?? font.size }

    private static func shareOfSmallCapitals(_ metrics: FontMetrics) -> CGFloat {
        guard metrics.capHeight > 0, metrics.xHeight > 0 else { return 0.8 }
        return min(max(1.1 * metrics.xHeight / metrics.capHeight, 0.5), 1)
    }
}
