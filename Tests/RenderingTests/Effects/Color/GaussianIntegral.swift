import Foundation

/// What a Gaussian blur makes of edges, by the integral.
enum GaussianIntegral {
    /// The standard deviation that a blur or shadow of a radius has.
    ///
    /// Documentation/Decisions/0008-blur-radius.md says where that comes from.
    static func sigma(radius: Double) -> Double { radius }

    /// The share of a Gaussian below `x`.
    static func below(_ x: Double, sigma: Double) -> Double {
        sigma > 0 ? 0.5 * erfc(-x / (sigma * 2.0.squareRoot())) : (x < 0 ? 0 : 1)
    }

    /// How much of a strip from `low` to `high` is seen at `x` once it is blurred.
    static func strip(_ low: Double, _ high: Double, at x: Double, sigma: Double) -> Double {
        below(x - low, sigma: sigma) - below(x - high, sigma: sigma)
    }
}
