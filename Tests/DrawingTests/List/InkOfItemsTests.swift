import Drawing
import Foundation
import Testing

/// Where each kind of item and each effect leaves ink.
@Suite struct InkOfItemsTests {
    /// A glyph's box begins one point right of its origin and is as wide as its number.
    private let bounds = InkBounds(scale: 2) { glyph, _, size in
        CGRect(x: 1, y: -size, width: CGFloat(glyph), height: glyph == 0 ? 0 : size)
    }
    private let fill = DisplayItem.fill(
        .rectangle(CGRect(x: 10, y: 20, width: 30, height: 40)), .solid(.black), .nonZero)
    private let least = 0.5 / 255

    private func ink(_ item: DisplayItem) -> [CGRect] { bounds.boxes(of: [item]) }

    private func ink(_ items: [DisplayItem], _ change: (inout DisplayGroup) -> Void) -> [CGRect] {
        var group = DisplayGroup(items: items)
        change(&group)
        return ink(.group(group))
    }

    private func moved(
        _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat = 0, _ ty: CGFloat = 0
    ) -> ProjectiveTransform {
        ProjectiveTransform(CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty))
    }

    private func black(_ alpha: Double) -> RGBA { RGBA(red: 0, green: 0, blue: 0, alpha: alpha) }

    /// Porter and Duff's operators: both have no more coverage than what is below.
    @Test(arguments: [BlendMode.sourceAtop, .destinationOut])
    func `What only covers or takes away what is there leaves no ink of its own`(mode: BlendMode) {
        #expect(ink([fill]) { $0.blend = mode } == [])
        #expect(ink([fill]) { $0.blend = .multiply }.count == 1)
    }

    // MARK: - Items

    private let run = GlyphRun(
        face: FontFace(name: "Inter"), size: 10,
        glyphs: [.init(id: 5, x: 10, y: 30), .init(id: 0, x: 300, y: 300), .init(id: 3, x: 40, y: 50)],
        paint: .solid(.black), text: "a b")

    @Test func `An upright run leaves one box around its glyphs that are not blank`() {
        #expect(ink(.glyphs(run)) == [CGRect(x: 11, y: 20, width: 33, height: 30)])
        #expect(
            ink([.glyphs(run)]) { $0.transform = moved(2, 0, 0, 3, 1, 4) }
                == [CGRect(x: 23, y: 64, width: 66, height: 90)])
    }

    @Test func `A turned run leaves a box for each glyph`() {
        #expect(
            ink([.glyphs(run)]) { $0.transform = moved(0, 1, 1, 0) } == [
                CGRect(x: 20, y: 11, width: 10, height: 5), CGRect(x: 40, y: 41, width: 10, height: 3),
            ])
    }

    @Test func `An image leaves ink where its frame is`() {
        var image = DisplayImage(
            pixels: [], size: PixelSize(width: 0, height: 0), frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(ink(.image(image)) == [image.frame])
        #expect(
            ink([.image(image)]) { $0.transform = moved(2, 0, 0, 3, 5, 6) }
                == [CGRect(x: 7, y: 12, width: 6, height: 12)])
        image.opacity = least * 0.99
        #expect(ink(.image(image)) == [])
    }

    @Test func `A stroke without width leaves none`() {
        let box = Outline.rectangle(CGRect(x: 0, y: 0, width: 9, height: 9))
        #expect(ink(.stroke(box, .solid(.black), StrokePen(width: 0))) == [])
        #expect(ink(.stroke(box, .solid(.black), StrokePen(width: -1))) == [])
    }

    @Test func `Half of a 255th of a colour is the least that leaves ink`() {
        let box = Outline.rectangle(CGRect(x: 0, y: 0, width: 9, height: 9))
        func items(_ alpha: Double) -> [DisplayItem] {
            var faint = run
            faint.paint = .solid(black(alpha))
            let stops = [0, alpha, 0].map { GradientStop(color: black($0), location: 0) }
            let image = DisplayImage(
                pixels: [], size: PixelSize(width: 0, height: 0), frame: box.bounds, opacity: alpha)
            return [
                .fill(box, .solid(black(alpha)), .nonZero),
                .fill(box, .gradient(PaintGradient(stops, .linear(start: .zero, end: .zero))), .nonZero),
                .stroke(box, .solid(black(alpha)), StrokePen()), .image(image), .glyphs(faint),
                .group(DisplayGroup(items: [fill], opacity: alpha)),
            ]
        }
        for item in items(least) { #expect(!ink(item).isEmpty, "\(item)") }
        for item in items(least * 0.999) { #expect(ink(item) == [], "\(item)") }
        // Half of a group's half.
        for item in items(2 * least) { #expect(!ink([item]) { $0.opacity = 0.5 }.isEmpty, "\(item)") }
        for item in items(2 * least) { #expect(ink([item]) { $0.opacity = 0.499 } == [], "\(item)") }
    }

    @Test func `A gradient without colours leaves none`() {
        let paint = Paint.gradient(PaintGradient([], .linear(start: .zero, end: .zero)))
        #expect(ink(.fill(.rectangle(CGRect(x: 0, y: 0, width: 9, height: 9)), paint, .nonZero)) == [])
    }

    @Test func `A fill without area, or at no place, leaves none`() {
        for rect in [
            CGRect(x: 0, y: 0, width: 0, height: 9), CGRect(x: 0, y: 0, width: 9, height: 0),
            CGRect(x: CGFloat.infinity, y: 0, width: 9, height: 9),
            CGRect(x: 0, y: CGFloat.nan, width: 9, height: 9),
        ] {
            #expect(ink(.fill(.rectangle(rect), .solid(.black), .nonZero)) == [], "\(rect)")
        }
    }

    // MARK: - Groups

    @Test func `A group inside of a moved one is moved twice, the inner first`() {
        let inner = DisplayGroup(items: [fill], transform: moved(1, 0, 0, 1, 100, 0))
        #expect(
            ink([.group(inner)]) { $0.transform = moved(2, 0, 0, 2) }
                == [CGRect(x: 220, y: 40, width: 60, height: 80)])
    }

    @Test func `An opacity that is no number counts as all, more than all as all`() {
        #expect(ink([fill]) { $0.opacity = .nan } == ink(fill))
        #expect(
            ink([
                .fill(.rectangle(CGRect(x: 0, y: 0, width: 9, height: 9)), .solid(black(least / 2)), .nonZero)
            ]) {
                $0.opacity = 5
            } == [])
        #expect(ink([fill]) { $0.opacity = -1 } == [])
    }

    private let clip = CGRect(x: 15, y: 25, width: 100, height: 10)

    @Test func `What changes every pixel of a clip leaves ink in all of it`() {
        var values = [Double](repeating: 0, count: 20)
        let wide = Outline.rectangle(CGRect(x: 0, y: 0, width: 500, height: 5))
        #expect(ink([]) { ($0.clip, $0.backdropBlur) = (wide, 3) } == [wide.bounds])
        #expect(ink([]) { ($0.clip, $0.filter) = (wide, ColorFilter(values: values)) } == [])
        values[19] = 0.1
        #expect(ink([]) { ($0.clip, $0.filter) = (wide, ColorFilter(values: values)) } == [wide.bounds])
        // What has no clip is taken by what is in it.
        #expect(ink([fill]) { $0.backdropBlur = 3 } == ink(fill))
    }

    @Test func `A clip is in the coordinates around the group`() {
        #expect(
            ink([fill]) { ($0.clip, $0.transform) = (.rectangle(clip), moved(1, 0, 0, 1, 10, 0)) }
                == [CGRect(x: 20, y: 25, width: 30, height: 10)])
        #expect(ink([fill]) { $0.clip = .path([]) } == [])
        #expect(ink([fill]) { $0.clip = .rectangle(clip.offsetBy(dx: 0, dy: 100)) } == [])
    }

    @Test func `A mask lets ink through in the box around all that it has`() {
        func square(_ x: CGFloat, _ y: CGFloat) -> DisplayItem {
            .fill(.rectangle(CGRect(x: x, y: y, width: 5, height: 5)), .solid(.black), .nonZero)
        }
        #expect(
            ink([fill]) { $0.mask = [square(12, 22), square(30, 35)] }
                == [CGRect(x: 12, y: 22, width: 23, height: 18)])
        #expect(ink([fill]) { $0.mask = [square(60, 22)] } == [])
        #expect(ink([fill]) { $0.mask = [] } == [])
        // The group's opacity is not the mask's.
        let faint = DisplayItem.fill(
            .rectangle(CGRect(x: 10, y: 20, width: 5, height: 5)), .solid(black(2 * least)), .nonZero)
        #expect(
            ink([fill]) { ($0.mask, $0.opacity) = ([faint], 0.25) } == [
                CGRect(x: 10, y: 20, width: 5, height: 5)
            ])
    }

    /// (x, y) goes to (x, y) / (1 + x/100) + (1000, 0): the corners to (10, 20) / 1.1, (40, 60) / 1.4 and so on.
    @Test func `A perspective leaves the box around where the corners go`() {
        var leaning = moved(1, 0, 0, 1)
        leaning.m13 = 0.01
        let inner = DisplayItem.group(DisplayGroup(items: [fill], transform: leaning))
        let found = ink([inner]) { $0.transform = moved(1, 0, 0, 1, 1000, 0) }
        let expected = CGRect(
            x: 1000 + 10 / 1.1, y: 20 / 1.4, width: 40 / 1.4 - 10 / 1.1, height: 60 / 1.1 - 20 / 1.4)
        #expect(found.count == 1 && isNear(found.first, expected))
        var other = moved(2, 3, 5, 7, 11, 13)
        other.m23 = 0.5
        other.m33 = 2
        // w = y/2 + 2: 12 at the top, 32 at the bottom.
        let corners = [(10, 20), (40, 20), (10, 60), (40, 60)].map { x, y in
            let w = Double(y) / 2 + 2
            return (Double(2 * x + 5 * y + 11) / w, Double(3 * x + 7 * y + 13) / w)
        }
        let (xs, ys) = (corners.map(\.0), corners.map(\.1))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        #expect(
            isNear(
                ink([fill]) { $0.transform = other }.first,
                CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)))
    }

    private func isNear(_ a: CGRect?, _ b: CGRect) -> Bool {
        guard let a else { return false }
        return abs(a.minX - b.minX) < 1e-9 && abs(a.minY - b.minY) < 1e-9 && abs(a.maxX - b.maxX) < 1e-9
            && abs(a.maxY - b.maxY) < 1e-9
    }

    // MARK: - Blurs

    private func shadow(_ radius: CGFloat, _ x: CGFloat, _ y: CGFloat, _ alpha: Double = 1) -> DisplayItem {
        .shadow(DisplayShadow(color: black(alpha), radius: radius, x: x, y: y, items: [fill]))
    }

    @Test func `A shadow lies where its offset says, turned and scaled with what is around`() {
        let own = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(ink(shadow(0, 5, 7)) == [own, own.offsetBy(dx: 5, dy: 7)])
        // (x, y) goes to (−2y, 3x).
        let turned = CGRect(x: -120, y: 30, width: 80, height: 90)
        #expect(
            ink([shadow(0, 5, 7)]) { $0.transform = moved(0, 3, -2, 0) }
                == [turned, turned.offsetBy(dx: -14, dy: 15)])
        #expect(ink([shadow(0, 5, 7, 2 * least)]) { $0.opacity = 0.4 } == [own])
    }

    @Test func `A blur grows with what is around, and a shadow's has its radius`() {
        let blurred = ink([fill]) { $0.blur = 5 }
        #expect(blurred.count == 1 && (blurred.first?.minX ?? 9) < 0)
        #expect(ink(shadow(5, 0, 0)).last == blurred.first)
        // A picture twice as large of twice the blur.
        let large = DisplayItem.fill(
            .rectangle(CGRect(x: 20, y: 40, width: 60, height: 80)), .solid(.black), .nonZero)
        let expected = ink([large]) { $0.blur = 10 }
        let blur = DisplayItem.group(DisplayGroup(items: [fill], blur: 5))
        #expect(ink([blur]) { $0.transform = moved(2, 0, 0, 2) } == expected)
        #expect(ink([shadow(5, 0, 0)]) { $0.transform = moved(2, 0, 0, 2) }.last == expected.first)
        // The mean of both directions, 4 and 1, is 2.
        #expect(
            isNear(
                ink([blur]) { $0.transform = moved(4, 0, 0, 1) }.first.map { box in
                    CGRect(x: 0, y: 0, width: box.minX, height: 1)
                },
                CGRect(
                    x: 0, y: 0,
                    width: ink([
                        .fill(
                            .rectangle(CGRect(x: 40, y: 20, width: 120, height: 40)), .solid(.black), .nonZero
                        )
                    ]) { $0.blur = 10 }.first?.minX ?? 0, height: 1)))
    }

    @Test func `A sixth of a pixel of blur is none, and neither is an endless one`() {
        #expect(ink([fill]) { $0.blur = 0.083 } == ink(fill))
        #expect(ink([fill]) { $0.blur = 0.084 } != ink(fill))
        #expect(ink([fill]) { $0.blur = .infinity } == ink(fill))
        #expect(ink([fill]) { $0.blur = -5 } == ink(fill))
    }

    @Test func `Boxes that are blurred together reach as far as one around them`() {
        func square(_ x: CGFloat) -> DisplayItem {
            .fill(.rectangle(CGRect(x: x, y: 0, width: 2, height: 2)), .solid(.black), .nonZero)
        }
        let pair = ink([square(0), square(38)]) { $0.blur = 5 }
        let one = ink([.fill(.rectangle(CGRect(x: 0, y: 0, width: 40, height: 2)), .solid(.black), .nonZero)])
        {
            $0.blur = 5
        }
        #expect(pair.count == 2 && pair.first?.minX == one.first?.minX && pair.last?.maxX == one.first?.maxX)
        #expect(pair.first?.minY == one.first?.minY && pair.last?.maxY == one.first?.maxY)
    }

    @Test func `Two rectangles share what lies in both`() {
        let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(
            rect.overlap(with: CGRect(x: 0, y: 30, width: 25, height: 100))
                == CGRect(x: 10, y: 30, width: 15, height: 30))
        #expect(
            CGRect(x: 0, y: 30, width: 25, height: 100).overlap(with: rect)
                == CGRect(x: 10, y: 30, width: 15, height: 30))
        #expect(rect.overlap(with: CGRect(x: 40, y: 20, width: 5, height: 40)) == nil)
        #expect(rect.overlap(with: CGRect(x: 10, y: 60, width: 30, height: 5)) == nil)
    }
}
