import Drawing
import Foundation
import Testing

@testable import ViewCore

/// Whether the short way for words that are broken letter by letter comes to what the long one does.
@MainActor struct LetterLinesTests {
    private func layout(_ text: String, spacing: CGFloat = 0) -> TextLayout {
        var values = EnvironmentValues()
        values.lineSpacing = spacing
        let run = TextRun(
            text: text, font: ResolvedFont(face: FontFace(name: "Inter"), size: 17),
            style: ResolvedStyle(RGBA(red: 0, green: 0, blue: 0)), baselineOffset: 2, extraLeading: 3)
        return TextLayout(runs: [run], options: TextOptions(values), engine: FixedTextEngine())
    }

    /// What each line says, and the measures of all.
    private func described(_ lines: TextLines, _ layout: TextLayout) -> String {
        layout.complete(lines, with: BrokenTexts())
        let words = lines.lines.map { line -> String in
            guard case .pieces(let range) = line.content else { return "?" }
            let text = lines.pieces[range].map(\.text).joined(separator: "+")
            return "\(text) \(line.width) \(line.ascent) \(line.descent) \(line.extraLeading)"
        }
        return "\(lines.width)x\(lines.height) \(lines.isTruncated) " + words.joined(separator: ", ")
    }

    @Test func `Letters alone make the same lines as clusters do`() {
        var state: UInt64 = 11
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
        let alphabet = Array("abZ09   -.é")
        var taken = 0
        for round in 0..<2_000 {
            let text = String((0..<random(9)).map { _ in alphabet[random(alphabet.count - round % 4)] })
            let layout = layout(text, spacing: CGFloat(random(3)))
            for available in [0, 5, 9.998, 9.9995, 10, 25] as [CGFloat] {
                guard let short = layout.letterLines(available: available, limit: .max) else { continue }
                taken += 1
                // A second run without words leaves the first what it is, and takes the long way.
                var kept: Paragraph?
                let twice = TextLayout(
                    runs: layout.runs + [layout.runs[0].emptied], options: layout.options,
                    engine: layout.engine)
                let long = twice.lines(width: available, height: nil, keeping: &kept)
                let same = layout.lines(width: available, height: nil, keeping: &kept)
                #expect(described(same, layout) == described(long, twice), "\(text) in \(available)")
                #expect(short.lines.count == long.lines.count, "\(text) in \(available)")
            }
        }
        #expect(taken > 500)
    }

    @Test func `Characters that break in ways of their own take the long way`() {
        for text in ["a-b", "é", "a.b", " a", "", " ", "a\tb", "(a)"] {
            #expect(layout(text).letterLines(available: 0, limit: .max) == nil, "\(text)")
        }
        #expect(layout("abc").letterLines(available: 0, limit: 2) == nil)
        #expect(layout("abc").letterLines(available: 10, limit: 9) == nil)
        #expect(layout("abc").letterLines(available: 0, limit: 3)?.lines.count == 3)
    }
}

extension TextRun {
    fileprivate var emptied: TextRun {
        var run = self
        run.text = ""
        return run
    }
}
