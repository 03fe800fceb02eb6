import Drawing
import Foundation
import LayoutSupport
import Raster
import SwiftUI
import Testing
import ViewCore

/// Texts of scripts that the system's font lacks, in views.
@MainActor struct ScriptTextTests {
    nonisolated private static let areInstalled = FontManifest.scriptFaces.allSatisfy {
        FontLibrary().hasScriptFace(named: $0.name)
    }
    nonisolated private static let reason: Comment = "the fonts of scripts/bootstrap --scripts are not here"

    /// Warnings where the system's font is, and no other.
    private func warningsWithoutScripts(_ view: some View) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let system = try FontLibrary().face(named: FontManifest.system).path
        let link = folder.appendingPathComponent((system as NSString).lastPathComponent).path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: system)
        let library = FontLibrary(folders: FontFolders(given: [], standard: [folder.path]))
        return layOut(view, engine: HarfBuzzTextEngine(library: library)).warnings
    }

    @Test func `A script without its font is one warning a text, which says what mends it`() throws {
        let lines = Text("שלום\nשלום עולם\nあ")
        let warnings = try warningsWithoutScripts(lines.frame(width: 60))
        #expect(warnings.count == 1)
        let warning = try #require(warnings.first)
        #expect(warning.hasPrefix("no installed font has U+05E9 \"ש\", U+05DC \"ל\", U+05D5 \"ו\" and "))
        #expect(warning.hasSuffix("scripts/bootstrap --scripts") && warning.contains("needed by Text(\"שלום"))
        // No command brings this one.
        let other = try warningsWithoutScripts(Text("\u{10A40}"))
        #expect(other.count == 1 && other.first?.contains("bootstrap") == false)
    }

    @Test(.enabled(if: areInstalled, reason))
    func `A weight that a script's font lacks is one warning a text`() {
        let view = Text("ওজন ওজন\nওজন").fontWeight(.black)
        #expect(
            layOut(view, engine: DrawnItems.engine).warnings == [
                "Noto Sans Bengali has no weight 900 for Text(\"ওজন ওজন\nওজন\"); 700 is drawn"
            ])
    }

    @Test(.enabled(if: areInstalled, reason))
    func `The locale and the language of a text decide the forms of Chinese characters`() throws {
        func glyph(_ view: some View) throws -> UInt32 {
            try #require(DrawnItems.runs(view).first?.glyphs.first).id
        }
        func located(_ locale: String) -> some View {
            Text("骨").environment(\.locale, Locale(identifier: locale))
        }
        let (china, japan) = (try glyph(located("zh_CN")), try glyph(located("ja_JP")))
        #expect(try china != japan && glyph(located("zh_Hant_TW")) != china && glyph(Text("骨")) == china)
        let language = Locale.Language(identifier: "ja")
        #expect(try glyph(Text("骨").typesettingLanguage(language)) == japan)
        #expect(try glyph(VStack { Text("骨") }.typesettingLanguage(.explicit(language))) == japan)
        #expect(try glyph(Text("骨").typesettingLanguage(language, isEnabled: false)) == china)
        #expect(try glyph(Text("骨").typesettingLanguage(language) + Text("骨")) == japan)
        #expect(
            try glyph(located("zh_CN").typesettingLanguage(.automatic).typesettingLanguage(language)) == china
        )
        var words = AttributedString("骨")
        words.languageIdentifier = "ja"
        #expect(try glyph(Text(words)) == japan)
        words.languageIdentifier = "zh-Hant-TW"
        #expect(try glyph(Text(words).typesettingLanguage(language)) == glyph(located("zh_Hant_TW")))
    }

    @Test(.enabled(if: areInstalled, reason))
    func `Scripts stand upright in slanted text, and are the same in each design`() {
        for text in ["שלום", "日本語", "สวัสดี"] {
            let plain = DrawnItems.runs(Text(text))
            #expect(DrawnItems.runs(Text(text).italic()) == plain)
            for design in [Font.Design.serif, .rounded, .monospaced] {
                let runs = DrawnItems.runs(Text(text).fontDesign(design))
                #expect(runs.map(\.face) == plain.map(\.face), "\(text) \(design)")
                #expect(runs.map { $0.glyphs.map(\.id) } == plain.map { $0.glyphs.map(\.id) })
            }
        }
    }

    @Test(.enabled(if: areInstalled, reason))
    func `Signs of East Asia keep their width and their place at the end of a line`() throws {
        // Five signs, each as wide as the font is large, from left to right on one line below the other.
        let runs = DrawnItems.runs(Text("日本、日本。").font(.system(size: 20)).frame(width: 61, height: 80))
        let origins = runs.flatMap(\.glyphs)
        #expect(Set(origins.map(\.y)).count == 2)
        let steps = zip(origins, origins.dropFirst()).filter { $0.y == $1.y }.map { $1.x - $0.x }
        #expect(steps.count == 4 && steps.allSatisfy { abs($0 - 20) <= 1 })
    }

    /// What each script should look like is in its samples: words with joined letters and stacked marks.
    @Test(
        .enabled(if: areInstalled, reason),
        arguments: [
            "שָׁלוֹם עוֹלָם", "สวัสดีชาวโลก ปั๊มน้ำ", "नमस्ते क्षत्रिय श्री", "হ্যালো বিশ্ব স্ত্রী", "வணக்கம் ஸ்ரீ", "నమస్కారం",
            "გამარჯობა", "Բարեւ", "안녕하세요 뷁", "日本語、こんにちは。", "中文排版", "નમસ્તે", "ਸਤ ਸ੍ਰੀ", "ನಮಸ್ಕಾರ", "നമസ്കാരം",
            "ନମସ୍କାର", "ශ්‍රී", "ሰላም",
        ])
    func `A text of any script has ink all along it, and lines as high as any other's`(text: String) throws {
        let view = Text(text).font(.system(size: 40))
        let laidOut = layOut(view, engine: DrawnItems.engine)
        #expect(laidOut.warnings.isEmpty)
        let latin = layOut(Text("a").font(.system(size: 40)), engine: DrawnItems.engine)
        #expect(laidOut.frame.height == latin.frame.height)
        let (width, height) = (Int(laidOut.list.size.width), Int(laidOut.list.size.height))
        let drawn = try PixelProbe(view, CGFloat(width), CGFloat(height))
        // No stretch as wide as a letter is blank.
        var blank: [Int] = []
        for start in stride(from: 0, to: width - 30, by: 30) {
            var ink = 0.0
            for x in start..<start + 30 {
                for y in 0..<height { ink = max(ink, drawn[x, y].alpha) }
            }
            if ink < 0.5 { blank.append(start) }
        }
        #expect(blank.isEmpty)
    }
}
