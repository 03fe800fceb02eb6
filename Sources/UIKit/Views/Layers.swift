public import Foundation

/// A layer with a shape; a view that has one of its own is drawn as a box with its name.
@MainActor @preconcurrency open class CAShapeLayer: CALayer {
    open var path: CGPath?
    open var fillColor: CGColor?
    open var strokeColor: CGColor?
    open var lineWidth: CGFloat = 1
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1
    open var lineDashPattern: [NSNumber]?
    open var lineCap = CAShapeLayerLineCap.butt
    open var lineJoin = CAShapeLayerLineJoin.miter
    open var fillRule = CAShapeLayerFillRule.nonZero
}

public enum CAShapeLayerLineCap: Sendable { case butt, round, square }
public enum CAShapeLayerLineJoin: Sendable { case miter, round, bevel }
public enum CAShapeLayerFillRule: Sendable { case nonZero, evenOdd }

@MainActor @preconcurrency open class CAGradientLayer: CALayer {
    open var colors: [Any]?
    open var locations: [NSNumber]?
    open var startPoint = CGPoint(x: 0.5, y: 0)
    open var endPoint = CGPoint(x: 0.5, y: 1)
    open var type = CAGradientLayerType.axial
}

public enum CAGradientLayerType: Sendable { case axial, radial, conic }

/// How a layer's corners are rounded.
public enum CALayerCornerCurve: Sendable { case circular, continuous }

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// A change of a layer over time; a picture has none.
@MainActor @preconcurrency open class CAAnimation {
    public init() {}
    open var duration: TimeInterval = 0
    open var repeatCount: Float = 0
    open var autoreverses = false
    open var beginTime: TimeInterval = 0
    open var isRemovedOnCompletion = true
    open var fillMode = CAMediaTimingFillMode.removed
    open var timingFunction: CAMediaTimingFunction?
}

@MainActor @preconcurrency open class CABasicAnimation: CAAnimation {
    open var keyPath: String?
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

public enum CAMediaTimingFillMode: Sendable { case removed, forwards, backwards, both }
public enum CAMediaTimingFunctionName: Sendable { case linear, easeIn, easeOut, easeInEaseOut, `default` }

@MainActor @preconcurrency public final class CAMediaTimingFunction {
    public init(name: CAMediaTimingFunctionName) {}
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

@MainActor @preconcurrency public enum CATransaction {
    public static func begin() {}
    public static func commit() {}
    public static func setDisableActions(_ flag: Bool) {}
    public static func setAnimationDuration(_ duration: TimeInterval) {}
    public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}
