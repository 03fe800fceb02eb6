/// The two passes of a separable blur over samples, written so that the compiler can use vectors.
enum BlurPasses {
    @unsafe static func widen(
        _ bytes: UnsafePointer<UInt8>, _ stride: Int,
        into samples: UnsafeMutableBufferPointer<Float>, lanes: Int, rows: Int
    ) {
        for row in 0..<rows {
            let from = unsafe bytes + row * stride
            let to = unsafe samples.baseAddress.unsafelyUnwrapped + row * lanes
            for lane in 0..<lanes { unsafe to[lane] = Float(from[lane]) }
        }
    }

    /// Rounds to nearest.
    @unsafe static func narrow(
        _ samples: UnsafeMutableBufferPointer<Float>, into bytes: UnsafeMutablePointer<UInt8>,
        _ stride: Int, lanes: Int, rows: Int
    ) {
        // Adding 2 to the 23 rounds to a whole number and leaves it in the lowest bits.
        let wholes: Float = 8_388_608
        for row in 0..<rows {
            let from = unsafe samples.baseAddress.unsafelyUnwrapped + row * lanes
            let to = unsafe bytes + row * stride
            for lane in 0..<lanes {
                unsafe to[lane] = UInt8(truncatingIfNeeded: (from[lane] + wholes).bitPattern)
            }
        }
    }

    /// Blurs along each row, in place; a padded copy of the row stands in for its neighbours.
    @unsafe static func blurRows(
        _ samples: UnsafeMutableBufferPointer<Float>, columns: Int, rows: Int, channels: Int,
        _ kernel: GaussianKernel
    ) {
        let lanes = columns * channels
        let margin = kernel.radius * channels
        var padded = [Float](repeating: 0, count: lanes + 2 * margin)
        var sums = [Float](repeating: 0, count: lanes)
        unsafe padded.withUnsafeMutableBufferPointer { padded in
            unsafe sums.withUnsafeMutableBufferPointer { sums in
                let copy = unsafe padded.baseAddress.unsafelyUnwrapped + margin
                let sums = unsafe sums.baseAddress.unsafelyUnwrapped
                for row in 0..<rows {
                    let line = unsafe samples.baseAddress.unsafelyUnwrapped + row * lanes
                    unsafe copy.update(from: line, count: lanes)
                    unsafe start(sums, copy, lanes, kernel.weights[0])
                    for distance in 1..<kernel.weights.count {
                        let step = distance * channels
                        unsafe add(
                            sums, copy - step, copy + step, lanes, kernel.weights[distance])
                    }
                    unsafe line.update(from: sums, count: lanes)
                }
            }
        }
    }

    /// Blurs down each column, in place; the rows that are overwritten too early are kept in a ring.
    @unsafe static func blurColumns(
        _ samples: UnsafeMutableBufferPointer<Float>, lanes: Int, rows: Int,
        _ kernel: GaussianKernel
    ) {
        let radius = kernel.radius
        // Row r of the source is in slot r mod (radius + 1) once the target has reached it.
        var ring = [Float](repeating: 0, count: (radius + 1) * lanes)
        let clear = [Float](repeating: 0, count: lanes)
        var sums = [Float](repeating: 0, count: lanes)
        unsafe ring.withUnsafeMutableBufferPointer { ring in
            unsafe clear.withUnsafeBufferPointer { clear in
                unsafe sums.withUnsafeMutableBufferPointer { sums in
                    let base = unsafe samples.baseAddress.unsafelyUnwrapped
                    let ring = unsafe ring.baseAddress.unsafelyUnwrapped
                    let clear = unsafe clear.baseAddress.unsafelyUnwrapped
                    let sums = unsafe sums.baseAddress.unsafelyUnwrapped
                    for row in 0..<rows {
                        let line = unsafe base + row * lanes
                        let kept = unsafe ring + row % (radius + 1) * lanes
                        unsafe kept.update(from: line, count: lanes)
                        unsafe start(sums, kept, lanes, kernel.weights[0])
                        for distance in 1..<kernel.weights.count {
                            let (up, down) = (row - distance, row + distance)
                            let above =
                                unsafe up >= 0
                                ? UnsafePointer(ring + up % (radius + 1) * lanes) : clear
                            let below =
                                unsafe down < rows ? UnsafePointer(base + down * lanes) : clear
                            unsafe add(sums, above, below, lanes, kernel.weights[distance])
                        }
                        unsafe line.update(from: sums, count: lanes)
                    }
                }
            }
        }
    }

    @inline(__always)
    @unsafe private static func start(
        _ sums: UnsafeMutablePointer<Float>, _ line: UnsafePointer<Float>, _ count: Int,
        _ weight: Float
    ) {
        for lane in 0..<count { unsafe sums[lane] = line[lane] * weight }
    }

    @inline(__always)
    @unsafe private static func add(
        _ sums: UnsafeMutablePointer<Float>, _ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>,
        _ count: Int, _ weight: Float
    ) {
        for lane in 0..<count { unsafe sums[lane] += (a[lane] + b[lane]) * weight }
    }
}
