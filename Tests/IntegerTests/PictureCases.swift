import Drawing
import Foundation
import Pixels
import Raster
import Rendering
import Testing
import ViewCore

extension IntegerCase {
    private static let library = FontLibrary()

    /// Prints, codes and draws what numbers of pixels and glyphs can be wrong in.
    private static func draw(_ items: [DisplayItem], size: CGSize = CGSize(width: 20, height: 20)) throws {
        let list = DisplayList(size: size, scale: 1, items: items)
        #expect(!"\(list)".isEmpty)
        _ = try? DisplayList(decoding: list.encoded())
        let context = RasterContext(library: library)
        #expect(try rasterize(list, with: context).width == 20)
    }

    private static func image(_ width: Int, _ height: Int) throws {
        let image = DisplayImage(
            pixels: [255, 0, 0, 255], size: PixelSize(width: width, height: height),
            frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        try draw([.image(image)])
    }

    static let pictureCases: [IntegerCase] =
        each([
            "Drawing PixelSize.width value: Int", "Drawing PixelSize.height value: Int",
            "Drawing PixelSize.init(width:height:) width: Int",
            "Drawing PixelSize.init(width:height:) height: Int",
        ]) {
            try image($0, 1)
            try image(1, $0)
            try image($0, $0)
        }
        + each(["Drawing GlyphRun.Glyph.id value: UInt32", "Drawing GlyphRun.Glyph.init(id:x:y:) id: UInt32"])
    {
        let glyph = GlyphRun.Glyph(id: UInt32(clamping: $0), x: 2, y: 15)
        try draw([
            .glyphs(
                GlyphRun(
                    face: FontFace(name: "Inter"), size: 17, glyphs: [glyph], paint: .solid(.black), text: "a"
                ))
        ])
    }
        + [
            IntegerCase("Raster HarfBuzzTextEngine.inkBounds(of:font:) of: UInt32") {
                let font = ResolvedFont(face: FontFace(name: "Inter"), size: 17)
                let box = HarfBuzzTextEngine(library: library).inkBounds(of: UInt32(clamping: $0), font: font)
                #expect(box.width.isFinite && box.height.isFinite)
            },
            IntegerCase("Raster RasterError.tooLarge(width:height:) payload: (width: Int, height: Int)") {
                #expect("\(RasterError.tooLarge(width: $0, height: $0))".contains("\($0)"))
            },
            IntegerCase("Rendering TileWriter.init(settler:workers:) workers: Int") {
                let settler = TileSettler(library: library)
                let writer = TileWriter(settler: settler, workers: $0)
                writer.finish()
            },
        ]
}
