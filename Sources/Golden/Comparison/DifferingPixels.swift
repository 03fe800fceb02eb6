internal import Glibc
internal import Pixels

/// Calls `body` with the place of every pixel that is not the same in both pictures, and with the words that it is
/// in each, red in the lowest byte; row by row, in the part at the top left that both have.
///
/// Equal rows cost a `memcmp`, equal stretches a comparison of words.
@inline(__always)
func forEachDifferingPixel(
    _ old: Pixmap, _ new: Pixmap, width: Int, height: Int,
    _ body: (_ x: Int, _ y: Int, _ before: UInt32, _ after: UInt32) -> Void
) {
    unsafe old.withUnsafeBytes { first in
        unsafe new.withUnsafeBytes { second in
            guard let first = first.baseAddress, let second = second.baseAddress else { return }
            for y in 0..<height {
                let a = unsafe first + y * old.width * 4
                let b = unsafe second + y * new.width * 4
                if unsafe memcmp(a, b, width * 4) == 0 { continue }
                var x = 0
                while x < width {
                    if x + 2 <= width {
                        let pair = unsafe (a + x * 4).loadUnaligned(as: UInt64.self)
                        let other = unsafe (b + x * 4).loadUnaligned(as: UInt64.self)
                        if pair == other {
                            x += 2
                            continue
                        }
                    }
                    let pixel = unsafe UInt32(
                        littleEndian: (a + x * 4).loadUnaligned(as: UInt32.self))
                    let other = unsafe UInt32(
                        littleEndian: (b + x * 4).loadUnaligned(as: UInt32.self))
                    if pixel != other { body(x, y, pixel, other) }
                    x += 1
                }
            }
        }
    }
}

/// The rectangle around places that are added row by row, from top to bottom.
struct GrowingBox {
    private var left = Int.max
    private var right = -1
    private var top = Int.max
    private var bottom = -1

    mutating func add(_ x: Int, _ y: Int) {
        left = min(left, x)
        right = max(right, x)
        top = min(top, y)
        bottom = max(bottom, y)
    }

    /// `nil` when nothing was added.
    var box: Box? {
        right < 0
            ? nil : Box(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
}
