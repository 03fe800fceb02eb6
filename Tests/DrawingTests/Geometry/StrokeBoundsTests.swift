import Foundation
import Testing

@testable import Drawing

@Suite struct StrokeBoundsTests {
    private func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    /// Left, top, right and bottom of the box, to a thousandth.
    private func edges(
        _ outline: Outline, _ pen: StrokePen, _ transform: CGAffineTransform = .identity
    ) -> [CGFloat] {
        guard let box = outline.strokeBounds(pen, under: transform) else { return [] }
        return [box.minX, box.minY, box.maxX, box.maxY].map { ($0 * 1000).rounded() / 1000 }
    }

    private var line: [PathElement] { [.move(p(0, 0)), .line(p(10, 0))] }

    @Test func `A line reaches half its width around, and a square cap to its corners`() {
        #expect(edges(.path(line), StrokePen(width: 4)) == [-2, -2, 12, 2])
        #expect(edges(.path(line), StrokePen(width: 4, cap: .round)) == [-2, -2, 12, 2])
        #expect(edges(.path(line), StrokePen(width: 4, cap: .square)) == [-2.828, -2.828, 12.828, 2.828])
        // Closed, it has no ends.
        #expect(
            edges(.path(line + [.close]), StrokePen(width: 4, cap: .square, join: .round)) == [-2, -2, 12, 2])
        let oval = Outline.ellipse(CGRect(x: 0, y: 0, width: 10, height: 6))
        #expect(edges(oval, StrokePen(width: 4, cap: .square)) == [-2, -2, 12, 8])
        #expect(edges(.path([]), StrokePen()) == [])
    }

    /// A circle of radius 1 goes to an ellipse that reaches √(a² + c²) along x and √(b² + d²) along y.
    @Test func `A slanted pen reaches as far as its ellipse`() {
        let slanted = CGAffineTransform(a: 3, b: 1, c: 4, d: 2, tx: 100, ty: 200)
        #expect(edges(.path(line), StrokePen(width: 2), slanted) == [95, 197.764, 135, 212.236])
    }

    @Test func `A turned rectangle's pointed corners stay pointed`() {
        let square = Outline.rectangle(CGRect(x: -10, y: -10, width: 20, height: 20))
        let turn = CGAffineTransform(rotationAngle: .pi / 4)
        let (pointed, round): (CGFloat, CGFloat) = (16.971, 16.142)
        #expect(edges(square, StrokePen(width: 4), turn) == [-pointed, -pointed, pointed, pointed])
        #expect(
            edges(square, StrokePen(width: 4, miterLimit: 1.5), turn) == [
                -pointed, -pointed, pointed, pointed,
            ])
        #expect(edges(square, StrokePen(width: 4, miterLimit: 1.4), turn) == [-round, -round, round, round])
        #expect(edges(square, StrokePen(width: 4, join: .round), turn) == [-round, -round, round, round])
        #expect(edges(square, StrokePen(width: 4, join: .bevel), turn) == [-round, -round, round, round])
    }

    /// A corner of 45° has its tip 1 / sin 22.5° = 2.613 half widths away, along the bisector.
    @Test func `A closed triangle's corners are pointed, that at its start too`() {
        let triangle = Outline.path([.move(p(0, 0)), .line(p(10, 0)), .line(p(10, 10)), .close])
        #expect(edges(triangle, StrokePen(width: 2)) == [-2.414, -1, 11, 12.414])
        #expect(edges(triangle, StrokePen(width: 2, miterLimit: 2.62)) == [-2.414, -1, 11, 12.414])
        #expect(edges(triangle, StrokePen(width: 2, miterLimit: 2.61)) == [-1, -1, 11, 11])
        #expect(edges(triangle, StrokePen(width: 2, join: .bevel)) == [-1, -1, 11, 11])
        let doubled = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 7)
        #expect(edges(triangle, StrokePen(width: 2), doubled) == [0.172, 4, 27, 44.243])
    }

    /// All turn by 135° at (10, 10), from going down to going up and left, or from down and right to up.
    @Test func `A pointed corner looks along curves as they arrive and leave`() {
        let paths: [[PathElement]] = [
            [.move(p(0, 0)), .quadratic(p(10, 10), control: p(10, 0)), .line(p(0, 0))],
            [.move(p(0, 0)), .cubic(p(10, 10), control1: p(3, 0), control2: p(10, 5)), .line(p(0, 0))],
            [.move(p(0, 0)), .line(p(10, 10)), .quadratic(p(5, 0), control: p(10, 5))],
            [.move(p(0, 0)), .line(p(10, 10)), .cubic(p(5, 0), control1: p(10, 5), control2: p(8, 0))],
            // Control points at the ends: the chord says the way.
            [.move(p(0, 0)), .line(p(10, 10)), .cubic(p(10, 0), control1: p(10, 10), control2: p(10, 0))],
            [.move(p(10, 0)), .cubic(p(10, 10), control1: p(10, 2), control2: p(10, 10)), .line(p(0, 0))],
            // A step of no length turns nothing.
            [.move(p(0, 0)), .line(p(10, 10)), .line(p(10, 10)), .line(p(10, 0))],
        ]
        for path in paths {
            #expect(edges(.path(path), StrokePen(width: 2)).last == 12.414, "\(Outline.path(path))")
        }
    }

    @Test func `A new contour makes no corner with the last one`() {
        let apart = Outline.path([
            .move(p(0, 0)), .line(p(10, 10)), .move(p(10, 10)), .line(p(10, 0)), .move(p(0, 0)),
            .line(p(10, 10)),
            .line(p(0, 0)), .close,
        ])
        #expect(edges(apart, StrokePen(width: 2)) == [-1, -1, 11, 11])
        // After a contour's end the next begins where that one did.
        let closed = Outline.path([
            .move(p(0, 0)), .line(p(10, 0)), .close, .line(p(10, 10)), .line(p(10, 0)),
        ])
        #expect(edges(closed, StrokePen(width: 2)) == [-1, -1, 11, 12.414])
    }
}
