import Drawing
import Foundation
import Testing

@testable import Raster

@Suite struct ShaperTests {
    private let engine = HarfBuzzTextEngine(library: Drawings.library)
    private let inter = FontFace(name: "Inter", weight: 600, opticalSize: 20)

    private func shape(_ text: String, size: CGFloat = 100, rightToLeft: Bool = false) -> [ShapedText.Glyph] {
        engine.shape(text, font: ResolvedFont(face: inter, size: size), rightToLeft: rightToLeft).glyphs
    }

    @Test func `A mark over a capital stands higher than one over a small letter`() throws {
        // Neither has a letter of its own with this mark.
        let (small, capital) = (shape("x\u{302}"), shape("X\u{302}"))
        #expect(small.count == 2 && capital.count == 2)
        let (low, high) = (try #require(small.last), try #require(capital.last))
        // Capitals of Inter are 0.727 em high, small letters 0.546; y points down.
        #expect(high.dy < low.dy - 10 && high.dy > low.dy - 30)
        #expect(high.advance == 0 && low.advance == 0)
        #expect(abs(shape("X\u{302}", size: 50)[1].dy * 2 - high.dy) < 1e-6)
        #expect(abs(shape("X\u{302}", size: 50)[1].dx * 2 - high.dx) < 1e-6 && high.dx != 0)
    }

    @Test func `A borrowed face is as heavy as the one that was asked for, that of emoji as it is`() {
        #expect(shape("س").first?.face == FontFace(name: "Noto Sans Arabic", weight: 600, opticalSize: 20))
        #expect(shape("😀").first?.face == FontFace(name: FontManifest.emoji, weight: 400, opticalSize: 14))
    }

    @Test func `Whether a symbol is an emoji is said by the sign after it`() {
        func isEmoji(_ text: String) -> Bool { shape(text).first?.face?.name == FontManifest.emoji }
        #expect(isEmoji("❤\u{FE0F}") && isEmoji("😀"))
        #expect(!isEmoji("1") && !isEmoji("©") && isEmoji("©\u{FE0F}"))
        #expect(!isEmoji("a") && !isEmoji("é"))
    }

    @Test func `A sign asks for text where an emoji is the usual form`() throws {
        func face(_ text: String, _ name: String = "Inter") -> String? {
            engine.shape(text, font: ResolvedFont(face: FontFace(name: name), size: 10), rightToLeft: false)
                .glyphs.first?.face?.name
        }
        // Inter has a heart, Nunito has none and borrows it; only Source Serif has a box with a check.
        #expect(face("❤\u{FE0E}") == nil && face("❤\u{FE0F}") == FontManifest.emoji)
        #expect(face("❤\u{FE0E}", "Nunito") == "Inter" && face("☑\u{FE0E}") == "Source Serif 4")
        // One that is borrowed is as heavy as what is around it.
        let bold = engine.shape(
            "❤\u{FE0E}", font: ResolvedFont(face: FontFace(name: "Nunito", weight: 700), size: 10),
            rightToLeft: false)
        #expect(bold.glyphs.first?.face?.weight == 700)
        // No font has this one but that of emoji.
        #expect(face("☎\u{FE0E}") == FontManifest.emoji)
    }

    @Test func `What shows nothing takes no tracking`() {
        func shape(_ text: String) -> ShapedText {
            engine.shape(text, font: ResolvedFont(face: inter, size: 17, tracking: 2), rightToLeft: false)
        }
        for sign in ["\u{AD}", "\u{200B}", "\u{2060}", "\u{FEFF}"] {
            let shaped = shape("x" + sign + "x")
            #expect(
                shaped.glyphs.count == 2 && abs(shaped.width - shape("xx").width) < 1e-9,
                "\(sign.unicodeScalars)")
            #expect(shaped.missing.isEmpty)
        }
        #expect(engine.lineBreaks(in: "ab\u{AD}cd").allowed == [4])
    }

    @Test func `What is missing is named once for each place, in the order of the text`() {
        func missing(_ text: String, rightToLeft: Bool = false) -> [Unicode.Scalar] {
            engine.shape(text, font: ResolvedFont(face: inter, size: 10), rightToLeft: rightToLeft).missing
        }
        #expect(missing("a\u{10A40}b\u{12000}") == ["\u{10A40}", "\u{12000}"])
        // Right to left the glyphs come the other way around.
        #expect(missing("\u{10A40}\u{10A41}", rightToLeft: true) == ["\u{10A40}", "\u{10A41}"])
        #expect(missing("a\tb\n") == [])
    }

    @Test func `A width is the sum of the advances`() {
        for text in ["Save", "سلام OK", "X\u{302}😀"] {
            let shaped = engine.shape(
                text, font: ResolvedFont(face: inter, size: 17, tracking: 0.5), rightToLeft: false)
            #expect(abs(shaped.glyphs.reduce(0) { $0 + $1.advance } - shaped.width) < 1e-9)
        }
    }

    @Test func `A tab is as wide as a space`() {
        #expect(shape("\t").map(\.advance) == shape(" ").map(\.advance))
        #expect(shape("\u{1F}").map(\.id) == shape(" ").map(\.id))
    }

    @Test func `Features are told of faces that are there`() {
        #expect(engine.hasFeature("tnum", face: inter))
        #expect(!engine.hasFeature("nope", face: inter))
        #expect(!engine.hasFeature("tnum", face: FontFace(name: "Nowhere")))
        #expect(engine.glyph(for: "\u{10A40}", face: inter) == nil)
        #expect(engine.glyph(for: "A", face: FontFace(name: "Nowhere")) == nil)
        #expect(
            engine.inkBounds(of: 1, font: ResolvedFont(face: FontFace(name: "Nowhere"), size: 9)) == .zero)
    }

    @Test func `An unknown feature changes nothing, a known one what it should`() {
        func widths(_ features: [String]) -> [CGFloat] {
            engine.shape(
                "1110", font: ResolvedFont(face: inter, size: 17, features: features), rightToLeft: false
            )
            .glyphs.map(\.advance)
        }
        #expect(widths(["not a feature"]) == widths([]))
        #expect(Set(widths(["tnum"])).count == 1 && widths(["not a feature", "tnum"]) == widths(["tnum"]))
    }

    /// Documentation/Rules/typography.json, `fontMetrics`: 1950, 494, 1443 and 1078 of 2048 units, nothing between lines.
    @Test func `The system's font has San Francisco's measures, upright and slanted`() {
        for name in ["Inter", "Inter Italic"] {
            let metrics = engine.metrics(of: ResolvedFont(face: FontFace(name: name), size: 2048))
            #expect(abs(metrics.ascent - 1950) < 0.001 && abs(metrics.descent - 494) < 0.001)
            #expect(metrics.leading == 0)
            #expect(abs(metrics.capHeight - 1443) < 0.1 && abs(metrics.xHeight - 1077.2) < 0.1)
        }
    }

    @Test func `Another font's measures are the file's own, at any size`() {
        let metrics = engine.metrics(of: ResolvedFont(face: FontFace(name: "JetBrains Mono"), size: 500))
        // Of 1000 units: 1020, −300, no gap, capitals 730, small letters 550.
        #expect(abs(metrics.ascent - 510) < 0.5 && abs(metrics.descent - 150) < 0.5 && metrics.leading == 0)
        #expect(abs(metrics.capHeight - 365) < 0.5 && abs(metrics.xHeight - 275) < 0.5)
    }

    @Test func `A glyph's ink grows with its size`() throws {
        let glyph = try #require(engine.glyph(for: "g", face: inter))
        let (small, large) = [10, 30].map {
            engine.inkBounds(of: glyph, font: ResolvedFont(face: inter, size: $0))
        }
        .firstTwo
        #expect(abs(small.minX * 3 - large.minX) < 1e-9 && abs(small.minY * 3 - large.minY) < 1e-9)
        #expect(abs(small.width * 3 - large.width) < 1e-9 && abs(small.height * 3 - large.height) < 1e-9)
        // A g hangs below the line.
        #expect(large.minY < -12 && large.maxY > 4 && large.minX > 0 && large.width > 10)
    }

    // MARK: - Directions

    private func levels(_ text: String, rightToLeft: Bool = false) -> [UInt8] {
        BidiLevels.levels(of: text.unicodeScalars.map(\.value), rightToLeft: rightToLeft)
    }

    /// Rules of Unicode's annex 9: a letter's own direction, numbers one level above right to left.
    @Test func `Levels follow the letters`() {
        #expect(levels("ab") == [0, 0] && levels("") == [])
        #expect(levels("ab", rightToLeft: true) == [2, 2])
        #expect(levels("אב") == [1, 1] && levels("אב", rightToLeft: true) == [1, 1])
        #expect(levels("a אב b") == [0, 0, 1, 1, 0, 0])
        #expect(levels("א 12 ב") == [1, 1, 2, 2, 1, 1])
        #expect(levels("אב  ") == [1, 1, 0, 0])
        #expect(levels("ab \t\u{2003}\u{3000}", rightToLeft: true) == [2, 2, 1, 1, 1, 1])
        #expect(levels("(א)", rightToLeft: true) == [1, 1, 1])
    }

    @Test(
        arguments: [
            0x5D0, 0x627, 0x8A0, 0xFB1D, 0xFDF2, 0xFE70, 0xFEFC, 0x10800, 0x10A00, 0x10FCB, 0x1E800, 0x1E943,
            0x1EE00,
        ] as [UInt32])
    func `A script that runs from right to left is known by any letter`(scalar: UInt32) {
        // Between letters that run the other way, so that not even a mark takes another's direction.
        let found = BidiLevels.levels(of: [scalar, 0x5D0, scalar], rightToLeft: false)
        #expect(found == [1, 1, 1])
        #expect(BidiLevels.levels(of: [0x41, scalar, 0x41], rightToLeft: false).first == 0)
        let alone = BidiLevels.levels(of: [scalar, scalar], rightToLeft: false)
        #expect(alone == [1, 1])
    }

    @Test func `A sign that turns what follows is seen in plain text`() {
        for sign in ["\u{202E}", "\u{2067}", "\u{200F}"] {
            #expect(levels(sign + "ab\u{202C}").contains { $0 > 0 }, "\(sign.unicodeScalars)")
        }
    }

    @Test func `Runs stand on the line as the levels say`() {
        #expect(BidiLevels.visualOrder(of: []) == [] && BidiLevels.visualOrder(of: [0, 0]) == [0, 1])
        #expect(BidiLevels.visualOrder(of: [1, 1, 1]) == [2, 1, 0])
        #expect(BidiLevels.visualOrder(of: [1, 2, 2, 1]) == [3, 1, 2, 0])
        #expect(BidiLevels.visualOrder(of: [2, 2, 0, 1, 1]) == [0, 1, 2, 4, 3])
        #expect(BidiLevels.visualOrder(of: [0, 1, 2, 3, 2, 1]) == [0, 5, 2, 3, 4, 1])
    }

    @Test func `Lines of other letters end where Unicode says`() {
        let breaks = engine.lineBreaks(in: "é b\u{2028}c")
        #expect(breaks.allowed == [3, 7] && breaks.required == [7] && breaks.characters == [0, 2, 3, 4, 7])
        #expect(engine.lineBreaks(in: "a-b\n").required == [4])
        #expect(engine.lineBreaks(in: "") == LineBreaks(allowed: [], required: [], characters: []))
        // Asked twice, from what is kept; an equal text of other bytes has its own offsets.
        #expect(engine.lineBreaks(in: "a-b c") == engine.lineBreaks(in: "a-b c"))
        #expect(
            engine.lineBreaks(in: "e\u{301}-b").characters == [0, 3, 4]
                && engine.lineBreaks(in: "\u{E9}-b").characters == [0, 2, 3])
    }
}

extension [CGRect] {
    fileprivate var firstTwo: (CGRect, CGRect) { (self[0], self[1]) }
}
