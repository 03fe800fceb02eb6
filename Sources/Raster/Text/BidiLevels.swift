import CPangoCairo
import Drawing

/// Embedding levels of the Unicode bidirectional algorithm, by FriBidi.
enum BidiLevels {
    /// One level for each scalar; white space at the end takes the paragraph's.
    static func levels(of scalars: [UInt32], rightToLeft: Bool) -> [UInt8] {
        let base: UInt8 = rightToLeft ? 1 : 0
        guard rightToLeft || scalars.contains(where: mayTurn) else {
            return [UInt8](repeating: base, count: scalars.count)
        }
        let count = scalars.count
        let length = FriBidiStrIndex(count)
        var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: count)
        var brackets = [FriBidiBracketType](repeating: 0, count: count)
        var levels = [FriBidiLevel](repeating: 0, count: count)
        var direction = rightToLeft ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_LTR
        unsafe fribidi_get_bidi_types(scalars, length, &types)
        unsafe fribidi_get_bracket_types(scalars, length, types, &brackets)
        let highest = unsafe fribidi_get_par_embedding_levels_ex(
            types, brackets, length, &direction, &levels)
        guard highest > 0 else { return [UInt8](repeating: base, count: count) }
        var result = levels.map { UInt8(clamping: $0) }
        for index in scalars.indices.reversed() {
            guard isSpace(scalars[index]) else { break }
            result[index] = base
        }
        return result
    }

    /// The stretches of one level each, in the order in which they stand on the line.
    static func stretches(of text: String, rightToLeft: Bool) -> [TextStretch] {
        let levels = levels(of: text.unicodeScalars.map(\.value), rightToLeft: rightToLeft)
        var found: [(level: UInt8, bytes: Range<Int>)] = []
        var offset = 0
        for (scalar, level) in zip(text.unicodeScalars, levels) {
            let end = offset + UTF8.width(scalar)
            if found.last?.level == level {
                found[found.count - 1].bytes = found[found.count - 1].bytes.lowerBound..<end
            } else {
                found.append((level, offset..<end))
            }
            offset = end
        }
        return visualOrder(of: found.map(\.level)).map {
            TextStretch(bytes: found[$0].bytes, isRightToLeft: found[$0].level & 1 == 1)
        }
    }

    /// The order in which runs of these levels stand on the line, left to right (rule L2).
    static func visualOrder(of levels: [UInt8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), highest > 0 else { return order }
        for level in (1...highest).reversed() {
            var start = 0
            while start < order.count {
                guard levels[order[start]] >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < order.count, levels[order[end]] >= level { end += 1 }
                order[start..<end].reverse()
                start = end
            }
        }
        return order
    }

    /// Right-to-left scripts start at U+0590; between them and here only bidi controls matter.
    private static func mayTurn(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0..<0x590: false
        case 0x590..<0x900, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
            0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
            true
        default: false
        }
    }

    private static func isSpace(_ scalar: UInt32) -> Bool {
        scalar == 0x20 || (0x09...0x0D).contains(scalar) || (0x2000...0x200A).contains(scalar)
            || scalar == 0x3000
    }
}
