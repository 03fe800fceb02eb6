internal import Pixels

/// A picture, or the part of it at the top left, as words for looking at neighbours: red in the lowest byte, alpha in
/// the highest.
struct PictureGrid {
    let width: Int
    let height: Int
    /// Whether pixels without alpha are all 0, whatever their colour.
    let hidesColors: Bool
    /// Pixels from one row to the next.
    private let stride: Int
    /// Shared with the picture, not copied.
    private let bytes: [UInt8]

    init(_ pixmap: Pixmap, hidingColors: Bool = false) {
        self.init(
            pixmap, width: pixmap.width, height: pixmap.height, hidingColors: hidingColors)
    }

    /// The part that is at most as large as the picture.
    init(_ pixmap: Pixmap, width: Int, height: Int, hidingColors: Bool = false) {
        precondition(width <= pixmap.width && height <= pixmap.height, "the part is larger")
        self.width = width
        self.height = height
        hidesColors = hidingColors
        stride = pixmap.width
        bytes = pixmap.bytes
    }

    /// The pixel at an index, which counts row by row.
    @inline(__always)
    subscript(index: Int) -> UInt32 {
        let place = stride == width ? index : index / width * stride + index % width
        let word = unsafe bytes.withUnsafeBytes { bytes in
            precondition(place >= 0 && place < bytes.count / 4, "no pixel \(place)")
            return unsafe UInt32(
                littleEndian: bytes.loadUnaligned(fromByteOffset: place * 4, as: UInt32.self))
        }
        return hidesColors && word >> 24 == 0 ? 0 : word
    }

    /// Lends the bytes of a row in place, as they are in the picture; an empty one has none to read.
    @inline(__always)
    func withRow<Result>(_ y: Int, _ body: (UnsafeRawPointer) -> Result) -> Result {
        unsafe bytes.withUnsafeBytes { bytes in
            unsafe body((bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 16)!) + y * stride * 4)
        }
    }

    /// All of it.
    var whole: Box { Box(x: 0, y: 0, width: width, height: height) }

    /// The columns and rows next to a place, cut to the picture.
    @inline(__always)
    func neighbourhood(_ x: Int, _ y: Int) -> (x: ClosedRange<Int>, y: ClosedRange<Int>) {
        (max(x - 1, 0)...min(x + 1, width - 1), max(y - 1, 0)...min(y + 1, height - 1))
    }

    /// Whether a place lies on the rim of the picture.
    @inline(__always)
    func isRim(_ x: Int, _ y: Int) -> Bool {
        x == 0 || y == 0 || x == width - 1 || y == height - 1
    }

    /// Whether three or more neighbours are the same as the pixel; the rim counts for one.
    func hasManyEqualNeighbours(_ x: Int, _ y: Int) -> Bool {
        var equal = isRim(x, y) ? 1 : 0
        let centre = self[y * width + x]
        let near = neighbourhood(x, y)
        for column in near.x {
            for row in near.y where column != x || row != y {
                if self[row * width + column] == centre { equal += 1 }
                if equal > 2 { return true }
            }
        }
        return false
    }
}
