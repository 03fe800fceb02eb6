import Foundation
import LayoutSupport
import Testing
import ViewCore

@MainActor struct FixedFrameTests {
    @Test func `A frame has the size it is given whatever is offered`() {
        #expect(frames(rect("a").frame(width: 30, height: 20), 500, 1) == "30x20 a(0, 0, 30, 20)")
    }

    @Test func `A width alone leaves the height to the content`() {
        #expect(frames(words("a", "abc").frame(width: 50)) == "50x20 a(10, 0, 30, 20)")
    }

    @Test func `A height alone passes the offered width on`() {
        #expect(frames(rect("a").frame(height: 5), 70, 90) == "70x5 a(0, 0, 70, 5)")
    }

    @Test func `Text wraps to the frame`() {
        #expect(frames(words("a", "abc def").frame(width: 40)) == "40x40 a(5, 0, 30, 40)")
    }

    @Test(arguments: [
        (Alignment.topLeading, "(0, 0, 10, 10)"), (.top, "(10, 0, 10, 10)"),
        (.topTrailing, "(20, 0, 10, 10)"), (.leading, "(0, 5, 10, 10)"),
        (.center, "(10, 5, 10, 10)"), (.trailing, "(20, 5, 10, 10)"),
        (.bottomLeading, "(0, 10, 10, 10)"), (.bottom, "(10, 10, 10, 10)"),
        (.bottomTrailing, "(20, 10, 10, 10)"),
    ])
    func `Content sits where the alignment says`(_ alignment: Alignment, _ place: String) {
        #expect(
            frames(box("a", 10, 10).frame(width: 30, height: 20, alignment: alignment))
                == "30x20 a" + place)
    }

    @Test func `Content larger than its frame overflows on the far side of the alignment`() {
        #expect(
            frames(box("a", 50, 10).frame(width: 30, alignment: .trailing)) == "30x10 a(-20, 0, 50, 10)")
    }

    @Test func `A frame around a frame centres it`() {
        #expect(
            frames(rect("a").frame(width: 10, height: 10).frame(width: 40, height: 40))
                == "40x40 a(15, 15, 10, 10)")
    }

    @Test func `A frame applies to each view of a group`() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    Group {
                        rect("a"); rect("b")
                    }.frame(width: 10, height: 4)
                })
                == "20x4 a(0, 0, 10, 4) b(10, 0, 10, 4)")
    }

    @Test(arguments: [-1, CGFloat.nan, .infinity])
    func `A length that is none is ignored with a warning`(_ length: CGFloat) {
        let laid = Laid(rect("a").frame(width: length), 40, 20)
        #expect(laid.text == "40x20 a(0, 0, 40, 20)")
        #expect(laid.warnings.count == 1)
    }

    @Test func `A frame without lengths changes nothing`() {
        #expect(
            frames(rect("a").frame(width: nil, height: nil), 40, 20) == "40x20 a(0, 0, 40, 20)")
    }

    @Test func `A width of 0 is a width`() {
        #expect(frames(rect("a").frame(width: 0), 40, 20) == "0x20 a(0, 0, 0, 20)")
    }
}
