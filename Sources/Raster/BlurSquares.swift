/// The way to a coarser picture and back, for wide blurs.
enum BlurSquares {
    /// The mean of each square; what lies past the edges counts as clear.
    @unsafe static func average(
        _ bytes: UnsafePointer<UInt8>, _ stride: Int, _ width: Int, _ height: Int, _ channels: Int,
        by size: Int, into samples: UnsafeMutableBufferPointer<Int16>
    ) {
        let columns = (width + size - 1) / size
        let rows = (height + size - 1) / size
        let area = size * size
        var sums = [Int](repeating: 0, count: columns * channels)
        for row in 0..<rows {
            for index in sums.indices { sums[index] = 0 }
            for y in row * size..<min((row + 1) * size, height) {
                let line = unsafe bytes + y * stride
                for x in 0..<width {
                    let at = x / size * channels
                    for channel in 0..<channels {
                        unsafe sums[at + channel] += Int(line[x * channels + channel])
                    }
                }
            }
            for (index, sum) in sums.enumerated() {
                unsafe samples[row * columns * channels + index] = Int16(
                    (sum << GaussianBlur.fraction + area / 2) / area)
            }
        }
    }

    /// Each pixel from the four squares whose centres surround it, weighted by nearness.
    @unsafe static func spread(
        _ samples: UnsafeMutableBufferPointer<Int16>, _ columns: Int, _ rows: Int, _ channels: Int,
        by size: Int, into bytes: UnsafeMutablePointer<UInt8>, _ stride: Int, _ width: Int,
        _ height: Int
    ) {
        // In half pixels, so that centres are whole: pixel x is at 2x + 1, square c at (2c + 1) · size.
        let step = 2 * size
        let half = 1 << (GaussianBlur.fraction - 1)
        var line = [Int](repeating: 0, count: (columns + 2) * channels)
        for y in 0..<height {
            let (row, fy) = place(2 * y + 1 + size, step)
            for index in 0..<columns * channels {
                let upper = unsafe row > 0 ? Int(samples[(row - 1) * columns * channels + index]) : 0
                let lower = unsafe row < rows ? Int(samples[row * columns * channels + index]) : 0
                line[channels + index] = upper * (step - fy) + lower * fy
            }
            let target = unsafe bytes + y * stride
            for x in 0..<width {
                let (column, fx) = place(2 * x + 1 + size, step)
                for channel in 0..<channels {
                    let left = line[column * channels + channel]
                    let right = line[(column + 1) * channels + channel]
                    let sum = left * (step - fx) + right * fx
                    let value = ((sum + half * step * step) / (step * step)) >> GaussianBlur.fraction
                    unsafe target[x * channels + channel] = UInt8(truncatingIfNeeded: value)
                }
            }
        }
    }

    /// The number of the square after the place, counting one clear square before the first, and the
    /// distance from the one before it.
    private static func place(_ position: Int, _ step: Int) -> (index: Int, past: Int) {
        (position / step, position % step)
    }
}
