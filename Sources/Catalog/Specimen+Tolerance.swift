/// What a specimen lets its pictures differ by, which is nothing unless it says so with a reason.
extension Specimen {
    /// How far a picture may be from its golden, and why.
    ///
    /// The comparison fails where the sizes differ, where a picture cannot be read, and where a
    /// number here has no meaning. A tile that passes by a tolerance is said to.
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

        /// How two pixels are held against each other.
        public enum Mode: Hashable, Sendable {
            /// Every byte counts.
            case exact
            /// A channel may be this far off, 0 to 255.
            case maxDelta(Int)
            /// The distance of mapbox/pixelmatch 5.3 to 6, 0 to 1.
            case pixelmatch6(threshold: Double = 0.1)
            /// The distance of mapbox/pixelmatch 7, 0 to 1.
            case pixelmatch7(threshold: Double = 0.1)
            /// The colour difference ΔE; 1 is about the smallest that a trained eye sees.
            case ciede2000(Double)
            /// One less the structural similarity of the picture as a whole, 0 to 1.
            case ssim(Double)
        }

        /// How many pixels may differ by more than the threshold.
        public enum Allowance: Hashable, Sendable {
            case none
            case pixels(Int)
            /// A part of all pixels, 0 to 1, rounded down to whole pixels.
            case fraction(Double)
        }
    }

    /// More room for each golden than the 20 KiB that all have.
    public struct GoldenSize: Hashable, Sendable {
        public let bytes: Int
        public let reason: String

        public init(upTo bytes: Int, because reason: String) {
            self.bytes = bytes
            self.reason = reason
        }
    }

    /// The same specimen, whose pictures may differ from their goldens this far, for this reason.
    public func tolerance(
        _ mode: Tolerance.Mode, allowing allowance: Tolerance.Allowance = .none,
        because reason: String
    ) -> Specimen {
        var specimen = self
        specimen.tolerance = Tolerance(mode, allowing: allowance, because: reason)
        return specimen
    }

    /// The same specimen, whose goldens may each take up to so many bytes, for this reason.
    public func goldenSize(upTo bytes: Int, because reason: String) -> Specimen {
        var specimen = self
        specimen.goldenSize = GoldenSize(upTo: bytes, because: reason)
        return specimen
    }
}
