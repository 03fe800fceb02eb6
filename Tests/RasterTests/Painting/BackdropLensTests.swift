import Drawing
import Foundation
import Pixels
import Testing

@testable import Raster

/// What lies below a lens, seen through it.
struct BackdropLensTests {
    private let side = 100

    /// A ground whose gray is twice the distance from the left.
    private var ramp: [DisplayItem] {
        (0..<side).map { column in
            let gray = Double(2 * column) / 255
            return .fill(
                .rectangle(CGRect(x: column, y: 0, width: 1, height: side)),
                .solid(RGBA(red: gray, green: gray, blue: gray)), .nonZero)
        }
    }

    private func lens(_ outline: Outline, width: CGFloat, reach: CGFloat, blur: CGFloat? = 0) -> DisplayItem {
        var group = DisplayGroup(items: [], clip: outline, backdropBlur: blur)
        group.lens = BackdropLens(width: width, reach: reach)
        return .group(group)
    }

    private func drawn(_ items: [DisplayItem]) throws -> Pixmap {
        try Drawings.draw(ramp + items, width: CGFloat(side), height: CGFloat(side))
    }

    /// With t the distance from the rim in widths, a pixel shows what lies (1 − t)² of the reach farther inside.
    @Test func `A lens shows what lies farther inside, less from the rim on`() throws {
        let rect = CGRect(x: 20, y: 10, width: 60, height: 80)
        let picture = try drawn([lens(.rectangle(rect), width: 12, reach: 8)])
        for x in 20..<50 {
            let t = min((Double(x) + 0.5 - 20) / 12, 1)
            let expected = 2 * (Double(x) + 8 * (1 - t) * (1 - t))
            // The distance is to the middle of a pixel outside: half of a pixel more, along the steepest part 0.7.
            #expect(abs(Double(Sample(picture, x, 50).channels[0]) - expected) <= 1.9, "\(x)")
        }
        for x in [5, 15, 85] { #expect(Sample(picture, x, 50).channels[0] == UInt8(2 * x)) }
        // Halfway down a side, what is above and below is as far: nothing moves up or down.
        #expect(Sample(picture, 50, 12).channels[0] == 100)
    }

    @Test func `A lens is the same on both sides and in any outline`() throws {
        for outline in [
            Outline.ellipse(CGRect(x: 10, y: 10, width: 80, height: 80)),
            .roundedRectangle(
                CGRect(x: 10, y: 10, width: 80, height: 80), CornerRadii(all: 30), .continuous),
        ] {
            let picture = try drawn([lens(outline, width: 12, reach: 8)])
            for x in 11..<30 {
                let left = Int(Sample(picture, x, 50).channels[0]) - 2 * x
                let right = 2 * (99 - x) - Int(Sample(picture, 99 - x, 50).channels[0])
                #expect(abs(left - right) <= 2, "\(x)")
            }
            #expect(Sample(picture, 12, 50).channels[0] > 32)
        }
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 0, 1e9])
    func `A lens of no usable numbers leaves what is below`(value: CGFloat) throws {
        let rect = Outline.rectangle(CGRect(x: 20, y: 20, width: 60, height: 60))
        let plain = try drawn([])
        #expect(try drawn([lens(rect, width: value, reach: 8)]) == plain)
        if value != -5 { #expect(try drawn([lens(rect, width: 8, reach: value)]) == plain) }
    }

    @Test func `The distance from a rim is that of the nearest pixel outside`() {
        let side = 41
        let cover = (0..<side * side).map { index -> Float in
            let (x, y) = (Double(index % side) - 20, Double(index / side) - 20)
            return Float(min(max(15.5 - (x * x + y * y).squareRoot(), 0), 1))
        }
        let distance = RimDistance(cover: cover, width: side, height: side)
        for x in 0..<side {
            let expected = max(15 - abs(Double(x) - 20), 0)
            #expect(abs(Double(distance.value(x, 20)) - expected) <= 0.6, "\(x)")
        }
        #expect(distance.inward(8, 20).map { $0.x > 0.95 } == true)
        #expect(distance.inward(20, 20) == nil)
    }
}
