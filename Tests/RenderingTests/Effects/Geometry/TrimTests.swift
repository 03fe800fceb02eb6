import SwiftUI
import Testing

/// `trim(from:to:)`: the stretch between two shares of the path's length.
@MainActor struct TrimTests {
    private func ends(_ path: Path) -> (first: CGPoint, last: CGPoint)? {
        var first: CGPoint?
        path.forEach { if case .move(let point) = $0, first == nil { first = point } }
        return first.flatMap { first in path.currentPoint.map { (first, $0) } }
    }

    private func expect(
        _ shape: some Shape, in frame: CGRect, from: Double, to: Double, runsFrom start: (Double, Double),
        to end: (Double, Double), within tolerance: Double = 0.02,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        guard let found = ends(shape.trim(from: from, to: to).path(in: frame)) else {
            Issue.record("nothing is left", sourceLocation: sourceLocation)
            return
        }
        func away(_ point: CGPoint, _ place: (Double, Double)) -> Double {
            ((point.x - place.0) * (point.x - place.0) + (point.y - place.1) * (point.y - place.1))
                .squareRoot()
        }
        #expect(
            away(found.first, start) < tolerance && away(found.last, end) < tolerance,
            "from \(found.first) to \(found.last)", sourceLocation: sourceLocation)
    }

    @Test func `A share of a line is that share of its length`() {
        let line = Path { path in
            path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)])
        }
        expect(line, in: .zero, from: 0.25, to: 0.5, runsFrom: (10, 0), to: (20, 0))
        expect(line, in: .zero, from: 0.5, to: 0.875, runsFrom: (20, 0), to: (30, 5))
        expect(line, in: .zero, from: -3, to: 0.75, runsFrom: (0, 0), to: (30, 0))
        expect(line, in: .zero, from: 0.75, to: 7, runsFrom: (30, 0), to: (30, 10))
    }

    @Test func `Gaps between subpaths have no length`() throws {
        let dashes = Path { path in
            for x in [4.0, 16, 28] {
                path.move(to: CGPoint(x: x, y: 10))
                path.addLine(to: CGPoint(x: x + 8, y: 10))
            }
        }
        let probe = try PixelProbe(
            dashes.trim(from: 0.25, to: 0.75).stroke(.black, lineWidth: 4), 40, 20)
        // Of 24 points those from 6 to 18.
        probe.expectCovers(
            Regions.any([
                Regions.rectangle(10, 8, 12, 12), Regions.rectangle(16, 8, 24, 12),
                Regions.rectangle(28, 8, 30, 12),
            ]))
    }

    /// From three o'clock, clockwise, as every ring that is turned by −90° to begin at the top relies on.
    @Test func `A circle is cut from its right, clockwise`() {
        let frame = CGRect(x: 0, y: 0, width: 40, height: 30)
        func at(_ share: Double) -> (Double, Double) {
            (20 + 15 * cos(share * 2 * .pi), 15 + 15 * sin(share * 2 * .pi))
        }
        for (from, to) in [(0, 0.25), (0.25, 0.75), (0.1, 0.2), (1.0 / 3, 0.9), (0.6, 1)]
            as [(Double, Double)]
        {
            expect(Circle(), in: frame, from: from, to: to, runsFrom: at(from), to: at(to))
        }
    }

    @Test func `A ring begins at the top after a quarter turn back`() throws {
        let probe = try PixelProbe(
            Circle().trim(from: 0, to: 0.3).stroke(.black, lineWidth: 6).rotationEffect(.degrees(-90))
                .frame(width: 26, height: 26), 40, 40)
        probe.expectCovers { x, y in
            let (dx, dy) = (x - 20, y - 20)
            let distance = (dx * dx + dy * dy).squareRoot()
            // Clockwise from the top.
            let turn = atan2(dx, -dy)
            return abs(distance - 13) < 3 && (turn < 0 ? turn + 2 * .pi : turn) < 0.3 * 2 * .pi
        }
    }

    @Test func `A rectangle is cut from its top left corner, clockwise`() {
        let frame = CGRect(x: 10, y: 10, width: 30, height: 10)
        expect(Rectangle(), in: frame, from: 0.125, to: 0.5, runsFrom: (20, 10), to: (40, 20))
        expect(Rectangle(), in: frame, from: 0.75, to: 0.9375, runsFrom: (20, 20), to: (10, 15))
        // The last side is the one that closes it.
        expect(Rectangle(), in: frame, from: 0.9, to: 1, runsFrom: (10, 18), to: (10, 10))
    }

    @Test func `A rounded rectangle is cut from the middle of its right side, clockwise`() {
        let frame = CGRect(x: 0, y: 0, width: 60, height: 40)
        let shape = RoundedRectangle(cornerRadius: 10, style: .circular)
        let around = 2 * (40 + 20) + 2 * Double.pi * 10
        expect(shape, in: frame, from: 0, to: 10 / around, runsFrom: (60, 20), to: (60, 30))
        // After half of the side and the corner, at the bottom.
        let corner = 10 + 5 * Double.pi
        expect(
            shape, in: frame, from: corner / around, to: (corner + 40) / around, runsFrom: (50, 40),
            to: (10, 40))
        expect(shape, in: frame, from: 0.25, to: 0.75, runsFrom: (30, 40), to: (30, 0))
        let half = Capsule()
        expect(half, in: frame, from: 0.5, to: 1, runsFrom: (0, 20), to: (60, 20))
    }

    @Test func `A continuous corner is cut by its length too`() {
        let frame = CGRect(x: 0, y: 0, width: 60, height: 40)
        let shape = RoundedRectangle(cornerRadius: 10, style: .continuous)
        expect(shape, in: frame, from: 0, to: 0.25, runsFrom: (60, 20), to: (30, 40))
        expect(shape, in: frame, from: 0.5, to: 0.75, runsFrom: (0, 20), to: (30, 0))
    }

    @Test func `Without a stretch nothing is left, with all of it the path as it was`() {
        let frame = CGRect(x: 0, y: 0, width: 30, height: 20)
        for (from, to) in [(0.5, 0.5), (0.7, 0.2), (1, 1), (0, 0)] as [(Double, Double)] {
            #expect(Circle().trim(from: from, to: to).path(in: frame).isEmpty)
        }
        #expect(Circle().trim().path(in: frame) == Circle().path(in: frame))
        #expect(Circle().trim(from: -1, to: 3).path(in: frame) == Circle().path(in: frame))
    }

    @Test func `A trimmed fill is closed by a straight line`() throws {
        let probe = try PixelProbe(
            Circle().trim(from: 0, to: 0.5).fill(.black).frame(width: 30, height: 30), 40, 40)
        probe.expectCovers(Regions.both(Regions.ellipse(20, 20, 15, 15), Regions.rectangle(0, 20, 40, 40)))
    }

    /// Lengths are sums of chords: where an arc ends must not depend on how those are rounded.
    @Test func `What is left of a circle is in one piece, whatever its size`() {
        for step in 1...400 {
            let frame = CGRect(x: 0, y: 0, width: CGFloat(step) * 0.73, height: CGFloat(step) * 0.73)
            for end in [0.3, 0.5, 0.75, 0.9] {
                var moves = 0
                Circle().trim(from: 0, to: end).path(in: frame).forEach { if case .move = $0 { moves += 1 } }
                #expect(moves == 1, "\(frame.width) wide, to \(end)")
            }
        }
    }

    @Test func `A trim of a trim cuts what is left`() {
        let line = Path { path in path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 0)]) }
        expect(
            line.trim(from: 0.25, to: 0.75), in: .zero, from: 0.5, to: 1, runsFrom: (20, 0), to: (30, 0))
    }
}
