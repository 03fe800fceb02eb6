import Drawing
import Foundation
import Testing

struct PixelGridTests {
    @Test(arguments: [1, 2, 3] as [CGFloat])
    func `Every rounded coordinate is the edge of a pixel`(scale: CGFloat) {
        let grid = PixelGrid(scale: scale)
        for value in [-7.3, -0.5, 0, 0.24, 0.26, 1.0 / 3, 12.499, 1e6 + 0.1] as [CGFloat] {
            #expect(grid.isOnPixel(grid.nearest(value)), "\(value)")
            #expect(abs(grid.nearest(value) - value) <= 0.5 / scale + 1e-6, "\(value)")
            #expect(grid.isOnPixel(grid.roundedUp(value)), "\(value)")
        }
        #expect(!grid.isOnPixel(0.1))
    }

    @Test func `A half goes to the right and down`() {
        #expect(PixelGrid(scale: 2).nearest(0.25) == 0.5)
        #expect(PixelGrid(scale: 2).nearest(-0.25) == 0)
    }

    @Test func `Neighbours that share an edge share it on pixels`() {
        let grid = PixelGrid(scale: 1)
        let left = grid.nearest(CGRect(x: 0, y: 0, width: 33.5, height: 10))
        let right = grid.nearest(CGRect(x: 33.5, y: 0, width: 33.5, height: 10))
        #expect(left.maxX == right.minX)
    }

    @Test func `A picture has at least one pixel each way, and noise adds none`() {
        let grid = PixelGrid(scale: 2)
        #expect(grid.picture(around: .zero) == CGSize(width: 0.5, height: 0.5))
        #expect(
            grid.picture(around: CGSize(width: 10.000_1, height: 10.01))
                == CGSize(width: 10, height: 10.5))
    }

    @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
    func `A scale that is no number of pixels counts as 1`(scale: CGFloat) {
        #expect(PixelGrid(scale: scale).scale == 1)
    }

    private func list(_ items: [DisplayItem], width: CGFloat = 20) -> DisplayList {
        DisplayList(size: CGSize(width: width, height: 20), scale: 2, items: items)
    }

    private func run(at x: CGFloat) -> DisplayItem {
        .glyphs(
            GlyphRun(
                face: FontFace(name: "Inter"), size: 12,
                glyphs: [.init(id: 1, x: 1, y: 1), .init(id: 2, x: x, y: 3.5)], paint: .solid(.black),
                text: "ab"))
    }

    @Test func `A list whose glyphs lie between pixels is found out`() {
        #expect(list([run(at: 4.5)]).offPixels == nil)
        #expect(list([run(at: 4.25)]).offPixels?.contains("\"ab\"") == true)
        let shadow = DisplayShadow(color: .black, radius: 1, x: 0, y: 0, items: [run(at: 4.25)])
        #expect(list([.group(DisplayGroup(items: [.shadow(shadow)]))]).offPixels != nil)
        let mask = DisplayGroup(items: [], mask: [run(at: 4.25)])
        #expect(list([.group(mask)]).offPixels != nil)
    }

    @Test func `A picture of part of a pixel is found out`() {
        #expect(list([], width: 20.25).offPixels == "the picture's size, 20.25×20")
    }

    @Test func `Inside of a transform whole pixels mean nothing`() {
        let turned = ProjectiveTransform(CGAffineTransform(rotationAngle: 0.1))
        let group = DisplayGroup(items: [run(at: 4.25)], transform: turned)
        #expect(list([.group(group)]).offPixels == nil)
    }
}

/// What becomes of lengths at the ends of what counts.
struct PixelGridLimitTests {
    private func pixels(_ width: CGFloat, _ height: CGFloat = 1, scale: CGFloat = 2) -> PixelSize {
        DisplayList(size: CGSize(width: width, height: height), scale: scale, items: []).pixelSize
    }

    @Test func `A thousandth of a pixel of noise adds none, more adds one`() {
        let grid = PixelGrid(scale: 2)
        #expect(grid.roundedUp(10 + 0.000_49) == 10 && grid.roundedUp(10 + 0.000_51) == 10.5)
        #expect(grid.isOnPixel(10 + 0.000_49) && !grid.isOnPixel(10 + 0.000_51))
        #expect(grid.isOnPixel(10 - 0.000_49) && !grid.isOnPixel(10 - 0.000_51))
        #expect(pixels(10 + 0.000_49).width == 20 && pixels(10 + 0.000_51).width == 21)
    }

    @Test func `A picture in pixels has one at least and no more than a number can say`() {
        #expect(pixels(10, 3) == PixelSize(width: 20, height: 6))
        for nothing in [0, -5, .nan, -.infinity] as [CGFloat] {
            #expect(pixels(nothing, nothing) == pixels(0.1, 0.1))
        }
        #expect(pixels(0.1, 0.1) == PixelSize(width: 1, height: 1))
        for most in [.infinity, 1e300] as [CGFloat] { #expect(pixels(most).width == 2_147_483_647) }
    }

    @Test func `A scale counts from a hundredth to a thousand`() {
        for scale in [0.01, 0.5, 1, 1_000] as [CGFloat] { #expect(PixelGrid(scale: scale).scale == scale) }
        for scale in [0.009, 1_000.1] as [CGFloat] { #expect(PixelGrid(scale: scale).scale == 1) }
        #expect(PixelGrid(scale: 4).pixelLength == 0.25)
    }

    /// Two sums that should be equal differ in their last bits; both go to the same side of a half.
    @Test func `A half that is a little too small goes up as well`() {
        let grid = PixelGrid(scale: 1)
        #expect(grid.nearest(0.5 - 0.000_000_9) == 1 && grid.nearest(0.5 - 0.000_001_1) == 0)
    }

    @Test func `A rectangle is on pixels where all four edges are`() {
        let grid = PixelGrid(scale: 2)
        let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4.5)
        #expect(grid.isOnPixels(rect))
        #expect(
            !grid.isOnPixels(rect.offsetBy(dx: 0.25, dy: 0))
                && !grid.isOnPixels(rect.offsetBy(dx: 0, dy: 0.25)))
        #expect(!grid.isOnPixels(CGRect(x: 1, y: 2.5, width: 3.25, height: 4.5)))
        #expect(!grid.isOnPixels(CGRect(x: 1, y: 2.5, width: 3, height: 4.25)))
        let rounded = grid.nearest(CGRect(x: 1.1, y: 2.2, width: 3.3, height: 4.4))
        // To 1 and 4.5, 2 and 6.5.
        #expect(rounded == CGRect(x: 1, y: 2, width: 3.5, height: 4.5))
    }

    @Test func `A picture's height between pixels is found out too, and glyphs between rows`() {
        #expect(
            DisplayList(size: CGSize(width: 20, height: 20.25), scale: 2, items: []).offPixels
                == "the picture's size, 20×20.25")
        let run = GlyphRun(
            face: FontFace(name: "Inter"), size: 12, glyphs: [.init(id: 1, x: 1, y: 1.25)],
            paint: .solid(.black),
            text: "a")
        let list = DisplayList(size: CGSize(width: 20, height: 20), scale: 2, items: [.glyphs(run)])
        #expect(list.offPixels?.hasPrefix("glyphs of \"a\" Inter 12") == true)
    }
}
