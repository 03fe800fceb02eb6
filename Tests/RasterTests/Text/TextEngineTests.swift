import Drawing
import Foundation
import Testing

@testable import Raster

@Suite struct TextEngineTests {
    private let engine = HarfBuzzTextEngine(library: Drawings.library)

    private func font(
        _ name: String = "Inter", weight: Double = 400, size: CGFloat = 17, tracking: CGFloat = 0,
        features: [String] = []
    ) -> ResolvedFont {
        ResolvedFont(
            face: FontFace(name: name, weight: weight, opticalSize: 17), size: size,
            tracking: tracking, features: features)
    }

    private func shape(_ text: String, _ font: ResolvedFont, rightToLeft: Bool = false)
        -> ShapedText
    {
        engine.shape(text, font: font, rightToLeft: rightToLeft)
    }

    @Test func `A heavier weight is wider`() {
        let regular = shape("Save Changes", font()).width
        let bold = shape("Save Changes", font(weight: 700)).width
        #expect(bold > regular + 1)
    }

    @Test func `Advances grow linearly with size`() {
        let small = shape("Save", font(size: 10)).width
        let large = shape("Save", font(size: 100)).width
        #expect(abs(small * 10 - large) < 1e-6)
    }

    @Test func `Tracking is added after every cluster`() {
        let plain = shape("Save", font()).width
        let tracked = shape("Save", font(tracking: 2)).width
        #expect(abs(tracked - plain - 8) < 1e-9)
    }

    /// Inter has no width axis; Noto Sans Arabic has one from 62.5 to 100.
    @Test func `A width is that of the axis, and a scale where the face has none`() {
        func width(_ text: String, _ name: String, _ percent: Double, tracking: CGFloat = 0) -> CGFloat {
            let face = FontFace(name: name, weight: 400, opticalSize: 17, width: percent)
            return shape(text, ResolvedFont(face: face, size: 17, tracking: tracking)).width
        }
        let plain = width("Save", "Inter", 100)
        #expect(abs(width("Save", "Inter", 70) - 0.7 * plain) < 1e-9)
        #expect(abs(width("Save", "Inter", 120, tracking: 2) - 1.2 * plain - 8) < 1e-9)
        let (arabic, narrow, least) = (
            width("سلام", "Noto Sans Arabic", 100), width("سلام", "Noto Sans Arabic", 70),
            width("سلام", "Noto Sans Arabic", 62.5)
        )
        // The axis takes as much as its designers say, and not a scale of the whole.
        #expect(narrow < arabic && abs(narrow - 0.7 * arabic) > 0.01)
        #expect(abs(width("سلام", "Noto Sans Arabic", 50) - least * 50 / 62.5) < 1e-9)
        #expect(abs(width("سلام", "Noto Sans Arabic", 120) - 1.2 * arabic) < 1e-9)
        #expect(width("Save", "Inter", .nan) == plain)
    }

    @Test func `The ink of a wider glyph is as much wider`() throws {
        let glyph = try #require(engine.glyph(for: "H", face: FontFace(name: "Inter")))
        func box(_ percent: Double) -> CGRect {
            engine.inkBounds(
                of: glyph, font: ResolvedFont(face: FontFace(name: "Inter", width: percent), size: 40))
        }
        #expect(abs(box(50).width - box(100).width / 2) < 1e-9 && box(50).height == box(100).height)
        #expect(abs(box(50).minX - box(100).minX / 2) < 1e-9)
    }

    @Test func `Tabular figures are all as wide`() {
        let features = font(features: ["tnum"])
        #expect(shape("111", features).width == shape("000", features).width)
        #expect(shape("111", font()).width != shape("000", font()).width)
    }

    @Test func `A character no font has is reported`() {
        let shaped = shape("a\u{10A40}b", font())
        #expect(shaped.missing == ["\u{10A40}"])
        #expect(shaped.glyphs.count == 3)
    }

    @Test func `Clusters are byte offsets, also of equal strings with other bytes`() {
        #expect(shape("é!", font()).glyphs.map(\.cluster) == [0, 2])
        #expect(shape("e\u{301}!", font()).glyphs.last?.cluster == 3)
    }

    @Test func `Arabic runs from right to left, and borrows a named face`() {
        let shaped = shape("سلام", font(), rightToLeft: true)
        #expect(shaped.missing.isEmpty)
        #expect(shaped.glyphs.map(\.cluster) == shaped.glyphs.map(\.cluster).sorted(by: >))
        #expect(shaped.glyphs.allSatisfy { $0.face?.name == "Noto Sans Arabic" })
    }

    @Test func `Latin inside Arabic keeps its own direction`() {
        let clusters = shape("سلام OK", font(), rightToLeft: true).glyphs.map(\.cluster)
        #expect(clusters.first == 9)
        #expect(clusters.dropFirst().first == 10)
        #expect(clusters.last == 0)
    }

    @Test(arguments: ["😀", "❤️", "👩‍💻", "🇩🇪", "1️⃣", "👍🏽"])
    func `An emoji is one glyph of the emoji face`(emoji: String) {
        let shaped = shape(emoji, font())
        #expect(shaped.missing.isEmpty)
        #expect(shaped.glyphs.count == 1)
        #expect(shaped.glyphs.first?.face?.name == FontManifest.emoji)
        #expect(abs(shaped.width - 17 * 2550 / 2048) < 0.01)
    }

    @Test func `Digits and text symbols stay in the asked face`() {
        #expect(shape("12 © ™", font()).glyphs.allSatisfy { $0.face == nil })
    }

    @Test func `The system font has San Francisco's line`() {
        let metrics = engine.metrics(of: font())
        #expect(abs(metrics.lineHeight - 20.287) < 0.001)
        #expect(metrics.leading == 0)
    }

    @Test func `Other fonts have their own measures`() {
        let metrics = engine.metrics(of: font("JetBrains Mono", size: 1000))
        #expect(abs(metrics.ascent - 1020) < 1)
        #expect(abs(metrics.descent - 300) < 1)
    }

    @Test func `Lines may end after spaces and must after separators`() {
        let breaks = engine.lineBreaks(in: "one two-x\nlast")
        #expect(breaks.allowed == [4, 8, 10])
        #expect(breaks.required == [10])
        #expect(breaks.characters == Array(0..<14))
    }

    @Test func `A caret stands only between whole characters`() {
        #expect(engine.lineBreaks(in: "a👩‍💻b").characters == [0, 1, 12])
    }

    @Test func `Ink lies above the baseline for a capital`() throws {
        let glyph = try #require(engine.glyph(for: "H", face: font().face))
        let ink = engine.inkBounds(of: glyph, font: font())
        #expect(ink.minY < -11 && abs(ink.maxY) < 0.1 && ink.width > 8)
    }

    @Test func `A font that is not there leaves every character missing and says why`() {
        let shaped = shape("ab", font("Nowhere"))
        #expect(shaped.missing == ["a", "b"])
        #expect(engine.problems == [.unknownFont(name: "Nowhere")])
        #expect(!engine.hasFace(named: "Nowhere"))
        #expect(engine.hasFace(named: "Inter"))
    }

    @Test func `A cache that overflows still answers the same`() {
        var cache = ShapeCache(limit: 4)
        var calls = 0
        for text in ["a", "b", "c", "a", "d", "e", "f", "g", "a", "b"] {
            let shaped = cache.shaped(text, font: font(), rightToLeft: false) {
                calls += 1
                return shape(text, font())
            }
            #expect(shaped == shape(text, font()))
        }
        #expect(calls < 10)
    }

    @Test func `Words of letters and digits break where Pango breaks them`() {
        var state: UInt64 = 7
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
        let alphabet = Array("abzABZ019  ")
        for _ in 0..<5_000 {
            let text = String((0..<random(20)).map { _ in alphabet[random(alphabet.count)] })
            #expect(LineBreaking.breaksBetweenWords(in: text) == LineBreaking.breaks(in: text), "\(text)")
        }
        for first in UInt8(0)..<0x80 {
            // What is no letter, digit or space is left to Pango.
            let text = String(Unicode.Scalar(first)) + " a1 " + String(Unicode.Scalar(first))
            let breaks = LineBreaking.breaksBetweenWords(in: text)
            #expect(breaks == nil || breaks == LineBreaking.breaks(in: text), "\(first)")
        }
    }

    @Test func `Turned levels come out in visual order`() {
        #expect(BidiLevels.visualOrder(of: [0, 1, 1, 2, 1, 0]) == [0, 4, 3, 2, 1, 5])
    }
}
