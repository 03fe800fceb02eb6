import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// What is asked of an icon and not done is named, and nothing else is.
@MainActor struct IgnoredImageTests {
    private func warnings(_ image: Image) -> [String] { layOut(image, 40, 40).warnings }
    private let icon = Image(systemName: "star")

    @Test
    func `A rendering mode that a single shape has no layers for changes nothing, and colours are named`() {
        for mode in [SymbolRenderingMode.hierarchical, .palette, .monochrome] {
            #expect(warnings(icon.symbolRenderingMode(mode)) == [])
            #expect(layOut(icon.symbolRenderingMode(mode)).list == layOut(icon).list)
        }
        #expect(
            warnings(icon.symbolRenderingMode(.multicolor))
                == [
                    ".symbolRenderingMode(.multicolor): the own colours of the symbol \"star\" are not known; it is "
                        + "drawn in one colour"
                ])
        #expect(warnings(icon.symbolRenderingMode(nil)) == [])
    }

    @Test func `Caps and tiles of an icon are named`() {
        let caps = EdgeInsets(top: 1, leading: 0, bottom: 0, trailing: 0)
        #expect(
            warnings(icon.resizable(capInsets: caps))
                == [".resizable(capInsets:) is ignored; all of the icon is scaled"])
        #expect(
            warnings(icon.resizable(resizingMode: .tile))
                == [".resizable(resizingMode: .tile) is ignored; the icon is scaled"])
        #expect(warnings(icon.resizable()) == [])
    }

    @Test func `Edges are always smooth, which is named where they should not be`() {
        #expect(
            warnings(icon.antialiased(false)) == [".antialiased(false) is ignored; edges are smooth"])
        #expect(warnings(icon.antialiased(true)) == [])
    }

    @Test func `What an icon or a square stands for is part of the list by its name`() {
        func lists(_ view: (String) -> some View, _ names: [String]) -> [DisplayList] {
            names.map { layOut(view($0)).list }
        }
        for names in [["tray", "tray.fill"], ["no such thing", "nor such"]] {
            let found = lists({ Image(systemName: $0) }, names)
            #expect(found[0] != found[1] && found[0].digest != found[1].digest)
        }
        let inSentences = lists({ Text("a \(Image(systemName: $0))") }, ["tray", "tray.fill"])
        #expect(inSentences[0].digest != inSentences[1].digest)
        #expect(
            layOut(
                HStack {
                    Image("logo"); Image("badge").blur(radius: 1)
                }
            ).list.missingImages == ["logo", "badge"])
        #expect(layOut(Image("logo").hidden()).list.missingImages == [])
        #expect(layOut(Image("logo").opacity(0)).list.missingImages == [])
    }

    /// At 17 points an icon's ink is 19 across, 208 of the 256 parts of its em (Documentation/Rules/README.md, section
    /// Symbols).
    @Test func `An icon in a sentence is as large as beside it, and as low`() throws {
        func runs(_ view: some View) throws -> (symbol: GlyphRun, word: GlyphRun) {
            var runs: [GlyphRun] = []
            layOut(view.font(.system(size: 50))).list.walk {
                if case .glyphs(let run) = $0 { runs.append(run) }
                return .into
            }
            return (
                try #require(runs.first { $0.face.name == Symbols.face }),
                try #require(runs.first { $0.text == "a" })
            )
        }
        let star = Image(systemName: "star")
        let among = try runs(Text("a\(star)"))
        let beside = try runs(
            HStack(alignment: .firstTextBaseline) {
                Text(verbatim: "a"); star
            })
        let size: CGFloat = 50 * 19 / 17 * 256 / 208
        #expect(abs(among.symbol.size - size) < 1e-9 && among.word.size == 50)
        func drop(_ runs: (symbol: GlyphRun, word: GlyphRun)) throws -> CGFloat {
            try #require(runs.symbol.glyphs.first).y - (try #require(runs.word.glyphs.first).y)
        }
        #expect(abs(try drop(among) - (try drop(beside))) <= 1)
    }
}
