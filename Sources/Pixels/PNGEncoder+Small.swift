extension PNGEncoder {
    /// The best of several tries: unfiltered rows, filter Up, and Up only where a row equals the one above, each at
    /// libdeflate's level 6; palettes also packed to fewer bits. The smallest is compressed again at level 10.
    ///
    /// On flat pictures these beat filters chosen row by row. Which try is the smallest at level 6 is nearly always
    /// the smallest at 10, too: all of them at level 9 and the near ones at 12 took six times as long for 2 % less
    /// (Documentation/Performance.md). The first of equally small results is kept.
    func encodeSmall(_ source: PixelSource, head: PNGHead) -> UnsafeMutableRawBufferPointer {
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
        var kept: (count: Int, layout: PNGHead.Layout, filter: Filter)?
        for layout in layouts {
            let count = packRows(source, layout: layout)
            for filter in Filter.allCases {
                filterRows(count: count, height: source.height, filter: filter)
                let limit = kept.map { $0.count - 1 } ?? deflateBound(count, level: 6)
                guard let size = tryDeflate(count, level: 6, limit: limit) else { continue }
                keepTrial(size, head)
                kept = (size, layout, filter)
            }
        }
        guard var kept else { fatalError("libdeflate needs more than its own bound") }
        let count = packRows(source, layout: kept.layout)
        filterRows(count: count, height: source.height, filter: kept.filter)
        if let size = tryDeflate(count, level: 10, limit: kept.count - 1) {
            keepTrial(size, head)
            kept.count = size
        }
        let file = unsafe best.reserve(head.room + kept.count + PNGHead.tailRoom)
        return unsafe head.assemble(
            around: kept.count, in: file, layout: kept.layout, palette: colors,
            redShift: source.redShift)
    }

    private enum Filter: CaseIterable {
        case none
        case up
        case upOfEqualRows
    }

    /// The size of `filtered` compressed, if that is at most `limit` bytes; they stay in `output`.
    private func tryDeflate(_ count: Int, level: Int32, limit: Int) -> Int? {
        let trial = unsafe UnsafeMutableRawBufferPointer(start: output.reserve(limit), count: limit)
        let bytes = unsafe UnsafeRawBufferPointer(start: filtered.reserve(count), count: count)
        return unsafe deflate(bytes, level: level, into: trial)
    }

    /// Copies what was tried last from `output` to `best`, behind the room for the file's head.
    private func keepTrial(_ size: Int, _ head: PNGHead) {
        let file = unsafe best.reserve(head.room + size + PNGHead.tailRoom)
        unsafe UnsafeMutableRawPointer(file + head.room).copyMemory(
            from: output.reserve(size), byteCount: size)
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
