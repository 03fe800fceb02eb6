import Drawing
import Foundation
import Testing

@Suite struct OutlineBoundsTests {
    private let arch = Outline.path([
        .move(CGPoint(x: 10, y: 20)), .quadratic(CGPoint(x: 50, y: 20), control: CGPoint(x: 30, y: 100)),
    ])
    private let wave = Outline.path([
        .move(CGPoint(x: 0, y: 0)),
        .cubic(CGPoint(x: 30, y: 0), control1: CGPoint(x: 10, y: 60), control2: CGPoint(x: 20, y: -60)),
    ])

    private func isNear(_ a: CGRect?, _ b: CGRect) -> Bool {
        guard let a else { return false }
        return [a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY].allSatisfy {
            abs($0) < 1e-9
        }
    }

    @Test func `A path's bounding box has its control points in it`() {
        #expect(arch.bounds == CGRect(x: 10, y: 20, width: 40, height: 80))
        #expect(wave.bounds == CGRect(x: 0, y: -60, width: 30, height: 120))
        #expect(Outline.path([]).bounds == .zero)
    }

    /// At t = ½ a quadratic curve is halfway between its chord and its control point.
    @Test func `A quadratic curve reaches halfway to its control point`() {
        #expect(isNear(arch.curveBounds(under: .identity), CGRect(x: 10, y: 20, width: 40, height: 40)))
        let lying = arch.curveBounds(under: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0))
        #expect(isNear(lying, CGRect(x: 20, y: 10, width: 40, height: 40)))
    }

    /// y = 180·t(1−t)² − 180·t²(1−t) = 180·(t − 3t² + 2t³), which turns at t = ½ ± √3/6, where it is ±10√3.
    @Test func `A cubic curve reaches to where it turns`() {
        let top = 10 * 3.0.squareRoot()
        #expect(
            isNear(
                wave.curveBounds(under: .identity), CGRect(x: 0, y: -top, width: 30, height: 2 * top)))
        #expect(
            isNear(
                wave.curveBounds(under: CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 7)),
                CGRect(x: 5, y: 7 - 3 * top, width: 60, height: 6 * top)))
    }

    /// x = 90·t(1−t)², which turns at t = ⅓, where it is 40/3.
    @Test func `A curve that leans to one end turns near that end`() {
        let hook = Outline.path([
            .move(CGPoint(x: 0, y: 0)),
            .cubic(CGPoint(x: 0, y: 30), control1: CGPoint(x: 30, y: 10), control2: CGPoint(x: 0, y: 20)),
        ])
        #expect(
            isNear(hook.curveBounds(under: .identity), CGRect(x: 0, y: 0, width: 40 / 3.0, height: 30)))
    }

    @Test func `What follows a closed contour starts where that one did`() {
        let closed = Outline.path([
            .move(CGPoint(x: 10, y: 10)), .line(CGPoint(x: 90, y: 90)), .close,
            .quadratic(CGPoint(x: 10, y: 20), control: CGPoint(x: -30, y: 15)),
        ])
        // From (10, 10): halfway to x = −30 is −10.
        #expect(isNear(closed.curveBounds(under: .identity), CGRect(x: -10, y: 10, width: 100, height: 80)))
    }
}
