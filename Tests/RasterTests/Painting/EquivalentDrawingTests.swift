import Drawing
import Foundation
import Pixels
import Testing

@testable import Raster

/// What can be drawn in two ways comes out the same, and each pixel is what it comes from.
@Suite struct EquivalentDrawingTests {
    private let identity = ColorFilter(values: [
        1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0,
    ])
    private let stops = [GradientStop(color: .red, location: 0), GradientStop(color: .blue, location: 1)]

    private func fill(
        _ paint: Paint, _ outline: Outline = .rectangle(CGRect(x: 11, y: 7, width: 13, height: 17))
    )
        -> DisplayItem
    {
        .fill(outline, paint, .nonZero)
    }

    private func isNear(_ a: Pixmap, _ b: Pixmap, within distance: Int = 1) -> Bool {
        zip(a.bytes, b.bytes).allSatisfy { abs(Int($0) - Int($1)) <= distance }
    }

    private func draw(_ items: [DisplayItem], _ scale: CGFloat = 1) throws -> Pixmap {
        try Drawings.draw([Drawings.square(0, 0, 40, .white)] + items, width: 40, height: 40, scale: scale)
    }

    @Test func `A shape with a name is drawn as its elements are`() throws {
        let rect = CGRect(x: 5, y: 7, width: 30, height: 22)
        let shapes: [Outline] = [
            .rectangle(rect), .ellipse(rect), .roundedRectangle(rect, CornerRadii(all: 6), .circular),
            .roundedRectangle(rect, CornerRadii(all: 6), .continuous),
        ]
        let dashed = StrokePen(width: 3, dash: [7, 4], dashPhase: 2)
        for shape in shapes {
            let path = Outline.path(shape.elements)
            #expect(
                isNear(try draw([fill(.solid(.black), shape)]), try draw([fill(.solid(.black), path)])),
                "\(shape)")
            #expect(
                isNear(
                    try draw([.stroke(shape, .solid(.black), dashed)]),
                    try draw([.stroke(path, .solid(.black), dashed)]), within: 2), "\(shape)")
        }
        // A radius past half the shorter side is that half, and none below zero.
        func corners(_ radius: CGFloat) throws -> Pixmap {
            try draw([fill(.solid(.black), .roundedRectangle(rect, CornerRadii(all: radius), .circular))])
        }
        #expect(try corners(50) == corners(11) && corners(-5) == corners(0) && corners(11) != corners(8))
    }

    @Test func `A quadratic curve is drawn as its cubic twin`() throws {
        func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        let quadratic = Outline.path([.move(p(3, 30)), .quadratic(p(36, 24), control: p(12, -9)), .close])
        // Control points two thirds of the way to the quadratic's.
        let cubic = Outline.path([
            .move(p(3, 30)), .cubic(p(36, 24), control1: p(9, 4), control2: p(20, 2)), .close,
        ])
        #expect(try draw([fill(.solid(.black), quadratic)]) == draw([fill(.solid(.black), cubic)]))
        // Without a beginning it begins at its control point.
        let open = Outline.path([.quadratic(p(36, 24), control: p(12, 9)), .line(p(5, 30))])
        let line = Outline.path([.move(p(12, 9)), .line(p(36, 24)), .line(p(5, 30))])
        #expect(isNear(try draw([fill(.solid(.black), open)]), try draw([fill(.solid(.black), line)])))
    }

    @Test func `A slanted group lands where its matrix says`() throws {
        func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        let matrix = CGAffineTransform(a: 1, b: 0.25, c: -0.5, d: 1, tx: 15, ty: 2)
        let rect = CGRect(x: 2, y: 3, width: 16, height: 20)
        let corners = [p(2, 3), p(18, 3), p(18, 23), p(2, 23)].map { $0.applying(matrix) }
        let path = Outline.path([.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close])
        let group = DisplayGroup(
            items: [fill(.solid(.black), .rectangle(rect))], transform: ProjectiveTransform(matrix))
        #expect(isNear(try draw([.group(group)]), try draw([fill(.solid(.black), path)])))
    }

    @Test func `A perspective that is hardly one draws every pixel as none does`() throws {
        let item = DisplayImage(
            pixels: (UInt8(0)..<35).flatMap { index -> [UInt8] in
                [index * 7, 255 - index * 7, index &* index, 255]
            },
            size: PixelSize(width: 7, height: 5), frame: CGRect(x: 5, y: 4, width: 14, height: 15),
            interpolation: .none)
        var matrix = ProjectiveTransform(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 9, ty: 12))
        let flat = try draw([.group(DisplayGroup(items: [.image(item)], transform: matrix))])
        matrix.m13 = 1e-12
        #expect(isNear(flat, try draw([.group(DisplayGroup(items: [.image(item)], transform: matrix))])))
        // Also on a screen of two pixels a point, inside of a layer.
        let inner = DisplayItem.group(DisplayGroup(items: [.image(item)], transform: matrix))
        matrix.m13 = 0
        let plain = DisplayItem.group(DisplayGroup(items: [.image(item)], transform: matrix))
        #expect(isNear(try draw([plain], 2), try draw([inner], 2)))
        #expect(
            isNear(
                try draw([.group(DisplayGroup(items: [plain], filter: identity))]),
                try draw([.group(DisplayGroup(items: [inner], filter: identity))])))
    }

    /// (x, y) goes to (x, y) / (1 + x / 20 + y / 40): what is drawn at a pixel is what lies at its place before.
    @Test func `A perspective draws each pixel with what it comes from`() throws {
        var matrix = ProjectiveTransform(CGAffineTransform(scaleX: 2, y: 2))
        matrix.m13 = 0.05
        matrix.m23 = 0.025
        let picture = try Drawings.draw(
            [.group(DisplayGroup(items: [Drawings.square(4, 6, 30, .red)], transform: matrix))], width: 40,
            height: 40)
        for y in 0..<40 {
            for x in 0..<40 {
                // From 2u / w and 2v / w with w = 1 + u/20 + v/40: u and v from the pixel's middle.
                let (px, py) = ((Double(x) + 0.5) / 2, (Double(y) + 0.5) / 2)
                let w = 1 / (1 - px / 20 - py / 40)
                let (u, v) = (px * w, py * w)
                let inside = min(u - 4, 34 - u, v - 6, 36 - v)
                guard w > 0, w < 20, abs(inside) > 1 else { continue }
                #expect(Sample(picture, x, y) == (inside > 0 ? .red : .clear), "\(x), \(y)")
            }
        }
    }

    @Test func `Colours go on past the ends of a gradient`() throws {
        let kinds: [PaintGradient.Kind] = [
            .linear(start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0)),
            .radial(center: CGPoint(x: 0, y: 20), startRadius: 10, endRadius: 30),
            .elliptical(
                center: CGPoint(x: 0, y: 20), frame: CGRect(x: 0, y: 0, width: 40, height: 40),
                startFraction: 0.25,
                endFraction: 0.75),
        ]
        for kind in kinds {
            let picture = try draw([
                fill(
                    .gradient(PaintGradient(stops, kind)),
                    .rectangle(CGRect(x: 0, y: 0, width: 40, height: 40)))
            ])
            #expect(Sample(picture, 2, 20) == .red && Sample(picture, 37, 20) == Sample(0, 0, 255), "\(kind)")
        }
    }

    @Test func `Letters on a layer whose corner is far from the picture's stay where they are`() throws {
        let items = Drawings.label("Hg", size: 8, x: 90, y: 95) + Drawings.label("😀", size: 8, x: 105, y: 95)
        let layer = DisplayItem.group(DisplayGroup(items: items, filter: identity))
        let plain = try Drawings.draw(items, width: 130, height: 120)
        #expect(plain.bytes.contains { $0 != 0 })
        #expect(isNear(plain, try Drawings.draw([layer], width: 130, height: 120)))
        let faded = DisplayItem.group(DisplayGroup(items: items, opacity: 0.5))
        let half = try Drawings.draw([faded], width: 130, height: 120)
        for place in stride(from: 3, to: half.bytes.count, by: 4) {
            #expect(abs(Int(plain.bytes[place]) - 2 * Int(half.bytes[place])) <= 2)
        }
    }

    /// The item before leaves its own coordinates on the canvas.
    @Test func `Letters lie in the same place whatever was drawn before them`() throws {
        let before = Drawings.square(30, 30, 5, .red)
        for text in ["😀", "Hg"] {
            for opacity in [1, 0.5] {
                let items = Drawings.label(text, size: 8, x: 4, y: 12, scale: 2)
                let letters = DisplayItem.group(DisplayGroup(items: items, opacity: opacity))
                let alone = try Drawings.draw([letters], width: 40, height: 40, scale: 2)
                let after = try Drawings.draw([before, letters], width: 40, height: 40, scale: 2)
                #expect(alone.bytes.contains { $0 != 0 })
                #expect(
                    alone.cropped(x: 0, y: 0, width: 58, height: 58)
                        == after.cropped(x: 0, y: 0, width: 58, height: 58))
            }
        }
    }

    @Test func `A blurred ground of one colour stays that colour up to its edges`() throws {
        let context = RasterContext(library: Drawings.library)
        func picture(_ side: CGFloat, _ color: RGBA) throws -> Pixmap {
            let size = CGSize(width: side, height: side)
            let material = DisplayGroup(
                items: [], clip: .rectangle(CGRect(origin: .zero, size: size)), backdropBlur: 3)
            let items = [Drawings.square(0, 0, side, color), .group(material)]
            return try rasterize(DisplayList(size: size, scale: 1, items: items), with: context)
        }
        // The memory that the small picture is drawn in has been a larger one's.
        _ = try picture(60, .black)
        let white = try picture(40, .white)
        #expect(white.bytes.allSatisfy { $0 == 255 })
    }

    @Test func `A blend looks at every pixel of both pictures`() throws {
        // Shades above that change where those below do not, and the other way around.
        func shade(_ index: Int) -> RGBA { RGBA(red: Double(index * 15) / 255, green: 1, blue: 0.2) }
        let below = (0..<16).map { Drawings.square(CGFloat($0), 0, 40, shade($0 / 4)) }
        let above = (0..<16).map { Drawings.square(CGFloat($0), 0, 40, shade($0 % 4 + 5)) }
        let picture = try Drawings.draw(
            below + [.group(DisplayGroup(items: above, blend: .multiply))], width: 16, height: 2)
        for x in 0..<16 {
            let product = Double(x / 4 * 15 * (x % 4 + 5) * 15) / 255
            #expect(abs(Double(Sample(picture, x, 1).channels[0]) - product) <= 0.5, "\(x)")
            #expect(Sample(picture, x, 1).channels[1...] == [255, 10, 255], "\(x)")
        }
    }

    @Test func `An angular gradient is as far along as its angle`() throws {
        let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]
        let center = CGPoint(x: 20.3, y: 19.6)
        let paint = Paint.gradient(
            PaintGradient(stops, .angular(center: center, startAngle: 0, endAngle: 2 * .pi)))
        let picture = try draw([fill(paint, .rectangle(CGRect(x: 0, y: 0, width: 40, height: 40)))])
        for y in 0..<40 {
            for x in 0..<40 {
                let angle = atan2(Double(y) + 0.5 - center.y, Double(x) + 0.5 - center.x)
                let turn = (angle < 0 ? angle + 2 * .pi : angle) / (2 * .pi)
                #expect(abs(Double(Sample(picture, x, y).channels[0]) - turn * 255) <= 0.6, "\(x), \(y)")
            }
        }
    }

    @Test(arguments: [DisplayImage.Interpolation.none, .low, .medium, .high])
    func `An image's edge pixels reach the edges of its frame`(interpolation: DisplayImage.Interpolation)
        throws
    {
        let image = DisplayImage(
            pixels: [UInt8](repeating: 255, count: 16).enumerated().map {
                $0.offset % 4 == 1 ? 0 : $0.element
            },
            size: PixelSize(width: 2, height: 2), frame: CGRect(x: 4, y: 6, width: 30, height: 20),
            interpolation: interpolation)
        let picture = try Drawings.draw([.image(image)], width: 40, height: 40)
        for (x, y) in [(4, 6), (33, 6), (4, 25), (33, 25), (18, 15)] {
            #expect(Sample(picture, x, y) == Sample(255, 0, 255), "\(x), \(y)")
        }
        for (x, y) in [(3, 6), (34, 6), (4, 5), (33, 26)] {
            #expect(Sample(picture, x, y) == .clear, "\(x), \(y)")
        }
    }

    @Test func `A scale that is no number counts as one`() throws {
        let items = [Drawings.square(0, 0, 3, .white), Drawings.square(1, 1, 2, .red)]
        let list = DisplayList(size: CGSize(width: 3, height: 3), scale: .nan, items: items)
        let picture = try rasterize(list, with: RasterContext(library: Drawings.library))
        #expect(picture.width == 1 && picture.height == 1)
        #expect(Sample(picture, 0, 0) == .white)
    }

    @Test func `Bytes are straight whether a picture is known to be opaque or not`() throws {
        for (alpha, expected) in [(255, Sample(10, 20, 30)), (128, Sample(20, 40, 60, 128)), (0, .clear)] {
            let word = UInt32(alpha) << 24 | 10 << 16 | 20 << 8 | 30
            let bytes = unsafe withUnsafeBytes(of: word) { unsafe straightBytes(of: $0, isOpaque: false) }
            let wanted = alpha == 128 ? Sample(20, 40, 60, 128) : expected
            #expect(bytes == wanted.channels)
        }
        let opaque: UInt32 = 0xFF0A_141E
        #expect(
            unsafe withUnsafeBytes(of: opaque) { unsafe straightBytes(of: $0, isOpaque: true) } == [
                10, 20, 30, 255,
            ])
    }

    @Test(arguments: [0, 1, 1023, 1024, 1025, 2047, 2048, 3000])
    func `One pixel that is not opaque is found wherever it is`(place: Int) {
        var words = [UInt32](repeating: 0xFF00_0000, count: 3001)
        #expect(unsafe words.withUnsafeBytes { unsafe isOpaque($0) })
        words[place] = 0xFEFF_FFFF
        #expect(!(unsafe words.withUnsafeBytes { unsafe isOpaque($0) }))
    }
}
