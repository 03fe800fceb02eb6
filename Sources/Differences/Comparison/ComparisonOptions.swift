package import Drawing
package import Pixels

/// What to compare by, what to overlook, and how to draw the difference.
package struct ComparisonOptions: Hashable, Sendable {
    package var mode = ComparisonMode.exact
    /// Of one pixel, on the mode's own scale; `nil` for the mode's default.
    package var threshold: Double?
    package var allowed = Tolerance.Allowance.none
    /// Whether pixels that look like anti-aliasing count too. Only pixelmatch's modes tell them
    /// apart.
    package var includesAntialiased = false
    /// Pixels to overlook: those where this picture is not fully transparent.
    ///
    /// It must have the size of the pictures; where they have two sizes, that of one of them.
    package var ignored: Pixmap?

    /// Whether `Comparison.clusters` is filled, with at most `clusterLimit`.
    package var findsClusters = false
    /// Whether `Comparison.difference` is drawn.
    package var drawsDifference = false
    /// Whether only differing pixels are drawn, on transparent ground.
    package var drawsMaskOnly = false
    /// How much of the first picture shines through the ground: 0 is white, 1 its own grays.
    package var backgroundAlpha = 0.1
    package var differenceColor = Color(255, 0, 0)
    /// For pixels that became darker; `nil` for the same colour as others.
    package var darkerColor: Color?
    package var antialiasedColor = Color(255, 255, 0)

    /// An opaque colour of the difference picture.
    package struct Color: Hashable, Sendable {
        package var red: UInt8
        package var green: UInt8
        package var blue: UInt8

        package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
            self.red = red
            self.green = green
            self.blue = blue
        }
    }

    package init(mode: ComparisonMode = .exact, threshold: Double? = nil) {
        self.mode = mode
        self.threshold = threshold
    }

    /// What a tolerance says; refuses one without a reason, and numbers that mean nothing.
    package init(_ tolerance: Tolerance) throws(ComparisonError) {
        guard tolerance.reason.contains(where: { !$0.isWhitespace }) else { throw .noReason }
        self.init(mode: tolerance.mode.comparison, threshold: tolerance.mode.threshold)
        allowed = tolerance.allowance
        _ = try validated()
    }

    /// Refuses what has no meaning, so that a slip never makes pictures equal.
    package func validated() throws(ComparisonError) -> Double {
        let threshold = threshold ?? mode.defaultThreshold
        guard mode.thresholds.contains(threshold) else {
            throw .threshold(threshold, mode)
        }
        guard allowed.isValid else { throw .allowedPixels(allowed) }
        guard mode != .ssim || allowed == .none else { throw .allowedPixelsOfWhole }
        guard backgroundAlpha >= 0, backgroundAlpha <= 1 else {
            throw .backgroundAlpha(backgroundAlpha)
        }
        return threshold
    }

    /// Refuses a mask of another size: it was made for other pictures, and would hide the wrong part.
    func validateMask(for old: Pixmap, _ new: Pixmap) throws(ComparisonError) {
        guard let ignored else { return }
        let fits = [old, new].contains { ($0.width, $0.height) == (ignored.width, ignored.height) }
        guard fits else {
            throw .mask(
                width: ignored.width, height: ignored.height, pictureWidth: old.width,
                pictureHeight: old.height)
        }
    }
}

/// Options that no comparison can be made by.
package enum ComparisonError: Error, Hashable, CustomStringConvertible {
    case threshold(Double, ComparisonMode)
    case allowedPixels(Tolerance.Allowance)
    /// A number of pixels for a mode that judges the picture as a whole.
    case allowedPixelsOfWhole
    case backgroundAlpha(Double)
    /// A mask of another size than the pictures, of which the first is named.
    case mask(width: Int, height: Int, pictureWidth: Int, pictureHeight: Int)
    /// Two pictures were read, and so many bytes more to compare them cannot be had.
    case noMemory(bytes: Int)
    /// A tolerance that nobody gave a reason for.
    case noReason

    package var description: String {
        switch self {
        case .threshold(let value, let mode):
            "the threshold \(value) is not possible: mode \(mode.rawValue) takes "
                + "\(mode.thresholds.lowerBound) to \(mode.thresholds.upperBound)."
        case .allowedPixels(.pixels(let count)):
            "the tolerance \(count) is not possible: give 0 pixels or more."
        case .allowedPixels(.fraction(let part)):
            "the tolerance \(part) is not possible: give a fraction from 0 to 1."
        case .allowedPixels(.none), .allowedPixelsOfWhole:
            "mode ssim judges the picture as a whole: give it a threshold, and no tolerance."
        case .backgroundAlpha(let value):
            "the ground's alpha \(value) is not possible: give 0 to 1."
        case .mask(let width, let height, let pictureWidth, let pictureHeight):
            "the mask is \(width)×\(height) and the picture \(pictureWidth)×\(pictureHeight): "
                + "give a mask of the picture's size."
        case .noMemory(let count):
            "there is no memory to compare these pictures: \(count) bytes are needed. \(FreeMemory.remedy)"
        case .noReason: "the tolerance states no reason: write one after 'because:'."
        }
    }
}
