public import Drawing
import Pixels
public import Raster
import Synchronization

/// What one thread draws and encodes with; kept from picture to picture.
public final class ListRenderer {
    private let context: RasterContext
    private let encoder = PNGEncoder()

    public init(library: FontLibrary) { context = RasterContext(library: library) }

    /// What the last picture had to leave out, in words.
    public var warnings: [String] { context.warnings }

    /// Draws a list and lends its pixels, premultiplied as Cairo keeps them; good until `body` returns.
    public func withPixels<R>(
        of list: DisplayList, _ body: (UnsafeRawBufferPointer) -> R
    ) throws(RasterError) -> R {
        try unsafe withRasterized(list, context: context) { pixels, _, _, _, _ in
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
        try unsafe withRasterized(list, context: context) {
            (pixels, width, height, stride, isOpaque) throws(RasterError) in
            try unsafe encoder.withEncoded(
                bgra: pixels, width: width, height: height, stride: stride, isOpaque: isOpaque,
                effort: effort, body)
        }
    }

    /// The list's pixels as a value.
    func pixmap(of list: DisplayList) throws(RasterError) -> Pixmap {
        try rasterize(list, with: context)
    }

    func encode(_ pixmap: Pixmap, effort: PNGEffort) -> [UInt8] {
        encoder.encode(pixmap, effort: effort)
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
