import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Small capitals of a face that has none are capitals of a smaller and heavier font.
@MainActor struct SmallCapitalsTests {
    /// Capitals half as high as the font is large, an x a third: a small capital is 1.1 × 2/3 of a large one.
    private final class Faceless: TextEngine {
        private let scaling = ScalingEngine()
        func shape(_ text: String, font: ResolvedFont, rightToLeft: Bool) -> ShapedText {
            scaling.shape(text, font: font, rightToLeft: rightToLeft)
        }
        func metrics(of font: ResolvedFont) -> FontMetrics { scaling.metrics(of: font) }
        func lineBreaks(in text: String) -> LineBreaks { scaling.lineBreaks(in: text) }
        func inkBounds(of glyph: UInt32, font: ResolvedFont) -> CGRect { .zero }
        func glyph(for character: Unicode.Scalar, face: FontFace) -> UInt32? { character.value }
        func hasFace(named name: String) -> Bool { true }
        func hasFeature(_ tag: String, face: FontFace) -> Bool { tag == "tnum" }
    }

    private func laid(_ text: some View) -> LaidOut { layOut(text, engine: Faceless()) }

    /// Words by run, small ones in small letters' brackets.
    private func runs(_ text: some View, _ size: CGFloat = 30) -> [String] {
        var found: [String] = []
        laid(text).list.walk {
            if case .glyphs(let run) = $0 { found.append(run.size == size ? run.text : "(\(run.text))") }
            return .into
        }
        return found
    }
    private let font = Font.system(size: 30)

    @Test func `Each kind makes its letters small`() {
        let text = Text(verbatim: "Ab 3cD")
        #expect(runs(text.font(font.smallCaps())) == ["(AB)", " 3", "(CD)"])
        #expect(runs(text.font(font.lowercaseSmallCaps())) == ["A", "(B)", " 3", "(C)", "D"])
        #expect(runs(text.font(font.uppercaseSmallCaps())) == ["(A)", "b 3c", "(D)"])
        #expect(runs(text.font(font)) == ["Ab 3cD"])
        #expect(runs(Text(verbatim: "ß").font(font.smallCaps())) == ["(SS)"])
        #expect(runs(Text(verbatim: "ab").font(font.smallCaps()).textCase(.uppercase)) == ["(AB)"])
    }

    @Test func `They are a tenth higher than an x and heavier by as much`() throws {
        var run: GlyphRun?
        laid(Text(verbatim: "ab").font(font.smallCaps())).list.walk {
            if case .glyphs(let found) = $0 { run = found }
            return .into
        }
        let small = try #require(run)
        #expect(abs(small.size - 22) < 1e-9)
        #expect(abs(small.face.weight - 400 / (22.0 / 30)) < 1e-6)
        #expect(laid(Text(verbatim: "ab").font(font.smallCaps())).warnings == [])
    }

    /// As high as the font is large, whose letters are small only by a feature of it.
    @Test func `Lines are as high as without them`() {
        let plain = Text(verbatim: "ab ab").font(font)
        let small = Text(verbatim: "ab ab").font(font.smallCaps())
        func height(_ view: some View, _ width: CGFloat? = nil) -> CGFloat {
            layOut(view, width, engine: Faceless()).list.size.height
        }
        #expect(height(small) == 30)
        #expect(height(Text(verbatim: "Ab").font(font.lowercaseSmallCaps())) == 30)
        #expect(height(small, 70) == 60)
        #expect(height(small.lineLimit(3, reservesSpace: true)) == 90)
        let double = AttributedString.LineHeight.multiple(factor: 2)
        #expect(height(small.lineHeight(double)) == height(plain.lineHeight(double)))
        #expect(height(small.underline()) == 30)
        func column(_ text: Text) -> some View {
            VStack {
                text
                text
            }
        }
        #expect(height(column(small)) == height(column(plain)))
        // Scaled with the letters.
        let scaled = small.lineLimit(1).minimumScaleFactor(0.5)
        #expect(height(scaled, 70) < 30 && height(scaled, 70) > 14)
    }

    @Test func `Baselines and cut lines are those of the font that was asked for`() {
        let small = Text(verbatim: "ab ab ab ab").font(font.smallCaps())
        func baselines(_ view: some View) -> Set<CGFloat> {
            var found: Set<CGFloat> = []
            laid(view).list.walk {
                if case .glyphs(let run) = $0 { found.insert(run.glyphs[0].y) }
                return .into
            }
            return found
        }
        #expect(baselines(small) == baselines(Text(verbatim: "ab").font(font)))
        // Two lines of 30, where three of 22 had room.
        #expect(baselines(small.frame(width: 50, height: 67)).count == 2)
    }

    @Test func `The trace has the words as they were written`() {
        let trace = laid(Text(verbatim: "Ab 3cD").font(font.lowercaseSmallCaps())).trace
        #expect("\(trace)".contains("Ab 3cD"))
    }

    @Test func `A face that has them draws its own`() {
        var features: [String] = []
        let plain = layOut(Text(verbatim: "Ab").font(font.smallCaps()))
        plain.list.walk {
            if case .glyphs(let run) = $0 { features.append(run.text) }
            return .into
        }
        #expect(features == ["Ab"])
    }
}
