import Drawing
import Foundation
import Pixels
import Raster

/// One input of libFuzzer: a byte for the kind of file, and the file.
///
/// 0 is an SVG picture, 1 the template of a symbol, 2 a PDF document, 3 a JPEG picture, and others are fonts. What is
/// read is drawn small.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzAsset(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let input = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    guard let kind = input.first else { return 0 }
    let file = Array(input.dropFirst())
    switch kind {
    case 0:
        guard let picture = try? SVGPicture(file, name: "a.svg") else { return 0 }
        precondition(picture.size.width > 0 && picture.size.height > 0)
        _ = try? picture.drawn(width: 40, height: 30)
    case 1:
        guard let template = try? SymbolTemplate(file, name: "a.svg") else { return 0 }
        for weight in [100.0, 400, 450, 900] {
            _ = try? template.picture(weight: weight, scale: .medium) { _ in 1 }
        }
    case 2:
        guard let picture = try? PDFPicture(file, name: "a.pdf") else { return 0 }
        precondition(picture.size.width > 0 && picture.size.height > 0)
        _ = try? picture.drawn(width: 40, height: 30)
    case 3:
        guard
            let picture = try? decodeJPEG(
                file, limits: JPEGLimits(side: 1000, pixels: 100_000, scans: 20), name: "a.jpg")
        else { return 0 }
        precondition(picture.bytes.count == picture.width * picture.height * 4)
    default:
        drawFont(file)
    }
    return 0
}

/// Sets and draws a word in a font of style code, by each name that the file has.
private func drawFont(_ file: [UInt8]) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("asset-fuzz-\(getpid())")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Each file is a new one, since the one before may still be mapped.
    guard (try? Data(file).write(to: folder.appendingPathComponent("a.ttf"), options: .atomic)) != nil else {
        return
    }
    let library = FontLibrary(folders: [folder.path])
    let engine = HarfBuzzTextEngine(library: library)
    for name in library.customNames {
        let face = FontFace(name: name)
        let font = ResolvedFont(face: face, size: 17)
        let metrics = engine.metrics(of: font)
        precondition(metrics.ascent.isFinite && metrics.descent.isFinite, "a font has no height")
        let word = engine.shape("Save fi", font: font, rightToLeft: false)
        precondition(word.width.isFinite, "a word has no width")
        let glyphs = word.glyphs.map { GlyphRun.Glyph(id: $0.id, x: 4 + $0.dx, y: 20 + $0.dy) }
        let run = GlyphRun(
            face: face, size: 17, glyphs: glyphs, paint: .solid(RGBA(red: 0, green: 0, blue: 0)),
            text: "Save fi")
        let list = DisplayList(size: CGSize(width: 60, height: 30), scale: 1, items: [.glyphs(run)])
        _ = try? rasterize(list, with: RasterContext(library: library))
    }
}
