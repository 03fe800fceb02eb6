internal import Glibc
internal import Pixels

/// The pixels that differ in a way one can see, of two pictures of one size.
struct PixelDifferences {
    /// Pixels that differ and have alpha in at least one picture.
    let count: Int
    /// Pixels that differ under alpha 0 only.
    let hidden: Int
    let box: Box?
    let places: PixelSet
    /// Both hide colours under alpha 0 where such differ.
    let old: PixelGrid
    let new: PixelGrid

    init(_ old: Pixmap, _ new: Pixmap) {
        self.init(old, new, width: old.width, height: old.height)
    }

    /// Of the part at the top left that both pictures have.
    init(_ old: Pixmap, _ new: Pixmap, width: Int, height: Int) {
        var places = PixelSet(width: width, height: height)
        var (count, hidden) = (0, 0)
        var box = GrowingBox()
        unsafe old.withUnsafeBytes { first in
            unsafe new.withUnsafeBytes { second in
                guard let first = first.baseAddress, let second = second.baseAddress else { return }
                for y in 0..<height {
                    let a = unsafe first + y * old.width * 4
                    let b = unsafe second + y * new.width * 4
                    if unsafe memcmp(a, b, width * 4) == 0 { continue }
                    for column in 0..<places.rowWords {
                        let start = column * 64
                        let found = unsafe Self.differing(
                            a + start * 4, b + start * 4, count: min(64, width - start))
                        hidden += found.hidden.nonzeroBitCount
                        guard found.shown != 0 else { continue }
                        count += found.shown.nonzeroBitCount
                        places.insert(found.shown, column: column, row: y)
                        box.add(start + found.shown.trailingZeroBitCount, y)
                        box.add(start + 63 - found.shown.leadingZeroBitCount, y)
                    }
                }
            }
        }
        (self.count, self.hidden, self.box, self.places) = (count, hidden, box.box, places)
        self.old = PixelGrid(old, width: width, height: height, hidingColors: hidden > 0)
        self.new = PixelGrid(new, width: width, height: height, hidingColors: hidden > 0)
    }

    /// Which of up to 64 pixels differ, those with alpha and those without apart.
    @inline(__always)
    private static func differing(
        _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, count: Int
    ) -> (shown: UInt64, hidden: UInt64) {
        if unsafe memcmp(a, b, count * 4) == 0 { return (0, 0) }
        var (differs, hasAlpha): (UInt64, UInt64) = (0, 0)
        for place in 0..<count {
            let p = unsafe UInt32(littleEndian: (a + place &* 4).loadUnaligned(as: UInt32.self))
            let q = unsafe UInt32(littleEndian: (b + place &* 4).loadUnaligned(as: UInt32.self))
            let shift = UInt64(truncatingIfNeeded: place)
            differs |= (p != q ? 1 : 0) &<< shift
            hasAlpha |= ((p | q) > 0x00FF_FFFF ? 1 : 0) &<< shift
        }
        return (differs & hasAlpha, differs & ~hasAlpha)
    }

    /// Rows count first, as in both grids.
    @inline(__always)
    func index(_ x: Int, _ y: Int) -> Int { y &* old.width &+ x }

    /// The largest CIEDE2000 difference when all are below `limit`.
    func maxPerceivedDifference(below limit: Double) -> Double? {
        var measure = PerceivedDifference()
        func difference(_ x: Int, _ y: Int) -> Double { measure(old[index(x, y)], new[index(x, y)]) }
        // A look at some from all over, since most pictures have one above the limit soon.
        for y in stride(from: 0, to: places.height, by: max(1, places.height / 64)) {
            for column in 0..<places.rowWords {
                let bits = places.bits(column: column, row: y)
                guard bits == 0 || difference(column * 64 + bits.trailingZeroBitCount, y) < limit else {
                    return nil
                }
            }
        }
        var worst = 0.0
        let areBelow = places.allSatisfy { x, y in
            let difference = difference(x, y)
            worst = max(worst, difference)
            return difference < limit
        }
        return areBelow ? worst : nil
    }
}
