import Foundation

/// The moments of a moving picture: from one to another, in milliseconds after the change, so many a second.
package struct MotionSpan: Hashable, Sendable {
    package let start: Double
    package let end: Double
    /// Frames a second.
    package let rate: Int

    /// In milliseconds.
    package static let longest = 10_000.0
    package static let fastest = 120

    /// Why there is no such span, in words.
    package struct Problem: Error, Hashable, CustomStringConvertible {
        package let description: String
    }

    package init(from start: Double, to end: Double, rate: Int) throws(Problem) {
        guard start >= 0, end >= start, end.isFinite else {
            throw Problem(description: "a motion begins at 0 ms or later and does not end before it begins")
        }
        guard end - start <= MotionSpan.longest, end <= 60_000 else {
            throw Problem(
                description: "a moving picture is at most 10 s long, within the first minute after the change"
            )
        }
        guard (1...MotionSpan.fastest).contains(rate) else {
            throw Problem(
                description: "a moving picture has 1 to \(MotionSpan.fastest) frames a second, not \(rate)")
        }
        (self.start, self.end, self.rate) = (start, end, rate)
    }

    /// - Parameter text: `0...600`.
    package init(_ text: String, rate: Int) throws(Problem) {
        let parts = text.split(separator: "...", omittingEmptySubsequences: false)
        guard parts.count == 2, let start = Double(parts[0]), let end = Double(parts[1]) else {
            throw Problem(description: "a motion is two numbers of milliseconds, such as 0...600")
        }
        try self.init(from: start, to: end, rate: rate)
    }

    /// In milliseconds with three decimals, as moments are written; the end is one of them if the rate meets it.
    package var moments: [Double] {
        let count = Int(((end - start) * Double(rate) / 1000 + 1e-6).rounded(.down))
        return (0...count).map { ((start + Double($0) * 1000 / Double(rate)) * 1000).rounded() / 1000 }
    }
}
