/// One straight RGBA pixel in a word, red in the lowest byte, as it lies in a `Pixmap`'s memory.
struct PixelWord: Hashable, RawRepresentable {
    let rawValue: UInt32

    init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        rawValue = UInt32(
            littleEndian: UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16
                | UInt32(alpha) << 24)
    }
}

/// Rows of 4-byte pixels that someone else owns, seen as straight RGBA or as opaque BGRA.
///
/// Good only as long as the memory it was made from. Words are read little-endian, so the bits of
/// a word are the same on every machine: alpha on top, green in the second byte.
@safe struct PixelSource {
    let width: Int
    let height: Int
    /// Bytes from one row to the next.
    let stride: Int
    /// Position of red in a word; blue is at `16 - redShift`.
    let redShift: UInt32
    /// Laid over every word: cairo leaves the fourth byte of an RGB24 pixel undefined.
    let fill: UInt32
    private let base: UnsafeRawPointer

    /// A `Pixmap`'s bytes.
    init(rgba: UnsafeRawBufferPointer, width: Int, height: Int) {
        unsafe self.init(
            bytes: rgba, width: width, height: height, stride: width * 4, redShift: 0, fill: 0)
    }

    /// Cairo's RGB24, or ARGB32 without translucent pixels.
    init(opaqueBGRA bytes: UnsafeRawBufferPointer, width: Int, height: Int, stride: Int) {
        unsafe self.init(
            bytes: bytes, width: width, height: height, stride: stride, redShift: 16,
            fill: 0xFF00_0000)
    }

    private init(
        bytes: UnsafeRawBufferPointer, width: Int, height: Int, stride: Int, redShift: UInt32,
        fill: UInt32
    ) {
        precondition(
            width >= 0 && height >= 0 && stride >= width * 4
                && (height == 0 || bytes.count >= (height - 1) * stride + width * 4),
            "\(bytes.count) bytes do not hold \(width) × \(height) pixels at stride \(stride)")
        self.width = width
        self.height = height
        self.stride = stride
        self.redShift = redShift
        self.fill = fill
        // An empty picture may have no memory; its rows are never read.
        unsafe base = bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 16)!
    }

    /// Where row `y` starts.
    @inline(__always)
    func row(_ y: Int) -> UnsafeRawPointer {
        unsafe base + y * stride
    }

    /// Whether no pixel has an alpha below 255.
    var isOpaque: Bool {
        if fill >> 24 == 255 { return true }
        for y in 0..<height {
            let row = unsafe row(y)
            var all: UInt32 = .max
            for x in 0..<width {
                all &= unsafe (row + x * 4).loadUnaligned(as: UInt32.self)
            }
            if UInt32(littleEndian: all) >> 24 != 255 { return false }
        }
        return true
    }
}
