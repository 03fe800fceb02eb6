import Foundation

/// The motion of a damped spring around its rest, in closed form.
///
/// The distance e to the rest obeys e″ + 2zω·e′ + ω²·e = 0, z being the damping as a part of the critical one and ω the
/// frequency without damping. Whatever moves, of one number or many, is then a sum of two known motions: of one that
/// starts at a distance of 1 with no velocity, and of one that starts at rest with a velocity of 1.
struct SpringMotion: Hashable, Sendable {
    /// In radians a second; above 0.
    let frequency: Double
    /// 1 is critical.
    let damping: Double

    /// How place and velocity after a time follow from those at its start: one row for each.
    struct Step {
        var placeOfPlace: Double
        var placeOfVelocity: Double
        var velocityOfPlace: Double
        var velocityOfVelocity: Double

        static let none = Step(placeOfPlace: 1, placeOfVelocity: 0, velocityOfPlace: 0, velocityOfVelocity: 1)

        /// The same after another step.
        func after(_ first: Step) -> Step {
            Step(
                placeOfPlace: placeOfPlace * first.placeOfPlace + placeOfVelocity * first.velocityOfPlace,
                placeOfVelocity: placeOfPlace * first.placeOfVelocity
                    + placeOfVelocity * first.velocityOfVelocity,
                velocityOfPlace: velocityOfPlace * first.placeOfPlace
                    + velocityOfVelocity * first.velocityOfPlace,
                velocityOfVelocity: velocityOfPlace * first.placeOfVelocity
                    + velocityOfVelocity * first.velocityOfVelocity)
        }
    }

    /// The smallest response with which frequencies are worked out; 0 is meant to be infinitely stiff.
    static let shortestResponse = 1e-4
    /// Springs that are damped more than this hardly move within an hour.
    static let strongestDamping = 1e4

    /// - Parameter response: the time of one swing without damping, in seconds.
    init(response: Double, damping: Double) {
        frequency = 2 * .pi / max(response, SpringMotion.shortestResponse)
        self.damping = min(max(damping, 0), SpringMotion.strongestDamping)
    }

    /// What a time of 0 seconds or more does.
    func step(_ time: Double) -> Step {
        let time = min(max(time, 0), longestMotion)
        let decay = damping * frequency
        let squared = damping * damping - 1
        // Nearer than this to 1, the other two would divide nothing by nothing.
        if abs(squared) < 1e-10 {
            let left = SteadyFunctions.falling(frequency * time)
            return Step(
                placeOfPlace: left * (1 + frequency * time), placeOfVelocity: left * time,
                velocityOfPlace: -left * frequency * frequency * time,
                velocityOfVelocity: left * (1 - frequency * time))
        }
        // Of e^(-decay·t) · cos(ωt) and e^(-decay·t) · sin(ωt) / ω; of their hyperbolic kin where damping is strong,
        // each as two falling powers, since a rising one alone would be infinite.
        let (even, odd): (Double, Double)
        if squared < 0 {
            let swing = frequency * (-squared).squareRoot()
            let left = SteadyFunctions.falling(decay * time)
            let (cosine, sine) = SteadyFunctions.circle(swing * time)
            (even, odd) = (left * cosine, left * sine / swing)
        } else {
            let swing = frequency * squared.squareRoot()
            // decay - swing, without taking large numbers from each other.
            let slow = SteadyFunctions.falling(frequency * frequency / (decay + swing) * time)
            let fast = SteadyFunctions.falling((decay + swing) * time)
            (even, odd) = ((slow + fast) / 2, (slow - fast) / (2 * swing))
        }
        return Step(
            placeOfPlace: even + decay * odd, placeOfVelocity: odd,
            velocityOfPlace: -frequency * frequency * odd, velocityOfVelocity: even - decay * odd)
    }
}

/// No motion is followed for longer, in seconds: eleven days.
let longestMotion = 1e6

/// A time in seconds as somebody has written it: from 0 to the longest motion, 0 for what is no number or so short that
/// a velocity could be infinite.
func usableSeconds(_ time: Double) -> Double { time > 1e-9 ? min(time, longestMotion) : 0 }

/// A number as somebody has written it, or another where it is none or too large to compute with.
func usableNumber(_ value: Double, or other: Double = 0) -> Double {
    value.isNaN ? other : min(max(value, -1e9), 1e9)
}
