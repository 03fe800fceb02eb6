import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Lines are as far apart as `lineHeight` says: a total, a multiple of the largest size in points, or that and an increase,
/// "regardless of the effective ascent and descent" (Foundation, `AttributedString.LineHeight`).
@MainActor struct LineHeightTests {
    /// As wide and high as its letters are large.
    private let engine = ScalingEngine()

    private func baselines(_ text: Text, _ height: AttributedString.LineHeight?) -> [CGFloat] {
        var found: [CGFloat] = []
        layOut(text.lineHeight(height), engine: engine).list.walk {
            if case .glyphs(let run) = $0, let y = run.glyphs.first?.y, found.last != y { found.append(y) }
            return .into
        }
        return found
    }
    private func height(_ text: Text, _ height: AttributedString.LineHeight?) -> CGFloat {
        layOut(text.lineHeight(height), engine: engine).list.size.height
    }
    private let three = Text(verbatim: "a\nb\nc").font(.system(size: 20))

    @Test(
        arguments: [
            (.exact(points: 32), 32), (.exact(points: 8), 8), (.multiple(factor: 1.5), 30),
            (.leading(increase: 6), 26),
            (.normal, 20), (.variable, 20), (.tight, 18), (.loose, 22), (nil, 20),
        ] as [(AttributedString.LineHeight?, CGFloat)])
    func `Baselines are as far apart as it says`(value: AttributedString.LineHeight?, distance: CGFloat) {
        let lines = baselines(three, value)
        #expect(
            lines.count == 3 && zip(lines, lines.dropFirst()).allSatisfy { $1 - $0 == distance }, "\(lines)")
        #expect(height(three, value) == 3 * distance)
    }

    @Test func `What it adds is half above the letters and half below`() {
        #expect(baselines(three, nil).first == 15)
        #expect(baselines(three, .exact(points: 32)).first == 21)
        #expect(height(Text(verbatim: "a").font(.system(size: 20)), .exact(points: 32)) == 32)
    }

    @Test func `The largest size of a line counts`() {
        let mixed =
            Text(verbatim: "a").font(.system(size: 20)) + Text(verbatim: "b\nc").font(.system(size: 40))
        #expect(height(mixed, .multiple(factor: 2)) == 160)
        #expect(height(mixed, .leading(increase: 1)) == 82)
    }

    @Test func `lineSpacing is added to it, and a height has room for fewer lines`() {
        #expect(
            layOut(three.lineHeight(.exact(points: 30)).lineSpacing(5), engine: engine).list.size.height
                == 100)
        let words = Text(verbatim: "aa bb cc").font(.system(size: 20)).lineHeight(.exact(points: 30))
        #expect(lines(words, 45, 65, engine: engine).count == 2)
    }

    /// Two points more or less "between lines" (Apple's documentation of `Font.Leading`): one gap less than lines.
    @Test(arguments: [(.loose, 64), (.tight, 56), (.standard, 60)] as [(Font.Leading, CGFloat)])
    func `The leading of a font is between lines only`(leading: Font.Leading, height: CGFloat) {
        let words = Text(verbatim: "aa bb cc").font(.system(size: 20).leading(leading))
        #expect(lines(words, 45, height, engine: engine).count == 3)
        #expect(lines(words, 45, height - 1, engine: engine).count == 2)
        #expect(layOut(HStack { words }, 45, engine: engine).list.size.height == height)
    }

    @Test(arguments: [.nan, .infinity, -.infinity, 1e300])
    func `A height that is no number is ignored with a warning`(number: CGFloat) {
        let laid = layOut(three.lineHeight(.exact(points: number)), engine: engine)
        #expect(laid.list.size.height == 60 && laid.warnings.contains { $0.contains(".lineHeight(") })
        // A picture has a pixel at least.
        #expect(height(three, .multiple(factor: -3)) == 0.5)
    }
}
