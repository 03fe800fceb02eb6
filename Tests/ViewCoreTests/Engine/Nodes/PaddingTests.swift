import Foundation
import LayoutSupport
import Testing
import ViewCore

@MainActor struct PaddingTests {
    @Test func `Padding is 16 on every side unless told otherwise`() {
        #expect(frames(box("a", 10, 10).padding()) == "42x42 a(16, 16, 10, 10)")
    }

    @Test func `A length goes on every side`() {
        #expect(frames(box("a", 10, 10).padding(3)) == "16x16 a(3, 3, 10, 10)")
    }

    nonisolated static let sides: [(Edge.Set, String)] = [
        (.top, "10x14 a(0, 4, 10, 10)"), (.leading, "14x10 a(4, 0, 10, 10)"),
        (.bottom, "10x14 a(0, 0, 10, 10)"), (.trailing, "14x10 a(0, 0, 10, 10)"),
        (.horizontal, "18x10 a(4, 0, 10, 10)"), (.vertical, "10x18 a(0, 4, 10, 10)"),
        ([.top, .leading], "14x14 a(4, 4, 10, 10)"), ([], "10x10 a(0, 0, 10, 10)"),
    ]

    @Test(arguments: sides)
    func `A length goes on the sides that are named`(_ edges: Edge.Set, _ expected: String) {
        #expect(frames(box("a", 10, 10).padding(edges, 4)) == expected)
    }

    @Test func `Sides without a length get 16`() {
        #expect(frames(box("a", 10, 10).padding(.leading)) == "26x10 a(16, 0, 10, 10)")
    }

    @Test func `Insets give each side its own length`() {
        #expect(
            frames(box("a", 10, 10).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
                == "16x14 a(2, 1, 10, 10)")
    }

    @Test func `Content is offered what padding leaves`() {
        #expect(frames(rect("a").padding(10), 100, 50) == "100x50 a(10, 10, 80, 30)")
    }

    @Test func `Content is never offered less than nothing`() {
        #expect(frames(rect("a").padding(10), 15, 50) == "20x50 a(10, 10, 0, 30)")
    }

    @Test func `Without an offer content has its ideal size`() {
        #expect(frames(rect("a").padding(10)) == "30x30 a(10, 10, 10, 10)")
    }

    @Test func `Negative padding lets content stick out`() {
        #expect(frames(rect("a").padding(-10), 100, 50) == "100x50 a(-10, -10, 120, 70)")
    }

    @Test func `A padded size is never negative`() {
        #expect(frames(box("a", 10, 10).padding(-30)) == "0x0 a(-30, -30, 10, 10)")
    }

    @Test func `Paddings add up`() {
        #expect(frames(box("a", 10, 10).padding(2).padding(3)) == "20x20 a(5, 5, 10, 10)")
    }

    @Test func `Text wraps to what padding leaves`() {
        #expect(frames(words("a", "one two").padding(10), 60, 100) == "50x60 a(10, 10, 30, 40)")
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
    func `A length that is none counts as 0 and is warned of`(_ length: CGFloat) {
        let laid = Laid(box("a", 10, 10).padding(.top, length))
        #expect(laid.text == "10x10 a(0, 0, 10, 10)")
        #expect(laid.warnings.count == 1)
    }
}
