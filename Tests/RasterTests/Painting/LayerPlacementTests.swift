import Drawing
import Foundation
import Pixels
import Testing

@testable import Raster

/// Where pixels land when items are drawn on a layer of their own.
@Suite struct LayerPlacementTests {
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

    /// One of each kind, off the picture's corner.
    private var items: [(String, [DisplayItem])] {
        let center = CGPoint(x: 17, y: 15)
        let picture = DisplayImage(
            pixels: (UInt8(0)..<24).flatMap { index -> [UInt8] in [index * 10, 255 - index * 9, 40, 255] },
            size: PixelSize(width: 6, height: 4), frame: CGRect(x: 9, y: 5, width: 12, height: 16))
        let shadow = DisplayShadow(color: .black, radius: 2, x: 3, y: 5, items: [fill(.solid(.red))])
        let linear = PaintGradient(stops, .linear(start: CGPoint(x: 12, y: 8), end: CGPoint(x: 20, y: 22)))
        let angular = PaintGradient(stops, .angular(center: center, startAngle: 0.5, endAngle: 5))
        let radial = PaintGradient(stops, .radial(center: center, startRadius: 2, endRadius: 9))
        let blend = DisplayGroup(items: [fill(.solid(.blue))], blend: .multiply)
        let material = DisplayGroup(
            items: [], clip: .rectangle(CGRect(x: 12, y: 8, width: 9, height: 9)), backdropBlur: 2)
        return [
            ("fill", [fill(.solid(.red))]), ("linear", [fill(.gradient(linear))]),
            ("angular", [fill(.gradient(angular))]), ("radial", [fill(.gradient(radial))]),
            (
                "stroke",
                [
                    .stroke(
                        .rectangle(CGRect(x: 11, y: 7, width: 13, height: 17)), .solid(.blue),
                        StrokePen(width: 3))
                ]
            ),
            ("image", [.image(picture)]), ("shadow", [.shadow(shadow)]),
            ("glyphs", Drawings.label("Hg", x: 9, y: 22)), ("emoji", Drawings.label("😀", x: 9, y: 22)),
            (
                "blend",
                [fill(.solid(.red), .rectangle(CGRect(x: 15, y: 5, width: 9, height: 20))), .group(blend)]
            ),
            ("material", [fill(.gradient(linear)), .group(material)]),
        ]
    }

    private func isNear(_ a: Pixmap, _ b: Pixmap, within distance: Int = 1) -> Bool {
        zip(a.bytes, b.bytes).allSatisfy { abs(Int($0) - Int($1)) <= distance }
    }

    private func draw(_ items: [DisplayItem], _ scale: CGFloat = 1) throws -> Pixmap {
        try Drawings.draw([Drawings.square(0, 0, 40, .white)] + items, width: 40, height: 40, scale: scale)
    }

    /// A matrix that changes no colour takes a layer, whose corner is that of what is drawn on it.
    @Test(arguments: [1, 2] as [CGFloat])
    func `What is drawn on a layer of its own lies where it would without`(scale: CGFloat) throws {
        for (name, items) in items where name != "blend" && name != "material" {
            let plain = try draw(items, scale)
            #expect(plain.bytes.contains { $0 != 255 }, "\(name) leaves nothing")
            #expect(
                isNear(plain, try draw([.group(DisplayGroup(items: items, filter: identity))], scale)),
                "\(name)")
            let two = items + [Drawings.square(30, 30, 5, .black)]
            #expect(
                isNear(
                    try draw(two, scale),
                    try draw(
                        [
                            .group(
                                DisplayGroup(
                                    items: [.group(DisplayGroup(items: two, filter: identity))],
                                    filter: identity))
                        ], scale)),
                "\(name)")
        }
    }

    @Test func `A layer inside of a layer sees its own ground`() throws {
        for (name, items) in items where name == "blend" || name == "material" {
            let ground = fill(
                .solid(RGBA(red: 1, green: 0.8, blue: 0.6)),
                .rectangle(CGRect(x: 5, y: 4, width: 25, height: 30)))
            #expect(
                isNear(
                    try draw([ground] + items),
                    try draw([.group(DisplayGroup(items: [ground] + items, filter: identity))])), "\(name)")
        }
    }

    @Test func `What is moved by a group lies where it would if it were drawn there`() throws {
        let moved = ProjectiveTransform(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 6, ty: 3))
        for (name, items) in items where name != "glyphs" && name != "emoji" {
            let picture = try draw(items)
            let shifted = try draw([.group(DisplayGroup(items: items, transform: moved))])
            for y in 0..<34 {
                for x in 0..<30 where Sample(picture, x, y) != Sample(shifted, x + 6, y + 3) {
                    Issue.record(
                        "\(name) at \(x), \(y): \(Sample(picture, x, y)), \(Sample(shifted, x + 6, y + 3))")
                    return
                }
            }
        }
    }

    /// Faded over white, everything is halfway to white.
    @Test func `Half an opacity is half of it, of whatever it is`() throws {
        for (name, items) in items where name != "blend" && name != "material" {
            let (full, half) = (try draw(items), try draw([.group(DisplayGroup(items: items, opacity: 0.5))]))
            for (whole, faded) in zip(full.bytes, half.bytes)
            where abs((Int(whole) + 255) / 2 - Int(faded)) > 1 {
                Issue.record("\(name): \(whole) to \(faded)")
                return
            }
        }
    }

    @Test func `A mask, a blur and a clip hold where a layer's corner is not the picture's`() throws {
        let square = fill(.solid(.red), .rectangle(CGRect(x: 12, y: 9, width: 20, height: 20)))
        let stencil = fill(.solid(.black), .rectangle(CGRect(x: 16, y: 5, width: 8, height: 13)))
        let masked = try draw([.group(DisplayGroup(items: [square], mask: [stencil]))])
        #expect(
            masked == (try draw([fill(.solid(.red), .rectangle(CGRect(x: 16, y: 9, width: 8, height: 9)))])))
        let doubled = ProjectiveTransform(CGAffineTransform(scaleX: 2, y: 2))
        let inner = fill(.solid(.red), .rectangle(CGRect(x: 6, y: 4.5, width: 10, height: 10)))
        // The mask is in the coordinates around.
        #expect(
            masked == (try draw([.group(DisplayGroup(items: [inner], transform: doubled, mask: [stencil]))])))
        // A blur brings in what lies outside of the clip.
        let clip = CGRect(x: 12, y: 9, width: 6, height: 20)
        let wide = fill(.solid(.black), .rectangle(CGRect(x: 0, y: 0, width: 15, height: 40)))
        let free = try draw([.group(DisplayGroup(items: [wide], blur: 2))])
        let clipped = try draw([.group(DisplayGroup(items: [wide], clip: .rectangle(clip), blur: 2))])
        #expect(
            Sample(clipped, 12, 20) == Sample(free, 12, 20) && Sample(clipped, 17, 20) == Sample(free, 17, 20)
        )
        #expect(Sample(clipped, 11, 20) == .white && Sample(clipped, 18, 20) == .white)
    }

    @Test func `A paint that cannot be seen leaves no path to the next`() throws {
        let far = PaintGradient(stops, .angular(center: .zero, startAngle: 0, endAngle: 1))
        let hidden: [DisplayItem] = [
            fill(.solid(.clear)),
            .stroke(.rectangle(CGRect(x: 1, y: 1, width: 5, height: 5)), .solid(.clear), StrokePen()),
            fill(.gradient(PaintGradient([], .linear(start: .zero, end: .zero)))),
            fill(.gradient(far), .rectangle(CGRect(x: 60, y: 60, width: 5, height: 5))),
        ]
        let last = fill(.solid(.red), .ellipse(CGRect(x: 26, y: 26, width: 8, height: 8)))
        let alone = try draw([last])
        for item in hidden { #expect(try draw([item, last]) == alone, "\(item)") }
    }

    @Test func `What is drawn after an image, a clip or a blend is not cut by them`() throws {
        let last = Drawings.square(30, 30, 8, .red)
        var picture = DisplayImage(
            pixels: [0, 0, 0, 255], size: PixelSize(width: 1, height: 1),
            frame: CGRect(x: 2, y: 2, width: 5, height: 5))
        picture.opacity = 0.5
        let clip = Outline.rectangle(CGRect(x: 2, y: 2, width: 5, height: 5))
        let before: [DisplayItem] = [
            .image(picture), .group(DisplayGroup(items: [Drawings.square(0, 0, 9, .black)], clip: clip)),
            .group(DisplayGroup(items: [Drawings.square(0, 0, 9, .black)], clip: clip, blend: .hue)),
            .group(DisplayGroup(items: [Drawings.square(0, 0, 9, .black)], clip: clip, blend: .plusLighter)),
            .group(DisplayGroup(items: [], clip: clip, backdropBlur: 2)),
            .group(DisplayGroup(items: [Drawings.square(0, 0, 9, .black), last], clip: clip, opacity: 0.5)),
        ]
        for item in before {
            let drawn = try draw([item, last])
            #expect(Sample(drawn, 31, 31) == .red && Sample(drawn, 37, 37) == .red, "\(item)")
        }
        #expect(Sample(try draw(before), 4, 4) != .white)
        #expect(Sample(try draw([before[0]]), 4, 4).isNear(Sample(127, 127, 127), within: 1))
    }
}
