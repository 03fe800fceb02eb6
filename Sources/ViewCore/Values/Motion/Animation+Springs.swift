public import Foundation

// Springs that take over, with the velocity of what moves before them. A response or duration is the time of one swing
// without damping, a damping fraction a part of the critical damping, bounce what is missing of it.

extension Animation {
    public static let spring = Animation(.spring(FluidSpring(duration: 0.5, bounce: 0)))
    public static let interactiveSpring = Animation(
        .spring(FluidSpring(duration: 0.15, bounce: 0.15, blend: 0.25, .interactive)))
    public static let smooth = Animation(.spring(FluidSpring(duration: 0.5, bounce: 0, .smooth)))
    public static let snappy = Animation(.spring(FluidSpring(duration: 0.5, bounce: 0.15, .snappy)))
    public static let bouncy = Animation(.spring(FluidSpring(duration: 0.5, bounce: 0.3, .bouncy)))

    // Without arguments the other one is meant, as in SwiftUI.
    @_disfavoredOverload public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        Animation(
            .spring(
                FluidSpring(response: response, damping: dampingFraction, blend: blendDuration, .response)))
    }
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        Animation(.spring(FluidSpring(duration: duration, bounce: bounce, blend: blendDuration)))
    }
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation(
            .spring(
                FluidSpring(
                    response: spring.response, damping: spring.dampingRatio, blend: blendDuration, .duration))
        )
    }

    @_disfavoredOverload public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        Animation(
            .spring(
                FluidSpring(
                    response: response, damping: dampingFraction, blend: blendDuration, .interactiveResponse))
        )
    }
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        Animation(
            .spring(
                FluidSpring(
                    duration: duration, bounce: 0.15 + extraBounce, blend: blendDuration, .interactive)))
    }

    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(.spring(FluidSpring(duration: duration, bounce: extraBounce, .smooth)))
    }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(.spring(FluidSpring(duration: duration, bounce: 0.15 + extraBounce, .snappy)))
    }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(.spring(FluidSpring(duration: duration, bounce: 0.3 + extraBounce, .bouncy)))
    }
}

// Springs that run beside what moves before them. Their initial velocity is in ways a second.

extension Animation {
    public static var interpolatingSpring: Animation { interpolatingSpring() }

    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        Animation(
            .addedSpring(
                AddedSpring(
                    mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)))
    }
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(
            Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        Animation(.addedSpring(AddedSpring(spring, initialVelocity: initialVelocity)))
    }
}
