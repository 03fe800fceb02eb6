public import Drawing
import Foundation
import Pixels
public import Raster
import Synchronization
import Vectors

/// What one thread draws and encodes with; kept from picture to picture.
public final class ListRenderer {
    private let context: RasterContext
    private let encoder = PNGEncoder()
    /// What was not drawn as its format would have it, in words.
    private var notes: [String] = []
    private var vectorParts: VectorParts?
    private var pages: PDFWriter?

    public init(library: FontLibrary) { context = RasterContext(library: library) }

    /// What the last picture had to leave out, in words.
    public var warnings: [String] { context.warnings + notes }

    /// Draws a list and lends its pixels, premultiplied as Cairo keeps them; good until `body` returns.
    public func withPixels<R>(
        of list: DisplayList, _ body: (UnsafeRawBufferPointer) -> R
    ) throws(RasterError) -> R {
        notes = []
        return try unsafe withRasterized(list, context: context) { pixels, _, _, _, _ in
            unsafe body(pixels)
        }
    }

    /// Draws a list and lends the PNG file, made fast; the bytes are good until `body` returns.
    public func withPNG<R>(
        of list: DisplayList, _ body: (UnsafeRawBufferPointer) throws(RasterError) -> R
    ) throws(RasterError) -> R {
        try unsafe withPNG(of: list, effort: .fast, body)
    }

    func withPNG<R>(
        of list: DisplayList, effort: PNGEffort,
        _ body: (UnsafeRawBufferPointer) throws(RasterError) -> R
    ) throws(RasterError) -> R {
        notes = []
        return try unsafe withRasterized(list, context: context) {
            (pixels, width, height, stride, isOpaque) throws(RasterError) in
            try unsafe encoder.withEncoded(
                bgra: pixels, width: width, height: height, stride: stride, isOpaque: isOpaque,
                effort: effort, body)
        }
    }

    /// The PNG file of a part of a list's picture, in its pixels; as far as it lies in the picture.
    private func png(of part: CGRect, of list: DisplayList) throws(RasterError) -> [UInt8] {
        notes = []
        return try unsafe withRasterized(list, context: context) {
            (pixels, width, height, stride, isOpaque) throws(RasterError) in
            let part = part.intersection(CGRect(x: 0, y: 0, width: width, height: height))
            guard part.width >= 1, part.height >= 1 else {
                throw .drawingFailed(status: "a part of a picture without pixels")
            }
            let first = Int(part.minY) * stride + Int(part.minX) * 4
            return unsafe encoder.encode(
                bgra: UnsafeRawBufferPointer(rebasing: pixels[first...]), width: Int(part.width),
                height: Int(part.height), stride: stride, isOpaque: isOpaque, effort: .small)
        }
    }

    /// The list's pixels as a value.
    func pixmap(of list: DisplayList) throws(RasterError) -> Pixmap {
        notes = []
        return try rasterize(list, with: context)
    }

    /// The list as an SVG file; what that cannot say is a picture in it, which `warnings` tell.
    ///
    /// - Parameter words: what stands where in the picture, and what is shown in the dark.
    func svg(
        of list: DisplayList, title: String, words: VectorWords = VectorWords(), hasLiveText: Bool = false
    ) throws(RasterError) -> [UInt8] {
        let parts: VectorParts
        if let vectorParts { parts = vectorParts } else { parts = try VectorParts(library: context.library) }
        vectorParts = parts
        var warnings: [String] = []
        var source = VectorSource(
            glyph: { glyph, face in
                guard let outline = try parts.outlines.outline(of: glyph, face: face) else { return .colored }
                return .outline(outline)
            },
            picture: { [self] list, part in
                let file = try png(of: part, of: list)
                for warning in context.warnings where !warnings.contains(warning) { warnings.append(warning) }
                return file
            },
            bounds: InkBounds(scale: list.scale, engine: parts.engine).boxes)
        if hasLiveText {
            if FontSubsets.isThere {
                source.letters = .init(
                    glyph: { try parts.subsets.glyph(for: $0, of: $1) },
                    font: { try parts.subsets.file(of: $0, scalars: $1) })
            } else {
                warnings.append("the file has outlines instead of letters: \(FontSubsets.remedy)")
            }
        }
        let file: VectorFile
        do {
            file = try SVGWriter.file(
                of: SVGWriter.Picture(list, elements: words.elements, parts: words.parts),
                dark: words.dark.map { SVGWriter.Picture($0.list, elements: $0.elements) }, title: title,
                source)
        } catch let error as RasterError {
            throw error
        } catch {
            preconditionFailure("writing SVG failed for a reason that no source has: \(error)")
        }
        notes =
            warnings + file.pictured.map { "SVG has nothing for \($0): that part of the file is a picture" }
        context.clearWarnings()
        return file.bytes
    }

    /// Pages as a PDF file; what that cannot say is a picture in it, which `warnings` tell.
    package func pdf(of document: PDFDocument) throws(RasterError) -> [UInt8] {
        notes = []
        let writer: PDFWriter
        if let pages { writer = pages } else { writer = try PDFWriter(context: context) }
        pages = writer
        let file = try writer.file(of: document)
        notes = file.pictured.map { "PDF has nothing for \($0): that part of the file is a picture" }
        return file.bytes
    }

    func encode(_ pixmap: Pixmap, effort: PNGEffort) -> [UInt8] {
        encoder.encode(pixmap, effort: effort)
    }
}

/// What files of shapes are made with.
private struct VectorParts {
    let outlines: GlyphOutlines
    let engine: HarfBuzzTextEngine
    let subsets: FontSubsets

    init(library: FontLibrary) throws(RasterError) {
        outlines = try GlyphOutlines(library: library)
        engine = HarfBuzzTextEngine(library: library)
        subsets = FontSubsets(library: library)
    }
}

/// Renderers that are lent out, as many as draw at once.
final class RendererPool: Sendable {
    private let library: FontLibrary
    private let idle = Mutex<[Lent]>([])

    /// A renderer is used by one thread at a time.
    private final class Lent: @unchecked Sendable {
        let renderer: ListRenderer
        init(_ renderer: ListRenderer) { self.renderer = renderer }
    }

    init(library: FontLibrary) { self.library = library }

    func withRenderer<R, Failure: Error>(
        _ body: (ListRenderer) throws(Failure) -> R
    ) throws(Failure) -> R {
        let lent = idle.withLock { $0.popLast() } ?? Lent(ListRenderer(library: library))
        defer { idle.withLock { $0.append(lent) } }
        return try body(lent.renderer)
    }
}
