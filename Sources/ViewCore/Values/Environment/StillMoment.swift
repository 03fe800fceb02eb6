package import Foundation

/// The moment that every picture is of: a clock would make each run another picture.
package enum StillMoment {
    /// 9:41 in UTC on 9 January 2007.
    package static let date = Date(timeIntervalSinceReferenceDate: 190_028_460)
}
