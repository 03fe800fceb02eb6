import Drawing
import Foundation
import Pixels
import Raster

/// Short ways to say what a test draws.
enum Drawings {
    static let library = FontLibrary()

    static func draw(
        _ items: [DisplayItem], width: CGFloat = 20, height: CGFloat = 20, scale: CGFloat = 1
    ) throws -> Pixmap {
        try rasterize(
            DisplayList(size: CGSize(width: width, height: height), scale: scale, items: items),
            with: RasterContext(library: library))
    }

    static func square(
        _ x: CGFloat, _ y: CGFloat, _ side: CGFloat, _ color: RGBA
    ) -> DisplayItem {
        .fill(.rectangle(CGRect(x: x, y: y, width: side, height: side)), .solid(color), .nonZero)
    }

    /// A shaped label whose origins stand on whole pixels.
    static func label(
        _ text: String, face: FontFace = FontFace(name: "Inter"), size: CGFloat = 17,
        x: CGFloat = 2, y: CGFloat = 15, scale: CGFloat = 1, color: RGBA = .black
    ) -> [DisplayItem] {
        let engine = HarfBuzzTextEngine(library: library)
        let shaped = engine.shape(
            text, font: ResolvedFont(face: face, size: size), rightToLeft: false)
        var pen = x
        return shaped.glyphs.map { glyph in
            defer { pen += glyph.advance }
            let origin = ((pen + glyph.dx) * scale).rounded() / scale
            return .glyphs(
                GlyphRun(
                    face: glyph.face ?? face, size: size,
                    glyphs: [GlyphRun.Glyph(id: glyph.id, x: origin, y: y)], paint: .solid(color),
                    text: text))
        }
    }
}

/// Red, green, blue and alpha of one pixel.
struct Sample: Equatable, CustomStringConvertible {
    var channels: [UInt8]

    init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
        channels = [red, green, blue, alpha]
    }

    init(_ pixmap: Pixmap, _ x: Int, _ y: Int) {
        let start = (y * pixmap.width + x) * 4
        channels = Array(pixmap.bytes[start..<start + 4])
    }

    var alpha: UInt8 { channels[3] }
    var description: String { "\(channels)" }

    static let white = Sample(255, 255, 255)
    static let black = Sample(0, 0, 0)
    static let red = Sample(255, 0, 0)
    static let clear = Sample(0, 0, 0, 0)

    func isNear(_ other: Sample, within distance: Int = 2) -> Bool {
        zip(channels, other.channels).allSatisfy { abs(Int($0) - Int($1)) <= distance }
    }
}

extension RGBA {
    static let red = RGBA(red: 1, green: 0, blue: 0)
    static let blue = RGBA(red: 0, green: 0, blue: 1)
}
