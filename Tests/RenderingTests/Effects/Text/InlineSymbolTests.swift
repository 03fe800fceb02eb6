import Drawing
import Foundation
import LayoutSupport
import SwiftUI
import Testing
import ViewCore

/// Symbols among words are those that stand beside them: as large, at the same place, in the same layers.
@MainActor struct InlineSymbolTests {
    private func drawn(_ view: some View) -> DisplayList {
        layOut(view, scale: 2, engine: DrawnItems.engine).list
    }

    private func glyphs(_ view: some View) -> [GlyphRun] { DrawnItems.runs(view) }

    @Test(arguments: ["star", "chevron.right", "heart.circle.fill", "trash", "wifi"])
    func `A symbol in a text is as wide as its image, at any scale and size`(name: String) {
        for scale in [Image.Scale.small, .medium, .large] {
            for points in [11, 17, 40] as [CGFloat] {
                let image = drawn(Image(systemName: name).imageScale(scale).font(.system(size: points)))
                let text = drawn(
                    Text("\(Image(systemName: name))").imageScale(scale).font(.system(size: points)))
                #expect(image.size.width == text.size.width, "\(scale) \(points)")
            }
        }
    }

    /// To a pixel: baselines of texts are on whole ones, the middle of an image is anywhere.
    @Test(arguments: ["star", "chevron.right", "trash"]) func `It stands where the image would`(name: String)
        throws
    {
        let image = Image(systemName: name)
        let beside = glyphs(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("ab"); image; Text("c")
            })
        let among = glyphs(Text("ab\(image)c"))
        #expect(beside.count == 3 && among.count == 3)
        for (one, other) in zip(beside, among) {
            let (one, other) = (try #require(one.glyphs.first), try #require(other.glyphs.first))
            #expect(abs(one.x - other.x) <= 1)
            let rise = beside[0].glyphs[0].y - among[0].glyphs[0].y
            #expect(abs(one.y - other.y - rise) <= 1)
        }
    }

    @Test func `A line is as high as its words, but with large symbols`() {
        let star = Image(systemName: "star")
        let plain = drawn(Text("ab")).size.height
        #expect(drawn(Text("ab\(star)")).size.height == plain)
        #expect(drawn(Text("\(star)").imageScale(.small)).size.height == plain)
        #expect(drawn(Text("ab\(star)").imageScale(.large)).size.height > plain)
    }

    @Test func `It rises with a baseline offset and shrinks with a text that has no room`() throws {
        let star = Image(systemName: "star")
        func rise(_ symbol: Text) throws -> CGFloat {
            let runs = glyphs(Text("a") + symbol)
            return try #require(runs.first?.glyphs.first).y - (try #require(runs.last?.glyphs.first).y)
        }
        #expect(abs(try rise(Text(star).baselineOffset(6)) - (try rise(Text(star))) - 6) <= 0.5)
        let plain = try #require(glyphs(Text("a\(star)")).last)
        let small = Text("words \(star)").minimumScaleFactor(0.5).lineLimit(1).frame(width: 45)
        let shrunk = try #require(glyphs(small).last)
        #expect(shrunk.size < plain.size)
    }

    @Test func `Its name is among the words that are said and told`() {
        let text = Text("Rated \(Image(systemName: "star.fill")) today")
        let written = layOut(text, engine: DrawnItems.engine).trace.roots[0].properties.first {
            $0.name == "string"
        }
        #expect(written?.value == .text("Rated star.fill today"))
    }

    @Test func `Its layers have the styles that an image's have`() {
        let symbol = Image(systemName: "checkmark.circle.fill").symbolRenderingMode(.palette)
        let text = glyphs(Text("\(symbol)").foregroundStyle(.red, .blue)).map(\.paint)
        let image = glyphs(symbol.foregroundStyle(.red, .blue)).map(\.paint)
        #expect(text == image && !text.isEmpty)
    }
}
