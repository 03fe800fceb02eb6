import Drawing
import Foundation
import LayoutSupport
import Testing

@testable import ViewCore

/// Counts how often it is measured.
private final class ProbeNode: LayoutNode {
    let count: Counter
    init(_ count: Counter) {
        self.count = count
        super.init(.fill)
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        count.value += 1
        return proposal.replacingUnspecifiedDimensions()
    }
}

private final class Counter {
    var value = 0
}

private struct Probe: View {
    typealias Body = Never
    let count: Counter
    func unfold(into unfolding: inout Unfolding) { unfolding.append(ProbeNode(count)) }
}

/// Very wide trees, and how the work grows with depth.
@MainActor struct WidthTests {
    private let wide = 100_000

    @Test func `A hundred thousand views fit in a row`() {
        let root = Laid(HStack(spacing: 0) { ForEach(0..<wide) { _ in Color.red } }, 1e6, 10).root
        #expect(root.children.count == wide)
        #expect(root.children.last?.frame == CGRect(x: 999_990, y: 0, width: 10, height: 10))
    }

    @Test func `A hundred thousand views fit in a column`() {
        let root = Laid(
            VStack(spacing: 0) { ForEach(0..<wide) { _ in Color.red.frame(height: 2) } }
        ).root
        #expect(root.frame.height == 200_000)
    }

    @Test func `A hundred thousand layers fit in a stack`() {
        let root = Laid(ZStack { ForEach(0..<wide) { _ in Color.red } }, 10, 10).root
        #expect(root.children.count == wide)
    }

    @Test func `A hundred thousand views get a modifier each`() {
        let root = Laid(
            HStack(spacing: 0) { ForEach(0..<wide) { _ in Color.red }.frame(width: 1) }, nil, 10
        ).root
        #expect(root.frame.width == 100_000)
    }

    @Test func `Past the limit of elements the rest is left out with a warning`() {
        let tile = layOut(HStack { ForEach(0..<Unfolding.widthLimit + 1) { _ in EmptyView() } })
        #expect(tile.warnings.count == 1)
    }

    /// Measurements of a leaf under 30 levels made by `wrap`.
    private func measurements(_ wrap: (AnyView) -> AnyView) -> Int {
        let count = Counter()
        var view = AnyView(Probe(count: count))
        for _ in 0..<30 { view = wrap(view) }
        _ = layOut(view, 300, 200)
        return count.value
    }

    @Test func `A leaf under 30 nested rows and columns is measured a few times`() {
        #expect(measurements { view in AnyView(HStack { VStack { view } }) } <= 16)
    }

    @Test func `Siblings at each level do not multiply the work`() {
        #expect(
            measurements { view in
                AnyView(
                    HStack {
                        Color.red
                        VStack {
                            Color.blue; view
                        }
                    })
            } <= 64)
    }

    @Test func `Texts and spacers at each level do not multiply the work`() {
        #expect(
            measurements { view in
                AnyView(
                    HStack(alignment: .firstTextBaseline) {
                        Text("title")
                        VStack(alignment: .leading) {
                            view; Spacer(); Text("some more")
                        }
                    })
            } <= 256)
    }

    @Test func `Frames, padding and backgrounds at each level do not multiply the work`() {
        #expect(
            measurements { view in
                AnyView(
                    VStack {
                        view.padding(1).frame(maxWidth: .infinity).background { Color.red }
                        Divider()
                    })
            } <= 64)
    }

    @Test func `Without an offer the work does not multiply either`() {
        let count = Counter()
        var view = AnyView(Probe(count: count))
        for _ in 0..<30 {
            let inner = view
            view = AnyView(
                VStack {
                    HStack {
                        inner; Divider()
                    }; Divider()
                })
        }
        _ = layOut(view)
        #expect(count.value <= 64)
    }
}
