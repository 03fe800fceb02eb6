import Foundation
import LayoutSupport
import Testing
import ViewCore

/// A bar at an edge, where nobody says how large the whole is to be.
@MainActor struct BarSizeTests {
    @Test func `A view with a bar is as large as both and the gap`() {
        let content = box("a", 40, 30)
        func sized(_ edge: VerticalEdge) -> String {
            frames(
                HStack(spacing: 0) { content.safeAreaInset(edge: edge, spacing: 5) { box("bar", 20, 10) } })
        }
        func sized(_ edge: HorizontalEdge) -> String {
            frames(
                VStack(spacing: 0) { content.safeAreaInset(edge: edge, spacing: 5) { box("bar", 20, 10) } })
        }
        #expect(sized(.top) == "40x45 a(0, 15, 40, 30) bar(10, 0, 20, 10)")
        #expect(sized(.bottom) == "40x45 a(0, 0, 40, 30) bar(10, 35, 20, 10)")
        #expect(sized(HorizontalEdge.leading) == "65x30 a(25, 0, 40, 30) bar(0, 10, 20, 10)")
        #expect(sized(HorizontalEdge.trailing) == "65x30 a(0, 0, 40, 30) bar(45, 10, 20, 10)")
    }

    @Test func `A gap that nobody says is that of two views`() {
        #expect(
            frames(box("a", 40, 30).safeAreaInset(edge: .bottom) { box("bar", 20, 10) })
                == "40x48 a(0, 0, 40, 30) bar(10, 38, 20, 10)")
    }

    @Test func `A flexible view has what the bar and the gap leave, and not less than nothing`() {
        let view = rect("a").safeAreaInset(edge: .bottom, spacing: 5) { box("bar", 20, 10) }
        #expect(frames(view, 40, 60) == "40x60 a(0, 0, 40, 45) bar(10, 50, 20, 10)")
        #expect(Laid(view, 40, 12).frame("a")?.height == 0)
    }

    @Test func `Beside a bar neighbours share what is left`() {
        let row = VStack(spacing: 0) {
            rect("a").safeAreaInset(edge: .bottom, spacing: 5) { box("bar", 20, 10) }
            rect("b")
        }
        // 100 shared by two: 50 each, the first less 15.
        #expect(frames(row, 40, 100) == "40x100 a(0, 0, 40, 35) bar(10, 40, 20, 10) b(0, 50, 40, 50)")
    }

    @Test func `A part of a container is one of equal parts with gaps between them`() {
        func width(_ count: Int, _ span: Int, _ spacing: CGFloat) -> CGFloat? {
            Laid(
                rect("a").containerRelativeFrame(.horizontal, count: count, span: span, spacing: spacing),
                100, 20
            )
            .frame("a")?.width
        }
        #expect(width(1, 1, 7) == 100 && width(4, 1, 0) == 25 && width(4, 3, 0) == 75)
        #expect(width(5, 1, 5) == 16 && width(5, 2, 5) == 37)
        let tall = rect("a").containerRelativeFrame(.vertical) { length, axis in
            axis == .vertical ? length / 4 : 3
        }
        #expect(frames(tall, 100, 40) == "100x10 a(0, 0, 100, 10)")
        let both = box("a", 10, 10).containerRelativeFrame(
            [.horizontal, .vertical], alignment: .bottomTrailing)
        #expect(frames(both, 100, 40) == "100x40 a(90, 30, 10, 10)")
    }
}
