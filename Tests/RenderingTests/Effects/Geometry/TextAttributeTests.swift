import Drawing
import Foundation
import LayoutSupport
import Raster
import SwiftUI
import Testing
import ViewCore

/// What each text attribute changes, in runs that are ready to draw.
@MainActor struct TextAttributeTests {
    private func runs(_ view: some View, _ width: CGFloat? = nil, scale: CGFloat = 1) -> [GlyphRun] {
        DrawnItems.runs(view, width, scale: scale)
    }

    private func run(_ view: some View, scale: CGFloat = 1) throws -> GlyphRun {
        try #require(runs(view, scale: scale).first)
    }

    private func size(_ view: some View, scale: CGFloat = 1) -> CGSize {
        layOut(view, scale: scale, engine: DrawnItems.engine).list.size
    }

    // MARK: - Face and size

    /// OpenType's weight classes (Documentation/Rules/typography.json, `fontWeight.css_equivalent`).
    @Test func `A weight is its OpenType class`() throws {
        let weights: [(Font.Weight, Double)] = [
            (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
            (.semibold, 600),
            (.bold, 700), (.heavy, 800), (.black, 900),
        ]
        for (weight, number) in weights {
            #expect(try run(Text("a").fontWeight(weight)).face.weight == number)
            #expect(try run(VStack { Text("a") }.fontWeight(weight)).face.weight == number)
            #expect(try run(Text("a").font(.system(size: 20, weight: weight))).face.weight == number)
            #expect(try run(Text("a").font(.body.weight(weight))).face.weight == number)
        }
        // More weight is more ink.
        func ink(_ weight: Font.Weight) throws -> Double {
            let found = try PixelProbe(Text("HHH").font(.system(size: 40, weight: weight)), 140, 50)
            return (0..<50).reduce(0.0) { sum, y in (0..<140).reduce(sum) { $0 + found[$1, y].alpha } }
        }
        let inks = try weights.map { try ink($0.0) }
        #expect(zip(inks, inks.dropFirst()).allSatisfy { $0 < $1 }, "\(inks)")
    }

    /// The emphasized weight of a style (Documentation/Rules/typography.json, `ios_dynamic_type`).
    @Test func `Bold is the emphasized weight of the style`() throws {
        for style in Font.TextStyle.allCases {
            let expected: Double
            switch style {
            case .largeTitle, .title, .title2: expected = 700
            case .title3, .headline, .body, .callout, .subheadline, .footnote, .caption, .caption2:
                expected = 600
            }
            let plain = style == .headline ? 600.0 : 400
            let font = Font.system(style)
            #expect(try run(Text("a").font(font)).face.weight == plain)
            #expect(try run(Text("a").font(font).bold()).face.weight == expected, "\(style)")
            #expect(try run(VStack { Text("a").font(font) }.bold()).face.weight == expected)
            #expect(try run(Text("a").font(font.bold())).face.weight == expected)
            #expect(try run(Text("a").font(font).bold(false)).face.weight == plain)
        }
        #expect(try run(Text("a").font(.system(size: 20)).bold()).face.weight == 700)
    }

    @Test func `A text style has the size of the type table`() throws {
        let large: [Font.TextStyle: CGFloat] = [
            .largeTitle: 34, .title: 28, .title2: 22, .title3: 20, .headline: 17, .body: 17, .callout: 16,
            .subheadline: 15, .footnote: 13, .caption: 12, .caption2: 11,
        ]
        for style in Font.TextStyle.allCases {
            #expect(try run(Text("a").font(.system(style))).size == large[style], "\(style)")
        }
        #expect(try run(Text("a").font(.body).dynamicTypeSize(.accessibility5)).size == 53)
        #expect(try run(Text("a").font(.system(size: 23)).dynamicTypeSize(.accessibility5)).size == 23)
    }

    @Test func `Italics and designs have faces of their own`() throws {
        let faces: [(Font.Design, String)] = [
            (.default, "Inter"), (.serif, "Source Serif 4"), (.rounded, "Nunito"),
            (.monospaced, "JetBrains Mono"),
        ]
        for (design, name) in faces {
            #expect(try run(Text("a").fontDesign(design)).face.name == name)
            #expect(try run(VStack { Text("a") }.fontDesign(design)).face.name == name)
            #expect(try run(Text("a").font(.system(.body, design: design))).face.name == name)
            #expect(try run(Text("a").fontDesign(design).italic()).face.name == name + " Italic")
        }
        #expect(try run(Text("a").monospaced()).face.name == "JetBrains Mono")
        #expect(try run(VStack { Text("a") }.monospaced()).face.name == "JetBrains Mono")
        #expect(try run(Text("a").font(.body.monospaced())).face.name == "JetBrains Mono")
        #expect(try run(Text("a").italic(false)).face.name == "Inter")
        #expect(try run(VStack { Text("a") }.italic()).face.name == "Inter Italic")
        #expect(try run(Text("a").font(.body.italic())).face.name == "Inter Italic")
    }

    @Test func `Monospaced digits are equally wide, others are as they were`() {
        let font = Font.system(size: 30)
        func widths(_ change: (Text) -> some View) -> Set<CGFloat> {
            Set("0123456789".map { size(change(Text(String(repeating: $0, count: 30)))).width })
        }
        #expect(widths { $0.font(font) }.count > 1)
        #expect(widths { $0.font(font).monospacedDigit() }.count == 1)
        #expect(widths { $0.font(font.monospacedDigit()) }.count == 1)
        #expect(widths { text in VStack { text.font(font) }.monospacedDigit() }.count == 1)
        #expect(size(Text("Wi").monospacedDigit()) == size(Text("Wi")))
    }

    // MARK: - Distances

    /// Each glyph stands `amount` farther from the one before; room follows the last one, too.
    @Test(arguments: [3, -1, 8] as [CGFloat])
    func `Kerning and tracking add to the distance of glyphs`(amount: CGFloat) throws {
        let plain = try run(Text("Hamburg"), scale: 4)
        for changed in [
            Text("Hamburg").kerning(amount), Text("Hamburg").tracking(amount),
        ] {
            let spread = try run(changed, scale: 4)
            for (index, glyph) in spread.glyphs.enumerated() {
                #expect(abs(glyph.x - plain.glyphs[index].x - CGFloat(index) * amount) <= 0.26)
            }
            #expect(
                abs(size(changed, scale: 4).width - size(Text("Hamburg"), scale: 4).width - 7 * amount)
                    <= 0.26)
        }
        let around = try run(VStack { Text("Hamburg") }.tracking(amount), scale: 4)
        #expect(abs(around.glyphs[6].x - plain.glyphs[6].x - 6 * amount) <= 0.26)
        let kerned = try run(VStack { Text("Hamburg") }.kerning(amount), scale: 4)
        #expect(abs(kerned.glyphs[6].x - plain.glyphs[6].x - 6 * amount) <= 0.26)
    }

    /// "If you add both the tracking and kerning modifiers to a view, the view applies the tracking and ignores the
    /// kerning" (SwiftUI, `Text.tracking`).
    @Test func `Tracking goes before kerning`() throws {
        let tracked = try run(Text("Hamburg").tracking(4), scale: 4)
        #expect(try run(Text("Hamburg").kerning(9).tracking(4), scale: 4).glyphs == tracked.glyphs)
        #expect(try run(Text("Hamburg").tracking(4).kerning(9), scale: 4).glyphs == tracked.glyphs)
        let kerned = try run(Text("Hamburg").kerning(4), scale: 4)
        #expect(try run(Text("Hamburg").kerning(4).tracking(0), scale: 4).glyphs == kerned.glyphs)
    }

    /// "Using any nonzero amount of tracking disables nonessential ligatures, whereas kerning attempts to maintain
    /// ligatures."
    @Test func `Tracking takes ligatures apart, kerning keeps them`() throws {
        func count(_ change: (Text) -> Text) throws -> Int {
            try run(change(Text("fi").font(.system(size: 40, design: .serif)))).glyphs.count
        }
        #expect(try count { $0 } == 1)
        #expect(try count { $0.kerning(2) } == 1)
        #expect(try count { $0.tracking(2) } == 2)
    }

    /// The system font's own distance by size (Documentation/Rules/typography.json, `tracking.SFPro`).
    @Test(arguments: [(12, 0), (17, -0.43), (20, -0.45), (34, 0.4), (27.5, 0.335)] as [(CGFloat, CGFloat)])
    func `The system font is tracked by its size`(points: CGFloat, tracking: CGFloat) throws {
        let engine = DrawnItems.engine
        let font = ResolvedFont(
            face: FontFace(name: "Inter", weight: 400, opticalSize: min(max(points, 14), 32)), size: points)
        let bare = engine.shape("Hamburg", font: font, rightToLeft: false).width
        let found = size(Text("Hamburg").font(.system(size: points)), scale: 8).width
        // Rounded up to whole pixels.
        #expect(found - (bare + 7 * tracking) > -0.001 && found - (bare + 7 * tracking) <= 0.126)
    }

    @Test(arguments: [6, -4] as [CGFloat])
    func `A baseline offset lifts the glyphs and makes room`(offset: CGFloat) throws {
        let plain = try run(Text("a"))
        let pair = runs(Text("a") + Text("b").baselineOffset(offset))
        #expect(pair.count == 2)
        #expect(pair[0].glyphs[0].y - pair[1].glyphs[0].y == offset)
        // The line is as much higher.
        #expect(
            abs(
                size(Text("a") + Text("b").baselineOffset(offset), scale: 8).height
                    - size(Text("a"), scale: 8).height - abs(offset)) <= 0.126)
        #expect(pair[0].glyphs[0].y == plain.glyphs[0].y + max(offset, 0))
    }

    @Test func `Line spacing is added between lines alone`() {
        let text = Text("one\ntwo\nthree")
        func lines(_ view: some View) -> [CGFloat] { runs(view).map { $0.glyphs[0].y } }
        let plain = lines(text)
        let spaced = lines(text.lineSpacing(7))
        #expect(plain.count == 3 && spaced.count == 3)
        #expect(spaced[0] == plain[0])
        #expect(spaced[1] - plain[1] == 7 && spaced[2] - plain[2] == 14)
        #expect(size(text.lineSpacing(7)).height - size(text).height == 14)
        #expect(size(Text("one").lineSpacing(7)) == size(Text("one")))
    }

    /// Two points less or more between lines (Documentation/Rules/typography.json, `leading_variants_ios`).
    @Test func `A font's leading moves lines by two points`() {
        func lines(_ leading: Font.Leading) -> [CGFloat] {
            runs(Text("one\ntwo\nthree").font(.body.leading(leading))).map { $0.glyphs[0].y }
        }
        let standard = lines(.standard)
        for (leading, change) in [(Font.Leading.tight, -2), (.loose, 2)] as [(Font.Leading, CGFloat)] {
            let found = lines(leading)
            #expect(found == zip(standard, [0, 1, 2]).map { $0 + $1 * change }, "\(standard)")
        }
    }

    // MARK: - Marks

    /// GPOS puts a mark at the same distance over a capital as over a small letter; neither pair has a character of
    /// its own.
    @Test func `A mark stands above its letter`() throws {
        func gap(_ text: String) throws -> Int {
            let found = try PixelProbe(Text(text).font(.system(size: 60)), 80, 100)
            let rows = (0..<100).filter { y in (0..<80).contains { found[$0, y].alpha > 0.5 } }
            let empty = zip(rows, rows.dropFirst()).map { $1 - $0 - 1 }.filter { $0 > 0 }
            #expect(empty.count == 1, "\(text): \(rows)")
            return empty.first ?? 0
        }
        let (small, capital) = (try gap("x\u{302}"), try gap("X\u{302}"))
        #expect(small > 2 && abs(small - capital) <= 3, "\(small), \(capital)")
    }

    // MARK: - Words

    @Test func `A case changes the letters that are drawn`() throws {
        #expect(try run(Text("Straße 1").textCase(.uppercase)).text == "STRASSE 1")
        #expect(try run(Text("ÄB c").textCase(.lowercase)).text == "äb c")
        #expect(try run(Text("Ab").textCase(nil)).text == "Ab")
        #expect(try run(VStack { Text("Ab").textCase(nil) }.textCase(.uppercase)).text == "Ab")
    }

    @Test func `Runs keep their own paint, font and words`() throws {
        let found = runs(
            Text("a").foregroundColor(.red) + Text("b").bold() + Text("c").foregroundStyle(.blue).italic())
        #expect(found.map(\.text) == ["a", "b", "c"])
        #expect(found.map(\.face.name) == ["Inter", "Inter", "Inter Italic"])
        #expect(found.map(\.face.weight) == [400, 600, 400])
        let paints = found.map(\.paint.firstColor)
        #expect(paints[0].red > 0.9 && paints[0].blue < 0.4 && paints[2].blue > 0.9 && paints[1].red < 0.1)
        // Each begins where the one before ends.
        #expect(found[0].glyphs[0].x < found[1].glyphs[0].x && found[1].glyphs[0].x < found[2].glyphs[0].x)
    }

    @Test func `What is said of the whole holds where a run says nothing`() {
        let found = runs(
            (Text("a").fontWeight(.light) + Text("b")).fontWeight(.black).foregroundColor(.green))
        #expect(found.map(\.face.weight) == [300, 900])
        #expect(found[0].paint == found[1].paint)
    }

    @Test func `An attributed string is drawn run by run`() throws {
        var link = AttributedString("there")
        link.link = URL(string: "https://example.org")
        let found = runs(Text(AttributedString("here ") + link))
        #expect(found.map(\.text) == ["here ", "there"])
        #expect(found[0].paint != found[1].paint)
        #expect(found[1].paint == (try run(Text("[x](https://example.org)"))).paint)
        #expect(runs(Text(AttributedString("plain"))).map(\.text) == ["plain"])
    }

    @Test func `SwiftUI's attributes of an attributed string are those of its runs`() throws {
        func same(_ attributed: AttributedString, _ text: Text) {
            func items(_ text: Text) -> [DisplayItem] { layOut(text, scale: 1).list.items }
            #expect(items(Text(attributed)) == items(text))
        }
        var words = AttributedString("a")
        words.font = .title.bold()
        words.foregroundColor = .red
        same(words, Text(verbatim: "a").font(.title.bold()).foregroundColor(.red))
        var box = AttributeContainer()
        box.kern = 3
        box.baselineOffset = 4
        box.underlineStyle = .single
        box.strikethroughStyle = Text.LineStyle(pattern: .dot, color: .blue)
        same(
            AttributedString("bc", attributes: box),
            Text(verbatim: "bc").kerning(3).baselineOffset(4).underline()
                .strikethrough(pattern: .dot, color: .blue))
        var spaced = AttributedString("d")
        spaced.tracking = 2
        same(
            words + spaced,
            Text(verbatim: "a").font(.title.bold()).foregroundColor(.red) + Text(verbatim: "d").tracking(2))
        // What is said of the whole holds where a run says nothing.
        #expect(runs(Text(words + spaced).foregroundColor(.green)).map(\.paint).count == 2)
        #expect(
            runs(Text(words + spaced).foregroundColor(.green))[1].paint
                == (try run(Text("d").foregroundColor(.green))).paint)
    }

    @Test func `A link has the colour that is said of it`() throws {
        var link = AttributedString("there")
        link.link = URL(string: "https://example.org")
        link.foregroundColor = .green
        #expect(runs(Text(link))[0].paint == (try run(Text("there").foregroundColor(.green))).paint)
    }

    @Test func `Markdown's marks are the attributes they stand for`() {
        let found = runs(Text("a **b** *c* `d`"))
        let faces = Dictionary(found.map { ($0.text, $0.face) }) { first, _ in first }
        #expect(
            faces["b"]?.weight == 600 && faces["c"]?.name == "Inter Italic"
                && faces["d"]?.name == "JetBrains Mono")
    }

    // MARK: - What is lacking

    private func warnings(_ view: some View, _ width: CGFloat? = nil) -> [String] {
        layOut(view, width, scale: 1, engine: DrawnItems.engine).warnings
    }

    @Test func `Characters that no font has are one warning a text`() {
        #expect(
            warnings(Text(verbatim: "ꀀꀁꀂꀃꀄꀅ"))
                == [
                    "no registered font has U+A000 \"ꀀ\", U+A001 \"ꀁ\", U+A002 \"ꀂ\" and 3 more, needed by Text(\"ꀀꀁꀂꀃꀄꀅ\")"
                ])
        // On several lines, in several looks, and where they are there several times.
        #expect(warnings(Text(verbatim: "ꀀꀁꀂ ꀃꀄꀅ ꀀꀁꀂ"), 40).count == 1)
        #expect(warnings(Text(verbatim: "ꀀꀁ") + Text(verbatim: "ꀀꀁ").bold()).count == 1)
        #expect(
            warnings(
                VStack {
                    Text(verbatim: "ꀀa"); Text(verbatim: "ꀀb")
                })
                == ["a", "b"].map { "no registered font has U+A000 \"ꀀ\", needed by Text(\"ꀀ\($0)\")" })
        #expect(warnings(Text(verbatim: "Aé")) == [])
    }

    @Test func `A symbol without a form as text is drawn as an emoji, which is named`() {
        #expect(
            warnings(Text(verbatim: "☎\u{FE0E} call"))
                == [
                    "no registered font has a text form of U+260E \"☎\" for Text(\"☎\u{FE0E} call\"); an emoji is drawn"
                ])
        #expect(warnings(Text(verbatim: "☎ ❤\u{FE0E} ☎\u{FE0F}")) == [])
    }
}
