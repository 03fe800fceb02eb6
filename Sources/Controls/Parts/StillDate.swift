package import Foundation
import ViewCore

/// The moment that every picture is of: a clock would make each run another picture.
///
/// 9:41 in UTC on 9 January 2007. Intervals that code makes from `Date()` begin after it.
package enum StillDate {
    package static let now = StillMoment.date

    /// How much of the interval is over, from 0 to 1.
    static func elapsed(of interval: ClosedRange<Date>) -> Double {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        guard length > 0 else { return now < interval.lowerBound ? 0 : 1 }
        return min(max(now.timeIntervalSince(interval.lowerBound) / length, 0), 1)
    }

    /// What is left of the interval, or what is over: `0:30`, `1:02:03`.
    static func clock(of interval: ClosedRange<Date>, countsDown: Bool) -> String {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        let elapsed = length * elapsed(of: interval)
        // Dates have seconds with a fraction: what is a moment over a second is that second.
        let seconds =
            countsDown ? (length - elapsed - 0.001).rounded(.up) : (elapsed + 0.001).rounded(.down)
        // More than an interval between any two dates of `Date` that have names.
        let count = Int(min(seconds, 1e15))
        let (hours, minutes) = (count / 3600, count / 60 % 60)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return hours > 0
            ? "\(hours):\(two(minutes)):\(two(count % 60))" : "\(minutes):\(two(count % 60))"
    }
}
