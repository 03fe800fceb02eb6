public import Foundation
import ViewCore

/// A change of a layer over time; a picture has none.
@MainActor @preconcurrency open class CAAnimation {
    public init() {}
    open var duration: TimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: TimeInterval = 0
    open var autoreverses = false
    open var beginTime: TimeInterval = 0
    open var timeOffset: TimeInterval = 0
    open var speed: Float = 1
    open var isRemovedOnCompletion = true
    open var fillMode = CAMediaTimingFillMode.removed
    open var timingFunction: CAMediaTimingFunction?
    /// Never told: nothing starts and nothing stops.
    open var delegate: (any CAAnimationDelegate)?
    open func setValue(_ value: Any?, forKey key: String) {}
    open func value(forKey key: String) -> Any? { nil }
}

@MainActor @preconcurrency public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

@MainActor @preconcurrency open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    open var isAdditive = false
    open var isCumulative = false
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

@MainActor @preconcurrency open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?
}

@MainActor @preconcurrency open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0
    open var settlingDuration: TimeInterval { duration }
}

@MainActor @preconcurrency open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    open var path: CGPath?
    open var keyTimes: [NSNumber]?
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear
    open var rotationMode: CAAnimationRotationMode?
}

public enum CAAnimationCalculationMode: Sendable { case linear, discrete, paced, cubic, cubicPaced }
public enum CAAnimationRotationMode: Sendable { case rotateAuto, rotateAutoReverse }

@MainActor @preconcurrency open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?
}

@MainActor @preconcurrency open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
    open var startProgress: Float = 0
    open var endProgress: Float = 1
}

public enum CATransitionType: Sendable { case fade, moveIn, push, reveal }
public enum CATransitionSubtype: Sendable { case fromRight, fromLeft, fromTop, fromBottom }

public enum CAMediaTimingFillMode: Sendable { case removed, forwards, backwards, both }
public enum CAMediaTimingFunctionName: Sendable { case linear, easeIn, easeOut, easeInEaseOut, `default` }

@MainActor @preconcurrency public final class CAMediaTimingFunction {
    public init(name: CAMediaTimingFunctionName) {}
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

@MainActor @preconcurrency public enum CATransaction {
    public static func begin() {}
    public static func commit() {}
    public static func flush() {}
    public static func setDisableActions(_ flag: Bool) {}
    public static func disableActions() -> Bool { false }
    public static func setAnimationDuration(_ duration: TimeInterval) {}
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
    public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}

/// Calls with each frame of a screen. A picture has no clock: it never calls, and records that it was started.
@MainActor @preconcurrency open class CADisplayLink {
    open var isPaused = false
    open var preferredFramesPerSecond = 0
    open var preferredFrameRateRange = CAFrameRateRange.default
    public let duration: TimeInterval = 1 / 60.0
    public let timestamp: TimeInterval = 0
    public let targetTimestamp: TimeInterval = 0
    public init(target: Any, selector sel: Selector) {}
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { ViewGraph.record("displayLink") }
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func invalidate() {}
}

public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum: Float
    public var maximum: Float
    public var preferred: Float?
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// Always 0: no clock reaches a picture.
public func CACurrentMediaTime() -> TimeInterval { 0 }
