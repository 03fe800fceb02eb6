internal import Pixels

/// A picture as words, for looking at neighbours: red in the lowest byte, alpha in the highest.
struct PixelGrid {
    let width: Int
    let height: Int
    /// Shared with the picture, not copied.
    private let bytes: [UInt8]

    init(_ pixmap: Pixmap) {
        width = pixmap.width
        height = pixmap.height
        bytes = pixmap.bytes
    }

    /// The pixel at an index, which counts row by row.
    @inline(__always)
    subscript(index: Int) -> UInt32 {
        unsafe bytes.withUnsafeBytes { bytes in
            precondition(index >= 0 && index < bytes.count / 4, "no pixel \(index)")
            return unsafe UInt32(
                littleEndian: bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
        }
    }

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
