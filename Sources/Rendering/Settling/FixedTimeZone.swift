import Foundation

/// The time zone of what style code writes by itself, such as `date.formatted()`: UTC, whatever the machine's is.
///
/// Of the locale nothing need be said: without one Foundation on Linux writes English, whatever the machine says.
enum FixedTimeZone {
    static func ensure() { once }

    private static let once: Void = {
        unsafe setenv("TZ", "UTC", 1)
        // Somebody may have asked before.
        NSTimeZone.resetSystemTimeZone()
        NSTimeZone.default = .gmt
    }()
}
