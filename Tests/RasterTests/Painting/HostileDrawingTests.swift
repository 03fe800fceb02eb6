import Drawing
import Foundation
import Pixels
import Testing

@testable import Raster

/// Values no layout should make. The claim is that drawing ends, with a picture or with an error.
@Suite struct HostileDrawingTests {
    static let lengths: [CGFloat] = [
        .nan, .infinity, -.infinity, 0, -0.0, -5, 1e-300, 1e18, 1e300, .greatestFiniteMagnitude,
    ]

    @Test(arguments: lengths) func `Any number is survived in an outline`(value: CGFloat) throws {
        let rect = CGRect(x: value, y: 3, width: value, height: 5)
        let outlines: [Outline] = [
            .rectangle(rect), .ellipse(rect),
            .roundedRectangle(rect, CornerRadii(all: value), .circular),
            .roundedRectangle(rect, CornerRadii(all: value), .continuous),
            .path([
                .move(CGPoint(x: value, y: 0)), .line(CGPoint(x: 5, y: value)),
                .quadratic(CGPoint(x: 9, y: 9), control: CGPoint(x: value, y: value)), .close,
                .cubic(
                    CGPoint(x: value, y: value), control1: CGPoint(x: 1, y: 1),
                    control2: CGPoint(x: value, y: 1)),
            ]),
        ]
        for outline in outlines {
            let picture = try Drawings.draw([
                .fill(outline, .solid(.red), .nonZero),
                .stroke(outline, .solid(.red), StrokePen(width: 2)),
                .group(DisplayGroup(items: [Drawings.square(0, 0, 5, .red)], clip: outline)),
            ])
            #expect(picture.width == 20)
        }
    }

    @Test(arguments: lengths) func `Any number is survived in a pen`(value: CGFloat) throws {
        let outline = Outline.rectangle(CGRect(x: 2, y: 2, width: 10, height: 10))
        let pens = [
            StrokePen(width: value), StrokePen(miterLimit: value), StrokePen(dash: [value]),
            StrokePen(dash: [value, 1]), StrokePen(dash: [0, 0]),
            StrokePen(dash: [2, 2], dashPhase: value), StrokePen(dash: [1e-9]),
        ]
        for pen in pens {
            let picture = try Drawings.draw([.stroke(outline, .solid(.red), pen)])
            #expect(picture.width == 20)
        }
    }

    @Test(arguments: lengths) func `Any number is survived in a paint`(value: CGFloat) throws {
        let stops = [
            GradientStop(color: .red, location: value), GradientStop(color: .blue, location: 0.5),
            GradientStop(color: RGBA(red: value, green: 0, blue: 0, alpha: value), location: 1),
        ]
        let point = CGPoint(x: value, y: 1)
        let paints: [Paint] = [
            .solid(RGBA(red: value, green: value, blue: value, alpha: value)),
            .gradient(PaintGradient(stops, .linear(start: point, end: .zero))),
            .gradient(PaintGradient([], .linear(start: .zero, end: point))),
            .gradient(PaintGradient(stops, .radial(center: point, startRadius: value, endRadius: 5))),
            .gradient(PaintGradient(stops, .radial(center: .zero, startRadius: 5, endRadius: value))),
            .gradient(PaintGradient(stops, .angular(center: point, startAngle: value, endAngle: 1))),
            .gradient(
                PaintGradient(stops, .angular(center: CGPoint(x: 9, y: 9), startAngle: 0, endAngle: value))),
            .gradient(
                PaintGradient(
                    stops,
                    .elliptical(
                        center: point, frame: CGRect(x: 0, y: 0, width: value, height: 9),
                        startFraction: 0, endFraction: value))),
        ]
        for paint in paints {
            let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
            #expect(try Drawings.draw([.fill(.rectangle(rect), paint, .nonZero)]).width == 20)
        }
    }

    @Test(arguments: lengths) func `Any number is survived in a group`(value: CGFloat) {
        let items = [Drawings.square(2, 2, 5, .red), Drawings.square(4, 4, 5, .blue)]
        var bent = ProjectiveTransform(CGAffineTransform())
        bent.m13 = value
        let groups = [
            DisplayGroup(items: items, opacity: Double(value)),
            DisplayGroup(items: items, blur: value),
            DisplayGroup(items: items, backdropBlur: value),
            DisplayGroup(items: items, transform: bent),
            DisplayGroup(
                items: items,
                transform: ProjectiveTransform(CGAffineTransform(scaleX: value, y: value))),
            DisplayGroup(
                items: items, filter: ColorFilter(values: [Double](repeating: value, count: 20))),
        ]
        for group in groups {
            // A layer past the limits is an error, which is an end too.
            _ = try? Drawings.draw([.group(group)])
        }
        let shadow = DisplayShadow(color: .black, radius: value, x: value, y: value, items: items)
        _ = try? Drawings.draw([.shadow(shadow)])
    }

    @Test(arguments: lengths) func `Any number is survived in a glyph run`(value: CGFloat) throws {
        let runs = [
            GlyphRun(
                face: FontFace(name: "Inter"), size: value,
                glyphs: [GlyphRun.Glyph(id: 40, x: 2, y: 15)], paint: .solid(.black), text: "x"),
            GlyphRun(
                face: FontFace(name: "Inter", weight: value, opticalSize: value), size: 17,
                glyphs: [GlyphRun.Glyph(id: .max, x: value, y: value)], paint: .solid(.black),
                text: "x"),
            GlyphRun(
                face: FontFace(name: "Inter", width: value), size: 17,
                glyphs: [GlyphRun.Glyph(id: 40, x: 2, y: 15)], paint: .solid(.black), text: "x"),
        ]
        for run in runs { #expect(try Drawings.draw([.glyphs(run)]).width == 20) }
    }

    @Test func `Bitmaps of the wrong length are left out and named`() throws {
        let context = RasterContext(library: Drawings.library)
        let image = DisplayImage(
            pixels: [1, 2, 3], size: PixelSize(width: 100, height: 100),
            frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        let list = DisplayList(
            size: CGSize(width: 9, height: 9), scale: 1, items: [.image(image)])
        _ = try rasterize(list, with: context)
        #expect(context.warnings.count == 1)
    }

    @Test func `Groups nested without end are cut and named`() throws {
        var item = Drawings.square(0, 0, 5, .red)
        for _ in 0..<1000 { item = .group(DisplayGroup(items: [item])) }
        let context = RasterContext(library: Drawings.library)
        let list = DisplayList(size: CGSize(width: 9, height: 9), scale: 1, items: [item])
        _ = try rasterize(list, with: context)
        #expect(context.warnings.count == 1)
    }

    @Test func `A picture past the limits is refused with its size`() {
        #expect(throws: RasterError.tooLarge(width: 20000, height: 10)) {
            try Drawings.draw([], width: 20000, height: 10)
        }
        #expect(throws: RasterError.tooLarge(width: 16000, height: 16000)) {
            try Drawings.draw([], width: 16000, height: 16000)
        }
        #expect(throws: RasterError.self) { try Drawings.draw([], width: .infinity, height: 10) }
    }
}
