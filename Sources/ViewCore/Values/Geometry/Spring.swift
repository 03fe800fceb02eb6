public import Foundation

/// How a spring comes to rest; a picture shows it at rest.
public struct Spring: Hashable, Sendable {
    public let duration: TimeInterval
    public let bounce: Double

    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.duration = duration
        self.bounce = bounce
    }
    public init(response: Double, dampingRatio: Double) {
        self.init(duration: response, bounce: 1 - dampingRatio)
    }
    /// Of a mass on a spring the time is 2π √(mass / stiffness), and damping of 2 √(stiffness · mass) is critical.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let critical = 2 * (stiffness * mass).squareRoot()
        self.init(
            duration: stiffness > 0 ? 2 * .pi * (mass / stiffness).squareRoot() : 0,
            bounce: critical > 0 ? 1 - damping / critical : 0)
    }
    public static let smooth = Spring()
    public static let snappy = Spring(duration: 0.5, bounce: 0.15)
    public static let bouncy = Spring(duration: 0.5, bounce: 0.3)
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
    public var response: Double { duration }
    public var dampingRatio: Double { 1 - bounce }
}
