internal import Glibc
internal import Pixels

/// Calls `body` with the offset and place of every pixel whose bytes are not the same in both
/// pictures, row by row. Both have the same size.
///
/// Equal rows cost a `memcmp`, equal stretches a comparison of words.
@inline(__always)
func forEachDifferingPixel(
    _ old: Pixmap, _ new: Pixmap, _ body: (_ x: Int, _ y: Int, _ offset: Int) -> Void
) {
    let width = old.width
    let rowBytes = width * 4
    unsafe old.withUnsafeBytes { first in
        unsafe new.withUnsafeBytes { second in
            guard let first = first.baseAddress, let second = second.baseAddress else { return }
            for y in 0..<old.height {
                let start = y * rowBytes
                let a = unsafe first + start
                let b = unsafe second + start
                if unsafe memcmp(a, b, rowBytes) == 0 { continue }
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
                    let pixel = unsafe (a + x * 4).loadUnaligned(as: UInt32.self)
                    let other = unsafe (b + x * 4).loadUnaligned(as: UInt32.self)
                    if pixel != other { body(x, y, start + x * 4) }
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
