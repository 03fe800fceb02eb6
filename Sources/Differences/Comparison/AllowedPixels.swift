/// How many pixels may differ before the verdict is `different`.
package enum AllowedPixels: Hashable, Sendable {
    case none
    /// This many pixels, at least 0.
    case pixels(Int)
    /// This part of all pixels, 0 to 1, rounded down to whole pixels.
    case fraction(Double)

    /// The number of pixels out of `total`.
    package func limit(of total: Int) -> Int {
        switch self {
        case .none: 0
        case .pixels(let count): count
        case .fraction(let part): Int((part * Double(total)).rounded(.down))
        }
    }

    var isValid: Bool {
        switch self {
        case .none: true
        case .pixels(let count): count >= 0
        case .fraction(let part): part >= 0 && part <= 1
        }
    }
}
