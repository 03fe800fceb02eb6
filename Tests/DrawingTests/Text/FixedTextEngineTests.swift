import Drawing
import Foundation
import Testing

@Suite struct FixedTextEngineTests {
    private let engine = FixedTextEngine()
    private let font = ResolvedFont(face: FontFace(name: "Inter"), size: 17)

    @Test func `Every character is as wide, whatever its bytes`() {
        let shaped = engine.shape("aé👩‍💻", font: font, rightToLeft: false)
        #expect(shaped.width == 30)
        #expect(shaped.glyphs.map(\.cluster) == [0, 1, 3])
        #expect(shaped.glyphs.map(\.id) == [97, 233, 0x1F469])
        #expect(shaped.glyphs.allSatisfy { $0.advance == 10 && $0.dx == 0 && $0.dy == 0 && $0.face == nil })
        #expect(shaped.missing.isEmpty)
        #expect(
            engine.shape("aé", font: font, rightToLeft: true).glyphs.map(\.cluster) == [1, 0])
    }

    @Test func `A line is 20 high with its baseline at 15`() {
        let metrics = engine.metrics(of: font)
        #expect(metrics == FontMetrics(ascent: 15, descent: 5, leading: 0, capHeight: 10, xHeight: 7))
        #expect(metrics.lineHeight == 20)
        #expect(engine.inkBounds(of: 1, font: font) == CGRect(x: 0, y: -15, width: 10, height: 20))
        let other = FixedTextEngine(advance: 4, ascent: 7, descent: 2)
        #expect(other.inkBounds(of: 1, font: font) == CGRect(x: 0, y: -7, width: 4, height: 9))
        #expect(other.metrics(of: font).lineHeight == 9)
        #expect(other.shape("ab", font: font, rightToLeft: false).width == 8)
    }

    @Test func `Lines may end after spaces and hyphens and must after separators`() {
        let breaks = engine.lineBreaks(in: "é b-c\nd")
        #expect(breaks.characters == [0, 2, 3, 4, 5, 6, 7])
        #expect(breaks.allowed == [3, 5])
        #expect(breaks.required == [7])
    }

    @Test func `Every face and glyph is there`() {
        #expect(engine.glyph(for: "A", face: font.face) == 65)
        #expect(engine.hasFace(named: "Nowhere") && engine.hasFeature("smcp", face: font.face))
    }
}
