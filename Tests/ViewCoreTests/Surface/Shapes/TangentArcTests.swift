import Foundation
import Testing
import ViewCore

/// An arc that touches two lines: from where the path is to a corner, and from there on.
@Suite struct TangentArcTests {
    private static let corners: [(start: CGPoint, corner: CGPoint, end: CGPoint)] = [
        (CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 0), CGPoint(x: 40, y: 50)),
        (CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 0), CGPoint(x: 40, y: -50)),
        (CGPoint(x: 3, y: 7), CGPoint(x: 60, y: 20), CGPoint(x: 10, y: 70)),
        (CGPoint(x: -50, y: 10), CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 30)),
    ]

    private func elements(_ path: Path) -> [Path.Element] {
        var elements: [Path.Element] = []
        path.forEach { elements.append($0) }
        return elements
    }

    private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

    /// How far a point is from the line through two others.
    private func distance(_ p: CGPoint, _ a: CGPoint, _ b: CGPoint) -> CGFloat {
        abs((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) / distance(a, b)
    }

    @Test(arguments: corners)
    func `It leaves the first line and meets the second where a circle of the radius touches them`(
        start: CGPoint, corner: CGPoint, end: CGPoint
    ) throws {
        let radius: CGFloat = 8
        var path = Path()
        path.move(to: start)
        path.addArc(tangent1End: corner, tangent2End: end, radius: radius)
        let elements = elements(path)
        try #require(elements.count == 3)
        guard case .line(let a) = elements[1], case .curve(let b, let c1, let c2) = elements[2] else {
            Issue.record("no line and curve: \(elements)")
            return
        }
        #expect(distance(a, start, corner) < 1e-9 && distance(b, corner, end) < 1e-9)
        // The circle's middle is a radius from where it touches the first line, on the other line's side.
        let length = distance(corner, start)
        let (ux, uy) = ((corner.x - start.x) / length, (corner.y - start.y) / length)
        let side: CGFloat = (b.x - a.x) * -uy + (b.y - a.y) * ux > 0 ? 1 : -1
        let middle = CGPoint(x: a.x - uy * radius * side, y: a.y + ux * radius * side)
        #expect(abs(distance(middle, b) - radius) < 1e-9)
        #expect(abs(distance(middle, corner, end) - radius) < 1e-9)
        for step in 0...16 {
            let t = CGFloat(step) / 16
            let s = 1 - t
            func at(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
                s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
            }
            let point = CGPoint(x: at(a.x, c1.x, c2.x, b.x), y: at(a.y, c1.y, c2.y, b.y))
            // One cubic for up to a right angle and a half is off by half a percent at most.
            #expect(abs(distance(point, middle) - radius) < 0.005 * radius)
        }
    }

    @Test func `Without a corner or a radius it is a line to the corner`() {
        let (corner, ahead) = (CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 0))
        for (end, radius) in [(ahead, 4), (corner, 4), (CGPoint(x: 10, y: 9), 0)] as [(CGPoint, CGFloat)] {
            var path = Path()
            path.move(to: .zero)
            path.addArc(tangent1End: corner, tangent2End: end, radius: radius)
            #expect(elements(path) == [.move(to: .zero), .line(to: corner)])
        }
    }
}
