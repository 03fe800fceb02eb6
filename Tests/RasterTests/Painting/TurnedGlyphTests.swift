import Drawing
import Foundation
import Pixels
import Testing

@testable import Raster

/// Glyphs under a rotation: the same in every version of the libraries, since they are drawn as shapes.
@Suite struct TurnedGlyphTests {
    private let face = FontFace(name: "Inter", weight: 600)

    private func glyph(_ character: Unicode.Scalar = "R", at x: CGFloat = 0) throws -> GlyphRun {
        let id = try #require(
            HarfBuzzTextEngine(library: Drawings.library).glyph(for: character, face: face))
        return GlyphRun(
            face: face, size: 24, glyphs: [.init(id: id, x: x, y: 0)], paint: .solid(.black),
            text: String(character))
    }

    private func draw(_ item: DisplayItem, _ transform: CGAffineTransform) throws -> Pixmap {
        try Drawings.draw(
            [.group(DisplayGroup(items: [item], transform: ProjectiveTransform(transform)))], width: 40,
            height: 40)
    }

    private func turned(by angle: Double, to x: CGFloat = 12) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(CGAffineTransform(translationX: x, y: 20))
    }

    @Test(arguments: [0.5, .pi / 2, 2]) func `A turned glyph is its outline`(angle: Double) throws {
        let run = try glyph()
        let outline = try #require(
            try GlyphOutlines(library: Drawings.library).outline(of: run.glyphs[0].id, face: face))
        let path = Outline.path(outline).applying(CGAffineTransform(scaleX: run.size, y: run.size))
        let (own, shape) = (
            try draw(.glyphs(run), turned(by: angle)),
            try draw(.fill(path, .solid(.black), .nonZero), turned(by: angle))
        )
        // The two multiply by the size in another order, which a 256th of a pixel may show.
        let most = zip(own.bytes, shape.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 255
        #expect(most <= 2)
        #expect(own.bytes.contains(255))
    }

    @Test func `A turned glyph stands between pixels, where it is`() throws {
        let run = try glyph()
        let (here, there) = (
            try draw(.glyphs(run), turned(by: 0.5)), try draw(.glyphs(run), turned(by: 0.5, to: 12.4))
        )
        #expect(here != there)
        // A whole pixel on it is the same picture.
        let next = try draw(.glyphs(run), turned(by: 0.5, to: 13))
        for y in 0..<40 {
            for x in 0..<39 { #expect(Sample(here, x, y) == Sample(next, x + 1, y)) }
        }
    }

    @Test func `A turned glyph takes its paint, a gradient as well`() throws {
        var run = try glyph()
        let stops = [
            GradientStop(color: RGBA(red: 1, green: 0, blue: 0), location: 0),
            GradientStop(color: RGBA(red: 0, green: 0, blue: 1), location: 1),
        ]
        run.paint = .gradient(
            PaintGradient(stops, .linear(start: CGPoint(x: 0, y: -18), end: .zero)))
        let picture = try draw(.glyphs(run), turned(by: .pi / 2))
        // A quarter turn to the right has the top of the glyph at the right.
        let inked = (0..<40).flatMap { y in (0..<40).map { (x: $0, y: y) } }
            .filter { Sample(picture, $0.x, $0.y).alpha == 255 }
        let (left, right) = (try #require(inked.min { $0.x < $1.x }), try #require(inked.max { $0.x < $1.x }))
        #expect(Sample(picture, left.x, left.y).channels[2] > Sample(picture, right.x, right.y).channels[2])
        #expect(Sample(picture, right.x, right.y).channels[0] > Sample(picture, left.x, left.y).channels[0])
    }

    @Test func `Turned emoji keep their colors`() throws {
        let emoji = Drawings.label("😀", x: 0, y: 0, color: .black)
        let picture = try draw(.group(DisplayGroup(items: emoji)), turned(by: 0.5))
        #expect(
            (0..<40).contains { y in
                (0..<40).contains { x in
                    let sample = Sample(picture, x, y)
                    return sample.alpha == 255 && sample.channels[0] > 200 && sample.channels[2] < 100
                }
            })
    }

    @Test(arguments: [Double.nan, .infinity, 1e300, -1e300])
    func `A turned glyph without a place is left out`(
        x: Double
    ) throws {
        let picture = try draw(.glyphs(try glyph(at: x)), turned(by: 0.5))
        #expect(picture.bytes.allSatisfy { $0 == 0 })
    }
}
