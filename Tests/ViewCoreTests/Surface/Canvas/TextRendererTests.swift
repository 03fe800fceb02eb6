import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// A renderer gets the text's lines, and what it draws is what the picture has.
@MainActor struct TextRendererTests {
    private struct Plain: TextRenderer {
        var whole = true
        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            for line in layout {
                guard !whole else {
                    context.draw(line)
                    continue
                }
                for slice in line.flatMap({ $0 }) { context.draw(slice) }
            }
        }
    }

    private final class Found: @unchecked Sendable {
        var layout: Text.Layout?
    }
    private struct Reader: TextRenderer {
        let found: Found
        func draw(layout: Text.Layout, in context: inout GraphicsContext) { found.layout = layout }
    }
    private func layout(_ text: some View, _ width: CGFloat? = nil) throws -> Text.Layout {
        let found = Found()
        _ = layOut(text.textRenderer(Reader(found: found)), width, nil)
        return try #require(found.layout)
    }

    private let text = Text("one **two** \(Text("six").baselineOffset(3))")

    @Test(arguments: [TextAlignment.leading, .center, .trailing], [nil, 60, 75] as [CGFloat?])
    func `One that draws every line draws the text`(alignment: TextAlignment, width: CGFloat?) {
        let aligned = text.multilineTextAlignment(alignment).padding(1.3)
        let plain = layOut(aligned, width, nil).list
        #expect(layOut(aligned.textRenderer(Plain()), width, nil).list == plain)
        let right = aligned.environment(\.layoutDirection, .rightToLeft)
        #expect(
            layOut(right.textRenderer(Plain()), width, nil).list
                == layOut(right, width, nil).list)
    }

    /// Baselines are on whole pixels for a renderer, and what is under them may be a pixel higher or thicker.
    @Test func `What is under a text is where the text has it, to a pixel`() throws {
        func rule(_ view: some View) throws -> CGRect {
            var found: CGRect?
            layOut(view.padding(1.3)).list.walk {
                if case .fill(.rectangle(let rect), _, _) = $0 { found = rect }
                return .into
            }
            return try #require(found)
        }
        let text = Text("six").underline()
        let (plain, drawn) = (try rule(text), try rule(text.textRenderer(Plain())))
        #expect(abs(drawn.minX - plain.minX) < 1e-9 && abs(drawn.width - plain.width) < 1e-9)
        #expect(abs(drawn.minY - plain.minY) < 0.51 && abs(drawn.maxY - plain.maxY) < 0.51)
    }

    @Test func `Slices are glyphs, each where the text has it`() {
        func places(_ view: some View) -> [CGFloat] {
            var found: [CGFloat] = []
            layOut(view).list.walk {
                if case .glyphs(let run) = $0 { found += run.glyphs.map(\.x) }
                return .into
            }
            return found
        }
        #expect(places(text.textRenderer(Plain(whole: false))) == places(text))
    }

    @Test func `Lines, runs and slices say where they are`() throws {
        let found = try layout(Text("ab **cd** ef"), 60)
        #expect(found.count == 2 && found[0].count == 2 && found[0][1].count == 2 && !found.isTruncated)
        #expect(found[0].origin == CGPoint(x: 0, y: 15) && found[1].origin == CGPoint(x: 0, y: 35))
        #expect(found[0].typographicBounds.rect == CGRect(x: 0, y: 0, width: 50, height: 20))
        #expect(found[0][1].typographicBounds.rect == CGRect(x: 30, y: 0, width: 20, height: 20))
        #expect(found[0][1][1].typographicBounds.rect == CGRect(x: 40, y: 0, width: 10, height: 20))
        #expect(found[0][0][1..<3].typographicBounds.width == 20)
        #expect(found[0][1][0] == found[0][1][0..<1] && found[0] != found[1])
        #expect(try layout(Text("ab cd").lineLimit(1), 40).isTruncated)
    }

    private struct Mark: TextAttribute { var number = 0 }

    @Test func `Attributes are found by their type, the innermost first`() throws {
        let inner = Text("b").customAttribute(Mark(number: 1))
        let found = try layout(Text("a\(inner)c").customAttribute(Mark(number: 2)))
        #expect(found[0].map { $0[Mark.self]?.number } == [2, 1, 2])
        #expect(try layout(Text("a"))[0][0][Mark.self] == nil)
    }

    private struct Sized: TextRenderer {
        let size: CGSize
        func draw(layout: Text.Layout, in context: inout GraphicsContext) {}
        func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
            let own = text.sizeThatFits(proposal)
            return CGSize(width: own.width + size.width, height: own.height + size.height)
        }
    }

    @Test func `It may need more room, and nothing it leaves out is drawn`() {
        let more = layOut(Text("ab").textRenderer(Sized(size: CGSize(width: 5, height: 7))))
        #expect(more.list.size == CGSize(width: 25, height: 27) && more.list.items.isEmpty)
        let none = layOut(Text("ab").textRenderer(Sized(size: CGSize(width: CGFloat.nan, height: 1))))
        #expect(none.list.size == CGSize(width: 20, height: 20))
        #expect(none.warnings.contains { $0.contains("text renderer") })
    }

    private struct Lettering: TextRenderer {
        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            context.draw(Text(verbatim: "x"), at: .zero, anchor: .topLeading)
        }
    }

    @Test func `A text that it draws itself is drawn as it is`() {
        #expect(lines(Text("ab").textRenderer(Lettering())) == ["x"])
    }

    private struct Faded: TextRenderer {
        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            context.opacity = 0.5
            context.translateBy(x: 3, y: 4)
            if let line = layout.first { context.draw(line) }
        }
    }

    @Test func `The context's state is heard`() {
        let drawn = layOut(Text("ab").textRenderer(Faded())).list
        let moved = layOut(Text("ab").opacity(0.5).offset(x: 3, y: 4)).list
        #expect(drawn.items == moved.items)
    }
}
