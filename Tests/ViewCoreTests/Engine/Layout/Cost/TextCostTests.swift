import Drawing
import Foundation
import LayoutSupport
import Synchronization
import Testing

@testable import ViewCore

/// How often words are broken into lines and shaped in containers with very many texts. Never the time.
@MainActor @Suite(.serialized) struct TextCostTests {
    nonisolated static let count = 1_000

    /// What a container took: paragraphs broken, lines made to be drawn, and questions to the engine.
    private struct Work {
        var broken = 0
        var completed = 0
        var shaped = 0
        var breaksFound = 0
    }

    private func work<V: View>(_ width: CGFloat?, _ view: V) -> Work {
        let engine = CountingEngine()
        let before = unsafe (TextWork.brokenParagraphs, TextWork.completedLines)
        layOut(view, width, engine: engine)
        var work = Work()
        work.broken = unsafe TextWork.brokenParagraphs - before.0
        work.completed = unsafe TextWork.completedLines - before.1
        (work.shaped, work.breaksFound) = (engine.shapings.withLock { $0 }, engine.breaks.withLock { $0 })
        return work
    }

    private func row(_ width: CGFloat?, _ title: @escaping (Int) -> String) -> Work {
        work(width, HStack { ForEach(0..<TextCostTests.count) { Text(verbatim: title($0)) } })
    }

    @Test func `Equal words in a row too narrow for them are broken once`() {
        let work = row(320) { _ in "Save Changes" }
        // Once for the size, and once more for the height that the row then has.
        #expect(work.broken <= 2)
        #expect(work.breaksFound <= 2)
        #expect(work.completed <= 2 * 11)
        // Each text as a whole, to see whether it fits; the letters for all of them.
        #expect(work.shaped <= TextCostTests.count + 50)
    }

    @Test func `Words of different texts are broken once each`() {
        let work = row(320) { "Item \($0)" }
        #expect(work.broken <= TextCostTests.count)
        #expect(work.breaksFound <= TextCostTests.count)
        // Once each, and what is broken is not shaped again; the letters for all of them.
        #expect(work.shaped <= TextCostTests.count + 50)
    }

    @Test func `Few titles in turns are broken a few times`() {
        let titles = (0..<10).map { "Item \($0)" }
        #expect(row(320) { titles[$0 % 10] }.broken <= 2 * 10)
    }

    @Test func `Equal words in other colors are broken once`() {
        let work = work(
            320,
            HStack {
                ForEach(0..<TextCostTests.count) { index in
                    Text(verbatim: "Save").foregroundStyle(Color(white: Double(index % 100) / 100))
                }
            })
        #expect(work.broken <= 2)
    }

    @Test func `In a row wide enough no words are made of broken lines`() {
        for title in [{ _ in "Save Changes" }, { "Item \($0)" }] as [(Int) -> String] {
            let work = row(1_000_000, title)
            // Offered nothing, to see how far it bends, without a height and at the row's own.
            #expect(work.broken <= 2 * TextCostTests.count)
            #expect(work.completed == 0)
            // Once each; the ellipsis at the row's height, which cuts lines off, for the rest.
            #expect(work.shaped <= 3 * TextCostTests.count + 50)
        }
    }

    @Test func `A column and a row without limit break nothing`() {
        #expect(row(nil) { _ in "Save Changes" }.broken == 0)
        let column = VStack { ForEach(0..<TextCostTests.count) { Text(verbatim: "Item \($0)") } }
        let work = work(320, column)
        #expect(work.broken == 0)
        #expect(work.shaped == TextCostTests.count)
    }

    @Test func `The same words are broken anew where anything of their lines differs`() {
        func broken(_ change: (Text) -> some View) -> Int {
            work(
                320,
                VStack {
                    Text(verbatim: "one two three").frame(width: 40)
                    change(Text(verbatim: "one two three")).frame(width: 40)
                }
            ).broken
        }
        #expect(broken { $0 } == 1)
        #expect(broken { $0.foregroundStyle(.red) } == 1)
        #expect(broken { $0.multilineTextAlignment(.trailing) } == 1)
        #expect(broken { $0.font(.caption) } == 2)
        #expect(broken { $0.bold() } == 2)
        #expect(broken { $0.baselineOffset(3) } == 2)
        #expect(broken { $0.tracking(1) } == 2)
        #expect(broken { $0.lineSpacing(4) } == 2)
        #expect(broken { $0.lineLimit(2) } == 2)
        #expect(broken { $0.lineLimit(1).truncationMode(.head) } == 2)
        #expect(broken { $0.lineLimit(9, reservesSpace: true) } == 2)
        // English words run one way in every layout, unless that is to decide.
        #expect(broken { $0.environment(\.layoutDirection, .rightToLeft) } == 1)
        #expect(
            broken {
                $0.writingDirection(strategy: .layoutBased).environment(\.layoutDirection, .rightToLeft)
            } == 2)
        #expect(broken { $0.frame(width: 30) } == 2)
        #expect(broken { _ in Text(verbatim: "one two thre") } == 2)
    }

    @Test func `Words that only look the same keep their own bytes`() {
        let composed = "caf\u{E9} caf\u{E9}"
        let decomposed = "cafe\u{301} cafe\u{301}"
        #expect(composed == decomposed)
        let view = VStack {
            Text(verbatim: composed).frame(width: 40)
            Text(verbatim: decomposed).frame(width: 40)
        }
        let items = layOut(view, 320).list.items
        let texts = items.compactMap { item -> String? in
            if case .glyphs(let run) = item { run.text } else { nil }
        }
        #expect(texts.map(\.utf8.count) == [5, 5, 6, 6])
    }
}

/// Fixed advances; counts what it is asked.
private final class CountingEngine: TextEngine {
    let shapings = Mutex(0)
    let breaks = Mutex(0)
    private let fixed = FixedTextEngine()

    func shape(_ text: String, font: ResolvedFont, rightToLeft: Bool) -> ShapedText {
        shapings.withLock { $0 += 1 }
        return fixed.shape(text, font: font, rightToLeft: rightToLeft)
    }
    func lineBreaks(in text: String) -> LineBreaks {
        breaks.withLock { $0 += 1 }
        return fixed.lineBreaks(in: text)
    }
    func metrics(of font: ResolvedFont) -> FontMetrics { fixed.metrics(of: font) }
    func inkBounds(of glyph: UInt32, font: ResolvedFont) -> CGRect { .zero }
    func glyph(for character: Unicode.Scalar, face: FontFace) -> UInt32? { character.value }
    func hasFace(named name: String) -> Bool { true }
}
