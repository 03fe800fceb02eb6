import Drawing
import SwiftUI
import Testing

/// Shapes made of others: moved, turned, scaled, transformed, in another size; and lines as shapes.
@MainActor struct ShapeChangeTests {
    private let bar = Path(CGRect(x: 10, y: 16, width: 20, height: 8))

    /// The bar's corners through a function of points.
    private func moved(_ change: (Double, Double) -> (Double, Double)) -> Region {
        Regions.polygon([change(10, 16), change(30, 16), change(30, 24), change(10, 24)])
    }

    private func probe(_ shape: some Shape) throws -> PixelProbe {
        try PixelProbe(shape.fill(.black), 40, 40)
    }

    @Test func `An offset moves a shape`() throws {
        try probe(bar.offset(x: 4, y: -7)).expectCovers(moved { ($0 + 4, $1 - 7) })
        try probe(bar.offset(CGSize(width: -3, height: 2.5))).expectCovers(moved { ($0 - 3, $1 + 2.5) })
    }

    @Test(arguments: [
        (30, UnitPoint.center), (90, .center), (-50, .topLeading), (20, UnitPoint(x: 0.25, y: 0.75)),
    ])
    func `A rotation turns a shape clockwise about its anchor in the frame`(
        degrees: Double, anchor: UnitPoint
    ) throws {
        let (x0, y0) = (40 * anchor.x, 40 * anchor.y)
        let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
        try probe(bar.rotation(.degrees(degrees), anchor: anchor)).expectCovers(
            moved { x, y in
                (x0 + (x - x0) * c - (y - y0) * s, y0 + (x - x0) * s + (y - y0) * c)
            })
    }

    @Test func `A scale stretches a shape away from its anchor`() throws {
        try probe(bar.scale(1.5)).expectCovers(moved { (20 + ($0 - 20) * 1.5, 20 + ($1 - 20) * 1.5) })
        try probe(bar.scale(x: 0.5, y: 2, anchor: .bottomLeading))
            .expectCovers(moved { ($0 * 0.5, 40 + ($1 - 40) * 2) })
        try probe(bar.offset(x: 5).scale(x: -1, y: 1)).expectCovers(moved { (35 - $0, $1) })
    }

    @Test func `A transform changes the points of a shape`() throws {
        let change = CGAffineTransform(a: 0.8, b: 0.3, c: -0.5, d: 0.9, tx: 12, ty: -4)
        try probe(bar.transform(change)).expectCovers(
            moved { (0.8 * $0 - 0.5 * $1 + 12, 0.3 * $0 + 0.9 * $1 - 4) })
        try probe(bar.applying(change)).expectCovers(
            moved { (0.8 * $0 - 0.5 * $1 + 12, 0.3 * $0 + 0.9 * $1 - 4) })
        try probe(bar.offsetBy(dx: 3, dy: 5)).expectCovers(moved { ($0 + 3, $1 + 5) })
    }

    @Test func `A size takes the place of the frame's`() throws {
        try probe(Ellipse().size(width: 20, height: 10)).expectCovers(Regions.ellipse(10, 5, 10, 5))
        try probe(Rectangle().size(CGSize(width: 8, height: 30))).expectCovers(Regions.rectangle(0, 0, 8, 30))
    }

    @Test func `Affine transforms are made and joined as Quartz does`() {
        let turn = CGAffineTransform(rotationAngle: .pi / 2)
        func maps(_ transform: CGAffineTransform, _ x: Double, _ y: Double) -> Bool {
            let point = CGPoint(x: 3, y: 1).applying(transform)
            return abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9
        }
        // A quarter turn clockwise takes right to down.
        #expect(maps(turn, -1, 3))
        #expect(maps(CGAffineTransform(scaleX: 2, y: -3), 6, -3))
        #expect(maps(CGAffineTransform(translationX: 5, y: 7), 8, 8))
        // The first transform is applied first.
        #expect(maps(turn.concatenating(CGAffineTransform(translationX: 5, y: 7)), 4, 10))
        // Of those made of one another the last is applied first.
        #expect(maps(turn.translatedBy(x: 5, y: 7), -8, 8))
        #expect(maps(turn.scaledBy(x: 2, y: 3), -3, 6))
        #expect(maps(CGAffineTransform(scaleX: 2, y: 3).rotated(by: .pi / 2), -2, 9))
        #expect(maps(turn.concatenating(turn.inverted()), 3, 1))
        #expect(maps(CGAffineTransform(a: 2, b: 1, c: 4, d: 3, tx: 5, ty: 6), 15, 12))
        #expect(
            CGSize(width: 2, height: 3).applying(CGAffineTransform(a: 2, b: 1, c: 4, d: 3, tx: 5, ty: 6))
                == CGSize(width: 16, height: 11))
        #expect(
            CGRect(x: 0, y: 0, width: 2, height: 3).applying(turn)
                .insetBy(dx: 1e-9, dy: 1e-9).integral == CGRect(x: -3, y: 0, width: 3, height: 2))
    }

    // MARK: - Where the frame is

    /// In numbers, without a look at the frame's corner.
    private struct Wedge: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.addLines([
                    CGPoint(x: 0, y: 0), CGPoint(x: rect.width, y: 0), CGPoint(x: 0, y: rect.height),
                ])
            }
        }
    }

    /// A path's numbers are in the coordinates of its view, wherever that is.
    @Test func `A path lies in its view's own coordinates`() throws {
        func placed(_ view: some View) throws -> PixelProbe {
            try PixelProbe(view.frame(width: 12, height: 10).position(x: 26, y: 25), 40, 40)
        }
        let corner = Regions.rectangle(20, 20, 24, 23)
        let path = Path(CGRect(x: 0, y: 0, width: 4, height: 3))
        let halves = HStack(spacing: 0) {
            Color.black; Color.black
        }
        for view in [
            AnyView(path.fill(.black)), AnyView(path), AnyView(halves.clipShape(path)),
            AnyView(Color.clear.background(.black, in: path)), AnyView(Color.clear.overlay(.black, in: path)),
            AnyView(halves.mask(path)), AnyView(Rectangle().size(width: 4, height: 3)),
        ] {
            try placed(view).expectCovers(corner)
        }
        let line = Path { path in path.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 12, y: 5)]) }
        let bar = Regions.rectangle(20, 24, 32, 26)
        try placed(line.stroke(.black, lineWidth: 2)).expectCovers(bar)
        try placed(Color.clear.background(.black, in: line.stroke(lineWidth: 2))).expectCovers(bar)
        try placed(halves.clipShape(line.stroke(lineWidth: 2))).expectCovers(bar)
        try placed(Wedge().fill(.black)).expectCovers { x, y in
            x > 20 && y > 20 && (x - 20) / 12 + (y - 20) / 10 < 1
        }
        try placed(path.rotation(.degrees(180), anchor: .topLeading)).expectCovers(
            Regions.rectangle(16, 17, 20, 20))
        // In a row, after a view of 20.
        let row = HStack(spacing: 0) {
            Color.clear.frame(width: 20)
            path.fill(.black)
        }
        try PixelProbe(row, 40, 40).expectCovers(Regions.rectangle(20, 0, 24, 3))
    }

    // MARK: - Lines

    /// A line that is made into another shape stays a line: SwiftUI's `stroke(style:)` is the area of the pen.
    @Test func `A line that is moved, turned or scaled is still a line`() throws {
        let ring = Circle().size(width: 20, height: 20).stroke(lineWidth: 4)
        func region(_ x: Double, _ y: Double, _ radius: Double, _ width: Double) -> Region {
            Regions.without(
                Regions.ellipse(x, y, radius + width / 2, radius + width / 2),
                Regions.ellipse(x, y, radius - width / 2, radius - width / 2))
        }
        try probe(ring.offset(x: 8, y: 6)).expectCovers(region(18, 16, 10, 4))
        try probe(ring.rotation(.degrees(180))).expectCovers(region(30, 30, 10, 4))
        try probe(ring.scale(1.5, anchor: .topLeading)).expectCovers(region(15, 15, 15, 6))
        try probe(ring.transform(CGAffineTransform(translationX: 12, y: 9))).expectCovers(
            region(22, 19, 10, 4))
        try probe(AnyShape(ring.offset(x: 8, y: 6))).expectCovers(region(18, 16, 10, 4))
        try PixelProbe(ring.offset(x: 8, y: 6), 40, 40).expectCovers(region(18, 16, 10, 4))
    }

    @Test func `A line clips, and lies behind and before`() throws {
        let region = Regions.without(Regions.ellipse(20, 20, 14, 14), Regions.ellipse(20, 20, 10, 10))
        let ring = Circle().stroke(lineWidth: 4)
        let ground = Color.clear.frame(width: 24, height: 24)
        try PixelProbe(
            Color.black.frame(width: 40, height: 40).clipShape(
                Circle().size(width: 24, height: 24)
                    .stroke(lineWidth: 4).offset(x: 8, y: 8)), 40, 40
        ).expectCovers(region)
        try PixelProbe(ground.background(.black, in: ring), 40, 40).expectCovers(region)
        try PixelProbe(ground.overlay(.black, in: ring), 40, 40).expectCovers(region)
        try PixelProbe(ring.frame(width: 24, height: 24), 40, 40).expectCovers(region)
        try PixelProbe(ring.fill(.black).frame(width: 24, height: 24), 40, 40).expectCovers(region)
    }

    @Test func `A scaled line's dashes and phase are scaled with it`() throws {
        let line = Path { path in
            path.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 20, y: 5)])
        }.stroke(style: StrokeStyle(lineWidth: 2, dash: [4, 3], dashPhase: 2))
        let found = try PixelProbe(line.scale(2, anchor: .topLeading), 40, 20)
        // From phase 2: on to 2, off to 5, on to 9, off to 12, on to 16, off to 19, on to 20, all twice.
        found.expectCovers(
            Regions.any(
                [(0.0, 4.0), (10, 18), (24, 32), (38, 40)].map { Regions.rectangle($0.0, 8, $0.1, 12) }))
    }

    @Test func `A line whose edges are not to be smoothed is smooth, with a warning`() throws {
        let views: [AnyView] = [
            AnyView(Circle().stroke(.black, style: StrokeStyle(lineWidth: 3), antialiased: false)),
            AnyView(Circle().strokeBorder(.black, style: StrokeStyle(lineWidth: 3), antialiased: false)),
            AnyView(Circle().strokeBorder(.black, lineWidth: 3, antialiased: false)),
            AnyView(Circle().strokeBorder(lineWidth: 3, antialiased: false)),
            AnyView(Circle().strokeBorder(style: StrokeStyle(lineWidth: 3), antialiased: false)),
            AnyView(Circle().fill(.red).stroke(.black, lineWidth: 3, antialiased: false)),
            AnyView(Circle().fill(.red).stroke(.black, style: StrokeStyle(), antialiased: false)),
            AnyView(Circle().fill(.red).strokeBorder(.black, lineWidth: 3, antialiased: false)),
        ]
        for (index, view) in views.enumerated() {
            let warnings = try PixelProbe(view.padding(4), 40, 40).warnings
            #expect(warnings.contains { $0.contains("antialiased: false") }, "view \(index): \(warnings)")
        }
        #expect(try PixelProbe(Circle().strokeBorder(.black, lineWidth: 3), 40, 40).warnings.isEmpty)
    }
}
