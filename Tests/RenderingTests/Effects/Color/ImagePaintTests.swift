import Drawing
import SwiftUI
import Testing
import ViewCore

/// An image again and again, from the upper left of what it fills.
@MainActor struct ImagePaintTests {
    private static let colors = [
        ColorGrid.exact(51, 0, 0), ColorGrid.exact(0, 51, 0), ColorGrid.exact(0, 0, 51),
        ColorGrid.exact(51, 51, 0), ColorGrid.exact(10, 20, 30), ColorGrid.exact(0, 51, 51),
    ]

    /// Three pixels across and two down.
    private var image: Image {
        let bytes = Self.colors.flatMap { pixel in pixel.straight.map { UInt8(($0 * 255).rounded()) } }
        return Image(.pixels(bytes, width: 3, height: 2, scale: 1))
    }

    @Test func `Each pixel is that of the image at its place in the tile`() throws {
        let drawn = try PixelProbe(Rectangle().fill(.image(image)), 11, 7)
        for y in 0..<7 {
            for x in 0..<11 { #expect(drawn[x, y] == Self.colors[3 * (y % 2) + x % 3], "\(x), \(y)") }
        }
        #expect(drawn.warnings == [])
    }

    @Test func `A part of an image is repeated by itself`() throws {
        let part = CGRect(x: 1.0 / 3, y: 0.5, width: 2.0 / 3, height: 0.5)
        let drawn = try PixelProbe(Rectangle().fill(ImagePaint(image: image, sourceRect: part)), 6, 4)
        for y in 0..<4 {
            for x in 0..<6 { #expect(drawn[x, y].distance(to: Self.colors[4 + x % 2]) <= 1, "\(x), \(y)") }
        }
    }

    @Test func `A scaled image has larger tiles`() throws {
        let drawn = try PixelProbe(Rectangle().fill(ImagePaint(image: image, scale: 0.5)), 6, 4, scale: 2)
        for y in 0..<8 {
            for x in 0..<12 { #expect(drawn[x, y] == Self.colors[3 * (y % 2) + x % 3], "\(x), \(y)") }
        }
    }

    @Test func `What has no pixels paints nothing, and says so`() throws {
        let paints: [(ImagePaint, String)] = [
            (ImagePaint(image: Image(systemName: "star")), "\"star\""),
            (ImagePaint(image: Image("none")), "no image named \"none\""),
            (ImagePaint(image: image, scale: 0), "without a size"),
            (ImagePaint(image: image, scale: .nan), "without a size"),
            (ImagePaint(image: image, sourceRect: .zero), "without a size"),
            (ImagePaint(image: image, sourceRect: .infinite), "without a size"),
        ]
        for (paint, words) in paints {
            let drawn = try PixelProbe(Rectangle().fill(paint), 4, 4)
            #expect(drawn.warnings.contains { $0.contains("ImagePaint") && $0.contains(words) }, "\(words)")
            #expect(drawn.middle.alpha == 0)
        }
    }
}
