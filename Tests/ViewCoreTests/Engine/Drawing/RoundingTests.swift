import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Whole device pixels, once, at the end.
@MainActor struct RoundingTests {
    private func rects(_ view: some View, _ width: CGFloat, _ height: CGFloat, scale: CGFloat) -> [String] {
        layOut(view, width, height, in: EnvironmentValues(scale: scale)).list.items.compactMap {
            guard case .fill(.rectangle(let rect), _, _) = $0 else { return nil }
            return numbers(rect)
        }
    }

    @Test func `Both edges go to the nearest pixel and the size is their difference`() {
        let builder = DisplayBuilder(scale: 2)
        #expect(
            builder.snapped(CGRect(x: 0.3, y: 0.2, width: 1, height: 1.1))
                == CGRect(x: 0.5, y: 0, width: 1, height: 1.5))
    }

    @Test(arguments: [(0.25, 0.5), (0.2, 0), (-0.25, 0), (-0.3, -0.5), (7.75, 8)])
    func `Half a pixel goes up`(_ value: CGFloat, _ expected: CGFloat) {
        #expect(DisplayBuilder(scale: 2).snap(value) == expected)
    }

    @Test func `Thirds at 1x share their edges`() {
        #expect(
            rects(
                HStack(spacing: 0) {
                    Color.red; Color.blue; Color.red
                }, 100, 1, scale: 1)
                == ["(0, 0, 33, 1)", "(33, 0, 34, 1)", "(67, 0, 33, 1)"])
    }

    @Test func `A seventh of a point is nothing or a pixel, but never a gap`() {
        let parts = rects(
            HStack(spacing: 0) { ForEach(0..<7) { $0 % 2 == 0 ? Color.red : Color.blue } }, 10, 1,
            scale: 3)
        #expect(parts.first?.hasPrefix("(0, ") == true)
        #expect(parts.count == 7)
    }

    @Test func `Edges that two sums reach differently are still one edge`() {
        // 0.1 added up is not 0.1 times n; the difference must not tip one side over the half.
        let builder = DisplayBuilder(scale: 10)
        var sum: CGFloat = 0.05
        for step in 1..<2000 {
            sum += 0.1
            #expect(builder.snap(sum) == builder.snap(0.05 + 0.1 * CGFloat(step)), "step \(step)")
        }
    }

    @Test func `Layout itself is not rounded`() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    rect("a"); rect("b"); rect("c")
                }, 10, 1)
                == "10x1 a(0, 0, 3.333, 1) b(3.333, 0, 3.333, 1) c(6.667, 0, 3.333, 1)")
    }

    @Test func `Text is as wide as its glyphs rounded up to a pixel`() {
        let engine = FixedTextEngine(advance: 3.3, ascent: 15, descent: 5)
        let root = Laid(Text("abc"), in: EnvironmentValues(scale: 2), engine: engine).root
        #expect(root.frame.width == 10)
    }

    @Test func `Text is as high as its lines rounded up to a pixel`() {
        let engine = FixedTextEngine(advance: 10, ascent: 15.1, descent: 5)
        let root = Laid(Text("a\nb"), in: EnvironmentValues(scale: 2), engine: engine).root
        #expect(root.frame.height == 40.5)
    }

    @Test func `Baselines are whole pixels`() {
        let items = layOut(Text("a").padding(.top, 0.3), in: EnvironmentValues(scale: 2)).list.items
        guard case .glyphs(let run)? = items.first else {
            Issue.record("no glyphs in \(items)")
            return
        }
        #expect(run.glyphs.map(\.y) == [15.5])
    }

    @Test func `A picture has at least one pixel`() {
        let list = layOut(EmptyView()).list
        #expect(list.pixelSize.width == 1)
        #expect(list.pixelSize.height == 1)
    }

    @Test func `A picture is as large as the view rounded up to pixels`() {
        let list = layOut(Color.red.frame(width: 10.1, height: 4.9), in: EnvironmentValues(scale: 2)).list
        #expect(list.size == CGSize(width: 10.5, height: 5))
    }
}
