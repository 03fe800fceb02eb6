/// Places of a picture, one bit each: an eighth of a byte where a list of places would take eight.
struct PixelSet {
    let width: Int
    let height: Int
    /// Words of a row; the lowest bit is the leftmost place, and bits beyond the width are 0.
    let rowWords: Int
    private var words: [UInt64]

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        rowWords = (width + 63) / 64
        words = [UInt64](repeating: 0, count: rowWords * height)
    }

    @inline(__always)
    mutating func insert(_ x: Int, _ y: Int) {
        words[y &* rowWords &+ x &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: x & 63)
    }

    /// Sets 64 places at once, those from `column * 64` on.
    @inline(__always)
    mutating func insert(_ bits: UInt64, column: Int, row: Int) {
        words[row &* rowWords &+ column] |= bits
    }

    /// 64 places, those from `column * 64` on.
    @inline(__always)
    func bits(column: Int, row: Int) -> UInt64 { words[row &* rowWords &+ column] }

    /// Whether a place inside the picture is in the set.
    @inline(__always)
    func contains(_ x: Int, _ y: Int) -> Bool {
        words[y &* rowWords &+ x &>> 6] &>> UInt64(truncatingIfNeeded: x & 63) & 1 != 0
    }

    /// Calls `body` with each place, row by row, until it returns false; whether it never did.
    @inline(__always)
    @discardableResult
    func allSatisfy(_ body: (_ x: Int, _ y: Int) -> Bool) -> Bool {
        for row in 0..<height {
            for column in 0..<rowWords {
                var left = bits(column: column, row: row)
                while left != 0 {
                    guard body(column &* 64 &+ left.trailingZeroBitCount, row) else { return false }
                    left &= left &- 1
                }
            }
        }
        return true
    }

    /// Places that have a neighbour inside the picture that is not in the set.
    var rim: PixelSet {
        var rim = PixelSet(width: width, height: height)
        for row in 0..<height {
            for column in 0..<rowWords {
                let own = bits(column: column, row: row)
                guard own != 0 else { continue }
                var inner = surrounded(column, row)
                if row > 0 { inner &= surrounded(column, row - 1) }
                if row < height - 1 { inner &= surrounded(column, row + 1) }
                rim.insert(own & ~inner, column: column, row: row)
            }
        }
        return rim
    }

    /// Which of 64 places are in the set with both their neighbours in the row; what lies outside counts as in it.
    private func surrounded(_ column: Int, _ row: Int) -> UInt64 {
        let last = column == rowWords - 1
        // Bits beyond the width stand for what lies outside.
        let beyond: UInt64 = last && width & 63 != 0 ? .max &<< UInt64(width & 63) : 0
        let own = bits(column: column, row: row) | beyond
        let before = column > 0 ? bits(column: column - 1, row: row) >> 63 : 1
        let after = last ? 1 : bits(column: column + 1, row: row) & 1
        return own & (own << 1 | before) & (own >> 1 | after << 63)
    }

    /// At most `limit` rectangles that hold all places and lie at least 10 pixels apart.
    func clusters(limit: Int) -> [Box] {
        var cells = ClusterCells(width: width)
        for row in 0..<height {
            var open: Range<Int>?
            for column in 0..<rowWords {
                var left = bits(column: column, row: row)
                var place = column * 64
                while left != 0 {
                    let gap = left.trailingZeroBitCount
                    place += gap
                    left >>= UInt64(gap)
                    let count = (~left).trailingZeroBitCount
                    if let run = open, run.upperBound == place {
                        open = run.lowerBound..<(place + count)
                    } else {
                        if let run = open { cells.add(run, row) }
                        open = place..<(place + count)
                    }
                    place += count
                    left = count == 64 ? 0 : left >> UInt64(count)
                }
            }
            if let run = open { cells.add(run, row) }
        }
        return cells.boxes(limit: limit)
    }
}
