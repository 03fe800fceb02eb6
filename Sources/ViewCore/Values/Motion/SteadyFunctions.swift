/// e^(-x) and the circular functions by sums and products alone, which are the same on every machine.
///
/// The last bit of the C library's functions differs from one version and processor to another, and would let a spring be a
/// pixel away. These are within two units in the last place of the exact value.
enum SteadyFunctions {
    /// e^(-x) for x of 0 or more.
    static func falling(_ x: Double) -> Double {
        guard x < 700 else { return 0 }
        // x = k · ln 2 - r, with |r| of at most half of ln 2; the first part of ln 2 has so few bits that k times it is exact.
        let k = (x / 0.6931471805599453).rounded()
        let r = k * 0.693_147_180_369_123_8 - x + k * 1.908_214_929_270_587_7e-10
        return Double(sign: .plus, exponent: -Int(k), significand: series(r, steps: 14) { $0 })
    }

    /// The cosine and the sine of an angle in radians.
    static func circle(_ angle: Double) -> (cosine: Double, sine: Double) {
        guard angle.isFinite else { return (1, 0) }
        let x = abs(angle) < 1e6 ? angle : angle.truncatingRemainder(dividingBy: 2 * .pi)
        // Quarter turns off, with π/2 in three parts.
        let k = (x / (.pi / 2)).rounded()
        let r =
            ((x - k * 1.570_796_326_734_125_6) - k * 6.077_100_506_303_966e-11)
            - k * 2.022_266_248_795_950_6e-21
        let square = -r * r
        let cosine = series(square, steps: 9) { (2 * $0 - 1) * 2 * $0 }
        let sine = r * series(square, steps: 9) { 2 * $0 * (2 * $0 + 1) }
        switch Int(k) & 3 {
        case 0: return (cosine, sine)
        case 1: return (-sine, cosine)
        case 2: return (-cosine, -sine)
        default: return (sine, -cosine)
        }
    }

    /// 1 + x/d(1) · (1 + x/d(2) · (1 + …)).
    @inline(__always) private static func series(_ x: Double, steps: Int, _ divisor: (Double) -> Double)
        -> Double
    {
        var sum = 1.0
        var step = Double(steps)
        while step > 0 {
            sum = 1 + x * sum / divisor(step)
            step -= 1
        }
        return sum
    }
}
