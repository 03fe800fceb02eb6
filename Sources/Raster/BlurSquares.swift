/// The way to a coarser picture and back, for wide blurs.
enum BlurSquares {
    /// The mean of each square; what lies past the edges counts as clear.
    @unsafe static func average(
        _ bytes: UnsafePointer<UInt8>, _ stride: Int, _ width: Int, _ height: Int, _ channels: Int,
        by size: Int, into samples: UnsafeMutableBufferPointer<Float>
    ) {
        let columns = (width + size - 1) / size
        let rows = (height + size - 1) / size
        let share = 1 / Float(size * size)
        let lanes = width * channels
        // Whole columns of squares, so that the last ones need no care.
        var sums = [Int32](repeating: 0, count: columns * size * channels)
        unsafe sums.withUnsafeMutableBufferPointer { sums in
            let sums = unsafe sums.baseAddress.unsafelyUnwrapped
            for row in 0..<rows {
                unsafe sums.update(repeating: 0, count: lanes)
                for y in row * size..<min((row + 1) * size, height) {
                    let line = unsafe bytes + y &* stride
                    for lane in 0..<lanes { unsafe sums[lane] &+= Int32(line[lane]) }
                }
                let target = unsafe samples.baseAddress.unsafelyUnwrapped + row * columns * channels
                for column in 0..<columns {
                    let square = unsafe sums + column &* size &* channels
                    for channel in 0..<channels {
                        var sum: Int32 = 0
                        for x in 0..<size { unsafe sum &+= square[x &* channels &+ channel] }
                        unsafe target[column &* channels &+ channel] = Float(sum) * share
                    }
                }
            }
        }
    }

    /// Each pixel from the four squares whose centres surround it, weighted by nearness.
    ///
    /// Centres are half a square apart from the squares' edges: between two of them lie `size` pixels, the
    /// j-th at (2j + 1) / 2·size of the way. `size` is even.
    @unsafe static func spread(
        _ samples: UnsafeMutableBufferPointer<Float>, _ columns: Int, _ rows: Int, _ channels: Int,
        by size: Int, into bytes: UnsafeMutablePointer<UInt8>, _ stride: Int, _ width: Int,
        _ height: Int
    ) {
        let shares = (0..<size).map { Float(2 * $0 + 1) / Float(2 * size) }
        // Adding 2 to the 23 rounds to a whole number and leaves it in the lowest bits.
        let wholes: Float = 8_388_608
        let lanes = columns * channels
        // One clear square on either side.
        var line = [Float](repeating: 0, count: lanes + 2 * channels)
        let clear = [Float](repeating: 0, count: lanes)
        unsafe line.withUnsafeMutableBufferPointer { line in
            let line = unsafe line.baseAddress.unsafelyUnwrapped
            unsafe clear.withUnsafeBufferPointer { clear in
                let clear = unsafe clear.baseAddress.unsafelyUnwrapped
                let base = unsafe samples.baseAddress.unsafelyUnwrapped
                for y in 0..<height {
                    let (row, past) = ((y + size / 2) / size, shares[(y + size / 2) % size])
                    let upper = unsafe row > 0 ? UnsafePointer(base + (row - 1) * lanes) : clear
                    let lower = unsafe row < rows ? UnsafePointer(base + row * lanes) : clear
                    let inner = unsafe line + channels
                    for lane in 0..<lanes {
                        unsafe inner[lane] = upper[lane] + (lower[lane] - upper[lane]) * past
                    }
                    let target = unsafe bytes + y * stride
                    for gap in 0...columns {
                        let start = gap * size - size / 2
                        let first = max(-start, 0)
                        let pixels = first..<max(min(size, width - start), first)
                        for channel in 0..<channels {
                            let left = unsafe line[gap * channels + channel]
                            let step = unsafe line[(gap + 1) * channels + channel] - left
                            for j in pixels {
                                let value = left + step * shares[j]
                                unsafe target[(start &+ j) &* channels &+ channel] = UInt8(
                                    truncatingIfNeeded: (value + wholes).bitPattern)
                            }
                        }
                    }
                }
            }
        }
    }
}
