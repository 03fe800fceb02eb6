import Drawing
import Foundation
import Pixels
import Testing

@testable import Raster

@Suite struct GlyphTests {
    private func ink(_ picture: Pixmap) -> Int {
        stride(from: 3, to: picture.bytes.count, by: 4).reduce(0) { $0 + Int(picture.bytes[$1]) }
    }

    @Test func `Bold leaves more ink than regular`() throws {
        let regular = try Drawings.draw(Drawings.label("Hl"), width: 30)
        let bold = try Drawings.draw(
            Drawings.label("Hl", face: FontFace(name: "Inter", weight: 700)), width: 30)
        #expect(ink(bold) > ink(regular) * 5 / 4)
    }

    @Test func `A glyph is as much wider as its face is, and as high`() throws {
        func columns(_ percent: Double) throws -> (Int, Int) {
            let picture = try Drawings.draw(
                Drawings.label("H", face: FontFace(name: "Inter", width: percent), size: 40, x: 0, y: 38),
                width: 60,
                height: 40)
            let inked = (0..<60).filter { x in (0..<40).contains { Sample(picture, x, $0).alpha > 0 } }
            let rows = (0..<40).filter { y in (0..<60).contains { Sample(picture, $0, y).alpha > 0 } }
            return (inked.count, rows.count)
        }
        let (plain, wide) = (try columns(100), try columns(200))
        #expect(abs(wide.0 - 2 * plain.0) <= 2 && wide.1 == plain.1, "\(plain) \(wide)")
    }

    @Test func `A glyph between pixels stands where it rounds to`() throws {
        func glyph(at x: CGFloat) throws -> Pixmap {
            let engine = HarfBuzzTextEngine(library: Drawings.library)
            let face = FontFace(name: "Inter")
            let id = try #require(engine.glyph(for: "H", face: face))
            return try Drawings.draw([
                .glyphs(
                    GlyphRun(
                        face: face, size: 17, glyphs: [GlyphRun.Glyph(id: id, x: x, y: 15)],
                        paint: .solid(.black), text: "H"))
            ])
        }
        #expect(try glyph(at: 3.3) == glyph(at: 3))
        #expect(try glyph(at: 2.7) == glyph(at: 3))
        #expect(try glyph(at: 4) != glyph(at: 3))
    }

    @Test func `Emoji keep their colours and fade with the paint`() throws {
        let full = try Drawings.draw(Drawings.label("😀", x: 0, y: 16, color: .black))
        let faded = try Drawings.draw(
            Drawings.label("😀", x: 0, y: 16, color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.5)))
        let center = Sample(full, 10, 10)
        #expect(center.channels[0] > 200 && center.alpha == 255, "\(center)")
        #expect(Sample(faded, 10, 10).alpha == 128)
    }

    @Test func `An icon's glyph takes the paint`() throws {
        let icon = Drawings.label(
            "\u{FA5D}", face: FontFace(name: FontFace.symbols), size: 20, x: 0, y: 20,
            color: .red)
        #expect(Sample(try Drawings.draw(icon), 10, 10) == .red)
    }

    @Test func `A gradient runs through glyphs`() throws {
        let stops = [
            GradientStop(color: .red, location: 0), GradientStop(color: .blue, location: 1),
        ]
        let items = Drawings.label("HHHH", x: 0).map { item -> DisplayItem in
            guard case .glyphs(var run) = item else { return item }
            run.paint = .gradient(PaintGradient(stops, .linear(start: .zero, end: CGPoint(x: 50, y: 0))))
            return .glyphs(run)
        }
        let picture = try Drawings.draw(items, width: 50)
        let reds = (0..<50).map { Sample(picture, $0, 9) }.filter { $0.alpha > 200 }
        #expect(reds.first.map { $0.channels[0] > $0.channels[2] } == true)
        #expect(reds.last.map { $0.channels[0] < $0.channels[2] } == true)
    }
}
