import SwiftUI
import Testing

/// What the operations of `Path` add to it.
@MainActor struct PathOperationTests {
    private let middle = CGPoint(x: 20, y: 20)

    private func filled(_ build: (inout Path) -> Void) throws -> PixelProbe {
        try PixelProbe(Path(build).fill(.black), 40, 40)
    }

    private func elements(_ path: Path) -> [Path.Element] {
        var found: [Path.Element] = []
        path.forEach { found.append($0) }
        return found
    }

    /// A sector from `start` over `turn` degrees; angles grow clockwise on screen, where y points down.
    private func sector(_ radius: Double, from start: Double, turn: Double) -> Region {
        { x, y in
            let (dx, dy) = (x - 20, y - 20)
            guard dx * dx + dy * dy < radius * radius else { return false }
            var angle = (atan2(dy, dx) * 180 / .pi - start).truncatingRemainder(dividingBy: 360)
            if angle < 0 { angle += 360 }
            return turn > 0 ? angle < turn : angle > 360 + turn
        }
    }

    /// With y down, `clockwise: false` goes clockwise on screen (SwiftUI, `Path.addArc`).
    @Test(
        arguments: [
            (0, 90, false, 90), (0, 90, true, -270), (30, 250, false, 220), (250, 30, true, -220),
            (300, 20, false, 80), (-45, 45, false, 90), (-45, 45, true, -270), (10, 730, false, 360),
            (0, 360, true, -360), (10, 370, true, -360), (0, 450, true, -360), (0, 720, true, -360),
            (0, -450, true, -360), (0, -450, false, 360),
        ] as [(Double, Double, Bool, Double)])
    func `An arc goes from its first angle the way that is said`(
        start: Double, end: Double, clockwise: Bool, turn: Double
    ) throws {
        let probe = try filled { path in
            path.move(to: middle)
            path.addArc(
                center: middle, radius: 15, startAngle: .degrees(start), endAngle: .degrees(end),
                clockwise: clockwise)
            path.closeSubpath()
        }
        probe.expectCovers(sector(15, from: start, turn: turn))
    }

    @Test(arguments: [(20, 100), (20, -100), (350, 45), (0, 300), (90, -200)] as [(Double, Double)])
    func `A relative arc turns by its difference`(start: Double, delta: Double) throws {
        let probe = try filled { path in
            path.move(to: middle)
            path.addRelativeArc(
                center: middle, radius: 15, startAngle: .degrees(start), delta: .degrees(delta))
            path.closeSubpath()
        }
        probe.expectCovers(sector(15, from: start, turn: delta))
    }

    /// "If there is no unclosed subpath, this method creates a new subpath whose starting point is the starting
    /// point of the arc" (SwiftUI, `Path.addArc`).
    @Test func `An arc after a closed subpath is one of its own`() throws {
        for close in [true, false] {
            let probe = try PixelProbe(
                Path { path in
                    path.move(to: CGPoint(x: 4, y: 4))
                    path.addLine(to: CGPoint(x: 12, y: 4))
                    if close { path.closeSubpath() }
                    path.addArc(
                        center: CGPoint(x: 20, y: 28), radius: 8, startAngle: .zero, endAngle: .degrees(90),
                        clockwise: false)
                }.stroke(.black, lineWidth: 2), 40, 40)
            // Half way from where the line ends to where the arc begins, at (28, 28).
            #expect((probe[20, 16].alpha > 0) == !close)
            #expect(probe[8, 4].alpha == 1 && probe[27, 30].alpha > 0.5)
        }
    }

    @Test func `A shape after another is not joined to it`() throws {
        let probe = try PixelProbe(
            Path { path in
                path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
                path.addEllipse(in: CGRect(x: 24, y: 24, width: 10, height: 10))
                path.addArc(
                    center: CGPoint(x: 30, y: 8), radius: 5, startAngle: .zero, endAngle: .degrees(360),
                    clockwise: false)
            }.fill(.black), 40, 40)
        probe.expectCovers(
            Regions.any([
                Regions.rectangle(2, 2, 8, 8), Regions.ellipse(29, 29, 5, 5), Regions.ellipse(30, 8, 5, 5),
            ]))
    }

    /// The circle that touches both lines: `radius / tan(half the angle)` from where they meet.
    @Test(arguments: [40, 90, 130] as [Double], [4, 8] as [Double])
    func `An arc between tangents touches both`(degrees: Double, radius: Double) throws {
        let half = degrees / 2 * .pi / 180
        func leg(_ sign: Double, _ length: Double) -> CGPoint {
            CGPoint(x: 20 + sign * sin(half) * length, y: 6 + cos(half) * length)
        }
        let probe = try filled { path in
            path.move(to: leg(-1, 28))
            path.addArc(tangent1End: CGPoint(x: 20, y: 6), tangent2End: leg(1, 28), radius: radius)
            path.addLine(to: leg(1, 28))
            path.closeSubpath()
        }
        // The wedge without what lies between the circle and the tip.
        let reach = radius / tan(half)
        let center = 6 + radius / sin(half)
        let wedge = Regions.polygon([
            (20, 6), (leg(1, 28).x, leg(1, 28).y), (leg(-1, 28).x, leg(-1, 28).y),
        ])
        let tip = Regions.polygon([
            (20, 6), (leg(1, reach).x, leg(1, reach).y), (leg(-1, reach).x, leg(-1, reach).y),
        ])
        probe.expectCovers { x, y in
            guard wedge(x, y) else { return false }
            return !tip(x, y) || Regions.ellipse(20, center, radius, radius)(x, y)
        }
    }

    @Test func `An arc between tangents on one line goes straight to where they would meet`() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 30, y: 0), radius: 5)
        #expect(path.currentPoint == CGPoint(x: 10, y: 0))
    }

    @Test func `A quadratic curve is the parabola of its three points`() throws {
        let probe = try filled { path in
            path.move(to: CGPoint(x: 5, y: 30))
            path.addQuadCurve(to: CGPoint(x: 35, y: 30), control: CGPoint(x: 20, y: 2))
            path.closeSubpath()
        }
        // x = 5 + 30 t and y = 30 − 2 · 28 t (1 − t).
        probe.expectCovers { x, y in
            let t = (x - 5) / 30
            return t > 0 && t < 1 && y < 30 && y > 30 - 56 * t * (1 - t)
        }
    }

    @Test func `A cubic curve is the polynomial of its four points`() throws {
        let probe = try filled { path in
            path.move(to: CGPoint(x: 5, y: 30))
            path.addCurve(
                to: CGPoint(x: 35, y: 30), control1: CGPoint(x: 15, y: -10), control2: CGPoint(x: 25, y: 20))
            path.closeSubpath()
        }
        // The controls are a third of the way each in x, so that x = 5 + 30 t.
        probe.expectCovers { x, y in
            let t = (x - 5) / 30
            guard t > 0, t < 1, y < 30 else { return false }
            let s = 1 - t
            return y > 30 * s * s * s - 30 * s * s * t + 60 * s * t * t + 30 * t * t * t
        }
    }

    // MARK: - The point to go on from

    @Test func `After a close a path goes on from where the subpath began`() {
        var path = Path()
        #expect(path.currentPoint == nil)
        path.move(to: CGPoint(x: 3, y: 4))
        path.addLine(to: CGPoint(x: 10, y: 4))
        path.addQuadCurve(to: CGPoint(x: 10, y: 9), control: CGPoint(x: 12, y: 6))
        #expect(path.currentPoint == CGPoint(x: 10, y: 9))
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 3, y: 4))
        path.addLine(to: CGPoint(x: 1, y: 1))
        #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    }

    @Test func `Elements come back as they were added`() {
        let path = Path { path in
            path.move(to: CGPoint(x: 1, y: 2))
            path.addLine(to: CGPoint(x: 3, y: 4))
            path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
            path.addCurve(
                to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
            path.closeSubpath()
        }
        #expect(
            elements(path) == [
                .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: 4)),
                .quadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8)),
                .curve(
                    to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14)
                ),
                .closeSubpath,
            ])
    }

    /// "The smallest rectangle completely enclosing all points in the path but not including control points for
    /// Bézier curves" (SwiftUI, `Path.boundingRect`).
    @Test func `A path's bounds are those of its curves, not of their controls`() {
        let path = Path { path in
            path.move(to: CGPoint(x: 0, y: 10))
            path.addQuadCurve(to: CGPoint(x: 20, y: 10), control: CGPoint(x: 10, y: -10))
            path.addCurve(
                to: CGPoint(x: 40, y: 10), control1: CGPoint(x: 30, y: 50), control2: CGPoint(x: 30, y: 50))
        }
        // At half: 10 − 20 · ½, and 10 · ¼ + 50 · ¾.
        let box = path.boundingRect
        #expect(box.minX == 0 && abs(box.minY) < 1e-9 && box.width == 40 && abs(box.height - 40) < 1e-9)
        let arc = Path { path in
            path.addArc(
                center: CGPoint(x: 20, y: 20), radius: 10, startAngle: .degrees(-45), endAngle: .degrees(45),
                clockwise: false)
        }
        let reach = 10 * 0.5.squareRoot()
        #expect(abs(arc.boundingRect.maxX - 30) < 0.003 && abs(arc.boundingRect.minX - 20 - reach) < 1e-9)
        #expect(abs(arc.boundingRect.height - 2 * reach) < 1e-9)
        #expect(Path().boundingRect == .zero)
    }

    // MARK: - Paths that start somewhere

    @Test func `A rectangle starts at its top left corner, curves at their right`() {
        let frame = CGRect(x: 2, y: 4, width: 30, height: 20)
        func start(_ shape: some Shape) -> CGPoint? {
            guard case .move(let point) = elements(shape.path(in: frame)).first else { return nil }
            return point
        }
        #expect(start(Rectangle()) == CGPoint(x: 2, y: 4))
        let right = CGPoint(x: 32, y: 14)
        #expect(start(Ellipse()) == right && start(Capsule()) == right)
        #expect(start(Circle()) == CGPoint(x: 27, y: 14))
        for style in [RoundedCornerStyle.circular, .continuous] {
            #expect(start(RoundedRectangle(cornerRadius: 5, style: style)) == right)
            #expect(start(RoundedRectangle(cornerSize: CGSize(width: 3, height: 6), style: style)) == right)
            // In the middle of what the corners leave of the side, as recorded (Tests/Fixtures/apple-paths.tsv).
            let uneven = UnevenRoundedRectangle(bottomTrailingRadius: 7, style: style)
            #expect(start(uneven) == CGPoint(x: 32, y: 10.5))
        }
    }

    @Test func `Operations take a transform`() throws {
        let move = CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 3, ty: 5)
        let probe = try filled { path in
            path.addRect(CGRect(x: 1, y: 1, width: 4, height: 4), transform: move)
            path.addEllipse(in: CGRect(x: 8, y: 10, width: 8, height: 10), transform: move)
            path.addPath(Path(CGRect(x: 12, y: 0, width: 2, height: 6)), transform: move)
            path.move(to: CGPoint(x: 9, y: 30).applying(move))
            path.addRelativeArc(
                center: CGPoint(x: 6, y: 30), radius: 3, startAngle: .zero, delta: .degrees(360),
                transform: move)
        }
        probe.expectCovers(
            Regions.any([
                Regions.rectangle(5, 6, 13, 10), Regions.ellipse(27, 20, 8, 5),
                Regions.rectangle(27, 5, 31, 11),
                Regions.ellipse(15, 35, 6, 3),
            ]))
    }
}
