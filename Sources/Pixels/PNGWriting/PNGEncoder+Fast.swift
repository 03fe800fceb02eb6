internal import CDeflate
internal import Glibc

extension PNGEncoder {
    /// One pass of run coding over palette indices, or over samples when there are too many
    /// colours; libdeflate's first level where the runs do not pay.
    func encodeFast(_ source: PixelSource, head: PNGHead) -> UnsafeMutableRawBufferPointer {
        if let file = unsafe codeIndexRuns(source, head: head) { return unsafe file }
        // The indices still pay when the colours fit but the runs did not.
        if !colors.isOverfull, collectColors(of: source) {
            return unsafe deflateRows(source, layout: .palette(bits: 8), head: head)
        }
        let layout: PNGHead.Layout = source.isOpaque ? .rgb : .rgba
        if let file = unsafe codeSampleRuns(source, layout: layout, head: head) {
            return unsafe file
        }
        return unsafe deflateRows(source, layout: layout, head: head)
    }

    /// The most IDAT bytes at which run coding is kept: half of the rows as they are.
    ///
    /// Noise costs it 9 bits a byte, text on a plain ground a fifth of that; libdeflate is the
    /// better buy where most bytes are literals. Tiny pictures stay with the runs.
    private func runBudget(rowBytes: Int, height: Int) -> Int {
        (rowBytes + 1) * height / 2 + 256
    }

    /// Run coding of palette indices; `nil` with more than 256 colours or over the budget.
    private func codeIndexRuns(
        _ source: PixelSource, head: PNGHead
    ) -> UnsafeMutableRawBufferPointer? {
        let width = source.width
        let budget = runBudget(rowBytes: width, height: source.height)
        let bound = PNGRunWriter.bound(rowBytes: width + 1)
        let file = unsafe output.reserve(head.room + budget + bound + PNGHead.tailRoom)
        // Indices of the row, the row filtered by Up, and by Sub, each with a filter byte before
        // it and eight bytes after it that stop the search for zeros.
        let span = width + 64
        let scratch = unsafe rows.reserve(span * 3)
        let indices = unsafe scratch + 16
        let up = unsafe scratch + span + 16
        let sub = unsafe scratch + span * 2 + 16
        unsafe (up + width).update(repeating: 1, count: 16)
        unsafe (sub + width).update(repeating: 1, count: 16)
        unsafe up[-1] = 2
        unsafe sub[-1] = 1

        colors.removeAll()
        var writer = unsafe PNGRunWriter(target: file + head.room, codes: codes)
        let isCoded = unsafe codeIndexRows(
            source, colors: &colors, writer: &writer, budget: budget, indices: indices, up: up,
            sub: sub)
        guard isCoded else { return nil }
        let count = writer.finish()
        return unsafe head.assemble(
            around: count, in: file, layout: .palette(bits: 8), palette: colors,
            redShift: source.redShift)
    }

    /// Run coding of RGB or RGBA samples; `nil` over the budget.
    private func codeSampleRuns(
        _ source: PixelSource, layout: PNGHead.Layout, head: PNGHead
    ) -> UnsafeMutableRawBufferPointer? {
        let rowBytes = layout.rowBytes(width: source.width)
        let distance = layout.pixelBytes
        let budget = runBudget(rowBytes: rowBytes, height: source.height)
        let bound = PNGRunWriter.bound(rowBytes: rowBytes + 1)
        let file = unsafe output.reserve(head.room + budget + bound + PNGHead.tailRoom)
        let span = rowBytes + 64
        let scratch = unsafe rows.reserve(span * 4)
        var samples = unsafe scratch + 16
        var samplesAbove = unsafe scratch + span + 16
        let up = unsafe scratch + span * 2 + 16
        let sub = unsafe scratch + span * 3 + 16
        unsafe (up + rowBytes).update(repeating: 1, count: 16)
        unsafe (sub + rowBytes).update(repeating: 1, count: 16)
        unsafe up[-1] = 2
        unsafe sub[-1] = 1

        var writer = unsafe PNGRunWriter(target: file + head.room, codes: codes)
        for y in 0..<source.height {
            let row = unsafe source.row(y)
            if y > 0, unsafe memcmp(row, source.row(y - 1), source.width * 4) == 0 {
                writer.appendRepeatedRow(count: rowBytes)
                if writer.byteCount > budget { return nil }
                continue
            }
            unsafe swap(&samples, &samplesAbove)
            unsafe source.copySamples(ofRow: y, to: samples, withAlpha: distance == 4)
            var changes = Int.max
            if y > 0 {
                changes = unsafe subtract(samplesAbove, from: samples, into: up, count: rowBytes)
            }
            var useSub = false
            if changes > rowBytes / 8 {
                let left = unsafe filterLeft(
                    samples, into: sub, count: rowBytes, distance: distance)
                useSub = left < changes
            }
            unsafe writer.append(row: (useSub ? sub : up) - 1, count: rowBytes + 1)
            if writer.byteCount > budget { return nil }
        }
        let count = writer.finish()
        return unsafe head.assemble(
            around: count, in: file, layout: layout, palette: colors, redShift: source.redShift)
    }

    /// Unfiltered rows through libdeflate's first level.
    private func deflateRows(
        _ source: PixelSource, layout: PNGHead.Layout, head: PNGHead
    ) -> UnsafeMutableRawBufferPointer {
        let count = packRows(source, layout: layout)
        let bound = deflateBound(count, level: 1)
        let file = unsafe output.reserve(head.room + bound + PNGHead.tailRoom)
        let coded = unsafe deflate(
            UnsafeRawBufferPointer(start: raw.reserve(count), count: count), level: 1,
            into: UnsafeMutableRawBufferPointer(start: file + head.room, count: bound))
        guard let coded else { fatalError("libdeflate needs more than its own bound") }
        return unsafe head.assemble(
            around: coded, in: file, layout: layout, palette: colors, redShift: source.redShift)
    }
}

// MARK: - Rows of indices

/// Codes every row by way of the colours' indices; false when the colours or the budget run out.
///
/// Apart from the encoder, so that the colours are not fetched from it for every pixel.
private func codeIndexRows(
    _ source: PixelSource, colors: inout ColorTable, writer: inout PNGRunWriter, budget: Int,
    indices: UnsafeMutablePointer<UInt8>, up: UnsafeMutablePointer<UInt8>,
    sub: UnsafeMutablePointer<UInt8>
) -> Bool {
    let width = source.width
    for y in 0..<source.height {
        let row = unsafe source.row(y)
        var changes = width
        if y == 0 {
            for x in 0..<width {
                let index = colors.index(of: unsafe source.word(row, x))
                if index < 0 { return false }
                unsafe indices[x] = UInt8(truncatingIfNeeded: index)
            }
        } else {
            let above = unsafe source.row(y - 1)
            if unsafe memcmp(row, above, width * 4) == 0 {
                writer.appendRepeatedRow(count: width)
                if writer.byteCount > budget { return false }
                continue
            }
            unsafe up.update(repeating: 0, count: width)
            changes = unsafe filterIndices(
                source, colors: &colors, row: row, above: above, indices: indices, up: up)
            if changes < 0 { return false }
        }
        // The row above explains most of most rows; the left neighbour is tried on the rest.
        var useSub = y == 0
        if changes > width / 8 {
            let left = unsafe filterLeft(indices, into: sub, count: width, distance: 1)
            useSub = useSub || left < changes
        }
        unsafe writer.append(row: (useSub ? sub : up) - 1, count: width + 1)
        if writer.byteCount > budget { return false }
    }
    return true
}

/// Updates the indices to those of `row` and writes what changed to `up`, which is all zeros
/// before; the number of changed pixels, or -1 when the colours run out.
@inline(__always)
private func filterIndices(
    _ source: PixelSource, colors: inout ColorTable, row: UnsafeRawPointer,
    above: UnsafeRawPointer,
    indices: UnsafeMutablePointer<UInt8>, up: UnsafeMutablePointer<UInt8>
) -> Int {
    var changes = 0
    var x = 0
    let width = source.width
    while x < width {
        while x &+ 16 <= width, unsafe areEqual(row + x &* 4, above + x &* 4) { x &+= 16 }
        var changed =
            x &+ 8 <= width
            ? unsafe changedPixels(row + x &* 4, above + x &* 4)
            : unsafe changedPixels(row + x &* 4, above + x &* 4, count: width &- x)
        while changed != 0 {
            let place = x &+ changed.trailingZeroBitCount &>> 3
            changed &= changed &- 1
            let index = colors.index(of: unsafe source.word(row, place))
            if index < 0 { return -1 }
            let byte = UInt8(truncatingIfNeeded: index)
            unsafe up[place] = byte &- indices[place]
            unsafe indices[place] = byte
            changes &+= 1
        }
        x &+= 8
    }
    return changes
}

/// Whether sixteen pixels are the same at two places, as most are.
@inline(__always)
private func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    @inline(__always) func difference(_ offset: Int) -> SIMD2<UInt64> {
        unsafe (a + offset).loadUnaligned(as: SIMD2<UInt64>.self)
            ^ (b + offset).loadUnaligned(as: SIMD2<UInt64>.self)
    }
    let all = (difference(0) | difference(16)) | (difference(32) | difference(48))
    return all[0] | all[1] == 0
}

/// Which of eight pixels differ at two places: the lowest bit of byte 0 for the first, and so on.
@inline(__always)
private func changedPixels(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> UInt64 {
    let first = unsafe a.loadUnaligned(as: SIMD8<UInt32>.self)
    let second = unsafe b.loadUnaligned(as: SIMD8<UInt32>.self)
    let lanes = SIMD8<Int32>(repeating: 0).replacing(with: -1, where: first .!= second)
    let bytes = unsafe unsafeBitCast(SIMD8<Int8>(truncatingIfNeeded: lanes), to: UInt64.self)
    return bytes.littleEndian & 0x0101_0101_0101_0101
}

/// The same for the last pixels of a row, fewer than eight.
private func changedPixels(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, count: Int
) -> UInt64 {
    var changed: UInt64 = 0
    for x in 0..<count {
        let isChanged =
            unsafe (a + x * 4).loadUnaligned(as: UInt32.self)
            != (b + x * 4).loadUnaligned(as: UInt32.self)
        changed |= (isChanged ? 1 : 0) << UInt64(x * 8)
    }
    return changed
}
