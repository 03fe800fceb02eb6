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

extension PixelSource {
    /// The pixel at `x` of a row, its bits as in memory, with undefined ones set.
    @inline(__always)
    func word(_ row: UnsafeRawPointer, _ x: Int) -> UInt32 {
        unsafe UInt32(littleEndian: (row + x * 4).loadUnaligned(as: UInt32.self)) | fill
    }

    /// Writes a row as RGB or RGBA samples. One byte after them may be written too.
    func copySamples(
        ofRow y: Int, to samples: UnsafeMutablePointer<UInt8>, withAlpha: Bool
    ) {
        let row = unsafe row(y)
        let target = UnsafeMutableRawPointer(samples)
        if withAlpha {
            for x in 0..<width {
                unsafe (target + x * 4).storeBytes(of: rgba(word(row, x)).littleEndian, as: UInt32.self)
            }
            return
        }
        var x = 0
        // Four pixels are three words.
        while x + 4 <= width {
            let one = unsafe rgba(word(row, x)) & 0xFF_FFFF
            let two = unsafe rgba(word(row, x + 1)) & 0xFF_FFFF
            let three = unsafe rgba(word(row, x + 2)) & 0xFF_FFFF
            let four = unsafe rgba(word(row, x + 3))
            let place = unsafe target + x * 3
            unsafe place.storeBytes(of: (one | two << 24).littleEndian, as: UInt32.self)
            unsafe (place + 4).storeBytes(of: (two >> 8 | three << 16).littleEndian, as: UInt32.self)
            unsafe (place + 8).storeBytes(of: (three >> 16 | four << 8).littleEndian, as: UInt32.self)
            x &+= 4
        }
        while x < width {
            // The alpha of an RGB sample is overwritten by the next red.
            unsafe (target + x * 3).storeBytes(of: rgba(word(row, x)).littleEndian, as: UInt32.self)
            x &+= 1
        }
    }

    /// A pixel's word with red in its lowest byte.
    @inline(__always)
    private func rgba(_ word: UInt32) -> UInt32 {
        word >> redShift & 255 | word & 0xFF00_FF00 | (word >> (16 - redShift) & 255) << 16
    }
}
