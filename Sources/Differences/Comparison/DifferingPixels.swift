internal import Glibc
internal import Pixels

/// Up to 64 pixels of a row, some of which are not the same in both pictures.
@safe struct DifferingStretch {
    let row: Int
    /// Of 64 pixels each.
    let column: Int
    /// The pixels that differ and have alpha in at least one picture; the lowest bit is the leftmost one.
    let shown: UInt64
    /// Those that differ under alpha 0 only.
    let hidden: UInt64
    private let before: UnsafeRawPointer
    private let after: UnsafeRawPointer

    /// `nil` where all are the same.
    @inline(__always)
    init?(
        row: Int, column: Int, count: Int, _ before: UnsafeRawPointer, _ after: UnsafeRawPointer
    ) {
        if unsafe memcmp(before, after, count &* 4) == 0 { return nil }
        var (differs, hasAlpha): (UInt64, UInt64) = (0, 0)
        for place in 0..<count {
            let (p, q) = unsafe (Self.word(before, place), Self.word(after, place))
            let shift = UInt64(truncatingIfNeeded: place)
            differs |= (p != q ? 1 : 0) &<< shift
            hasAlpha |= ((p | q) > 0x00FF_FFFF ? 1 : 0) &<< shift
        }
        (self.row, self.column) = (row, column)
        (shown, hidden) = (differs & hasAlpha, differs & ~hasAlpha)
        unsafe (self.before, self.after) = (before, after)
    }

    /// The words that a pixel is in each picture, red in the lowest byte.
    @inline(__always)
    func words(at place: Int) -> (UInt32, UInt32) {
        unsafe (Self.word(before, place), Self.word(after, place))
    }

    /// Which of the pixels lie where a mask is not clear.
    func places(coveredBy mask: Pixmap) -> UInt64 {
        guard row < mask.height else { return 0 }
        var covered: UInt64 = 0
        for place in 0..<min(64, max(mask.width - column * 64, 0)) {
            let alpha = mask.bytes[(row * mask.width + column * 64 + place) * 4 + 3]
            if alpha != 0 { covered |= 1 << UInt64(place) }
        }
        return covered
    }

    /// Calls `body` with the place of each pixel that differs, and with the words that it is in each picture, red in the
    /// lowest byte.
    @inline(__always)
    func forEachPixel(
        except leftOut: UInt64, _ body: (_ x: Int, _ y: Int, _ before: UInt32, _ after: UInt32) -> Void
    ) {
        var left = (shown | hidden) & ~leftOut
        while left != 0 {
            let place = left.trailingZeroBitCount
            unsafe body(column &* 64 &+ place, row, Self.word(before, place), Self.word(after, place))
            left &= left &- 1
        }
    }

    @inline(__always)
    private static func word(_ row: UnsafeRawPointer, _ place: Int) -> UInt32 {
        unsafe UInt32(littleEndian: (row + place &* 4).loadUnaligned(as: UInt32.self))
    }
}

/// Calls `body` with every stretch in which pixels differ, row by row, in the part at the top left that both have.
///
/// Equal rows cost a `memcmp`, and so do equal stretches.
@inline(__always)
func forEachDifferingStretch(
    _ old: Pixmap, _ new: Pixmap, width: Int, height: Int, _ body: (DifferingStretch) -> Void
) {
    unsafe old.withUnsafeBytes { first in
        unsafe new.withUnsafeBytes { second in
            guard let first = first.baseAddress, let second = second.baseAddress else { return }
            for y in 0..<height {
                let a = unsafe first + y * old.width * 4
                let b = unsafe second + y * new.width * 4
                if unsafe memcmp(a, b, width * 4) == 0 { continue }
                for column in 0..<(width + 63) / 64 {
                    let stretch = unsafe DifferingStretch(
                        row: y, column: column, count: min(64, width - column * 64), a + column * 256,
                        b + column * 256)
                    if let stretch { body(stretch) }
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
