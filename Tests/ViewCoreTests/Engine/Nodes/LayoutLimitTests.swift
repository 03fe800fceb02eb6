import Drawing
import Foundation
import LayoutSupport
import Testing

@testable import ViewCore

/// Asks each view for `count` sizes that it was never asked for, then stacks them.
private struct Asking: Layout {
    var count: Int

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        var widest: CGFloat = 0
        for subview in subviews {
            for step in 0..<count {
                // Scattered, so that two ways to a view don't ask it for the same.
                let width = ((proposal.width ?? 100) * 7_919.31 + CGFloat(step) * 104.729)
                    .truncatingRemainder(dividingBy: 97)
                widest = max(widest, subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).width)
            }
        }
        return CGSize(width: widest, height: 10)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}

private final class WidthLog {
    var answers: [CGFloat] = []
}

/// Asks its views for widths and notes what they answer.
private struct Recording: Layout {
    let widths: [CGFloat?]
    let log: WidthLog

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        log.answers = subviews.flatMap { view in
            widths.map { view.sizeThatFits(ProposedViewSize(width: $0, height: 5)).width }
        }
        return .zero
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
}

/// What layout does where it would measure without end.
@MainActor struct LayoutLimitTests {
    /// `levels` layouts in each other, each of which asks `count` times: count to the power of levels.
    private func nested(_ levels: Int, asking count: Int) -> AnyView {
        var view = AnyView(Color.red.frame(minWidth: 1).accessibilityIdentifier("leaf"))
        for _ in 0..<levels {
            let inner = view
            view = AnyView(Asking(count: count) { inner })
        }
        return view
    }

    private func answers(_ action: () -> Void) -> Int {
        let before = unsafe LayoutWork.answers
        action()
        return unsafe LayoutWork.answers - before
    }

    private func isUsable(_ node: LayoutNode) -> Bool {
        let frame = node.frame
        return frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite
            && frame.width >= 0 && frame.height >= 0 && node.children.allSatisfy(isUsable)
    }

    @Test(arguments: [(5, 100), (30, 2), (2, 20_000)])
    func `Layouts that ask for many sizes end with a warning and usable frames`(levels: Int, count: Int) {
        var laid: Laid?
        let answers = answers { laid = Laid(nested(levels, asking: count), 100, 50) }
        #expect(laid.map { isUsable($0.root) } == true)
        #expect(laid?.warnings.count == 1)
        #expect(laid?.warnings.first?.hasPrefix("layout measures sparingly after 40000 ") == true)
        // Past the limit, each view has some hundred answers more.
        #expect(answers < 60_000)
    }

    @Test func `Views that were asked little are measured past the limit, too`() {
        let tile = VStack(alignment: .leading, spacing: 0) {
            nested(6, asking: 50).frame(width: 40, height: 10)
            HStack(spacing: 0) {
                words("text", "ab cd")
                box("box", 30, 20)
            }
        }
        let laid = Laid(tile, 100, 50)
        #expect(laid.warnings.count == 1)
        #expect(laid.frame("text") == CGRect(x: 0, y: 10, width: 50, height: 20))
        #expect(laid.frame("box") == CGRect(x: 50, y: 10, width: 30, height: 20))
    }

    @Test func `Past the limit, an answer is that of the nearest offer of its kind`() {
        let graph = ViewGraph(engine: FixedTextEngine())
        graph.journal.layoutLimit = LayoutLimit(perLevel: 0, atLeast: 0, perView: 3, last: 1_000)
        let log = WidthLog()
        let view = Recording(widths: [10, 20, 40, 19, 31, nil, 0, .infinity], log: log) { Color.red }
        _ = graph.placed(view, in: EnvironmentValues())
        #expect(log.answers == [10, 20, 40, 20, 40, 10, 0, .infinity])
    }

    @Test func `A pass that measures on past its limit ends`() {
        let graph = ViewGraph(engine: FixedTextEngine())
        graph.journal.layoutLimit.perView = .max
        let laid = graph.layOut(nested(6, asking: 50), in: EnvironmentValues())
        #expect(laid.warnings.count == 2)
        #expect(laid.warnings.last?.hasPrefix("layout ends after 200000 measurements for ") == true)
    }

    @Test func `The same tile ends at the same view`() {
        let view = nested(6, asking: 50)
        let (one, two) = (layOut(view, 100, 50), layOut(view, 100, 50))
        #expect(one.list == two.list)
        #expect(one.warnings == two.warnings)
    }

    @Test func `The tile after it is measured to its end`() {
        _ = Laid(nested(6, asking: 50), 100, 50)
        #expect(Laid(nested(3, asking: 5), 100, 50).warnings.isEmpty)
        #expect(frames(box("a", 20, 10).padding(2), 100, 50) == "24x14 a(2, 2, 20, 10)")
    }

    @Test func `Ten thousand views side by side stay far below the limit`() {
        var laid: Laid?
        let answers = answers {
            laid = Laid(
                VStack { ForEach(0..<10_000) { _ in Text("one two").padding(1).frame(maxWidth: .infinity) } },
                100, nil)
        }
        #expect(laid?.warnings.isEmpty == true)
        #expect(answers < 10_000 * 100)
    }

    @Test func `Many views may be measured more often, up to a limit`() {
        let limit = LayoutLimit()
        #expect(limit.answers(levels: 1) == 40_000)
        #expect(limit.answers(levels: 2_000) == 200_000)
        #expect(limit.answers(levels: 1_000_000) == 20_000_000)
        #expect(limit.answers(levels: .max) == 20_000_000)
    }

    @Test func `Views made during layout count, too`() {
        let graph = ViewGraph(engine: FixedTextEngine())
        graph.journal.layoutLimit.atLeast = 10
        graph.journal.layoutLimit.perLevel = 20
        // One view makes a hundred when it is placed.
        let view = GeometryReader { _ in
            VStack { ForEach(0..<100) { _ in Color.red.frame(minWidth: 1) } }
        }
        _ = graph.placed(view, in: EnvironmentValues())
        #expect(graph.journal.warnings.isEmpty)
    }

    @Test func `The warning is there after a hundred others`() {
        let graph = ViewGraph(engine: FixedTextEngine())
        let noisy = ForEach(0..<200) { Color.red.frame(width: -1 - CGFloat($0)) }
        let laid = graph.layOut(
            VStack {
                noisy
                nested(6, asking: 50)
            }, in: EnvironmentValues())
        #expect(laid.warnings.contains { $0.hasPrefix("layout measures sparingly") })
    }

    @Test func `A pass that was cut off is not repeated`() {
        final class Count { var passes = 0 }
        struct Restless: View {
            let count: Count
            let content: AnyView
            @State private var step = 0
            var body: some View {
                count.passes += 1
                return content.onAppear { step += 1 }.onChange(of: step) { step += 1 }
            }
        }
        let count = Count()
        let laid = layOut(Restless(count: count, content: nested(6, asking: 50)), 100, 50)
        #expect(count.passes == 1)
        #expect(laid.warnings.count { $0.hasPrefix("layout measures sparingly") } == 1)
        count.passes = 0
        _ = layOut(Restless(count: count, content: nested(1, asking: 2)), 100, 50)
        #expect(count.passes == ViewGraph.passLimit)
    }
}
