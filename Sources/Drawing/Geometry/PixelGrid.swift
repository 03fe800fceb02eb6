public import Foundation

/// The whole device pixels of a picture, seen from points: the one place where lengths are rounded to them.
///
/// With m = 1 / scale, an edge at v goes to ⌊(v + m/2) / m⌋ · m, and a size is the difference of two rounded
/// edges (Documentation/Rules/layout-rules.md, section 14). So neighbours that share an edge still share it:
/// no gap, no overlap. Baselines and glyph origins go to whole pixels too; what a text or a picture needs
/// goes up to the next one.
public struct PixelGrid: Hashable, Sendable {
    /// Pixels per point, 0.01 to 1,000; 1 where it is given as no usable number.
    public let scale: CGFloat

    public init(scale: CGFloat) {
        self.scale = (0.01...1_000).contains(scale) ? scale : 1
    }

    /// The length of a pixel, in points.
    public var pixelLength: CGFloat { 1 / scale }

    /// The edge of a pixel that is nearest to a coordinate in points, itself in points.
    public func nearest(_ value: CGFloat) -> CGFloat {
        // A millionth of a pixel more: an edge that two neighbours reach by different sums is on one
        // side of the half for both.
        ((value * scale + 0.500_001).rounded(.down)) / scale
    }

    /// The rectangle between the nearest edges.
    public func nearest(_ rect: CGRect) -> CGRect {
        let (x, y) = (nearest(rect.origin.x), nearest(rect.origin.y))
        return CGRect(
            x: x, y: y, width: nearest(rect.origin.x + rect.size.width) - x,
            height: nearest(rect.origin.y + rect.size.height) - y)
    }

    /// A length in points that reaches the next edge of a pixel.
    public func roundedUp(_ length: CGFloat) -> CGFloat {
        PixelGrid.reached(length, scale) / scale
    }

    /// The size in points of a picture that holds `size`: whole pixels, at least one each way.
    public func picture(around size: CGSize) -> CGSize {
        CGSize(
            width: max(PixelGrid.reached(size.width, scale), 1) / scale,
            height: max(PixelGrid.reached(size.height, scale), 1) / scale)
    }

    /// Rounded up, but a thousandth of a pixel of arithmetic noise adds no row.
    private static func reached(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
        (length * scale - 0.001).rounded(.up)
    }

    /// At least 1; a length that is no number counts as 0.
    static func count(_ length: CGFloat, _ scale: CGFloat) -> Int {
        let pixels = reached(length, scale)
        guard pixels.isFinite else { return pixels > 0 ? Int(Int32.max) : 1 }
        return Int(min(max(pixels, 1), CGFloat(Int32.max)))
    }

    /// Whether a coordinate in points is the edge of a pixel, a thousandth of one forgiven.
    public func isOnPixel(_ value: CGFloat) -> Bool {
        let pixels = value * scale
        return abs(pixels - pixels.rounded()) <= 0.001
    }

    public func isOnPixels(_ rect: CGRect) -> Bool {
        isOnPixel(rect.origin.x) && isOnPixel(rect.origin.y)
            && isOnPixel(rect.origin.x + rect.size.width)
            && isOnPixel(rect.origin.y + rect.size.height)
    }
}

/// A size in whole device pixels.
public struct PixelSize: Hashable, Sendable {
    public var width: Int
    public var height: Int

    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}
