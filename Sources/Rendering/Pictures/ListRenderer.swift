public import Drawing
internal import Pixels
public import Raster

/// What one thread draws and encodes with; kept from picture to picture.
public final class ListRenderer {
    package let context: RasterContext
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

    /// Draws a list and lends the PNG file; the bytes are good until `body` returns.
    public func withPNG<R, Failure: Error>(
        of list: DisplayList, _ body: (UnsafeRawBufferPointer) throws(Failure) -> R
    ) throws -> R {
        let result: Result<R, Failure> = try unsafe withRasterized(list, context: context) {
            pixels, width, height, stride, isOpaque in
            Result { () throws(Failure) in
                try unsafe encoder.withEncoded(
                    bgra: pixels, width: width, height: height, stride: stride,
                    isOpaque: isOpaque, effort: .fast, body)
            }
        }
        return try result.get()
    }
}
