import Drawing
import SwiftUI
import Testing

/// What clips and masks leave of what they are put on, with its alpha.
@MainActor struct ClipAndMaskTests {
    /// Two halves, so that the clip is not drawn as the shape itself.
    private var halves: some View {
        HStack(spacing: 0) {
            Color.black; Color.black
        }.frame(width: 40, height: 40)
    }

    @Test func `A clip's edge half way through a pixel leaves half of it`() throws {
        let shape = Path(CGRect(x: 10.5, y: 10, width: 20, height: 20.25))
        for found in [
            try PixelProbe(halves.clipShape(shape), 40, 40),
            try PixelProbe(Color.black.frame(width: 40, height: 40).clipShape(shape), 40, 40),
        ] {
            #expect(
                abs(found[10, 20].alpha - 0.5) <= 1.0 / 255 && abs(found[30, 20].alpha - 0.5) <= 1.0 / 255)
            // Rows are counted in fifteenths of a pixel there.
            #expect(abs(found[15, 30].alpha - 0.25) <= 0.5 / 15)
            #expect(found[11, 20].alpha == 1 && found[9, 20].alpha == 0)
        }
    }

    @Test func `A clip of a faded view leaves its alpha`() throws {
        let found = try PixelProbe(halves.opacity(0.4).clipShape(Circle()), 40, 40)
        found.expectCovers(alpha: 0.4, tolerance: 0.1, Regions.ellipse(20, 20, 20, 20))
    }

    /// Both edges go through the pixel: what is left is what both leave.
    @Test func `Of nested clips what all leave is left`() throws {
        let upper = Path(CGRect(x: 8, y: 6, width: 24, height: 20))
        let lower = Path(CGRect(x: 14, y: 12, width: 30, height: 30))
        let found = try PixelProbe(halves.clipShape(upper).clipShape(lower).clipShape(Circle()), 40, 40)
        found.expectCovers(
            Regions.both(Regions.rectangle(14, 12, 32, 26), Regions.ellipse(20, 20, 20, 20)))
    }

    @Test func `Clipped is cut at the frame`() throws {
        let found = try PixelProbe(
            halves.offset(x: -5, y: 8).frame(width: 30, height: 20).clipped(), 40, 40)
        // The content is 40 × 40 about the middle of the frame, moved.
        found.expectCovers(Regions.both(Regions.rectangle(5, 10, 35, 30), Regions.rectangle(-5, 8, 35, 48)))
    }

    /// `cornerRadius` cuts quarter circles.
    @Test func `A corner radius cuts quarter circles`() throws {
        let found = try PixelProbe(halves.cornerRadius(12), 40, 40)
        found.expectCovers { x, y in
            let (u, v) = (max(abs(x - 20) - 8, 0), max(abs(y - 20) - 8, 0))
            return u * u + v * v < 144
        }
    }

    @Test func `A clip follows its view's transforms`() throws {
        let found = try PixelProbe(
            halves.clipShape(Rectangle().size(width: 40, height: 20)).rotationEffect(.degrees(45)), 40, 40)
        // The upper half of the square, turned: above the line through the middle that falls to the right. Where
        // the two parts meet, each has an edge of its own.
        found.expectCovers(
            tolerance: 0.3, bias: 0.1,
            Regions.polygon([(20, 20 - 28.284), (48.284, 20), (34.142, 34.142), (5.858, 5.858)]))
    }

    // MARK: - Masks

    @Test func `A mask's alpha multiplies the view's`() throws {
        let mask = HStack(spacing: 0) {
            Color.black.opacity(0.25)
            Color.white.opacity(0.75)
            Color.clear
            Color.red
        }
        let found = try PixelProbe(Color.blue.opacity(0.8).frame(width: 40, height: 40).mask { mask }, 40, 40)
        for (x, alpha) in [(5, 0.2), (15, 0.6), (25, 0), (35, 0.8)] as [(Int, Double)] {
            #expect(abs(found[x, 20].alpha - alpha) <= 1.5 / 255, "\(x)")
        }
        // Its colour is the view's, not the mask's.
        #expect(found[35, 20].blue > 0.9 && found[35, 20].red < 0.2)
    }

    @Test func `A mask is aligned in the view's frame`() throws {
        let places: [(Alignment, Double, Double)] = [
            (.center, 14, 16), (.topLeading, 4, 6), (.bottomTrailing, 24, 26), (.top, 14, 6),
            (.trailing, 24, 16),
        ]
        for (alignment, x, y) in places {
            let found = try PixelProbe(
                Color.black.frame(width: 32, height: 28)
                    .mask(alignment: alignment) { Color.black.frame(width: 12, height: 8) }, 40, 40)
            found.expectCovers(Regions.rectangle(x, y, x + 12, y + 8))
        }
    }

    @Test func `A shape as a mask cuts like a clip`() throws {
        let found = try PixelProbe(Color.black.frame(width: 30, height: 30).mask(Circle()), 40, 40)
        found.expectCovers(Regions.ellipse(20, 20, 15, 15))
    }

    @Test func `Of nested masks the alphas multiply`() throws {
        let found = try PixelProbe(
            halves.mask { Color.black.opacity(0.5) }.mask { Color.black.opacity(0.6) }.opacity(0.5), 40, 40)
        #expect(abs(found.middle.alpha - 0.15) <= 2.0 / 255)
    }

    @Test func `A mask inside of a clip is cut by both`() throws {
        let found = try PixelProbe(
            halves.mask(Rectangle().padding(.leading, 15)).clipShape(Circle()), 40, 40)
        found.expectCovers(Regions.both(Regions.rectangle(15, 0, 40, 40), Regions.ellipse(20, 20, 20, 20)))
    }

    @Test func `A mask turned and scaled cuts where it is seen`() throws {
        let found = try PixelProbe(
            halves.mask(
                Rectangle().frame(width: 20, height: 10).rotationEffect(.degrees(90)).scaleEffect(1.5)),
            40, 40)
        found.expectCovers(Regions.rectangle(12.5, 5, 27.5, 35))
        let moved = try PixelProbe(
            halves.mask(Circle()).scaleEffect(0.5, anchor: .topLeading), 40, 40)
        moved.expectCovers(Regions.ellipse(10, 10, 10, 10))
    }
}
