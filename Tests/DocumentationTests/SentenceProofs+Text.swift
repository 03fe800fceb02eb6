import Drawing
import Foundation
import Raster
import SwiftUI
import Testing
import ViewCore

extension SentenceProofs {
    /// Text.
    static let ofText: [String: Proof] = [
        "custom-symbols": { isTested("What is asked of layers is said") },
        "spoken-parts": {
            let joined = Text("a").speechAdjustedPitch(1) + Text("c")
            holds(laidOut(joined).trace == laidOut(Text("a") + Text("c")).trace)
            holds(laidOut(Text("a").speechAdjustedPitch(1)).trace != laidOut(Text("a")).trace)
            isTested("A part of a text is said by its label")
        },
        "text-fonts": {
            let names = [Font.Design.default, .monospaced, .rounded, .serif].map {
                Font.system(.body, design: $0)
                    .resolved(in: EnvironmentValues(), traits: EnvironmentValues().textTraits).face.name
            }
            #expect(names == ["Inter", "JetBrains Mono", "Nunito", "Source Serif 4"])
        },
        "text-scripts": {
            isTested("A script is drawn in its own face, with all its characters")
        },
        "text-scripts-absent": {
            isTested("A script without its font is one warning a text, which says what mends it")
        },
        "text-scripts-design": {
            isTested("Scripts stand upright in slanted text, and are the same in each design")
        },
        "text-scripts-weights": {
            isTested("A weight that a script's font lacks is the nearest, and is told of")
            isTested("A weight that a script's font lacks is one warning a text")
        },
        "text-scripts-lines": {
            isTested("A text of any script has ink all along it, and lines as high as any other's")
        },
        "text-han": {
            isTested("The locale and the language of a text decide the forms of Chinese characters")
        },
        "text-vertical": {
            isTested("Signs of East Asia keep their width and their place at the end of a line")
        },
        "text-breaks": {
            isTested("No line begins with a comma, a closing mark or a small letter")
            isTested("Korean words stay whole")
            isTested("Thai breaks between words of the dictionary, and at spaces")
            isTested("Signs of East Asia keep their width and their place at the end of a line")
        },
        "text-translation": {
            #expect(words(Text("Done").environment(\.locale, Locale(identifier: "de"))) == ["Done"])
        },
        "text-distances": {
            let later = Date(timeIntervalSinceReferenceDate: 190_028_460 + 7200)
            let german = Text(later, style: .relative).environment(\.locale, Locale(identifier: "de"))
            #expect(words(german).joined(separator: " ") == "2 Stunden")
        },
        "text-years": {
            let later = Date(timeIntervalSinceReferenceDate: 190_028_460 + 86400 * 740)
            let german = Text(later, style: .offset).environment(\.locale, Locale(identifier: "de"))
            #expect(words(german).joined(separator: " ") == "-2 Jahren")
        },
        "text-formatted": {
            let view = VStack {
                Text(verbatim: (1234.5).formatted())
                Text(1234.5, format: .number)
            }
            let german = words(view.environment(\.locale, Locale(identifier: "de")))
            #expect(german == [(1234.5).formatted(), "1.234,5"])
        },
        "text-measurements": {
            let way = Measurement(value: 5, unit: UnitLength.kilometers)
            let view = Text(way, format: .measurement(width: .wide))
            #expect(words(view.environment(\.locale, Locale(identifier: "en_GB"))).joined() == "5 kilometers")
            #expect(words(view.environment(\.locale, Locale(identifier: "de"))).joined() == "5\u{A0}km")
            isTested("A general measurement is in the system of the locale")
        },
        "symbol-weights": {
            isTested("A glyph that is drawn smaller takes the weight whose lines come nearest")
        },
        "symbol-made-variants": {
            @MainActor func list(_ variants: SymbolVariants) -> DisplayList {
                laidOut(Image(systemName: "list.bullet").symbolVariant(variants)).list
            }
            holds(list(.slash) != list(.none))
        },
        "gradients-to-clear": { isTested("A gradient to clear passes through gray") },
        "symbol-mirrors": {
            @MainActor func list(_ name: String, _ direction: LayoutDirection) -> DisplayList {
                laidOut(Image(systemName: name).environment(\.layoutDirection, direction)).list
            }
            holds(list("list.bullet", .rightToLeft) == list("list.bullet", .leftToRight))
            holds(list("chevron.forward", .rightToLeft) != list("chevron.forward", .leftToRight))
        },
        "points-from-right": { isTested("From right to left unit points are counted from the right") },
        "visual-effect-points": {
            @MainActor func list(_ direction: LayoutDirection) -> DisplayList {
                laidOut(
                    Color.red.frame(width: 20, height: 20)
                        .visualEffect { content, _ in content.scaleEffect(0.5, anchor: .leading) }
                        .environment(\.layoutDirection, direction)
                ).list
            }
            holds(list(.rightToLeft) == list(.leftToRight))
        },
        "text-widths": {
            isTested("A width is that of the axis, and a scale where the face has none")
            let engine = HarfBuzzTextEngine(library: FontLibrary())
            let names = [Font.Design.default, .monospaced, .rounded, .serif].map { design in
                Font.system(.body, design: design).resolved(
                    in: EnvironmentValues(), traits: EnvironmentValues().textTraits)
            }
            for font in names {
                var narrow = font
                (narrow.tracking, narrow.face.width) = (0, 80)
                var plain = narrow
                plain.face.width = 100
                func width(_ font: ResolvedFont) -> CGFloat {
                    engine.shape("Hamburg", font: font, rightToLeft: false).width
                }
                #expect(abs(width(narrow) - 0.8 * width(plain)) < 1e-6)
            }
        },
        "text-small-caps": {
            isTested("They are a tenth higher than an x and heavier by as much")
            let engine = HarfBuzzTextEngine(library: FontLibrary())
            let owners = [Font.Design.default, .monospaced, .rounded, .serif].flatMap { design in
                [false, true].map { Font.faceName(design, isItalic: $0) }
            }.filter { engine.hasFeature("smcp", face: FontFace(name: $0)) }
            #expect(owners == ["Source Serif 4"])
        },
        "text-renderers": {
            isTested("Lines, runs and slices say where they are")
            isTested("The context's state is heard")
        },
        "text-markdown-blocks": {
            isTested("The syntax says what becomes of lines")
            let table = try AttributedString(markdown: "| a |\n| - |\n| b |")
            #expect(String(table.characters) == "| a | | - | | b |")
        },
        "combine-later": {
            isTested("Values that are for later do not arrive")
            isTested("Values arrive on each queue at once")
        },
        "dispatch-later": {
            #expect(words(Later()) == ["before"])
        },
        "text-clock": {
            let now = Date.now.timeIntervalSince1970
            let shown = words(Text(verbatim: "\(Date.now.timeIntervalSince1970)")).joined()
            #expect((Double(shown) ?? 0) >= now)
        },
        "text-still-moment": {
            let view = TimelineView(.everyMinute) { Text(verbatim: "\($0.date.timeIntervalSince1970)") }
            // 9:41 UTC on 9 January 2007.
            #expect(words(view).joined() == "1168335660.0")
        },
        "text-formatters": {
            let formatter = NumberFormatter()
            formatter.locale = Locale(identifier: "de")
            formatter.numberStyle = .decimal
            #expect(words(Text(1234.5 as NSNumber, formatter: formatter)).joined() == "1.234,5")
        },
        "text-markdown": {
            let text = Text("**a** *b* `c` ~~d~~ [e](https://example.org)")
            #expect(words(text).joined() == "a b c d e")
            #expect(words(Text("# a")).joined() == "# a")
        },
        "text-grammar": {
            #expect(words(Text("^[3 apple](inflect: true)")).joined() == "3 apples")
            #expect(words(Text("^[3 apple is red](inflect: true)")).joined() == "3 apple is red")
        },
    ]
}

private struct Later: View {
    @State private var word = "before"

    var body: some View {
        Text(verbatim: word).onAppear {
            DispatchQueue.main.async { word = "queue" }
            Task { word = "task" }
        }
    }
}
