import Drawing
import SwiftUI
import Testing
import ViewCore

/// Symbols: icons in the foreground's style, as large as the font and the image scale make them.
@MainActor struct SymbolTests {
    private func run(_ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil) throws -> GlyphRun
    {
        try #require(DrawnItems.runs(view, width, height).first)
    }

    /// At 17 pt an icon's ink is 19 pt across, 20 of the 24 parts of its em (Documentation/Rules/README.md,
    /// section Symbols); the scales beside the medium one are ours.
    @Test(arguments: [10, 17, 34] as [CGFloat])
    func `A symbol's size follows the font and its scale`(points: CGFloat) throws {
        let medium = points * 19 / 17 * 24 / 20
        for (scale, factor) in [(Image.Scale.small, 0.78), (.medium, 1), (.large, 1.28)]
            as [(Image.Scale, CGFloat)]
        {
            let found = try run(Image(systemName: "star").font(.system(size: points)).imageScale(scale))
            #expect(abs(found.size - medium * factor) < 1e-9, "\(scale)")
        }
        #expect(abs(try run(Image(systemName: "star").font(.system(size: points))).size - medium) < 1e-9)
    }

    @Test func `A resizable symbol fits its frame without losing its shape`() throws {
        let natural = DrawnItems.layOut(
            Image(systemName: "star"), nil, nil, with: DrawnItems.engine
        ).list.size
        let size = try run(Image(systemName: "star")).size
        let large = try run(Image(systemName: "star").resizable().frame(width: 100, height: 60), 100, 60)
        let expected = size * min(100 / natural.width, 60 / natural.height)
        // The list's size is rounded up to whole pixels.
        #expect(abs(large.size - expected) < 0.08 * expected)
        let found = try PixelProbe(
            Image(systemName: "star").resizable().frame(width: 100, height: 60), 100, 60)
        let columns = (0..<100).filter { x in (0..<60).contains { found[x, $0].alpha > 0.5 } }
        // In the middle.
        #expect(abs((columns.first ?? 0) + (columns.last ?? 0) - 99) <= 2)
    }

    @Test func `A symbol has the foreground's style, whatever the rendering mode`() throws {
        for mode in [Image.TemplateRenderingMode.template, .original, nil] {
            let found = try run(Image(systemName: "star").renderingMode(mode).foregroundStyle(.red))
            #expect(found.paint.firstColor.red > 0.9 && found.paint.firstColor.blue < 0.4)
        }
    }

    private func probe(_ name: String) throws -> PixelProbe {
        try PixelProbe(Image(systemName: name).font(.system(size: 80)), 100, 100)
    }
    private func count(_ probe: PixelProbe) -> Int {
        (0..<100).reduce(0) { sum, x in sum + (0..<100).count { probe[x, $0].alpha > 0.5 } }
    }

    @Test func `A symbol in a circle has the circle that its icon lacks`() throws {
        let (circle, disc) = (try probe("circle"), try probe("circle.fill"))
        let (ring, filled) = (try probe("flame.circle"), try probe("flame.circle.fill"))
        // Every pixel of the ring, and more in the middle.
        for x in 0..<100 {
            for y in 0..<100 where circle[x, y].alpha > 0.9 { #expect(ring[x, y].alpha > 0.9, "\(x), \(y)") }
        }
        #expect(count(ring) > count(circle))
        // What the ring's symbol has more, the disc's has less, but for what the edges differ in.
        let cut = count(disc) - count(filled)
        #expect(cut > 200 && abs(cut - (count(ring) - count(circle))) < 60, "\(cut)")
        #expect(filled[50, 50].alpha < 0.1 || ring[50, 50].alpha > 0.9)
    }

    @Test func `A symbol that is struck through has the stroke that its icon lacks`() throws {
        let (plain, slashed) = (try probe("trash"), try probe("trash.slash"))
        var (gone, come) = (0, 0)
        for x in 0..<100 {
            for y in 0..<100 {
                if plain[x, y].alpha > 0.9, slashed[x, y].alpha < 0.1 {
                    gone += 1
                    // Beside the line from the upper left.
                    #expect(abs(x - y) < 25, "\(x), \(y)")
                }
                if plain[x, y].alpha < 0.1, slashed[x, y].alpha > 0.9 {
                    come += 1
                    #expect(abs(x - y) < 10, "\(x), \(y)")
                }
            }
        }
        #expect(gone > 20 && come > 20)
    }
}
