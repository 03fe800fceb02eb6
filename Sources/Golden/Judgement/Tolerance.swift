import Pixels

/// What a specimen lets its pictures differ by, and why.
public struct Tolerance: Hashable, Sendable {
    package let options: ComparisonOptions
    package let reason: String

    /// Refuses a tolerance without a reason, and numbers that mean nothing.
    package init(
        mode: ComparisonMode, threshold: Double? = nil, allowing allowed: AllowedPixels = .none,
        because reason: String
    ) throws(ComparisonError) {
        guard reason.contains(where: { !$0.isWhitespace }) else { throw .noReason }
        var options = ComparisonOptions(mode: mode, threshold: threshold)
        options.allowed = allowed
        _ = try options.validated()
        self.options = options
        self.reason = reason
    }
}

extension Tolerance {
    /// A difference held against a tolerance: what was measured, and what may be.
    public struct Outcome: Hashable, Sendable, Codable {
        /// The tile.
        public let id: String
        public let mode: String
        /// Of one pixel, on the mode's scale.
        public let threshold: Double
        /// Pixels that differ by more than the threshold; 0 with `ssim` where the picture passes.
        public let pixels: Int
        /// How many may, in a picture of this size.
        public let allowed: Int
        /// Pixels that differ at all.
        public let differing: Int
        /// The largest difference of a channel, 0 to 255.
        public let maxDelta: Int
        /// Pixels above the threshold that were not counted, because they look like anti-aliasing.
        public let antialiased: Int
        public let reason: String

        init(
            _ id: String, _ tolerance: Tolerance, _ comparison: Comparison, exactly: Comparison
        ) {
            self.id = id
            mode = comparison.mode.rawValue
            threshold = tolerance.options.threshold ?? comparison.mode.defaultThreshold
            pixels = comparison.pixels
            allowed = tolerance.options.allowed.limit(of: comparison.canvas)
            differing = exactly.pixels
            maxDelta = exactly.maxDelta
            antialiased = comparison.antialiased
            reason = tolerance.reason
        }
    }
}

extension Tolerance.Outcome: CustomStringConvertible {
    /// `12 pixels differ, by at most 3 of 255; 1 by pixelmatch-7 above 0.1, where 3 may: …`.
    public var description: String {
        var text =
            "\(counted(differing, "pixel")) \(differing == 1 ? "differs" : "differ"), by at most \(maxDelta) of 255; "
        text += "\(pixels) above \(threshold) in mode \(mode), where \(allowed) are allowed"
        if antialiased > 0 { text += " (\(antialiased) more look like anti-aliasing)" }
        return text + ": " + reason
    }
}
