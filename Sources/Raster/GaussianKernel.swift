import Foundation

/// One side of a Gaussian in 16384ths, which add up, both sides together, to 1 exactly.
struct GaussianKernel {
    /// The weight at the middle, then at distances 1, 2, …
    let weights: [Float]
    private static let one = 16384

    /// `sigma` in pixels, at most a few dozen.
    init(sigma: Double) {
        let radius = max(Int((3 * sigma).rounded(.up)), 1)
        let raw = (0...radius).map { GaussianKernel.decay(Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = raw[0] + 2 * raw.dropFirst().reduce(0, +)
        var parts = raw.map { Int(($0 / sum * Double(GaussianKernel.one)).rounded()) }
        while parts.count > 1, parts.last == 0 { parts.removeLast() }
        // Rounding leaves a few parts over; the middle takes them, and is large enough to.
        parts[0] = GaussianKernel.one - 2 * parts.dropFirst().reduce(0, +)
        weights = parts.map { Float($0) / Float(GaussianKernel.one) }
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
