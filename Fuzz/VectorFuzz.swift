import Drawing
import Foundation
import Pixels
import Raster
import Vectors

/// One input of libFuzzer: a display list becomes a file of shapes, or is refused.
///
/// The first byte chooses the format; the rest is the list's encoding. Two files of one list have the same bytes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzVectors(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    guard let first = bytes.first, var list = try? DisplayList(decoding: Array(bytes.dropFirst())) else {
        return 0
    }
    // What costs by the pixel finds nothing more in large pictures.
    if !(list.scale > 0 && list.scale <= 3) { list.scale = 2 }
    list.size.width = min(list.size.width, 160)
    list.size.height = min(list.size.height, 160)
    let hasLetters = first & 2 != 0
    if first & 1 == 0 {
        let once = Tools.svg(list, hasLetters)
        precondition(once == Tools.svg(list, hasLetters), "two SVG files of one list differ")
    } else {
        let once = Tools.pdf(list, hasLetters)
        precondition(once == Tools.pdf(list, hasLetters), "two PDF files of one list differ")
    }
    return 0
}

/// What drawing keeps from input to input, as a process that draws many pictures does.
private enum Tools {
    nonisolated(unsafe) static let library = FontLibrary()
    nonisolated(unsafe) static let context = RasterContext(library: library)
    nonisolated(unsafe) static let outlines = try? GlyphOutlines(library: library)
    nonisolated(unsafe) static let subsets = FontSubsets(library: library)
    nonisolated(unsafe) static let engine = HarfBuzzTextEngine(library: library)

    static func svg(_ list: DisplayList, _ hasLetters: Bool) -> [UInt8]? {
        guard let outlines = unsafe outlines else { return nil }
        var source = unsafe VectorSource(
            glyph: { glyph, face in
                try outlines.outline(of: glyph, face: face).map { .outline($0) } ?? .colored
            },
            picture: { list, _ in encodePNG(try rasterize(list, with: unsafe context), effort: .fast) },
            bounds: InkBounds(scale: list.scale, engine: engine).boxes)
        if hasLetters {
            source.letters = .init(
                glyph: { try unsafe subsets.glyph(for: $0, of: $1) },
                font: { try unsafe subsets.file(of: $0, scalars: $1) })
        }
        let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        let picture = SVGWriter.Picture(
            list, elements: [VectorElement(frame: frame, view: "A", label: "<a>", identifier: "a")])
        return try? SVGWriter.file(of: picture, dark: picture, title: "a & b", source).bytes
    }

    static func pdf(_ list: DisplayList, _ hasLetters: Bool) -> [UInt8]? {
        var page = PDFPage(list, words: "a")
        page.bookmarks = [.init("b", y: list.size.height, level: 0)]
        var document = PDFDocument(title: "t", pages: [page])
        document.hasLiveText = hasLetters
        return try? PDFWriter(context: unsafe context).file(of: document).bytes
    }
}
