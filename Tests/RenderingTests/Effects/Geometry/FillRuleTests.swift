import SwiftUI
import Testing

/// Holes and hard edges: both fields of `FillStyle`, in fills, backgrounds, overlays and clips.
@MainActor struct FillRuleTests {
    /// A square in a square, both clockwise; the inner one is inside twice.
    private let nested = Path { path in
        path.addRect(CGRect(x: 4, y: 4, width: 32, height: 32))
        path.addRect(CGRect(x: 12, y: 14, width: 16, height: 10))
    }
    private let whole = Regions.rectangle(4, 4, 36, 36)
    private let hollow = Regions.without(Regions.rectangle(4, 4, 36, 36), Regions.rectangle(12, 14, 28, 24))

    @Test func `What is inside twice is a hole by the even-odd rule alone`() throws {
        try PixelProbe(nested.fill(.black), 40, 40).expectCovers(whole)
        try PixelProbe(nested.fill(.black, style: FillStyle(eoFill: true)), 40, 40).expectCovers(hollow)
        try PixelProbe(nested.fill(style: FillStyle(eoFill: true)), 40, 40).expectCovers(hollow)
    }

    @Test func `By the rule of turns a hole goes the other way around`() throws {
        let reversed = Path { path in
            path.addRect(CGRect(x: 4, y: 4, width: 32, height: 32))
            path.addLines([
                CGPoint(x: 12, y: 14), CGPoint(x: 12, y: 24), CGPoint(x: 28, y: 24), CGPoint(x: 28, y: 14),
            ])
            path.closeSubpath()
        }
        for isEvenOdd in [false, true] {
            try PixelProbe(reversed.fill(.black, style: FillStyle(eoFill: isEvenOdd)), 40, 40)
                .expectCovers(hollow)
        }
    }

    /// Five strokes of a star: its middle is inside twice.
    @Test func `A star's middle is a hole by the even-odd rule`() throws {
        let tips = (0..<5).map { index in
            let angle = Double(index) * 4 * .pi / 5 - .pi / 2
            return CGPoint(x: 20 + 18 * cos(angle), y: 20 + 18 * sin(angle))
        }
        let star = Path { path in
            path.addLines(tips)
            path.closeSubpath()
        }
        // The middle is a pentagon, cos 72° / cos 36° as large and upside down.
        let inner = 18 * cos(0.4 * Double.pi) / cos(0.2 * Double.pi)
        let middle = Regions.polygon(
            (0..<5).map { index in
                let angle = Double(index) * 2 * .pi / 5 + .pi / 2
                return (20 + inner * cos(angle), 20 + inner * sin(angle))
            })
        let outline = (0..<10).map { index in
            let angle = Double(index) * .pi / 5 - .pi / 2
            let radius = index.isMultiple(of: 2) ? 18 : inner
            return (20 + radius * cos(angle), 20 + radius * sin(angle))
        }
        try PixelProbe(star.fill(.black), 40, 40).expectCovers(Regions.polygon(outline))
        try PixelProbe(star.fill(.black, style: FillStyle(eoFill: true)), 40, 40)
            .expectCovers(Regions.without(Regions.polygon(outline), middle))
    }

    @Test func `A clip, a background and an overlay have holes too`() throws {
        let style = FillStyle(eoFill: true)
        let ground = Color.clear.frame(width: 40, height: 40)
        let halves = HStack(spacing: 0) {
            Color.black; Color.black
        }.frame(width: 40, height: 40)
        try PixelProbe(halves.clipShape(nested, style: style), 40, 40).expectCovers(hollow)
        try PixelProbe(ground.background(.black, in: nested, fillStyle: style), 40, 40).expectCovers(hollow)
        try PixelProbe(ground.overlay(.black, in: nested, fillStyle: style), 40, 40).expectCovers(hollow)
    }

    @Test func `A material leaves what shows through its hole as it was`() throws {
        let stripes = HStack(spacing: 0) {
            Color.black; Color.white
        }.frame(width: 40, height: 40)
        let found = try PixelProbe(
            stripes.overlay(.thickMaterial, in: nested, fillStyle: FillStyle(eoFill: true)), 40, 40)
        #expect(found[18, 18].red == 0 && found[21, 18].red == 1)
        #expect(found[18, 30].red > 0.3)
    }

    // MARK: - Hard edges

    /// Where the edge is not smoothed, a pixel is covered or not.
    @Test func `Without smoothing every pixel is all or nothing`() throws {
        let style = FillStyle(antialiased: false)
        let halves = HStack(spacing: 0) {
            Color.black; Color.black
        }
        let views: [AnyView] = [
            AnyView(Circle().fill(.black, style: style)), AnyView(Circle().fill(style: style)),
            AnyView(Color.clear.background(.black, in: Circle(), fillStyle: style)),
            AnyView(Color.clear.overlay(.black, in: Circle(), fillStyle: style)),
            AnyView(halves.clipShape(Circle(), style: style)),
            AnyView(Color.black.clipShape(Circle(), style: style)),
            AnyView(halves.cornerRadius(15, antialiased: false)),
        ]
        for (index, view) in views.enumerated() {
            let found = try PixelProbe(view.frame(width: 30, height: 30), 40, 40)
            var covered = 0
            for y in 0..<40 {
                for x in 0..<40 {
                    let alpha = found[x, y].alpha
                    #expect(alpha == 0 || alpha == 1, "view \(index) at \(x), \(y)")
                    let (dx, dy) = (Double(x) + 0.5 - 20, Double(y) + 0.5 - 20)
                    let distance = (dx * dx + dy * dy).squareRoot()
                    if distance < 14 { #expect(alpha == 1, "view \(index) at \(x), \(y)") }
                    if distance > 16 { #expect(alpha == 0, "view \(index) at \(x), \(y)") }
                    covered += alpha == 1 ? 1 : 0
                }
            }
            // About as many as the circle's area has, π 15².
            #expect(abs(Double(covered) - .pi * 225) < 12, "view \(index)")
        }
    }

    @Test func `A smooth edge half way through a pixel covers half of it`() throws {
        let found = try PixelProbe(
            Path(CGRect(x: 10.5, y: 10, width: 10, height: 10.25)).fill(.black), 40, 40)
        #expect(abs(found[10, 15].alpha - 0.5) <= 1.0 / 255 && abs(found[20, 15].alpha - 0.5) <= 1.0 / 255)
        #expect(abs(found[15, 20].alpha - 0.25) <= 1.0 / 255 && found[15, 15].alpha == 1)
        #expect(abs(found[10, 20].alpha - 0.125) <= 1.0 / 255)
    }
}
