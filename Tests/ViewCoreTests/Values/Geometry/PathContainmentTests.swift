import Drawing
import Foundation
import Testing
import ViewCore

struct PathContainmentTests {
    @Test func `A circle contains what is nearer than its radius`() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(circle.contains(CGPoint(x: 10, y: 10)))
        #expect(circle.contains(CGPoint(x: 10, y: 1)))
        // 9.9 on both axes from the middle is 14 away.
        #expect(!circle.contains(CGPoint(x: 0.1, y: 0.1)))
    }

    @Test func `What two squares cover is in their path, but not where every other counts`() {
        var path = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
        path.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
        #expect(path.contains(CGPoint(x: 10, y: 10)))
        #expect(!path.contains(CGPoint(x: 10, y: 10), eoFill: true))
        #expect(path.contains(CGPoint(x: 2, y: 2), eoFill: true))
    }

    @Test func `A path that is not closed is filled as if it were, and nothing contains nothing`() {
        var path = Path()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 10))
        #expect(path.contains(CGPoint(x: 8, y: 4)))
        #expect(!path.contains(CGPoint(x: 4, y: 8)))
        #expect(!Path().contains(.zero))
        #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 4)))
    }
}
