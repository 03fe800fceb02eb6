import Foundation
import LayoutSupport
import Testing
import ViewCore

/// The table of minimum, ideal and maximum.
@MainActor struct FlexibleFrameTests {
    @Test func `Without bounds on an axis the frame is as large as its content`() {
        #expect(frames(box("a", 30, 20).frame(maxWidth: 10), 100, 100) == "10x20 a(-10, 0, 30, 20)")
    }

    @Test func `With a minimum alone the frame is as large as its content, but no smaller`() {
        #expect(frames(box("a", 30, 20).frame(minWidth: 50), 200, 20) == "50x20 a(10, 0, 30, 20)")
    }

    @Test func `With a minimum alone content larger than the offer overflows`() {
        #expect(frames(box("a", 90, 20).frame(minWidth: 50), 70, 20) == "70x20 a(-10, 0, 90, 20)")
    }

    @Test func `With a minimum alone an offer below it counts as the minimum`() {
        #expect(frames(rect("a").frame(minWidth: 50), 20, 20) == "50x20 a(0, 0, 50, 20)")
    }

    @Test func `With a maximum alone the frame takes the offer up to it`() {
        #expect(frames(box("a", 30, 20).frame(maxWidth: 60), 50, 20) == "50x20 a(10, 0, 30, 20)")
        #expect(frames(box("a", 30, 20).frame(maxWidth: 60), 90, 20) == "60x20 a(15, 0, 30, 20)")
    }

    @Test func `With a maximum alone content larger than the offer widens the frame to it`() {
        #expect(frames(box("a", 50, 20).frame(maxWidth: 60), 20, 20) == "50x20 a(0, 0, 50, 20)")
    }

    @Test func `An infinite maximum takes the whole offer`() {
        #expect(
            frames(box("a", 30, 20).frame(maxWidth: .infinity, maxHeight: .infinity), 90, 60)
                == "90x60 a(30, 20, 30, 20)")
    }

    @Test func `An infinite maximum without an offer is the content's size`() {
        #expect(frames(box("a", 30, 20).frame(maxWidth: .infinity)) == "30x20 a(0, 0, 30, 20)")
    }

    @Test func `With both bounds the frame is the offer between them`() {
        let view = box("a", 30, 20).frame(minWidth: 40, maxWidth: 60)
        #expect(frames(view, 10, 20) == "40x20 a(5, 0, 30, 20)")
        #expect(frames(view, 50, 20) == "50x20 a(10, 0, 30, 20)")
        #expect(frames(view, 99, 20) == "60x20 a(15, 0, 30, 20)")
    }

    @Test func `With both bounds the content does not matter`() {
        #expect(
            frames(box("a", 80, 20).frame(minWidth: 0, maxWidth: .infinity), 50, 20)
                == "50x20 a(-15, 0, 80, 20)")
    }

    @Test func `Without an offer the ideal length is used`() {
        #expect(
            frames(rect("a").frame(minWidth: 10, idealWidth: 40, maxWidth: 90, idealHeight: 30))
                == "40x30 a(0, 0, 40, 30)")
    }

    @Test func `With an offer the ideal length plays no part`() {
        #expect(frames(rect("a").frame(idealWidth: 40), 70, 20) == "70x20 a(0, 0, 70, 20)")
    }

    @Test func `Without an offer or ideal the content is kept inside of the bounds`() {
        #expect(frames(box("a", 30, 20).frame(minWidth: 50, maxWidth: 80)) == "50x20 a(10, 0, 30, 20)")
        #expect(frames(box("a", 99, 20).frame(minWidth: 50, maxWidth: 80)) == "80x20 a(-9.5, 0, 99, 20)")
    }

    @Test func `A flexible content is placed in the frame's own size`() {
        #expect(frames(rect("a").frame(minWidth: 50)) == "50x10 a(0, 0, 50, 10)")
    }

    @Test func `Text is offered what the frame will be`() {
        #expect(
            frames(words("a", "one two").frame(maxWidth: 40), 200, 100) == "40x40 a(5, 0, 30, 40)")
    }

    @Test func `A maximum below the minimum gives way to it`() {
        #expect(frames(rect("a").frame(minWidth: 50, maxWidth: 20), 10, 10) == "50x10 a(0, 0, 50, 10)")
    }

    @Test func `An ideal below the minimum gives way to it`() {
        #expect(frames(rect("a").frame(minWidth: 50, idealWidth: 20)) == "50x10 a(0, 0, 50, 10)")
    }

    @Test func `A maximum below the ideal gives way to it`() {
        #expect(frames(rect("a").frame(idealWidth: 50, maxWidth: 20), 90, 10) == "50x10 a(0, 0, 50, 10)")
    }

    @Test func `A negative minimum counts as 0 and is warned of`() {
        let laid = Laid(rect("a").frame(minWidth: -5, maxWidth: 20), 10, 10)
        #expect(laid.text == "10x10 a(0, 0, 10, 10)")
        #expect(laid.warnings == [".frame(minWidth: -5.0) is no usable bound; the nearest one is used"])
    }

    @Test func `Content sits where the alignment says`() {
        #expect(
            frames(
                box("a", 10, 10).frame(
                    maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing), 50, 40)
                == "50x40 a(40, 30, 10, 10)")
    }

    @Test func `Baselines pass through`() {
        #expect(
            frames(
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    words("a", "m").frame(minHeight: 50, alignment: .bottom)
                    words("b", "m")
                }) == "20x50 a(0, 30, 10, 20) b(10, 30, 10, 20)")
    }

    @Test func `Placed, the content is offered the frame's own size on both axes`() throws {
        // Measured in 100 x 300 the content is 100 x 50, and so is the frame; its height has no bounds.
        let laid = Laid(rect("a").aspectRatio(2, contentMode: .fit).frame(maxWidth: .infinity), 100, 300)
        let content = try #require(laid.root.children.first)
        #expect(laid.root.frame.size == CGSize(width: 100, height: 50))
        #expect(content.placedProposal == ProposedViewSize(width: 100, height: 50))
    }

    @Test func `Placed without an offer, an axis without bounds stays without one`() throws {
        let laid = Laid(rect("a").frame(minWidth: 30))
        let content = try #require(laid.root.children.first)
        #expect(content.placedProposal == ProposedViewSize(width: 30, height: nil))
    }

    @Test func `An axis without bounds passes the offer on`() {
        #expect(
            frames(words("a", "one two").frame(minHeight: 10), 40, nil) == "30x40 a(0, 0, 30, 40)")
    }
}
