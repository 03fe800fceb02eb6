import Foundation

/// One side of a Gaussian as whole numbers that add up, both sides together, to `one`.
struct GaussianKernel {
    /// The weight at the middle, then at distances 1, 2, …
    let weights: [Int16]
    static let one = 1 << 14

    /// `sigma` in pixels, at most a few dozen.
    init(sigma: Double) {
        let radius = max(Int((3 * sigma).rounded(.up)), 1)
        let raw = (0...radius).map { GaussianKernel.decay(Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = raw[0] + 2 * raw.dropFirst().reduce(0, +)
        var weights = raw.map { Int16(($0 / sum * Double(GaussianKernel.one)).rounded()) }
        while weights.count > 1, weights.last == 0 { weights.removeLast() }
        // Rounding leaves a few units over; the middle takes them, and is large enough to.
        let sides = weights.dropFirst().reduce(0) { $0 + 2 * Int($1) }
        weights[0] = Int16(GaussianKernel.one - sides)
        self.weights = weights
    }

    var radius: Int { weights.count - 1 }

    /// e to the −x, by squaring a short series: no mathematics library can change a weight.
    private static func decay(_ x: Double) -> Double {
        guard x < 40 else { return 0 }
        let part = x / 1024
        var power = 1 - part * (1 - part / 2 * (1 - part / 3 * (1 - part / 4)))
        for _ in 0..<10 { power *= power }
        return power
    }
}
