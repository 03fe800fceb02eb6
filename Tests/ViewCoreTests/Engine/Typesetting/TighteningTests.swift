import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Letters come nearer to each other before words are cut: by a twentieth of the room at most
/// (`NSParagraphStyle.tighteningFactorForTruncation`).
@MainActor struct TighteningTests {
    private let ten = "abcdefghij"

    private func text(_ flag: Bool) -> some View { Text(verbatim: ten).lineLimit(1).allowsTightening(flag) }

    @Test func `A text that is a twentieth too wide is drawn whole`() {
        for width in [99, 96, 95.3] as [CGFloat] {
            #expect(lines(text(true), width, 100, engine: TrackedEngine()) == [ten])
            #expect(lines(text(false), width, 100, engine: TrackedEngine()) != [ten])
        }
    }

    @Test func `One that is wider is cut, and by less than without`() {
        #expect(lines(text(true), 95, 100, engine: TrackedEngine()) == ["abcdefgh…"])
        #expect(lines(text(true), 100, 100, engine: TrackedEngine()) == [ten])
    }

    @Test func `Letters are no nearer than they must be`() throws {
        func end(_ width: CGFloat) throws -> CGFloat {
            var last: CGFloat?
            layOut(text(true), width, 100, engine: TrackedEngine()).list.walk {
                if case .glyphs(let run) = $0 { last = run.glyphs.last?.x }
                return .into
            }
            return try #require(last)
        }
        #expect(try end(100) == 90)
        // Nine distances of ten letters, in whole pixels.
        #expect(abs(try end(97) - 97 * 0.9) <= 1)
    }

    @Test func `A text that may be smaller is near first`() {
        let both = text(true).minimumScaleFactor(0.5)
        #expect(lines(both, 60, 100, engine: TrackedEngine()) == [ten])
        #expect(lines(both, 96, 100, engine: TrackedEngine()) == [ten])
    }

    /// Characters 10 wide, with tracking.
    private final class TrackedEngine: TextEngine {
        private let fixed = FixedTextEngine()
        func shape(_ text: String, font: ResolvedFont, rightToLeft: Bool) -> ShapedText {
            var shaped = fixed.shape(text, font: font, rightToLeft: rightToLeft)
            // The system font has tracking of its own.
            let advance =
                (10 + font.tracking - ResolvedFont.body.tracking) * font.size / ResolvedFont.body.size
            for index in shaped.glyphs.indices { shaped.glyphs[index].advance = advance }
            shaped.width = advance * CGFloat(shaped.glyphs.count)
            return shaped
        }
        func metrics(of font: ResolvedFont) -> FontMetrics { fixed.metrics(of: font) }
        func lineBreaks(in text: String) -> LineBreaks { fixed.lineBreaks(in: text) }
        func inkBounds(of glyph: UInt32, font: ResolvedFont) -> CGRect { .zero }
        func glyph(for character: Unicode.Scalar, face: FontFace) -> UInt32? { character.value }
        func hasFace(named name: String) -> Bool { true }
    }
}

extension ResolvedFont {
    fileprivate static let body = Font.body.resolved(
        in: EnvironmentValues(), traits: EnvironmentValues().textTraits)
}
