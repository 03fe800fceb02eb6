import Drawing
import Foundation

/// A length in device pixels, where bare numbers are points.
struct PixelLength: Hashable, Comparable {
    var value: CGFloat

    init(_ value: CGFloat) { self.value = value }

    static let zero = PixelLength(0)

    static func < (a: PixelLength, b: PixelLength) -> Bool { a.value < b.value }
}

extension CGAffineTransform {
    /// A length in points as it is on the device; none where it is no number.
    ///
    /// Of a transform that stretches one way more than the other, the mean.
    func pixels(_ points: CGFloat) -> PixelLength {
        points.isFinite ? PixelLength(points * determinant.magnitude.squareRoot()) : .zero
    }
}
