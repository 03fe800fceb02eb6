internal import Glibc

extension PNGEncoder {
    /// The best of three ways to filter rows, of which a part of the picture is tried at libdeflate's level 2;
    /// palettes also packed to fewer bits. The smallest is made of the whole picture, at `level`.
    ///
    /// What levels over 7 gain takes many times as long, since they search inside of long runs
    /// (Documentation/Performance.md). The first of equally small tries is taken.
    func encodeSmall(_ source: PixelSource, head: PNGHead, level: Int32) -> UnsafeMutableRawBufferPointer {
        var layouts: [PNGHead.Layout]
        if collectColors(of: source) {
            layouts = [.palette(bits: 8)]
            switch colors.count {
            case ...2: layouts.insert(.palette(bits: 1), at: 0)
            case ...4: layouts.insert(.palette(bits: 2), at: 0)
            case ...16: layouts.insert(.palette(bits: 4), at: 0)
            default: break
            }
        } else {
            layouts = [source.isOpaque ? .rgb : .rgba]
        }
        var kept: (count: Int, layout: Int, filter: RowFilter)?
        for (index, layout) in layouts.enumerated() {
            let count = packRows(source, layout: layout)
            for filter in RowFilter.allCases {
                let tried = filterSample(count: count, height: source.height, layout.pixelBytes, filter)
                let limit = kept.map { $0.count - 1 } ?? deflateBound(tried, level: 2)
                guard let size = deflateFiltered(tried, level: 2, limit: limit, into: &output, at: 0) else {
                    continue
                }
                kept = (size, index, filter)
            }
        }
        guard let kept else { fatalError("libdeflate needs more than its own bound") }
        let layout = layouts[kept.layout]
        let count =
            kept.layout == layouts.count - 1
            ? layout.rowBytes(width: source.width) * source.height + source.height
            : packRows(source, layout: layout)
        filterRows(0..<source.height, span: count / source.height, layout.pixelBytes, kept.filter, to: 0)
        let limit = deflateBound(count, level: level)
        unsafe _ = best.reserve(head.room + limit + PNGHead.tailRoom)
        guard let size = deflateFiltered(count, level: level, limit: limit, into: &best, at: head.room) else {
            fatalError("libdeflate needs more than its own bound")
        }
        return unsafe head.assemble(
            around: size, in: best.reserve(0), layout: layout, palette: colors, redShift: source.redShift)
    }

    private enum RowFilter: CaseIterable {
        case none
        /// Up where a row equals the one above, so that it becomes zeros.
        case upOfEqualRows
        /// Of None, Up and Sub the one after which a row's bytes change least often; Up for equal rows.
        case fewestChanges
    }

    /// Compresses the first `count` bytes of `filtered` to `buffer` from `place` on; the size, if at most `limit`.
    private func deflateFiltered(
        _ count: Int, level: Int32, limit: Int, into buffer: inout ScratchBuffer, at place: Int
    ) -> Int? {
        let target = unsafe UnsafeMutableRawBufferPointer(
            start: buffer.reserve(place + limit) + place, count: limit)
        let bytes = unsafe UnsafeRawBufferPointer(start: filtered.reserve(count), count: count)
        return unsafe deflate(bytes, level: level, into: target)
    }

    /// Filters what is tried of `raw`, whose rows take `count` bytes: all of a small picture, four bands of a large
    /// one, a quarter of its rows together. The bytes that it has.
    private func filterSample(count: Int, height: Int, _ pixelBytes: Int, _ filter: RowFilter) -> Int {
        let span = count / height
        guard count >= 20_000, height >= 64 else {
            filterRows(0..<height, span: span, pixelBytes, filter, to: 0)
            return count
        }
        let band = height / 16
        for index in 0..<4 {
            let top = height * (2 * index + 1) / 8 - band / 2
            filterRows(top..<top + band, span: span, pixelBytes, filter, to: index * band * span)
        }
        return 4 * band * span
    }

    /// Copies rows of `raw`, of `span` bytes each, to `filtered` from `place` on, with the filter laid on.
    private func filterRows(
        _ rows: Range<Int>, span: Int, _ pixelBytes: Int, _ filter: RowFilter, to place: Int
    ) {
        let from = unsafe raw.reserve(rows.upperBound * span)
        let to = unsafe filtered.reserve(place + rows.count * span, keeping: place) + place
        let count = span - 1
        for y in rows {
            let row = unsafe from + y * span + 1
            let target = unsafe to + (y - rows.lowerBound) * span + 1
            unsafe target[-1] = 0
            if filter != .none, y > 0, unsafe memcmp(row, row - span, count) == 0 {
                unsafe target[-1] = 2
                unsafe target.update(repeating: 0, count: count)
            } else if filter == .fewestChanges, y > 0 {
                unsafe filterRow(row, above: row - span, into: target, count: count, pixelBytes)
            } else {
                unsafe target.update(from: row, count: count)
            }
        }
    }

    /// Lays on a row whichever of None, Up and Sub leaves the fewest changes, in this order.
    private func filterRow(
        _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>,
        count: Int, _ pixelBytes: Int
    ) {
        let sub = unsafe rows.reserve(count)
        let plain = unsafe changes(in: row, count: count, distance: pixelBytes)
        unsafe _ = subtract(above, from: row, into: target, count: count)
        let up = unsafe changes(in: target, count: count, distance: pixelBytes)
        unsafe _ = filterLeft(row, into: sub, count: count, distance: pixelBytes)
        let left = unsafe changes(in: sub, count: count, distance: pixelBytes)
        if left < min(plain, up) {
            unsafe target.update(from: sub, count: count)
            unsafe target[-1] = 1
        } else if plain <= up {
            unsafe target.update(from: row, count: count)
        } else {
            unsafe target[-1] = 2
        }
    }
}

/// How many bytes differ from the one `distance` before them.
private func changes(in bytes: UnsafePointer<UInt8>, count: Int, distance: Int) -> Int {
    var total = 0
    var start = distance
    while start < count {
        // A counter of one byte, which lasts for 255 of them, lets the compiler use vectors.
        let end = min(start + 255, count)
        var counter: UInt8 = 0
        var position = start
        while position < end {
            counter &+= unsafe bytes[position] == bytes[position - distance] ? 0 : 1
            position &+= 1
        }
        total += Int(counter)
        start = end
    }
    return total
}
