import Drawing
import Foundation
import Pixels
import TestSupport
import Testing

@testable import Raster

/// A fill that comes again is mixed from what the first ones covered: the bytes are Cairo's.
@Suite struct FillCacheTests {
    private func list(_ items: [DisplayItem], scale: CGFloat, width: CGFloat = 90) -> DisplayList {
        DisplayList(size: CGSize(width: width, height: 50), scale: scale, items: items)
    }

    private func color(_ random: inout SystemRandomNumberGenerator, alpha: Double? = nil) -> RGBA {
        func channel() -> Double { Double(UInt8.random(in: 0...255, using: &random)) / 255 }
        return RGBA(red: channel(), green: channel(), blue: channel(), alpha: alpha ?? channel())
    }

    /// A ground of many colours, some of them seen through.
    private func ground(_ random: inout SystemRandomNumberGenerator) -> [DisplayItem] {
        (0..<90).map { index in
            Drawings.square(
                CGFloat(index % 10) * 9, CGFloat(index / 10) * 6, 9,
                color(&random, alpha: Bool.random(using: &random) ? 1 : nil))
        }
    }

    private func outline(_ random: inout SystemRandomNumberGenerator, width: CGFloat) -> Outline {
        func length(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
        let isOnPixels = Bool.random(using: &random)
        func place(_ range: ClosedRange<CGFloat>) -> CGFloat {
            isOnPixels ? length(range).rounded() : length(range)
        }
        let rect = CGRect(x: place(1...6), y: place(1...6), width: width, height: place(8...40))
        switch Int.random(in: 0..<5, using: &random) {
        case 0: return .ellipse(rect)
        case 1: return .roundedRectangle(rect, CornerRadii(all: length(1...20)), .continuous)
        case 2:
            return .path(
                Outline.ellipse(rect).elements
                    + Outline.roundedRectangle(rect.insetBy(dx: 3, dy: 3), CornerRadii(all: 3), .circular)
                    .elements)
        case 3:
            return .roundedRectangle(
                rect,
                CornerRadii(
                    topLeft: length(0...9), topRight: length(0...9), bottomRight: length(0...9),
                    bottomLeft: length(0...9)), .circular)
        default: return .roundedRectangle(rect, CornerRadii(all: rect.height / 2), .circular)
        }
    }

    @Test func `What is drawn again has the bytes of what is drawn for the first time`() throws {
        var random = SystemRandomNumberGenerator()
        let context = RasterContext(library: Drawings.library)
        for round in 0..<400 {
            let outline = outline(&random, width: .random(in: 20...80, using: &random))
            let scale = [1, 2, 3, 1.5][round % 4]
            let rule: FillRule = round % 3 == 0 ? .evenOdd : .nonZero
            let isOpaque = Bool.random(using: &random)
            for again in 0..<5 {
                let fill = DisplayItem.fill(
                    outline, .solid(color(&random, alpha: isOpaque ? 1 : nil)), rule)
                let clip = Outline.rectangle(CGRect(x: 7, y: 5, width: 31, height: 22))
                let item =
                    again == 4 && round % 2 == 0
                    ? DisplayItem.group(DisplayGroup(items: [fill, fill], clip: clip)) : fill
                let list = list(ground(&random) + [item], scale: scale)
                let fresh = RasterContext(library: Drawings.library)
                #expect(
                    try rasterize(list, with: context) == rasterize(list, with: fresh),
                    "\(outline) \(rule) at \(scale), time \(again)")
            }
        }
        #expect(context.keptFills > 500, "\(context.keptFills) were drawn from what is kept")
    }

    @Test func `Rounded rectangles of other widths share what their corners cover`() throws {
        var random = SystemRandomNumberGenerator()
        for curve in [CornerCurve.circular, .continuous] {
            let context = RasterContext(library: Drawings.library)
            for step in 0..<120 {
                // From narrower than its corners to wider than the picture.
                let width = 8 + CGFloat(step * 37 % 120) / 2
                let rect = CGRect(x: 4.25, y: 3.5, width: width, height: 31.5)
                let radius: CGFloat = curve == .circular ? 10 : 9
                let alpha: Double? = step % 2 == 0 ? 1 : 0.4
                let list = list(
                    ground(&random) + [
                        .fill(
                            .roundedRectangle(rect, CornerRadii(all: min(radius, width / 2)), curve),
                            .solid(color(&random, alpha: alpha)), .nonZero)
                    ], scale: 2, width: 70)
                let fresh = RasterContext(library: Drawings.library)
                #expect(
                    try rasterize(list, with: context) == rasterize(list, with: fresh), "\(width) \(curve)")
            }
            #expect(context.keptFills > 50, "\(context.keptFills)")
        }
    }

    @Test func `Lines that are drawn again have the bytes of those drawn for the first time`() throws {
        var random = SystemRandomNumberGenerator()
        let context = RasterContext(library: Drawings.library)
        for round in 0..<300 {
            let outline = outline(&random, width: .random(in: 20...80, using: &random))
            let scale = [1, 2, 3, 1.5][round % 4]
            var pen = StrokePen(width: .random(in: 0.3...6, using: &random))
            pen.cap = [.butt, .round, .square][round % 3]
            pen.join = [.miter, .round, .bevel][round / 3 % 3]
            if round % 5 == 0 { pen.dash = [5, 3] }
            let isOpaque = Bool.random(using: &random)
            for again in 0..<5 {
                let line = DisplayItem.stroke(
                    outline, .solid(color(&random, alpha: isOpaque ? 1 : nil)), pen)
                let list = list(ground(&random) + [line], scale: scale)
                let fresh = RasterContext(library: Drawings.library)
                #expect(
                    try rasterize(list, with: context) == rasterize(list, with: fresh),
                    "\(outline) \(pen) at \(scale), time \(again)")
            }
        }
        #expect(context.keptFills > 100, "\(context.keptFills) were drawn from what is kept")
    }

    @Test(arguments: [0.5, 1.5, 5])
    func `Lines around rounded rectangles of other widths share their corners`(thickness: CGFloat) throws {
        var random = SystemRandomNumberGenerator()
        for dash in [[], [4, 3]] as [[CGFloat]] {
            let context = RasterContext(library: Drawings.library)
            for step in 0..<120 {
                let width = 8 + CGFloat(step * 37 % 90) / 2
                let rect = CGRect(x: 8.25, y: 7.5, width: width, height: 31.5)
                let list = list(
                    ground(&random) + [
                        .stroke(
                            .roundedRectangle(rect, CornerRadii(all: min(9, width / 2)), .continuous),
                            .solid(color(&random, alpha: step % 2 == 0 ? 1 : 0.4)),
                            StrokePen(width: thickness, join: .round, dash: dash))
                    ], scale: 2, width: 70)
                let fresh = RasterContext(library: Drawings.library)
                #expect(
                    try rasterize(list, with: context) == rasterize(list, with: fresh),
                    "\(width) wide, \(thickness) thick, \(dash)")
            }
            // Those that are narrower than their corners have each its own.
            if dash.isEmpty { #expect(context.keptFills > 30, "\(context.keptFills)") }
        }
    }

    @Test func `The narrowest of those that share corners serves wider ones`() throws {
        let context = RasterContext(library: Drawings.library)
        // Corners of a radius of 9 reach 15.4 points and a pixel to either side at the most.
        for width in [31, 31.5, 32] as [CGFloat] {
            for wider in [0, 0, 0, 4, 11.5] as [CGFloat] {
                let rect = CGRect(x: 8.25, y: 7.5, width: width + wider, height: 31.5)
                let outline = Outline.roundedRectangle(rect, CornerRadii(all: 9), .continuous)
                for pen in [nil, 0.5, 1.5] as [CGFloat?] {
                    let paint = Paint.solid(RGBA(red: 1, green: 1, blue: 1))
                    let item: DisplayItem =
                        pen.map { .stroke(outline, paint, StrokePen(width: $0)) }
                        ?? .fill(outline, paint, .nonZero)
                    let list = list([item], scale: 2, width: 70)
                    let fresh = RasterContext(library: Drawings.library)
                    #expect(
                        try rasterize(list, with: context) == rasterize(list, with: fresh),
                        "\(rect.width) \(pen ?? 0)")
                }
            }
        }
    }

    @Test func `Every coverage of every kind of colour is mixed as Cairo mixes it`() throws {
        // A slanted edge covers pixels by all shares.
        var elements: [PathElement] = [.move(CGPoint(x: 1, y: 1)), .line(CGPoint(x: 88, y: 1))]
        elements += [.line(CGPoint(x: 88, y: 2)), .line(CGPoint(x: 1, y: 48))]
        elements += [.quadratic(CGPoint(x: 1, y: 1), control: CGPoint(x: 1, y: 24)), .close]
        let context = RasterContext(library: Drawings.library)
        var random = SystemRandomNumberGenerator()
        for alpha in 0...255 {
            let fill = DisplayItem.fill(
                .path(elements), .solid(color(&random, alpha: Double(alpha) / 255)), .nonZero)
            let list = list(ground(&random) + [fill], scale: 1)
            let fresh = RasterContext(library: Drawings.library)
            #expect(try rasterize(list, with: context) == rasterize(list, with: fresh), "alpha \(alpha)")
        }
        #expect(context.keptFills > 240, "\(context.keptFills)")
    }

    @Test func `Shapes without an end do not grow the cache without one`() throws {
        let context = RasterContext(library: Drawings.library)
        for step in 0..<4000 {
            let rect = CGRect(x: 1, y: 1, width: 20 + CGFloat(step) / 4000, height: 20)
            let item = DisplayItem.fill(.ellipse(rect), .solid(.black), .nonZero)
            _ = try rasterize(list([item, item], scale: 1), with: context)
        }
        #expect(context.fills.cost <= 1 << 20)
    }
}
