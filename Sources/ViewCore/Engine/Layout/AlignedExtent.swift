import Foundation

/// The range that boxes take up when their guides lie on one line, at 0.
struct AlignedExtent {
    private(set) var low: CGFloat = 0
    private var high: CGFloat = 0
    private var isEmpty = true
    /// An infinite box has its centre nowhere: ∞ - ∞/2 is no number. The whole is infinite then.
    private var isInfinite = false

    mutating func add(length: CGFloat, guide: CGFloat) {
        guard length.isFinite, guide.isFinite else {
            isInfinite = true
            return
        }
        low = isEmpty ? -guide : min(low, -guide)
        high = isEmpty ? length - guide : max(high, length - guide)
        isEmpty = false
    }

    var length: CGFloat { isInfinite ? .infinity : high - low }
}
