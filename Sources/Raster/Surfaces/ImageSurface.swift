import CPangoCairo

/// A Cairo image surface over a buffer of ours.
@safe struct ImageSurface: ~Copyable {
    enum Format {
        /// Premultiplied, a native-endian word of alpha, red, green, blue.
        case color
        /// Alpha only.
        case alpha

        var channels: Int { self == .color ? 4 : 1 }
    }

    let format: Format
    let width: Int
    let height: Int
    /// Bytes from row to row.
    let stride: Int
    private let buffer: PixelBuffer
    private let surface: OpaquePointer

    /// Draws in `buffer`, whose content it takes as it is; the buffer must hold `byteCount`.
    init(
        format: Format, width: Int, height: Int, in buffer: PixelBuffer
    ) throws(RasterError) {
        let stride = ImageSurface.stride(format: format, width: width)
        precondition(
            stride * height <= buffer.capacity, "\(width) × \(height) pixels overrun their buffer")
        let surface = unsafe cairo_image_surface_create_for_data(
            buffer.bytes.assumingMemoryBound(to: UInt8.self),
            format == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8, Int32(width), Int32(height),
            Int32(stride))
        guard let surface = unsafe surface else {
            preconditionFailure("Cairo returned no surface, which it promises never to do")
        }
        let status = unsafe cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else {
            unsafe cairo_surface_destroy(surface)
            throw RasterError(status)
        }
        self.format = format
        self.width = width
        self.height = height
        self.stride = stride
        self.buffer = buffer
        unsafe self.surface = surface
    }

    deinit {
        // Patterns or saved states may still hold the surface; after this they draw nothing.
        unsafe cairo_surface_finish(surface)
        unsafe cairo_surface_destroy(surface)
    }

    static func stride(format: Format, width: Int) -> Int {
        format == .color ? width * 4 : (width + 3) & ~3
    }

    /// Hands out the pixels, complete, and tells Cairo that they may have changed.
    @unsafe borrowing func withPixels<R>(
        _ body: (UnsafeMutableRawPointer) throws(RasterError) -> R
    ) throws(RasterError) -> R {
        unsafe cairo_surface_flush(surface)
        defer { unsafe cairo_surface_mark_dirty(surface) }
        return try unsafe body(buffer.bytes)
    }

    @unsafe borrowing func withPointer<R>(_ body: (OpaquePointer) -> R) -> R {
        unsafe body(surface)
    }
}
