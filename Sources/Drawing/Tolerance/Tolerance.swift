/// How far a picture may be from its golden, and why.
///
/// The comparison fails where the sizes differ, where a picture cannot be read, and where a number here has no meaning.
/// A tile that passes by a tolerance is said to.
public struct Tolerance: Hashable, Sendable {
    public let mode: Mode
    public let allowance: Allowance
    public let reason: String

    /// - Parameters:
    ///   - allowance: pixels that may differ by more than the mode's threshold.
    ///   - reason: what makes the pictures differ; an empty one is refused.
    public init(_ mode: Mode, allowing allowance: Allowance = .none, because reason: String) {
        self.mode = mode
        self.allowance = allowance
        self.reason = reason
    }
}

extension Tolerance {
    /// How two pixels are held against each other, and what they may differ by.
    public struct Mode: Hashable, Sendable {
        package let comparison: ComparisonMode
        /// On the mode's own scale. What it means is judged where pictures are compared.
        package let threshold: Double

        /// The mode with what it allows when nobody says otherwise, or with a threshold.
        package init(_ comparison: ComparisonMode, threshold: Double? = nil) {
            self.comparison = comparison
            self.threshold = threshold ?? comparison.defaultThreshold
        }

        /// Every byte counts.
        public static var exact: Mode { Mode(.exact) }

        /// A channel may be this far off, 0 to 255.
        public static func maxDelta(_ delta: Int) -> Mode { Mode(.maxDelta, threshold: Double(delta)) }

        /// The distance of mapbox/pixelmatch 5.3 to 6, 0 to 1.
        public static func pixelmatch6(threshold: Double = 0.1) -> Mode {
            Mode(.pixelmatch6, threshold: threshold)
        }

        /// The distance of mapbox/pixelmatch 7, 0 to 1.
        public static func pixelmatch7(threshold: Double = 0.1) -> Mode {
            Mode(.pixelmatch7, threshold: threshold)
        }

        /// The colour difference ΔE; 1 is about the smallest that a trained eye sees.
        public static func ciede2000(_ threshold: Double) -> Mode { Mode(.ciede2000, threshold: threshold) }

        /// One less the structural similarity of the picture as a whole, 0 to 1.
        public static func ssim(_ threshold: Double) -> Mode { Mode(.ssim, threshold: threshold) }
    }

    /// How many pixels may differ by more than the threshold.
    public enum Allowance: Hashable, Sendable {
        case none
        /// This many pixels, at least 0.
        case pixels(Int)
        /// A part of all pixels, 0 to 1, rounded down to whole pixels.
        case fraction(Double)

        /// The number of pixels out of `total`.
        package func limit(of total: Int) -> Int {
            switch self {
            case .none: 0
            case .pixels(let count): count
            case .fraction(let part): Int((part * Double(total)).rounded(.down))
            }
        }

        /// Whether the number has a meaning.
        package var isValid: Bool {
            switch self {
            case .none: true
            case .pixels(let count): count >= 0
            case .fraction(let part): part >= 0 && part <= 1
            }
        }
    }
}
