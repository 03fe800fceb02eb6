/// The memory that a picture is decoded in: where its filtered rows are inflated to, so that each loses its filter
/// and becomes pixels in front of those that still wait.
///
/// With b bytes a filtered row and 4w bytes a row of pixels, the pixels of row y end at 4w(y + 1) and must leave the
/// row itself, which the next one is filtered by, at start + b·y. That grows evenly with y, so that the first row and
/// the last one decide: start ≥ 4w, and start ≥ 4wh − b(h − 1).
struct PNGRoom {
    /// Bytes that vectors may read or write behind the rows.
    static let overrun = 64

    /// Where the rows begin; `nil` where they take memory of their own, since they come in passes or are larger
    /// than the pixels.
    let rows: Int?
    /// In bytes.
    let count: Int

    init(_ header: PNGHeader) {
        let pixels = header.pixelBytes
        guard !header.isInterlaced, header.pixelBits <= 32 else {
            (rows, count) = (nil, pixels + PNGRoom.overrun)
            return
        }
        let row = header.rowBytes(header.width) + 1
        let start = max(header.width * 4, pixels - row * (header.height - 1))
        rows = start
        count = max(pixels, start + row * header.height) + PNGRoom.overrun
    }
}

extension PNGHeader {
    /// Bytes of the decoded picture.
    var pixelBytes: Int { width * height * 4 }
}
