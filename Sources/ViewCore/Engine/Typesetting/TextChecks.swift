import Foundation

extension Font {
    /// Warns of a size that cannot be used.
    func check(_ journal: Journal) {
        if let size = statedSize, !(size.isUsable && size >= 0) {
            journal.warn(unusableNumber(size, ".font(size:"))
        }
    }
}

extension TextTraits {
    /// Sets distances that are no numbers back, with a warning.
    mutating func check(_ journal: Journal) {
        kerning = kerning.map { journal.usable($0, ".kerning(") }
        tracking = tracking.map { journal.usable($0, ".tracking(") }
        baselineOffset = baselineOffset.map { journal.usable($0, ".baselineOffset(") }
    }
}
