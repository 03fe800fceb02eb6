import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Cases of letters by Unicode's SpecialCasing.txt, and the colour of links in texts.
@MainActor struct LocaleCaseTests {
    private func words(_ text: String, _ textCase: Text.Case, _ locale: String) -> String {
        let view = Text(verbatim: text).textCase(textCase)
            .environment(\.locale, Locale(identifier: locale))
        return runs(view).map(\.text).joined()
    }

    private func runs(_ view: some View) -> [GlyphRun] { Drawn(view, 400).runs }

    @Test func `Words are put in another case by the rules of their language`() {
        #expect(words("istanbul", .uppercase, "tr") == "\u{130}STANBUL")
        #expect(words("istanbul", .uppercase, "en_US") == "ISTANBUL")
        #expect(words("II", .lowercase, "az") == "\u{131}\u{131}")
        // Capitals have no accents in Greek.
        #expect(
            words("\u{386}\u{3BD}\u{3BF}\u{3B9}\u{3BE}\u{3B7}", .uppercase, "el")
                == "\u{391}\u{39D}\u{39F}\u{399}\u{39E}\u{397}")
        // The last sigma of a word is another one, in every language.
        #expect(words("\u{39F}\u{3A3}", .lowercase, "en_US") == "\u{3BF}\u{3C2}")
    }

    @Test func `A link in a text has the tint, where one was set`() {
        func paint(_ view: some View) -> Paint? { runs(view).last?.paint }
        let text = Text("a [link](https://a.b)")
        #expect(paint(text.tint(.orange)) == paint(Text("link").foregroundStyle(.orange)))
        #expect(paint(text) == paint(Text("link").foregroundStyle(.link)))
        #expect(runs(text.tint(.orange)).first?.paint == runs(Text("a")).first?.paint)
    }

    @Test func `A color describes itself as SwiftUI does`() {
        #expect(Color.red.description == "red")
        #expect(Color.primary.description == "primary")
        #expect(Color(red: 1, green: 0, blue: 0).description == "#FF0000FF")
        #expect(Color.red.opacity(0.3).description == "30% red")
        #expect(Color.clear.description == "clear")
        #expect(Color(red: .nan, green: 2, blue: -1, opacity: 0.5).description == "#00FF0080")
    }
}
