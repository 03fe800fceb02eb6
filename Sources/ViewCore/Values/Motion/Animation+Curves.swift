public import Foundation

extension Animation {
    /// A spring with critical damping and a response of 0.55 s, as SwiftUI has it since iOS 17.
    public static let `default` = Animation(
        .spring(FluidSpring(response: 0.55, damping: 1, .default)))

    // Without a duration a curve takes 0.35 s.
    public static let linear = Animation(.curve(TimedCurve(.linear)))
    public static let easeIn = Animation(.curve(TimedCurve(.easeIn)))
    public static let easeOut = Animation(.curve(TimedCurve(.easeOut)))
    public static let easeInOut = Animation(.curve(TimedCurve(.easeInOut)))

    public static func linear(duration: TimeInterval) -> Animation {
        timingCurve(.linear, duration: duration)
    }
    public static func easeIn(duration: TimeInterval) -> Animation {
        timingCurve(.easeIn, duration: duration)
    }
    public static func easeOut(duration: TimeInterval) -> Animation {
        timingCurve(.easeOut, duration: duration)
    }
    public static func easeInOut(duration: TimeInterval) -> Animation {
        timingCurve(.easeInOut, duration: duration)
    }

    /// A Bézier curve from (0, 0) to (1, 1) with two control points, time first.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y))
        return timingCurve(curve, duration: duration)
    }

    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(.curve(TimedCurve(curve, duration: duration)))
    }
}
