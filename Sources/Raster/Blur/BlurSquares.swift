/// The way to a coarser picture and back, for wide blurs.
///
/// Squares' centres are `size` pixels apart, and `size` is even, so that a centre is between two pixels.
enum BlurSquares {
    /// The mean around each square's centre, nearer pixels counting more: a tent two squares wide.
    ///
    /// What lies past the edges counts as clear.
    @unsafe static func average(
        _ bytes: UnsafePointer<UInt8>, _ stride: Int, _ width: Int, _ height: Int, _ channels: Int,
        by size: Int, into samples: UnsafeMutableBufferPointer<Float>
    ) {
        let columns = (width + size - 1) / size
        let rows = (height + size - 1) / size
        // Odd numbers up to the centre and down again; all of them add up to 2 · size².
        let tent = (0..<2 * size).map { Int32(min(2 * $0 + 1, 4 * size - 1 - 2 * $0)) }
        let share = 1 / Float(2 * size * size)
        let shares = tent.map { Float($0) * share }
        let (lanes, before) = (width * channels, size / 2 * channels)
        // Half a square before the first one and whole columns after, so that the outer ones need no care.
        var sums = [Int32](repeating: 0, count: (columns + 1) * size * channels)
        unsafe sums.withUnsafeMutableBufferPointer { sums in
            let sums = unsafe sums.baseAddress.unsafelyUnwrapped
            for row in 0..<rows {
                let inner = unsafe sums + before
                unsafe inner.update(repeating: 0, count: lanes)
                let top = row * size - size / 2
                for y in max(top, 0)..<min(top + 2 * size, height) {
                    let (line, weight) = unsafe (bytes + y &* stride, tent[y - top])
                    for lane in 0..<lanes { unsafe inner[lane] &+= Int32(line[lane]) &* weight }
                }
                let target = unsafe samples.baseAddress.unsafelyUnwrapped + row * columns * channels
                for column in 0..<columns {
                    let square = unsafe sums + column &* size &* channels
                    for channel in 0..<channels {
                        var sum: Float = 0
                        for x in 0..<2 * size {
                            unsafe sum += Float(square[x &* channels &+ channel]) * shares[x]
                        }
                        unsafe target[column &* channels &+ channel] = sum * share
                    }
                }
            }
        }
    }

    /// Each pixel from the four by four squares around it, by cubic splines.
    ///
    /// Between two centres lie `size` pixels, the j-th at (2j + 1) / 2·size of the way.
    @unsafe static func spread(
        _ samples: UnsafeMutableBufferPointer<Float>, _ columns: Int, _ rows: Int, _ channels: Int,
        by size: Int, into bytes: UnsafeMutablePointer<UInt8>, _ stride: Int, _ width: Int,
        _ height: Int
    ) {
        let splines = (0..<size).map { spline(Float(2 * $0 + 1) / Float(2 * size)) }
        // Adding 2 to the 23 rounds to a whole number and leaves it in the lowest bits.
        let wholes: Float = 8_388_608
        let lanes = columns * channels
        // Two clear squares on either side.
        var line = [Float](repeating: 0, count: lanes + 4 * channels)
        let clear = [Float](repeating: 0, count: lanes)
        unsafe line.withUnsafeMutableBufferPointer { line in
            let line = unsafe line.baseAddress.unsafelyUnwrapped
            unsafe clear.withUnsafeBufferPointer { clear in
                let clear = unsafe clear.baseAddress.unsafelyUnwrapped
                let base = unsafe samples.baseAddress.unsafelyUnwrapped
                func squares(_ row: Int) -> UnsafePointer<Float> {
                    unsafe row >= 0 && row < rows ? UnsafePointer(base + row * lanes) : clear
                }
                for y in 0..<height {
                    let (row, weight) = ((y + size / 2) / size, splines[(y + size / 2) % size])
                    let (first, upper) = unsafe (squares(row - 2), squares(row - 1))
                    let (lower, last) = unsafe (squares(row), squares(row + 1))
                    let inner = unsafe line + 2 * channels
                    for lane in 0..<lanes {
                        unsafe inner[lane] =
                            (first[lane] * weight.x + upper[lane] * weight.y)
                            + (lower[lane] * weight.z + last[lane] * weight.w)
                    }
                    let target = unsafe bytes + y * stride
                    for gap in 0...columns {
                        let start = gap * size - size / 2
                        let first = max(-start, 0)
                        let pixels = first..<max(min(size, width - start), first)
                        for channel in 0..<channels {
                            let around = unsafe line + gap * channels + channel
                            let squares = unsafe SIMD4(
                                around[0], around[channels], around[2 * channels], around[3 * channels])
                            for j in pixels {
                                let parts = squares * splines[j]
                                let value = (parts.x + parts.y) + (parts.z + parts.w)
                                unsafe target[(start &+ j) &* channels &+ channel] = UInt8(
                                    truncatingIfNeeded: (value + wholes).bitPattern)
                            }
                        }
                    }
                }
            }
        }
    }

    /// What four squares in a row have in a place between the middle two, `t` of the way: a cubic B-spline.
    private static func spline(_ t: Float) -> SIMD4<Float> {
        let (s, u) = (1 - t, t)
        return SIMD4(
            s * s * s, 4 - 6 * u * u + 3 * u * u * u, 4 - 6 * s * s + 3 * s * s * s, u * u * u) / 6
    }
}
