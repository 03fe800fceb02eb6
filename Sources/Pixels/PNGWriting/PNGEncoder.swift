internal import CDeflate

/// Makes PNG files, keeping its memory and compressors from one to the next.
///
/// Equal pictures give equal bytes with one version of libdeflate, whichever entry they come
/// through. Not for two threads at once: each worker has its own.
package final class PNGEncoder {
    let codes = RunCodes()
    var colors = ColorTable()
    /// Rows while they are filtered.
    var rows = ScratchBuffer()
    /// A whole picture as bytes of a PNG, filtered or not.
    var raw = ScratchBuffer()
    var filtered = ScratchBuffer()
    /// Straight pixels of a picture that came premultiplied.
    private var straight = ScratchBuffer()
    var output = ScratchBuffer()
    var best = ScratchBuffer()
    private var compressors: [Int32: Compressor] = [:]

    package init() {}

    /// The PNG file of a picture, `chunks` before its pixels in the order given.
    ///
    /// Opaque pictures drop alpha; up to 256 colours go to a palette. The picture must have at
    /// least one pixel, since PNG knows no empty ones.
    package func encode(
        _ pixmap: Pixmap, effort: PNGEffort, chunks: [PNGChunk] = []
    ) -> [UInt8] {
        unsafe pixmap.withUnsafeBytes { bytes in
            unsafe encode(
                PixelSource(rgba: bytes, width: pixmap.width, height: pixmap.height),
                effort: effort, chunks: chunks
            ) { unsafe [UInt8]($0) }
        }
    }

    /// The PNG file of cairo's pixels: BGRA in memory, premultiplied, rows `stride` bytes apart.
    ///
    /// With `isOpaque` the alpha bytes are not looked at and no copy is made. The file equals that
    /// of the `Pixmap` made from the same pixels.
    package func encode(
        bgra: UnsafeRawBufferPointer, width: Int, height: Int, stride: Int, isOpaque: Bool,
        effort: PNGEffort, chunks: [PNGChunk] = []
    ) -> [UInt8] {
        unsafe withEncoded(
            bgra: bgra, width: width, height: height, stride: stride, isOpaque: isOpaque,
            effort: effort, chunks: chunks
        ) { unsafe [UInt8]($0) }
    }

    /// As `encode(bgra:…)`, but lends the file instead of copying it: it is only good inside `body`.
    package func withEncoded<Result, Failure: Error>(
        bgra: UnsafeRawBufferPointer, width: Int, height: Int, stride: Int, isOpaque: Bool,
        effort: PNGEffort, chunks: [PNGChunk] = [],
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let source: PixelSource
        if isOpaque {
            unsafe source = PixelSource(
                opaqueBGRA: bgra, width: width, height: height, stride: stride)
        } else {
            let count = width * height * 4
            let target = unsafe UnsafeMutableRawBufferPointer(
                start: straight.reserve(count), count: count)
            unsafe unpremultiply(
                bgra: bgra, width: width, height: height, stride: stride, into: target)
            unsafe source = PixelSource(
                rgba: UnsafeRawBufferPointer(target), width: width, height: height)
        }
        return try unsafe encode(source, effort: effort, chunks: chunks, body)
    }

    /// Compresses a whole buffer as zlib; `nil` when `target` is too small for the result.
    func deflate(
        _ bytes: UnsafeRawBufferPointer, level: Int32, into target: UnsafeMutableRawBufferPointer
    ) -> Int? {
        let count = unsafe libdeflate_zlib_compress(
            compressor(level).pointer, bytes.baseAddress, bytes.count, target.baseAddress,
            target.count)
        return count == 0 ? nil : count
    }

    /// The most bytes that `deflate` can need.
    func deflateBound(_ count: Int, level: Int32) -> Int {
        unsafe libdeflate_zlib_compress_bound(compressor(level).pointer, count)
    }

    private func compressor(_ level: Int32) -> Compressor {
        if let known = compressors[level] { return known }
        let made = Compressor(level: level)
        compressors[level] = made
        return made
    }

    private func encode<Result, Failure: Error>(
        _ source: PixelSource, effort: PNGEffort, chunks: [PNGChunk],
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        precondition(
            source.width > 0 && source.height > 0,
            "a PNG cannot hold a \(source.width) × \(source.height) picture")
        let head = PNGHead(source: source, chunks: chunks)
        let file =
            switch effort {
            case .fast: unsafe encodeFast(source, head: head)
            case .small: unsafe encodeSmall(source, head: head, level: 7)
            case .smallest: unsafe encodeSmall(source, head: head, level: 12)
            }
        return try unsafe body(UnsafeRawBufferPointer(file))
    }
}

/// The PNG file of a picture; with many to write, keep a `PNGEncoder`.
package func encodePNG(
    _ pixmap: Pixmap, effort: PNGEffort, chunks: [PNGChunk] = []
) -> [UInt8] {
    PNGEncoder().encode(pixmap, effort: effort, chunks: chunks)
}

/// One libdeflate compressor.
@safe private final class Compressor {
    let pointer: OpaquePointer

    init(level: Int32) {
        guard let made = unsafe libdeflate_alloc_compressor(level) else {
            fatalError("libdeflate has no memory for a compressor of level \(level)")
        }
        unsafe pointer = made
    }

    deinit {
        unsafe libdeflate_free_compressor(pointer)
    }
}
