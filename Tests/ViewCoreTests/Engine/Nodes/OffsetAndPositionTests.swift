import Foundation
import LayoutSupport
import Testing
import ViewCore

@MainActor struct OffsetAndPositionTests {
    @Test func `An offset moves a view without moving its neighbours`() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    box("a", 10, 10).offset(x: 3, y: -4); box("b", 10, 10)
                })
                == "20x10 a(3, -4, 10, 10) b(10, 0, 10, 10)")
    }

    @Test func `An offset moves all that is inside`() {
        #expect(
            frames(
                VStack(spacing: 0) {
                    box("a", 10, 10); box("b", 10, 10)
                }.offset(x: 5))
                == "10x20 a(5, 0, 10, 10) b(5, 10, 10, 10)")
    }

    @Test func `Offsets add up`() {
        #expect(
            frames(box("a", 10, 10).offset(x: 5).offset(CGSize(width: 1, height: 2)))
                == "10x10 a(6, 2, 10, 10)")
    }

    @Test func `A background outside of an offset stays`() {
        #expect(
            frames(box("a", 10, 10).offset(x: 5).background { rect("b") })
                == "10x10 b(0, 0, 10, 10) a(5, 0, 10, 10)")
    }

    @Test func `A background inside of an offset moves along`() {
        #expect(
            frames(box("a", 10, 10).background { rect("b") }.offset(x: 5))
                == "10x10 b(5, 0, 10, 10) a(5, 0, 10, 10)")
    }

    @Test(arguments: [CGFloat.nan, .infinity])
    func `An offset that is no distance counts as 0 and is warned of`(_ x: CGFloat) {
        let laid = Laid(box("a", 10, 10).offset(x: x, y: 2))
        #expect(laid.text == "10x10 a(0, 2, 10, 10)")
        #expect(laid.warnings.count == 1)
    }

    @Test func `A positioned view takes the whole offer`() {
        #expect(frames(box("a", 10, 10).position(x: 20, y: 30), 90, 70) == "90x70 a(15, 25, 10, 10)")
    }

    @Test func `Without an offer a positioned view is as large as its content`() {
        #expect(
            frames(box("a", 10, 10).position(CGPoint(x: 5, y: 5))) == "10x10 a(0, 0, 10, 10)")
    }

    @Test func `A positioned text has its baseline where it stands`() {
        // a stands 6 below the top of its 20, so that its baseline is at 21, and b's at 15 goes 6 down.
        #expect(
            frames(
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    words("a", "m").position(x: 5, y: 16)
                    words("b", "m")
                }, 100, 20
            ) == "100x26 a(0, 6, 10, 20) b(90, 6, 10, 20)")
    }

    @Test func `A positioned view passes no other guides on`() {
        #expect(
            frames(
                HStack(alignment: .top, spacing: 0) {
                    box("a", 10, 10).alignmentGuide(.top) { _ in 7 }.position(x: 5, y: 5)
                    box("b", 10, 10)
                }, 20, 10
            ) == "20x10 a(0, 0, 10, 10) b(10, 0, 10, 10)")
    }

    @Test func `Turning, scaling and fading do not change the layout`() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    box("a", 10, 10).rotationEffect(.degrees(45)).scaleEffect(3).opacity(0.5)
                        .shadow(radius: 9).blur(radius: 4)
                    box("b", 10, 10)
                }) == "20x10 a(0, 0, 10, 10) b(10, 0, 10, 10)")
    }
}
