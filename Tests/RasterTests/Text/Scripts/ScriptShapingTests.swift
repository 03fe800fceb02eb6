import Drawing
import Foundation
import Testing

@testable import Raster

@Suite(.enabled(if: ScriptFonts.areInstalled, ScriptFonts.reason))
struct ScriptShapingTests {
    private let engine = HarfBuzzTextEngine(library: Drawings.library)

    private func shape(_ text: String, weight: Double = 400, language: String? = nil) -> ShapedText {
        engine.shape(
            text,
            font: ResolvedFont(
                face: FontFace(name: "Inter", weight: weight, opticalSize: 20), size: 100, language: language),
            rightToLeft: false)
    }

    /// "Hello" or the like in each script, and the face that draws it.
    private static let samples = [
        ("Noto Sans Armenian", "Բարեւ"), ("Noto Sans Bengali", "নমস্কার"), ("Noto Sans Devanagari", "नमस्ते"),
        ("Noto Sans Ethiopic", "ሰላም"), ("Noto Sans Georgian", "გამარჯობა"), ("Noto Sans Gujarati", "નમસ્તે"),
        ("Noto Sans Gurmukhi", "ਸਤ"), ("Noto Sans Hebrew", "שלום"), ("Noto Sans Kannada", "ನಮಸ್ಕಾರ"),
        ("Noto Sans Malayalam", "നമസ്കാരം"), ("Noto Sans Oriya", "ନମସ୍କାର"), ("Noto Sans Sinhala", "ආයුබෝවන්"),
        ("Noto Sans Tamil", "வணக்கம்"), ("Noto Sans Telugu", "నమస్కారం"), ("Noto Sans Thai", "สวัสดี"),
        ("Noto Sans CJK", "你好"), ("Noto Sans CJK", "こんにちは"), ("Noto Sans CJK", "コーヒー"),
        ("Noto Sans CJK", "안녕하세요"), ("Noto Sans CJK", "ㄅㄆㄇ"),
    ]

    @Test func `Every face of a script is tried here`() {
        #expect(Set(Self.samples.map(\.0)) == Set(FontManifest.scriptFaces.map(\.name)))
    }

    @Test(arguments: samples)
    func `A script is drawn in its own face, with all its characters`(face: String, text: String) {
        let shaped = shape(text)
        #expect(shaped.lacks.isEmpty)
        #expect(!shaped.glyphs.isEmpty && shaped.glyphs.allSatisfy { $0.face?.name == face && $0.id != 0 })
        // What was drawn is in the stack of the tile by its digest.
        #expect(Drawings.library.used.contains { $0.name == face })
    }

    @Test func `Signs and wide letters of East Asia are in its face in any company`() {
        for sign in ["。", "「", "、", "〜", "！", "Ａ", "㈱", "㍻", "ｱ"] {
            #expect(shape("a" + sign).glyphs.last?.face?.name == FontManifest.eastAsian, "\(sign)")
        }
        // The system's font has these, and comes first.
        #expect(shape("日“…”").glyphs.dropFirst().allSatisfy { $0.face == nil })
    }

    // MARK: - Letters that join

    @Test func `Consonants of India join, and what is written after one may stand before it`() {
        // Unicode Standard, chapter 12: a conjunct of two letters and a virama is one glyph here.
        #expect(shape("क्ष").glyphs.count == 1 && shape("क").glyphs[0].id != shape("क्ष").glyphs[0].id)
        #expect(shape("ক্ষ").glyphs.count == 1)
        // The short i, U+093F, is drawn to the left of its consonant.
        let syllable = shape("कि").glyphs
        #expect(syllable.count == 2 && syllable[1].id == shape("क").glyphs[0].id)
        // Tamil's o has a part on either side.
        #expect(shape("கொ").glyphs.count == 3 && shape("கொ").glyphs[1].id == shape("க").glyphs[0].id)
    }

    @Test func `A tone mark of Thai stands higher above a vowel`() throws {
        let (alone, above) = (shape("ก\u{E48}"), shape("ก\u{E35}\u{E48}"))
        #expect(alone.width == shape("ก").width && above.width == alone.width)
        let (low, high) = (try #require(alone.glyphs.last), try #require(above.glyphs.last))
        func top(_ glyph: ShapedText.Glyph) -> CGFloat {
            let face = glyph.face ?? FontFace(name: "")
            return glyph.dy + engine.inkBounds(of: glyph.id, font: ResolvedFont(face: face, size: 100)).minY
        }
        #expect(top(high) < top(low) - 10)
    }

    @Test func `Points of Hebrew take no room and stand below or in their letters`() throws {
        let glyphs = shape("ש\u{5C1}\u{5B8}").glyphs
        #expect(abs(shape("ש\u{5C1}\u{5B8}").width - shape("ש").width) < 1e-9)
        #expect(Set(glyphs.map(\.cluster)) == [0])
    }

    @Test func `Hebrew runs from right to left, and numbers in it from left to right`() {
        let shaped = shape("שלום 123")
        #expect(shaped.glyphs.map(\.cluster) == [9, 10, 11, 8, 6, 4, 2, 0])
    }

    @Test func `Parts of a Korean syllable are one block, like the syllable`() {
        #expect(shape("\u{1112}\u{1161}\u{11AB}").glyphs.map(\.id) == shape("한").glyphs.map(\.id))
    }

    // MARK: - Forms and weights

    @Test func `Chinese characters have the forms of the language`() {
        func glyph(_ language: String?) -> UInt32? { shape("骨", language: language).glyphs.first?.id }
        // Mainland China's has its inner corner on the left, those of Japan and Korea on the right, Taiwan's
        // has other strokes below.
        let (japan, china, taiwan) = (glyph("ja"), glyph("zh-Hans"), glyph("zh-Hant"))
        #expect(Set([japan, china, taiwan]).count == 3)
        #expect(glyph("ja-JP") == japan && glyph("ko-KR") == japan)
        #expect(glyph("zh-TW") == taiwan && glyph("zh-Hant-TW") == taiwan && glyph("zh-SG") == china)
        // "When only English is among an iPhone's languages, it takes the forms of simplified Chinese."
        #expect(glyph(nil) == china && glyph("de") == china && glyph("") == china)
    }

    @Test func `A language means the region whose forms it has`() {
        let languages = [
            "ja": "ja", "ko-KR": "ko", "zh": "zh-Hans", "zh-CN": "zh-Hans", "zh-Hans-HK": "zh-Hans",
            "zh-TW": "zh-Hant", "zh_Hant": "zh-Hant", "zh-HK": "zh-Hant-HK", "zh-Hant-MO": "zh-Hant-HK",
            "yue": "zh-Hant-HK", "yue-Hans-CN": "zh-Hans", "en-US": "zh-Hans",
        ]
        for (language, forms) in languages {
            #expect(HanForms.language(for: language) == forms, "\(language)")
        }
    }

    @Test func `Commas are in the middle in Taiwan and in the corner elsewhere`() throws {
        func middle(_ language: String) throws -> CGFloat {
            let comma = try #require(shape("字、", language: language).glyphs.last)
            let face = comma.face ?? FontFace(name: "")
            return engine.inkBounds(of: comma.id, font: ResolvedFont(face: face, size: 100)).midX
        }
        #expect(try middle("zh-TW") > 40 && middle("ja") < 30 && middle("zh-CN") < 30)
    }

    @Test func `A weight that a script's font lacks is the nearest, and is told of`() {
        let heavy = shape("ওজন ওজন", weight: 900)
        #expect(heavy.glyphs.first?.face == FontFace(name: "Noto Sans Bengali", weight: 700))
        let lack = ShapedText.Lack.Kind.weight(face: "Noto Sans Bengali", asked: 900, drawn: 700)
        #expect(!heavy.lacks.isEmpty && heavy.lacks.allSatisfy { $0.kind == lack } && heavy.missing.isEmpty)
        #expect(shape("ওজন", weight: 300).glyphs.first?.face?.weight == 400)
        for text in ["重さ", "หนัก", "भार", "שלום"] {
            #expect(shape(text, weight: 100).lacks.isEmpty && shape(text, weight: 900).lacks.isEmpty)
            #expect(shape(text, weight: 900).glyphs.map(\.face?.weight).allSatisfy { $0 == 900 })
        }
    }

    @Test func `A face of a script has no optical sizes, so that equal glyphs are equal in lists`() {
        #expect(shape("שלום").glyphs.first?.face == FontFace(name: "Noto Sans Hebrew", weight: 400))
    }
}
