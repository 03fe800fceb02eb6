import Drawing
import Foundation
import Pixels
import Testing

@testable import Raster

@Suite struct RasterizeTests {
    @Test func `Nothing is drawn as clear pixels`() throws {
        let picture = try Drawings.draw([], width: 3, height: 2)
        #expect(picture.width == 3 && picture.height == 2)
        #expect(picture.bytes == [UInt8](repeating: 0, count: 24))
    }

    @Test func `A size between pixels is rounded up`() throws {
        let picture = try Drawings.draw([], width: 10.2, height: 9.9, scale: 2)
        #expect(picture.width == 21 && picture.height == 20)
    }

    @Test func `A fill covers its pixels and no others`() throws {
        let picture = try Drawings.draw([
            Drawings.square(0, 0, 20, .white), Drawings.square(5, 5, 5, .red),
        ])
        #expect(Sample(picture, 5, 5) == .red)
        #expect(Sample(picture, 9, 9) == .red)
        #expect(Sample(picture, 4, 5) == .white)
        #expect(Sample(picture, 10, 9) == .white)
    }

    @Test func `A background set as memory gives the bytes of a drawn one`() throws {
        let color = RGBA(red: 0.2, green: 0.4, blue: 0.6)
        let set = try Drawings.draw([Drawings.square(0, 0, 20, color)])
        let drawn = try Drawings.draw([
            Drawings.square(0, 0, 1, .clear), Drawings.square(0, 0, 20, color),
        ])
        #expect(set == drawn)
    }

    @Test func `Straight colour comes back after premultiplication`() throws {
        let picture = try Drawings.draw([
            Drawings.square(0, 0, 20, RGBA(red: 1, green: 0.5, blue: 0, alpha: 0.5))
        ])
        #expect(Sample(picture, 3, 3) == Sample(255, 128, 0, 128))
    }

    @Test(arguments: 0..<256) func `A translucent colour keeps its alpha`(alpha: Int) throws {
        let picture = try Drawings.draw([
            Drawings.square(0, 0, 20, RGBA(red: 1, green: 1, blue: 1, alpha: Double(alpha) / 255))
        ])
        #expect(Int(Sample(picture, 3, 3).alpha) == alpha)
    }

    @Test func `A stroke stands half inside and half outside`() throws {
        let outline = Outline.rectangle(CGRect(x: 5, y: 5, width: 10, height: 10))
        let picture = try Drawings.draw([
            Drawings.square(0, 0, 20, .white),
            .stroke(outline, .solid(.black), StrokePen(width: 2)),
        ])
        #expect(Sample(picture, 4, 10) == .black)
        #expect(Sample(picture, 5, 10) == .black)
        #expect(Sample(picture, 3, 10) == .white)
        #expect(Sample(picture, 6, 10) == .white)
    }

    @Test(arguments: [CornerCurve.circular, .continuous])
    func `A rounded corner leaves its vertex empty`(curve: CornerCurve) throws {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
        let picture = try Drawings.draw([
            .fill(.roundedRectangle(rect, CornerRadii(all: 6), curve), .solid(.red), .nonZero)
        ])
        #expect(Sample(picture, 0, 0) == .clear)
        #expect(Sample(picture, 10, 0) == .red)
        #expect(Sample(picture, 10, 10) == .red)
    }

    @Test func `An even-odd fill leaves a hole where a path covers twice`() throws {
        let outer = Outline.rectangle(CGRect(x: 0, y: 0, width: 20, height: 20)).elements
        let inner = Outline.rectangle(CGRect(x: 5, y: 5, width: 10, height: 10)).elements
        let picture = try Drawings.draw([.fill(.path(outer + inner), .solid(.red), .evenOdd)])
        #expect(Sample(picture, 10, 10) == .clear)
        #expect(Sample(picture, 2, 2) == .red)
    }

    @Test func `A linear gradient runs from its first colour to its last`() throws {
        let stops = [
            GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
        ]
        let paint = Paint.gradient(PaintGradient(stops, .linear(start: .zero, end: CGPoint(x: 100, y: 0))))
        let picture = try Drawings.draw(
            [.fill(.rectangle(CGRect(x: 0, y: 0, width: 100, height: 4)), paint, .nonZero)],
            width: 100, height: 4)
        #expect(Sample(picture, 0, 1).isNear(Sample(1, 1, 1)))
        #expect(Sample(picture, 50, 1).isNear(Sample(129, 129, 129)))
        #expect(Sample(picture, 99, 1).isNear(Sample(254, 254, 254)))
    }

    @Test func `An angular gradient turns clockwise from the right`() throws {
        let stops = [
            GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
        ]
        let paint = Paint.gradient(
            PaintGradient(stops, .angular(center: CGPoint(x: 10, y: 10), startAngle: 0, endAngle: 2 * .pi)))
        let picture = try Drawings.draw([
            .fill(.rectangle(CGRect(x: 0, y: 0, width: 20, height: 20)), paint, .nonZero)
        ])
        #expect(Sample(picture, 10, 19).isNear(Sample(64, 64, 64), within: 4))
        #expect(Sample(picture, 0, 10).isNear(Sample(126, 126, 126), within: 4))
        #expect(Sample(picture, 9, 0).isNear(Sample(189, 189, 189), within: 4))
    }

    @Test func `An elliptical gradient reaches the middle of each side at one half`() throws {
        let stops = [
            GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
        ]
        let frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        let paint = Paint.gradient(
            PaintGradient(
                stops,
                .elliptical(center: CGPoint(x: 50, y: 10), frame: frame, startFraction: 0, endFraction: 0.5)))
        let picture = try Drawings.draw(
            [.fill(.rectangle(frame), paint, .nonZero)], width: 100, height: 20)
        #expect(Sample(picture, 99, 10).isNear(.white, within: 4))
        #expect(Sample(picture, 75, 10).isNear(Sample(130, 130, 130), within: 4))
        #expect(Sample(picture, 50, 0).isNear(Sample(242, 242, 242), within: 4))
    }

    @Test func `Pixels of a bitmap land where its frame says`() throws {
        let image = DisplayImage(
            pixels: [255, 0, 0, 255, 0, 0, 0, 255], size: PixelSize(width: 2, height: 1),
            frame: CGRect(x: 4, y: 4, width: 8, height: 4), interpolation: .none)
        let picture = try Drawings.draw([.image(image)])
        #expect(Sample(picture, 5, 5) == .red)
        #expect(Sample(picture, 10, 5) == .black)
        #expect(Sample(picture, 3, 5) == .clear)
        #expect(Sample(picture, 12, 5) == .clear)
    }

    @Test func `Alpha is known to be full only where it is everywhere`() throws {
        func opaque(_ items: [DisplayItem]) throws -> Bool {
            let list = DisplayList(size: CGSize(width: 9, height: 9), scale: 1, items: items)
            return try unsafe withRasterized(
                list, context: RasterContext(library: Drawings.library)
            ) { _, _, _, _, isOpaque in isOpaque }
        }
        #expect(try opaque([Drawings.square(0, 0, 9, .white), Drawings.square(1, 1, 3, .red)]))
        #expect(try !opaque([Drawings.square(0, 0, 8.9, .white)]))
    }

    @Test func `Division by alpha undoes multiplication for every opaque enough value`() {
        for alpha in UInt32(1)...255 {
            for channel in 0...alpha {
                let pixel = alpha << 24 | channel << 16 | channel << 8 | channel
                #expect(premultiplied(unpremultiplied(pixel)) == pixel)
            }
        }
    }
}
