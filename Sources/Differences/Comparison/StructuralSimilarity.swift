internal import Pixels

/// The mean structural similarity of two pictures of one size: 1 when equal, less otherwise.
///
/// After Wang and others (2004), on windows of 8 × 8 pixels that lie 4 pixels apart, all weighed
/// alike, the constants being (0.01 · 255)² and (0.03 · 255)². Red, green and blue over white, and
/// alpha, are judged each for itself; the least similar of them counts. Sums are whole numbers, so
/// the result is the same everywhere. Where `ignored` is not fully transparent, the pictures are
/// taken as equal.
func structuralSimilarity(_ old: PictureGrid, _ new: PictureGrid, ignoring ignored: Pixmap?) -> Double {
    guard old.width > 0, old.height > 0 else { return 1 }
    return (0..<4).map { channel in
        let first = plane(old, channel)
        var second = plane(new, channel)
        if let ignored {
            for y in 0..<min(old.height, ignored.height) {
                for x in 0..<min(old.width, ignored.width)
                where ignored.bytes[(y * ignored.width + x) * 4 + 3] != 0 {
                    second[y * old.width + x] = first[y * old.width + x]
                }
            }
        }
        return similarity(first, second, width: old.width, height: old.height)
    }.min() ?? 1
}

/// One channel, 0 to 255; colours are laid over white, rounded to whole numbers.
private func plane(_ grid: PictureGrid, _ channel: Int) -> [UInt8] {
    (0..<(grid.width * grid.height)).map { index in
        let word = grid[index]
        let alpha = Int(word >> 24)
        if channel == 3 { return UInt8(alpha) }
        let color = Int(word >> (UInt32(channel) * 8) & 255)
        return UInt8((color * alpha + 255 * (255 - alpha) + 127) / 255)
    }
}

private func similarity(_ first: [UInt8], _ second: [UInt8], width: Int, height: Int) -> Double {
    let (luminance, contrast) = (0.01 * 255 * 0.01 * 255, 0.03 * 255 * 0.03 * 255)
    var total = 0.0
    let (columns, rows) = (starts(width), starts(height))
    for top in rows {
        for left in columns {
            var (sumA, sumB, squareA, squareB, product) = (0, 0, 0, 0, 0)
            for y in top..<min(top + 8, height) {
                for index in (y * width + left)..<(y * width + min(left + 8, width)) {
                    let (a, b) = (Int(first[index]), Int(second[index]))
                    sumA += a
                    sumB += b
                    squareA += a * a
                    squareB += b * b
                    product += a * b
                }
            }
            let count = Double((min(top + 8, height) - top) * (min(left + 8, width) - left))
            let (meanA, meanB) = (Double(sumA) / count, Double(sumB) / count)
            let varianceA = Double(squareA) / count - meanA * meanA
            let varianceB = Double(squareB) / count - meanB * meanB
            let covariance = Double(product) / count - meanA * meanB
            total +=
                (2 * meanA * meanB + luminance) * (2 * covariance + contrast)
                / ((meanA * meanA + meanB * meanB + luminance)
                    * (varianceA + varianceB + contrast))
        }
    }
    return total / Double(columns.count * rows.count)
}

/// Where windows start along a side: every fourth pixel, and such that the last one ends with it.
private func starts(_ side: Int) -> [Int] {
    guard side > 8 else { return [0] }
    let regular = Array(stride(from: 0, through: side - 8, by: 4))
    return regular.last == side - 8 ? regular : regular + [side - 8]
}
