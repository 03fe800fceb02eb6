public import Foundation

/// How something on a spring comes to rest.
///
/// Numbers that no spring has are brought to the nearest that one has: a response of 0 seconds or more, a damping of 0
/// or more, a mass above 0. A response of 0 is a spring so stiff that it is at rest at once.
public struct Spring: Hashable, Sendable {
    /// The time of one swing if nothing damped it, in seconds.
    public let response: Double
    /// Damping as a part of the critical one, with which nothing swings: below 1 it does, above 1 it creeps.
    public let dampingRatio: Double
    /// What hangs on the spring; it decides forces, not times.
    public let mass: Double

    public init(response: Double, dampingRatio: Double) {
        self.init(response, dampingRatio, mass: 1)
    }

    /// - Parameters:
    ///   - duration: the response, in seconds.
    ///   - bounce: from -1, which creeps, over 0, with critical damping, to 1, which swings for ever.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.init(duration, springDamping(ofBounce: bounce), mass: 1)
    }

    /// Of a mass on a spring the time is 2π √(mass / stiffness), and damping of 2 √(stiffness · mass) is critical.
    ///
    /// - Parameter allowOverDamping: whether it may creep; else more than critical damping is critical.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let (mass, stiffness) = (usableMass(mass), usableNumber(stiffness))
        let critical = 2 * (max(stiffness, 0) * mass).squareRoot()
        let ratio = critical > 0 ? max(usableNumber(damping), 0) / critical : 1
        self.init(
            stiffness > 0 ? 2 * .pi * (mass / stiffness).squareRoot() : longestMotion,
            allowOverDamping ? ratio : min(ratio, 1), mass: mass)
    }

    /// The spring that is at rest after a time, from 1 to 0 without velocity.
    ///
    /// - Parameter epsilon: how near is at rest.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        // What nothing damps is never at rest: a trace of damping lets it be.
        let ratio = max(usableNumber(dampingRatio, or: 1), 1e-4)
        let limit = epsilon > 0 && epsilon < 1 ? epsilon : 0.001
        // The time grows with the response.
        let settling = SpringMotion(response: 1, damping: ratio).rest(from: 1, velocity: 0, within: limit)
        self.init(usableSeconds(settlingDuration) / settling, ratio, mass: 1)
    }

    private init(_ response: Double, _ dampingRatio: Double, mass: Double) {
        self.response = usableSeconds(response)
        self.dampingRatio = min(max(usableNumber(dampingRatio, or: 1), 0), SpringMotion.strongestDamping)
        self.mass = mass
    }

    public var duration: TimeInterval { response }

    /// From -1 to 1; see ``init(duration:bounce:)``.
    public var bounce: Double { springBounce(ofDamping: dampingRatio) }

    /// Force for a distance of 1.
    public var stiffness: Double { motion.frequency * motion.frequency * mass }

    /// Force for a velocity of 1.
    public var damping: Double { 2 * dampingRatio * motion.frequency * mass }

    var motion: SpringMotion { SpringMotion(response: response, damping: dampingRatio) }
}

// MARK: - Springs with names

extension Spring {
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
}

// MARK: - Numbers

/// 1 - bounce; below 0, where springs creep, 1 / (1 + bounce).
func springDamping(ofBounce bounce: Double) -> Double {
    let bounce = min(usableNumber(bounce), 1)
    return bounce >= 0 ? 1 - bounce : 1 / max(1 + bounce, 1 / SpringMotion.strongestDamping)
}

/// The bounce that has this damping.
func springBounce(ofDamping damping: Double) -> Double {
    damping <= 1 ? 1 - damping : 1 / damping - 1
}

func usableMass(_ mass: Double) -> Double {
    let mass = usableNumber(mass, or: 1)
    return mass > 0 ? max(mass, 1e-9) : 1
}
