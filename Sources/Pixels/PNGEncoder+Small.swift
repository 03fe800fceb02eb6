extension PNGEncoder {
    /// The smallest of several tries: unfiltered rows, filter Up, and Up only where a row equals
    /// the one above, each at libdeflate's levels 9 and 12; palettes also packed to fewer bits.
    ///
    /// On flat pictures these beat filters chosen row by row, and a level alone is not always
    /// smaller than the one below it. The first of equally small results is kept.
    func encodeSmall(_ source: PixelSource, head: PNGHead) -> UnsafeMutableRawBufferPointer {
        var layouts: [PNGHead.Layout]
        if collectColours(of: source) {
            layouts = [.palette(bits: 8)]
            switch colours.count {
            case ...2: layouts.insert(.palette(bits: 1), at: 0)
            case ...4: layouts.insert(.palette(bits: 2), at: 0)
            case ...16: layouts.insert(.palette(bits: 4), at: 0)
            default: break
            }
        } else {
            layouts = [source.isOpaque ? .rgb : .rgba]
        }
        var kept: (count: Int, layout: PNGHead.Layout)?
        for layout in layouts {
            let count = packRows(source, layout: layout)
            for filter in Filter.allCases {
                filterRows(count: count, height: source.height, filter: filter)
                for level in Self.levels(for: count) {
                    let limit = kept.map { $0.count - 1 } ?? deflateBound(count, level: level)
                    guard let size = tryDeflate(count, level: level, limit: limit, head)
                    else { continue }
                    kept = (size, layout)
                }
            }
        }
        guard let kept else { fatalError("libdeflate needs more than its own bound") }
        let file = unsafe best.reserve(head.room + kept.count + PNGHead.tailRoom)
        return unsafe head.assemble(
            around: kept.count, in: file, layout: kept.layout, palette: colours,
            redShift: source.redShift)
    }

    private enum Filter: CaseIterable {
        case none
        case up
        case upOfEqualRows
    }

    /// Level 12 takes about a second for 3 MB, so larger pictures do without.
    private static func levels(for count: Int) -> [Int32] {
        count <= 1 << 20 ? [9, 12] : [9]
    }

    /// Compresses `filtered`; keeps the result in `best` when it has at most `limit` bytes.
    private func tryDeflate(_ count: Int, level: Int32, limit: Int, _ head: PNGHead) -> Int? {
        let trial = unsafe UnsafeMutableRawBufferPointer(
            start: output.reserve(limit), count: limit)
        let bytes = unsafe UnsafeRawBufferPointer(start: filtered.reserve(count), count: count)
        guard let size = unsafe deflate(bytes, level: level, into: trial) else { return nil }
        let file = unsafe best.reserve(head.room + size + PNGHead.tailRoom)
        unsafe UnsafeMutableRawPointer(file + head.room).copyMemory(
            from: trial.baseAddress!, byteCount: size)
        return size
    }

    /// Copies `raw` to `filtered`, with the filter laid on.
    private func filterRows(count: Int, height: Int, filter: Filter) {
        let from = unsafe raw.reserve(count)
        let to = unsafe filtered.reserve(count)
        let span = count / height
        unsafe to.update(from: from, count: count)
        guard filter != .none else { return }
        for y in 1..<max(height, 1) {
            let row = unsafe from + y * span + 1
            let target = unsafe to + y * span + 1
            let changes = unsafe subtract(row - span, from: row, into: target, count: span - 1)
            if filter == .up || changes == 0 {
                unsafe target[-1] = 2
            } else {
                unsafe target.update(from: row, count: span - 1)
            }
        }
    }
}
