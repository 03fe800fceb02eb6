import Foundation
import Testing

@testable import Drawing

/// The elements that shapes consist of, against circles and the published corner.
@Suite struct OutlineElementsTests {
    private func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    private func expectEqual(
        _ elements: [PathElement], _ expected: [PathElement],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        func text(_ elements: [PathElement]) -> String { elements.map(\.description).joined(separator: " ") }
        #expect(text(elements) == text(expected), sourceLocation: sourceLocation)
    }

    /// A quarter of an ellipse from one side to the next: control points 0.5523 of the way to the vertex.
    private func corner(_ from: CGPoint, _ vertex: CGPoint, _ to: CGPoint) -> [PathElement] {
        func towards(_ point: CGPoint) -> CGPoint {
            p(point.x + (vertex.x - point.x) * 0.55228475, point.y + (vertex.y - point.y) * 0.55228475)
        }
        return [.line(from), .cubic(to, control1: towards(from), control2: towards(to))]
    }

    @Test func `A rectangle goes around clockwise from its top left corner`() {
        expectEqual(
            Outline.rectangle(CGRect(x: 1, y: 2, width: 3, height: 4)).elements,
            [.move(p(1, 2)), .line(p(4, 2)), .line(p(4, 6)), .line(p(1, 6)), .close])
    }

    /// Tests/Fixtures/apple-paths.tsv, `uneven-circular`: from the middle of what the corners leave of the side, 22 to 37.
    @Test func `Corners of four radii go around clockwise from between those of the right side`() {
        let radii = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
        expectEqual(
            Outline.roundedRectangle(CGRect(x: 10, y: 20, width: 40, height: 20), radii, .circular).elements,
            [.move(p(50, 29.5))] + corner(p(50, 37), p(50, 40), p(47, 40))
                + corner(p(14, 40), p(10, 40), p(10, 36))
                + corner(p(10, 21), p(10, 20), p(11, 20)) + corner(p(48, 20), p(50, 20), p(50, 22)) + [.close]
        )
    }

    @Test func `Corners wider than high keep both radii at all four`() {
        expectEqual(
            Outline.roundedRectangle(
                CGRect(x: 10, y: 20, width: 40, height: 20), cornerSize: CGSize(width: 6, height: 3),
                curve: .circular),
            [.move(p(50, 30))] + corner(p(50, 37), p(50, 40), p(44, 40))
                + corner(p(16, 40), p(10, 40), p(10, 37))
                + corner(p(10, 23), p(10, 20), p(16, 20)) + corner(p(44, 20), p(50, 20), p(50, 23)) + [.close]
        )
    }

    @Test func `A corner without a radius is its vertex`() {
        expectEqual(
            Outline.roundedRectangle(
                CGRect(x: 0, y: 0, width: 4, height: 2), CornerRadii(all: 0), .continuous
            ).elements,
            [.move(p(4, 1)), .line(p(4, 2)), .line(p(0, 2)), .line(p(0, 0)), .line(p(4, 0)), .close])
    }

    @Test func `An ellipse is four quarters from its right end, clockwise`() {
        let found = Outline.ellipse(CGRect(x: 10, y: 20, width: 40, height: 20)).elements
        let quarters =
            corner(p(50, 30), p(50, 40), p(30, 40)) + corner(p(30, 40), p(10, 40), p(10, 30))
            + corner(p(10, 30), p(10, 20), p(30, 20)) + corner(p(30, 20), p(50, 20), p(50, 30))
        let curves = quarters.filter { if case .cubic = $0 { true } else { false } }
        expectEqual(found, [.move(p(50, 30))] + curves + [.close])
    }

    // MARK: - The continuous corner

    private func at(_ a: CGPoint, _ segment: CornerProfile.Segment, _ t: CGFloat) -> CGPoint {
        func mix(_ path: KeyPath<CGPoint, CGFloat>) -> CGFloat {
            let s = 1 - t
            return s * s * s * a[keyPath: path] + 3 * s * s * t * segment.control1[keyPath: path]
                + 3 * s * t * t * segment.control2[keyPath: path] + t * t * t * segment.to[keyPath: path]
        }
        return p(mix(\.x), mix(\.y))
    }

    @Test(arguments: [(10, 1000), (10, 14), (10, 12), (10, 10)] as [(CGFloat, CGFloat)])
    func `A continuous corner is the same from both sides`(radius: CGFloat, half: CGFloat) {
        let profile = CornerProfile(radius: radius, half: half, curve: .continuous)
        let points =
            [p(profile.start, 0)] + profile.segments.flatMap { [$0.control1, $0.control2, $0.to] }
        #expect(points.count == 10)
        for (point, mirrored) in zip(points, points.reversed()) {
            #expect(abs(point.x - mirrored.y) < 1e-9 && abs(point.y - mirrored.x) < 1e-9)
        }
    }

    @Test func `With room it begins 1.528665 radii from the vertex`() {
        #expect(CornerProfile(radius: 10, half: 100, curve: .continuous).start == 15.28665)
        #expect(CornerProfile(radius: 10, half: 15.28665, curve: .continuous).start == 15.28665)
        // Half of the curve's own room is left.
        let halfway = CornerProfile(radius: 10, half: 10 + 5.28665 / 2, curve: .continuous)
        #expect(abs(halfway.start - (10 + 5.28665 / 2)) < 1e-9)
        #expect(CornerProfile(radius: 10, half: 100, curve: .circular).start == 10)
    }

    /// Drawn by CoreGraphics for a radius of 1, at the joints: Documentation/Rules/metrics.json, `continuousCorner`.
    @Test func `Its points are those of CoreGraphics`() {
        let points = CornerProfile(radius: 1, half: 10, curve: .continuous).segments
            .flatMap { [$0.control1, $0.control2, $0.to] }
        let expected = [
            p(1.088493, 0), p(0.868407, 0), p(0.631494, 0.074911), p(0.372824, 0.16906), p(0.16906, 0.372824),
            p(0.074911, 0.631494), p(0, 0.868407), p(0, 1.088493), p(0, 1.528665),
        ]
        for (point, wanted) in zip(points, expected) {
            #expect(abs(point.x - wanted.x) < 1e-9 && abs(point.y - wanted.y) < 1e-9)
        }
    }

    @Test func `Without room it is a quarter circle, in three parts`() {
        let profile = CornerProfile(radius: 10, half: 10, curve: .continuous)
        #expect(profile.start == 10)
        var last = p(10, 0)
        for segment in profile.segments {
            for t in stride(from: CGFloat(0), through: 1, by: 0.125) {
                let point = at(last, segment, t)
                let distance = ((point.x - 10) * (point.x - 10) + (point.y - 10) * (point.y - 10))
                    .squareRoot()
                #expect(abs(distance - 10) < 0.001)
            }
            last = segment.to
        }
        #expect(abs(last.x) < 1e-9 && abs(last.y - 10) < 1e-9)
        // The joints are 0.2255 radians from the sides.
        let joint = profile.segments[0].to
        #expect(abs(joint.x - 10 * (1 - sin(0.2255))) < 1e-9 && abs(joint.y - 10 * (1 - cos(0.2255))) < 1e-9)
    }

    // MARK: - Moved, scaled and turned

    private let stretch = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 100)
    private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

    @Test func `Shapes that stay what they are keep their case`() {
        let moved = CGRect(x: 12, y: 106, width: 6, height: 12)
        #expect(Outline.rectangle(rect).applying(stretch) == .rectangle(moved))
        #expect(Outline.ellipse(rect).applying(stretch) == .ellipse(moved))
        let radii = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
        let even = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 100)
        #expect(
            Outline.roundedRectangle(rect, radii, .continuous).applying(even)
                == .roundedRectangle(
                    CGRect(x: 12, y: 104, width: 6, height: 8),
                    CornerRadii(topLeft: 2, topRight: 4, bottomRight: 6, bottomLeft: 8), .continuous))
    }

    @Test func `Others become paths of the same points`() {
        let turned = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 10, ty: 100)
        #expect(
            Outline.rectangle(rect).applying(turned)
                == .path([.move(p(8, 101)), .line(p(8, 104)), .line(p(4, 104)), .line(p(4, 101)), .close]))
        // Mirrored, a rectangle would have a negative size.
        for transform in [CGAffineTransform(scaleX: -1, y: 1), CGAffineTransform(scaleX: 1, y: -1)] {
            guard case .path = Outline.rectangle(rect).applying(transform) else {
                Issue.record("no path")
                continue
            }
        }
        let radii = CornerRadii(all: 1)
        guard case .path = Outline.roundedRectangle(rect, radii, .circular).applying(stretch) else {
            Issue.record("corners that are stretched are none of one radius")
            return
        }
        let path = Outline.path([
            .quadratic(p(1, 2), control: p(3, 4)), .cubic(p(1, 2), control1: p(3, 4), control2: p(5, 6)),
        ])
        #expect(
            path.applying(stretch)
                == .path([
                    .quadratic(p(12, 106), control: p(16, 112)),
                    .cubic(p(12, 106), control1: p(16, 112), control2: p(20, 118)),
                ]))
        #expect(path.applying(.identity) == path)
    }

    /// x(t) = 3s²t·30 − … of a quadratic whose ends are level: the same box for its cubic twin.
    @Test func `A turned curve's box is around the turned curve`() {
        let arch = Outline.path([.move(p(0, 0)), .quadratic(p(40, 0), control: p(20, 40))])
        let turned = CGAffineTransform(a: 0, b: 2, c: 3, d: 0, tx: 1, ty: 5)
        #expect(arch.curveBounds(under: turned) == CGRect(x: 1, y: 5, width: 60, height: 80))
        let cubic = Outline.path([.move(p(0, 0)), .cubic(p(40, 0), control1: p(0, 40), control2: p(40, 40))])
        // Three quarters of the way to two level control points.
        #expect(cubic.curveBounds(under: turned) == CGRect(x: 1, y: 5, width: 90, height: 80))
        let lines = Outline.path([.move(p(5, 5)), .line(p(-1, 9)), .close])
        #expect(lines.curveBounds(under: .identity) == CGRect(x: -1, y: 5, width: 6, height: 4))
        #expect(Outline.path([]).curveBounds(under: .identity) == nil)
    }

    /// Around (0, 0) a circle's box is the same however it is turned.
    @Test func `A turned ellipse's box is not that of its corners`() {
        let circle = Outline.ellipse(CGRect(x: -10, y: -10, width: 20, height: 20))
        let box = circle.curveBounds(under: CGAffineTransform(rotationAngle: 0.5)) ?? .zero
        #expect(abs(box.width - 20) < 0.02 && abs(box.height - 20) < 0.02)
        #expect(circle.curveBounds(under: stretch) == CGRect(x: -10, y: 70, width: 40, height: 60))
    }
}
