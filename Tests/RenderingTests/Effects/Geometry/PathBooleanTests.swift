import SwiftUI
import Testing

private struct JoinedPath: View {
    var path: Path
    var body: some View { path.union(Circle()) }
}

/// Areas of two paths against the areas of each, place by place.
@MainActor struct PathBooleanTests {
    private typealias Operation = (name: String, of: (Path, Path) -> Path, rule: (Bool, Bool) -> Bool)

    private let operations: [Operation] = [
        ("intersection", { $0.intersection($1) }, { $0 && $1 }), ("union", { $0.union($1) }, { $0 || $1 }),
        ("subtracting", { $0.subtracting($1) }, { $0 && !$1 }),
        ("symmetricDifference", { $0.symmetricDifference($1) }, { $0 != $1 }),
    ]

    private let circle = Path(ellipseIn: CGRect(x: 4, y: 6, width: 24, height: 24))
    private let box = Path(CGRect(x: 16, y: 14, width: 20, height: 20))

    private func inCircle(_ x: Double, _ y: Double) -> Bool {
        (x - 16) * (x - 16) + (y - 18) * (y - 18) < 144
    }
    private func inBox(_ x: Double, _ y: Double) -> Bool { (16..<36).contains(x) && (14..<34).contains(y) }

    @Test func `A circle and a square are combined by the rule of the operation`() throws {
        for operation in operations {
            let probe = try PixelProbe(operation.of(circle, box).fill(.black), 40, 40)
            probe.expectCovers { operation.rule(inCircle($0, $1), inBox($0, $1)) }
            let shape = Circle().size(width: 24, height: 24).offset(x: 4, y: 6)
            let other = Rectangle().size(width: 20, height: 20).offset(x: 16, y: 14)
            let shapes: [String: DerivedShape] = [
                "intersection": shape.intersection(other), "union": shape.union(other),
                "subtracting": shape.subtracting(other),
                "symmetricDifference": shape.symmetricDifference(other),
            ]
            let drawn = try PixelProbe(try #require(shapes[operation.name]).fill(.black), 40, 40)
            drawn.expectCovers { operation.rule(inCircle($0, $1), inBox($0, $1)) }
        }
    }

    /// Sides that lie on each other, and corners that touch, are where such operations go wrong.
    @Test(arguments: [(10, 0), (0, 10), (10, 10), (20, 0), (20, 20), (0, 0), (5, 0), (-10, 5), (30, 30)])
    func `Squares that share sides are combined by the rule, too`(dx: Int, dy: Int) throws {
        let square = CGRect(x: 10, y: 10, width: 20, height: 20)
        let moved = square.offsetBy(dx: CGFloat(dx), dy: CGFloat(dy))
        func isIn(_ rect: CGRect, _ x: Double, _ y: Double) -> Bool { rect.contains(CGPoint(x: x, y: y)) }
        for operation in operations {
            let probe = try PixelProbe(operation.of(Path(square), Path(moved)).fill(.black), 64, 64)
            probe.expectCovers { operation.rule(isIn(square, $0, $1), isIn(moved, $0, $1)) }
        }
    }

    @Test func `Corners are exact, and none is left where a side goes on`() {
        let whole = Path(CGRect(x: 0, y: 0, width: 10, height: 10)).union(
            Path(CGRect(x: 10, y: 0, width: 5, height: 10)))
        #expect(whole.boundingRect == CGRect(x: 0, y: 0, width: 15, height: 10))
        var corners: Set<[CGFloat]> = []
        whole.forEach {
            switch $0 {
            case .move(let to), .line(let to): corners.insert([to.x, to.y])
            default: break
            }
        }
        #expect(corners == [[0, 0], [15, 0], [15, 10], [0, 10]])
        let gone = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(gone.subtracting(gone).isEmpty && gone.symmetricDifference(gone).isEmpty)
        #expect(gone.intersection(Path(CGRect(x: 20, y: 0, width: 1, height: 1))).isEmpty)
    }

    /// A star in one line, whose middle it goes around twice.
    private let star = Path { path in
        path.addLines(
            (0..<5).map { step in
                let angle = Double(step) * 0.8 * .pi - .pi / 2
                return CGPoint(x: 20 + 18 * cos(angle), y: 20 + 18 * sin(angle))
            })
        path.closeSubpath()
    }

    @Test func `What crosses itself is filled by the rule that is asked for`() throws {
        let whole = try PixelProbe(star.fill(.black), 40, 40)
        let hollow = try PixelProbe(star.fill(.black, style: FillStyle(eoFill: true)), 40, 40)
        #expect(whole.middle.alpha == 1 && hollow.middle.alpha == 0)
        for (path, expected) in [
            (star.normalized(eoFill: false), whole), (star.normalized(), hollow),
            (star.union(Path(), eoFill: true), hollow), (star.intersection(star), whole),
            (star.intersection(star, eoFill: true), hollow),
        ] {
            // Whichever rule the result is filled by. Cairo looks at fifteen rows in a pixel: edges that cross and their outline
            // differ by less than one of them.
            for style in [FillStyle(), FillStyle(eoFill: true)] {
                let found = try PixelProbe(path.fill(.black, style: style), 40, 40)
                for y in 0..<40 {
                    for x in 0..<40 { #expect(abs(found[x, y].alpha - expected[x, y].alpha) < 0.05) }
                }
            }
        }
    }

    @Test func `A line is cut where it enters and leaves an area`() {
        let line = Path {
            $0.move(to: CGPoint(x: 0, y: 20))
            $0.addLine(to: CGPoint(x: 40, y: 20))
        }
        #expect(line.lineIntersection(box).boundingRect == CGRect(x: 16, y: 20, width: 20, height: 0))
        let outside = line.lineSubtraction(box)
        var points: [CGFloat] = []
        outside.forEach {
            switch $0 {
            case .move(let to), .line(let to): points.append(to.x)
            default: break
            }
        }
        #expect(points == [0, 16, 36, 40])
    }

    @Test func `Paths without end, without size or of numbers that are none end`() throws {
        let many = Path { path in
            for step in 0..<9000 { path.addLine(to: CGPoint(x: step % 97, y: step % 89)) }
        }
        let paths = [
            Path(), Path(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)), Path(CGRect.infinite),
            Path(.null),
            many,
            Path(CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)), Path(CGRect.zero),
            Path(ellipseIn: CGRect(x: 0, y: 0, width: 1e-9, height: 1e9)),
        ]
        for path in paths {
            for operation in operations {
                _ = operation.of(path, circle)
                _ = operation.of(circle, path)
            }
            _ = path.lineIntersection(circle)
            _ = circle.lineSubtraction(path)
        }
        let drawn = try PixelProbe(JoinedPath(path: many), 40, 40)
        #expect(drawn.warnings.contains { $0.hasPrefix("Path.union is worked out for 8192 lines at most") })
        #expect(
            circle.subtracting(Path(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))).boundingRect.width
                > 23)
    }
}
