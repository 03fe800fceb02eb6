/// The two passes of a separable blur over 16-bit samples, written so that the compiler can use vectors.
enum BlurPasses {
    @unsafe static func widen(
        _ bytes: UnsafePointer<UInt8>, _ stride: Int,
        into samples: UnsafeMutableBufferPointer<Int16>, lanes: Int, rows: Int
    ) {
        for row in 0..<rows {
            let from = unsafe bytes + row * stride
            let to = unsafe samples.baseAddress.unsafelyUnwrapped + row * lanes
            for lane in 0..<lanes { unsafe to[lane] = Int16(from[lane]) << Int16(GaussianBlur.fraction) }
        }
    }

    /// Rounds to nearest.
    @unsafe static func narrow(
        _ samples: UnsafeMutableBufferPointer<Int16>, into bytes: UnsafeMutablePointer<UInt8>,
        _ stride: Int, lanes: Int, rows: Int
    ) {
        let half: Int16 = 1 << Int16(GaussianBlur.fraction - 1)
        for row in 0..<rows {
            let from = unsafe samples.baseAddress.unsafelyUnwrapped + row * lanes
            let to = unsafe bytes + row * stride
            for lane in 0..<lanes {
                unsafe to[lane] = UInt8(
                    truncatingIfNeeded: (from[lane] &+ half) >> Int16(GaussianBlur.fraction))
            }
        }
    }

    /// Blurs along each row, in place; a padded copy of the row stands in for its neighbours.
    @unsafe static func blurRows(
        _ samples: UnsafeMutableBufferPointer<Int16>, columns: Int, rows: Int, channels: Int,
        _ kernel: GaussianKernel
    ) {
        let lanes = columns * channels
        let margin = kernel.radius * channels
        var padded = [Int16](repeating: 0, count: lanes + 2 * margin)
        var sums = [Int32](repeating: 0, count: lanes)
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
                    unsafe finish(sums, line, lanes)
                }
            }
        }
    }

    /// Blurs down each column, in place; the rows that are overwritten too early are kept in a ring.
    @unsafe static func blurColumns(
        _ samples: UnsafeMutableBufferPointer<Int16>, lanes: Int, rows: Int,
        _ kernel: GaussianKernel
    ) {
        let radius = kernel.radius
        // Row r of the source is in slot r mod (radius + 1) once the target has reached it.
        var ring = [Int16](repeating: 0, count: (radius + 1) * lanes)
        let clear = [Int16](repeating: 0, count: lanes)
        var sums = [Int32](repeating: 0, count: lanes)
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
                        unsafe finish(sums, line, lanes)
                    }
                }
            }
        }
    }

    @inline(__always)
    @unsafe private static func start(
        _ sums: UnsafeMutablePointer<Int32>, _ line: UnsafePointer<Int16>, _ count: Int,
        _ weight: Int16
    ) {
        let half = Int32(GaussianKernel.one / 2)
        for lane in 0..<count { unsafe sums[lane] = half &+ Int32(line[lane]) &* Int32(weight) }
    }

    @inline(__always)
    @unsafe private static func add(
        _ sums: UnsafeMutablePointer<Int32>, _ a: UnsafePointer<Int16>, _ b: UnsafePointer<Int16>,
        _ count: Int, _ weight: Int16
    ) {
        for lane in 0..<count {
            unsafe sums[lane] &+= Int32(a[lane] &+ b[lane]) &* Int32(weight)
        }
    }

    @inline(__always)
    @unsafe private static func finish(
        _ sums: UnsafeMutablePointer<Int32>, _ line: UnsafeMutablePointer<Int16>, _ count: Int
    ) {
        for lane in 0..<count { unsafe line[lane] = Int16(truncatingIfNeeded: sums[lane] >> 14) }
    }
}
