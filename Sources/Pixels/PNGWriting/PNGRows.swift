internal import Glibc

extension PNGEncoder {
    /// Fills `colors` with all of a picture's colours; false when there are more than 256.
    func collectColors(of source: PixelSource) -> Bool {
        colors.removeAll()
        for y in 0..<source.height {
            let row = unsafe source.row(y)
            if y > 0, unsafe memcmp(row, source.row(y - 1), source.width * 4) == 0 { continue }
            for x in 0..<source.width {
                let index = unsafe colors.index(of: source.word(row, x))
                if index < 0 {
                    return false
                }
            }
        }
        return true
    }

    /// Writes the picture to `raw` as unfiltered PNG rows, filter bytes included; their number.
    ///
    /// A palette must have been collected from the same source.
    func packRows(_ source: PixelSource, layout: PNGHead.Layout) -> Int {
        let rowBytes = layout.rowBytes(width: source.width)
        let count = (rowBytes + 1) * source.height
        // One byte more, since the last RGB sample is stored as a word.
        let start = unsafe raw.reserve(count + 1)
        for y in 0..<source.height {
            let target = unsafe start + (rowBytes + 1) * y
            if y > 0, unsafe memcmp(source.row(y), source.row(y - 1), source.width * 4) == 0 {
                unsafe target.update(from: target - rowBytes - 1, count: rowBytes + 1)
                continue
            }
            unsafe target[0] = 0
            guard case .palette(let bits) = layout else {
                unsafe source.copySamples(
                    ofRow: y, to: target + 1, withAlpha: layout.pixelBytes == 4)
                continue
            }
            unsafe packIndices(of: source.row(y), source, bits: bits, to: target + 1)
        }
        return count
    }

    private func packIndices(
        of row: UnsafeRawPointer, _ source: PixelSource, bits: Int,
        to target: UnsafeMutablePointer<UInt8>
    ) {
        var byte = 0
        var filled = 0
        var next = unsafe target
        for x in 0..<source.width {
            byte = byte << bits | colors.index(of: unsafe source.word(row, x))
            filled += bits
            guard filled == 8 || x == source.width - 1 else { continue }
            // The last byte's unused low bits are zero.
            unsafe next.pointee = UInt8(truncatingIfNeeded: byte << (8 - filled))
            unsafe next += 1
            byte = 0
            filled = 0
        }
    }
}

/// Filter Sub: each byte less the one `distance` before it; the number of results that are not 0.
func filterLeft(
    _ bytes: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>, count: Int,
    distance: Int
) -> Int {
    let head = min(distance, count)
    unsafe target.update(from: bytes, count: head)
    var nonzero = 0
    for position in 0..<head where unsafe bytes[position] != 0 { nonzero += 1 }
    return unsafe nonzero
        + subtract(
            bytes, from: bytes + head, into: target + head, count: count - head)
}

/// Byte by byte `minuend - subtrahend`; the number of results that are not 0.
func subtract(
    _ subtrahend: UnsafePointer<UInt8>, from minuend: UnsafePointer<UInt8>,
    into target: UnsafeMutablePointer<UInt8>, count: Int
) -> Int {
    var nonzero = 0
    var start = 0
    while start < count {
        // A counter of one byte, which lasts for 255 results, lets the compiler use vectors.
        let end = min(start + 255, count)
        var counter: UInt8 = 0
        var position = start
        while position < end {
            let difference = unsafe minuend[position] &- subtrahend[position]
            unsafe target[position] = difference
            counter &+= difference == 0 ? 0 : 1
            position &+= 1
        }
        nonzero += Int(counter)
        start = end
    }
    return nonzero
}
