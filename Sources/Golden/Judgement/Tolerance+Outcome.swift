public import Drawing

/// What a specimen lets its pictures differ by, as reports name it.
public typealias Tolerance = Drawing.Tolerance

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
            threshold = tolerance.mode.threshold
            pixels = comparison.pixels
            allowed = tolerance.allowance.limit(of: comparison.canvas)
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
