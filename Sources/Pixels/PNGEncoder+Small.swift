extension PNGEncoder {
    /// Unfiltered rows or filter Up, of a palette also packed to fewer bits: what libdeflate's level 6 makes the
    /// smallest, compressed by ``PictureDeflater``.
    ///
    /// On flat pictures these beat filters chosen row by row. What a try prefers is nearly always the smallest in the end
    /// (Documentation/Performance.md). The first of equally small ones is kept.
    func encodeSmall(_ source: PixelSource, head: PNGHead) -> UnsafeMutableRawBufferPointer {
        let candidates = candidates(for: source)
        var kept = candidates[0]
        var smallest = Int.max
        for candidate in candidates {
            let (rows, count) = unsafe rows(of: source, candidate, isPacked: candidate.isFiltered)
            let limit = min(smallest - 1, deflateBound(count, level: Self.tryLevel))
            guard let size = unsafe tryDeflate(rows, count, limit: limit) else { continue }
            (smallest, kept) = (size, candidate)
        }
        let isPacked = candidates[candidates.count - 1].bits == kept.bits
        let (rows, count) = unsafe rows(of: source, kept, isPacked: isPacked)
        var size = unsafe small.deflate(
            rows, count: count, rowBytes: count / source.height, pixelBytes: kept.layout.pixelBytes,
            into: &best, at: head.room)
        // Noise has no matches that are worth a search.
        if size > smallest,
            let tried = unsafe tryDeflate(rows, count, limit: deflateBound(count, level: Self.tryLevel))
        {
            let file = unsafe best.reserve(head.room + tried)
            unsafe UnsafeMutableRawPointer(file + head.room).copyMemory(
                from: output.reserve(tried), byteCount: tried)
            size = tried
        }
        let file = unsafe best.reserve(head.room + size + PNGHead.tailRoom, keeping: head.room + size)
        return unsafe head.assemble(
            around: size, in: file, layout: kept.layout, palette: colors, redShift: source.redShift)
    }

    private struct Candidate {
        var layout: PNGHead.Layout
        var isFiltered = false

        var bits: Int { layout.rowBytes(width: 8) }
    }

    private func candidates(for source: PixelSource) -> [Candidate] {
        guard collectColors(of: source) else {
            let layout: PNGHead.Layout = source.isOpaque ? .rgb : .rgba
            return [Candidate(layout: layout), Candidate(layout: layout, isFiltered: true)]
        }
        let layout = PNGHead.Layout.palette(bits: 8)
        let whole = [Candidate(layout: layout), Candidate(layout: layout, isFiltered: true)]
        switch colors.count {
        case ...2: return [Candidate(layout: .palette(bits: 1))] + whole
        case ...4: return [Candidate(layout: .palette(bits: 2))] + whole
        case ...16: return [Candidate(layout: .palette(bits: 4))] + whole
        default: return whole
        }
    }

    /// Level 1 is hardly faster and wrong more often: 0.8 % of bytes instead of 0.3 %.
    private static let tryLevel: Int32 = 6

    /// The size of rows compressed, if that is at most `limit` bytes.
    private func tryDeflate(_ rows: UnsafePointer<UInt8>, _ count: Int, limit: Int) -> Int? {
        let trial = unsafe UnsafeMutableRawBufferPointer(start: output.reserve(limit), count: limit)
        let bytes = unsafe UnsafeRawBufferPointer(start: rows, count: count)
        return unsafe deflate(bytes, level: Self.tryLevel, into: trial)
    }

    /// The rows as bytes of a PNG. Those without a filter may be the ones that were packed last.
    private func rows(
        of source: PixelSource, _ candidate: Candidate, isPacked: Bool
    ) -> (UnsafePointer<UInt8>, count: Int) {
        let count =
            isPacked
            ? (candidate.layout.rowBytes(width: source.width) + 1) * source.height
            : packRows(source, layout: candidate.layout)
        let from = unsafe raw.reserve(count)
        guard candidate.isFiltered else { return unsafe (UnsafePointer(from), count) }
        let to = unsafe filtered.reserve(count)
        let span = count / source.height
        unsafe to.update(from: from, count: span)
        for y in 1..<max(source.height, 1) {
            let row = unsafe from + y * span + 1
            let target = unsafe to + y * span + 1
            _ = unsafe subtract(row - span, from: row, into: target, count: span - 1)
            unsafe target[-1] = 2
        }
        return unsafe (UnsafePointer(to), count)
    }
}
