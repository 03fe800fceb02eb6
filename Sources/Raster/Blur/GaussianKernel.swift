import Foundation

/// One side of a Gaussian in 16384ths, which add up, both sides together, to 1 exactly.
///
/// A weight is the Gaussian's integral over its pixel, not its height in the middle: pixels are squares of one
/// colour, so an edge between two is blurred to the integral itself, however narrow the Gaussian.
struct GaussianKernel {
    /// The weight at the middle, then at distances 1, 2, …
    let weights: [Float]
    private static let one = 16384

    /// `sigma` in pixels, at most a few dozen.
    init(sigma: Double) {
        let radius = max(Int((3 * sigma).rounded(.up)), 1)
        let ends = (0...radius).map { GaussianKernel.share(to: (Double($0) + 0.5) / sigma) }
        let raw = ends.indices.map { $0 == 0 ? 2 * ends[0] : ends[$0] - ends[$0 - 1] }
        let sum = raw[0] + 2 * raw.dropFirst().reduce(0, +)
        var parts = raw.map { Int(($0 / sum * Double(GaussianKernel.one)).rounded()) }
        while parts.count > 1, parts.last == 0 { parts.removeLast() }
        // Rounding leaves a few parts over; the middle takes them, and is large enough to.
        parts[0] = GaussianKernel.one - 2 * parts.dropFirst().reduce(0, +)
        weights = parts.map { Float($0) / Float(GaussianKernel.one) }
    }

    var radius: Int { weights.count - 1 }

    /// The integral of e to the −t² ÷ 2 from 0 to x, which is e to the −x² ÷ 2 times x + x³/3 + x⁵/(3 · 5) + ….
    private static func share(to x: Double) -> Double {
        // Past five deviations nothing is left that a weight could show.
        let x = min(x, 5)
        var (term, sum, divisor) = (x, x, 1.0)
        while term > sum * 1e-9 {
            divisor += 2
            term *= x * x / divisor
            sum += term
        }
        return sum * decay(x * x / 2)
    }

    /// e to the −x, by squaring a short series: no mathematics library can change a weight.
    private static func decay(_ x: Double) -> Double {
        guard x < 40 else { return 0 }
        let part = x / 1024
        var power = 1 - part * (1 - part / 2 * (1 - part / 3 * (1 - part / 4)))
        for _ in 0..<10 { power *= power }
        return power
    }
}
