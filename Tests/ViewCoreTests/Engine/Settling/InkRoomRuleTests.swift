import Drawing
import Foundation
import LayoutSupport
import Testing

@testable import ViewCore

/// How much larger a picture becomes for ink past its edges: a point more than the ink takes.
struct InkRoomRuleTests {
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    private func room(
        _ boxes: CGRect..., limit: CGRect? = nil, scale: CGFloat = 1
    ) -> (sides: [CGFloat], cuts: Bool) {
        let room = InkRoom(
            for: boxes, canvas: CGSize(width: 100, height: 50),
            limit: limit ?? rect(-1000, -1000, 3000, 3000), grid: PixelGrid(scale: scale))
        return ([room.left, room.top, room.right, room.bottom], room.cutsInk)
    }

    @Test func `Ink inside of the picture takes no room`() {
        #expect(room().sides == [0, 0, 0, 0])
        #expect(room(rect(0, 0, 100, 50)).sides == [0, 0, 0, 0])
        #expect(room(rect(-0.01, 0, 100.02, 50)).sides == [0, 0, 0, 0], "noise")
    }

    @Test func `Each side has the room that its own ink takes, in whole points`() {
        #expect(room(rect(-3, 0, 3, 1)).sides == [4, 0, 0, 0])
        #expect(room(rect(0, -4.5, 3, 5)).sides == [0, 6, 0, 0])
        #expect(room(rect(99, 0, 7, 1)).sides == [0, 0, 7, 0])
        #expect(room(rect(0, 40, 1, 18)).sides == [0, 0, 0, 9])
        #expect(room(rect(-3, 0, 3, 1), rect(-1, -2, 103, 60)).sides == [4, 3, 3, 9])
        #expect(room(rect(-0.02, 0, 1, 1)).sides == [2, 0, 0, 0])
    }

    @Test func `At a scale that parts points it is whole pixels`() {
        // 3.99 is 5.985 pixels of two thirds of a point, 3.49 is 5.235 and 2.99 is 4.485.
        #expect(room(rect(-3, 0, 3, 1), scale: 1.5).sides == [4, 0, 0, 0])
        #expect(room(rect(-2.5, 0, 3, 1), scale: 1.5).sides == [4, 0, 0, 0])
        #expect(abs(room(rect(-2, 0, 3, 1), scale: 1.5).sides[0] - 10.0 / 3) < 1e-9)
    }

    @Test func `Ink past the limit is cut, and said so`() {
        let limit = rect(-5, -5, 110, 60)
        #expect(room(rect(-5, -5, 110, 60), limit: limit) == ([6, 6, 6, 6], false))
        #expect(room(rect(-5.5, 0, 10, 10), limit: limit) == ([6, 0, 0, 0], true))
        #expect(room(rect(0, -5.5, 10, 10), limit: limit) == ([0, 6, 0, 0], true))
        #expect(room(rect(200, 0, 10, 10), limit: limit) == ([0, 0, 0, 0], true), "all of it")
        #expect(room(rect(-5.005, 0, 10, 10), limit: limit).cuts == false, "too faint to be seen")
    }

    @Test func `Items move right and down by the room, which the size has more`() {
        let fill = DisplayItem.fill(.rectangle(rect(0, 0, 1, 1)), .solid(.black), .nonZero)
        let room = InkRoom(
            for: [rect(-3, -4, 110, 60)], canvas: CGSize(width: 100, height: 50),
            limit: rect(-1000, -1000, 3000, 3000), grid: PixelGrid(scale: 1))
        #expect(room.added(to: CGSize(width: 100, height: 50)) == CGSize(width: 112, height: 62))
        let move = ProjectiveTransform(CGAffineTransform(translationX: 4, y: 5))
        #expect(room.moved([fill]) == [.group(DisplayGroup(items: [fill], transform: move))])
        #expect(InkRoom().moved([fill]) == [fill] && room.moved([]) == [])
    }
}
