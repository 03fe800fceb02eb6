import SwiftUI
import Testing

/// The area that a pen covers, field by field of `StrokeStyle`.
@MainActor struct StrokeTests {
    private func probe(_ style: StrokeStyle, _ points: [(Double, Double)], scale: CGFloat = 1) throws
        -> PixelProbe
    {
        try PixelProbe(
            Path { path in path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) }) }
                .stroke(Color.black, style: style), 40, 40, scale: scale)
    }

    @Test(arguments: [0.25, 0.5, 1, 1.5, 3, 7], [1, 2, 3] as [CGFloat])
    func `Half of the line's width lies on each side of the path`(width: CGFloat, scale: CGFloat) throws {
        let found = try probe(StrokeStyle(lineWidth: width), [(6, 9), (34, 23)], scale: scale)
        found.expectCovers(scale: scale, Regions.bar((6, 9), (34, 23), reach: Double(width) / 2))
    }

    @Test func `A line without a width is not drawn`() throws {
        for width: CGFloat in [0, -2] {
            let found = try probe(StrokeStyle(lineWidth: width), [(6, 9), (34, 23)])
            found.expectCovers { _, _ in false }
        }
    }

    @Test(arguments: [CGLineCap.butt, .round, .square])
    func `A line ends with its cap`(cap: CGLineCap) throws {
        let found = try probe(StrokeStyle(lineWidth: 8, lineCap: cap), [(10, 12), (28, 25)])
        found.expectCovers(capped((10, 12), (28, 25), reach: 4, cap))
    }

    @Test(arguments: [CGLineCap.butt, .round, .square])
    func `A closed path has no caps`(cap: CGLineCap) throws {
        let found = try PixelProbe(
            Path(CGRect(x: 10, y: 10, width: 20, height: 20))
                .stroke(Color.black, style: StrokeStyle(lineWidth: 4, lineCap: cap)), 40, 40)
        found.expectCovers(
            Regions.without(Regions.rectangle(8, 8, 32, 32), Regions.rectangle(12, 12, 28, 28)))
    }

    // MARK: - Joins

    /// The corner of two legs 14 long, `degrees` between them, the tip pointing up at (20, 20 − height).
    private func corner(_ degrees: Double) -> [(Double, Double)] {
        let half = degrees / 2 * .pi / 180
        let (dx, dy) = (14 * sin(half), 14 * cos(half))
        return [(20 - dx, 22 + dy), (20, 22), (20 + dx, 22 + dy)]
    }

    /// Both legs with butt ends.
    private func legs(_ points: [(Double, Double)], reach: Double) -> Region {
        Regions.any([
            Regions.bar(points[0], points[1], reach: reach), Regions.bar(points[1], points[2], reach: reach),
        ])
    }

    /// The outer corners of both legs at the joint.
    private func outer(_ degrees: Double, reach: Double) -> (left: (Double, Double), right: (Double, Double))
    {
        let half = degrees / 2 * .pi / 180
        return (
            (20 - reach * cos(half), 22 - reach * sin(half)), (20 + reach * cos(half), 22 - reach * sin(half))
        )
    }

    private func joined(_ join: CGLineJoin, _ degrees: Double, reach: Double) -> Region {
        let points = corner(degrees)
        let (left, right) = outer(degrees, reach: reach)
        let added: Region =
            switch join {
            case .bevel: Regions.polygon([left, right, (20, 22)])
            case .round: Regions.ellipse(20, 22, reach, reach)
            // The legs' outer edges meet reach / sin(half the angle) from the joint.
            case .miter:
                Regions.polygon([left, (20, 22 - reach / sin(degrees / 2 * .pi / 180)), right, (20, 22)])
            }
        return Regions.any([legs(points, reach: reach), added])
    }

    @Test(arguments: [CGLineJoin.miter, .round, .bevel], [35, 60, 90, 140] as [Double])
    func `Two legs meet as their join says`(join: CGLineJoin, degrees: Double) throws {
        let found = try probe(StrokeStyle(lineWidth: 6, lineJoin: join), corner(degrees))
        found.expectCovers(joined(join, degrees, reach: 3))
    }

    /// A mitre is as long as 1 / sin(half the angle) line widths; past the limit the join is a bevel
    /// (Quartz, `CGContextSetMiterLimit`).
    @Test(arguments: [30, 60, 90, 120] as [Double])
    func `A mitre is cut just over its limit`(degrees: Double) throws {
        let length = 1 / sin(degrees / 2 * .pi / 180)
        let under = try probe(StrokeStyle(lineWidth: 6, miterLimit: length + 0.01), corner(degrees))
        under.expectCovers(joined(.miter, degrees, reach: 3))
        let over = try probe(StrokeStyle(lineWidth: 6, miterLimit: length - 0.01), corner(degrees))
        over.expectCovers(joined(.bevel, degrees, reach: 3))
    }

    @Test func `Ten is the limit where none is said`() throws {
        // 1 / sin(half) = 10 at 11.478°.
        let at = 2 * asin(0.1) * 180 / .pi
        let points = { (degrees: Double) in corner(degrees).map { ($0.0, $0.1 + 2) } }
        let sharp = try probe(StrokeStyle(lineWidth: 2), points(at + 0.3))
        let blunt = try probe(StrokeStyle(lineWidth: 2), points(at - 0.3))
        // The tip is up to 10 half widths above the joint at (20, 24).
        #expect(sharp[19, 16].alpha > 0.2 && sharp[20, 16].alpha > 0.2)
        #expect(blunt[19, 16].alpha == 0 && blunt[20, 16].alpha == 0)
    }

    // MARK: - Where the line lies

    @Test func `A stroke is centred on the frame's edge, a border inside of it`() throws {
        let stroked = try PixelProbe(
            Rectangle().stroke(.black, lineWidth: 4).frame(width: 20, height: 20), 40, 40)
        stroked.expectCovers(
            Regions.without(Regions.rectangle(8, 8, 32, 32), Regions.rectangle(12, 12, 28, 28)))
        let bordered = try PixelProbe(
            Rectangle().strokeBorder(.black, lineWidth: 4).frame(width: 20, height: 20), 40, 40)
        bordered.expectCovers(
            Regions.without(Regions.rectangle(10, 10, 30, 30), Regions.rectangle(14, 14, 26, 26)))
    }

    @Test func `A circle's border is a ring inside of the frame`() throws {
        let found = try PixelProbe(
            Circle().strokeBorder(.black, lineWidth: 5).frame(width: 30, height: 24), 40, 40)
        found.expectCovers(Regions.without(Regions.ellipse(20, 20, 12, 12), Regions.ellipse(20, 20, 7, 7)))
    }

    @Test func `A line on top of a fill covers half of its width`() throws {
        let found = try PixelProbe(
            Rectangle().fill(.red).stroke(.blue, lineWidth: 4).frame(width: 20, height: 20), 40, 40)
        #expect(found[9, 20].blue > 0.9 && found[11, 20].blue > 0.9 && found[13, 20].red > 0.9)
        #expect(found[7, 20].alpha == 0)
    }

    @Test(arguments: [1, 2] as [CGFloat])
    func `A border of a view lies inside of its frame`(scale: CGFloat) throws {
        let found = try PixelProbe(
            Color.clear.frame(width: 20, height: 12).border(.black, width: 3), 40, 40, scale: scale)
        found.expectCovers(
            scale: scale,
            Regions.without(Regions.rectangle(10, 14, 30, 26), Regions.rectangle(13, 17, 27, 23)))
    }
}
