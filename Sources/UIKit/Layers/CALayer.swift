public import Foundation
public import ViewCore

/// What a layer is told. It is drawn with its view: its ground, corners, border and shadow, and the layers on it.
@MainActor @preconcurrency open class CALayer {
    open var cornerRadius: CGFloat = 0
    open var masksToBounds = false
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
    open var backgroundColor: CGColor?
    open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3
    open var opacity: Float = 1
    /// Where it lies in the layer around it; that of a view's own layer is the view's, whichever of the two is set.
    open var frame: CGRect {
        get { view?.frameOfLayer ?? ownFrame }
        set { if let view { view.frameOfLayer = newValue } else { ownFrame = newValue } }
    }
    private var ownFrame = CGRect.zero
    /// The view whose own layer it is.
    weak var view: (any LayerOwner)?
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    /// Where its anchor lies: its middle, unless `anchorPoint` says otherwise.
    open var position: CGPoint {
        get {
            CGPoint(
                x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y)
        }
        set {
            frame.origin = CGPoint(
                x: newValue.x - frame.width * anchorPoint.x, y: newValue.y - frame.height * anchorPoint.y)
        }
    }
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var anchorPointZ: CGFloat = 0
    open var zPosition: CGFloat = 0
    /// What of it lies in the plane is drawn.
    open var transform = CATransform3DIdentity
    open var sublayerTransform = CATransform3DIdentity
    open var cornerCurve = CALayerCornerCurve.circular
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    open var shadowPath: CGPath?
    open var mask: CALayer?
    open var isHidden = false
    open var isOpaque = false
    open var isDoubleSided = true
    open var isGeometryFlipped = false
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var contentsScale: CGFloat = 1
    open var contentsGravity = CALayerContentsGravity.resize
    open var contents: Any?
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Filters of Core Image, which are not applied.
    open var filters: [Any]?
    open var backgroundFilters: [Any]?
    open var compositingFilter: Any?
    open var allowsEdgeAntialiasing = false
    open var allowsGroupOpacity = true
    open var drawsAsynchronously = false
    open var needsDisplayOnBoundsChange = false
    open var name: String?
    open var speed: Float = 1
    open var timeOffset: TimeInterval = 0
    open var beginTime: TimeInterval = 0
    open var duration: TimeInterval = 0
    open var actions: [String: any CAAction]?
    open weak var delegate: (any CALayerDelegate)?
    open internal(set) var sublayers: [CALayer]?
    public private(set) weak var superlayer: CALayer?

    public init() {}
    public init(layer: Any) {}
    public required init?(coder: NSCoder) {}

    open func addSublayer(_ layer: CALayer) {
        layer.removeFromSuperlayer()
        sublayers = (sublayers ?? []) + [layer]
        layer.superlayer = self
    }
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        var all = sublayers ?? []
        all.insert(layer, at: min(Int(index), all.count))
        sublayers = all
        layer.superlayer = self
    }
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
    }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        let place = sublayers?.firstIndex { $0 === sibling }
        insertSublayer(layer, at: UInt32(place.map { $0 + 1 } ?? sublayers?.count ?? 0))
    }
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }
    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ rect: CGRect) {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func layoutSublayers() {}
    open func displayIfNeeded() {}
    open func display() {}
    open func draw(in context: CGContext) {}
    open func add(_ animation: CAAnimation, forKey key: String?) {}
    open func removeAllAnimations() {}
    open func removeAnimation(forKey key: String) {}
    /// A picture has no animation under way.
    open func animation(forKey key: String) -> CAAnimation? { nil }
    open func animationKeys() -> [String]? { nil }
    open func presentation() -> Self? { self }
    open func model() -> Self { self }
    open class func needsDisplay(forKey key: String) -> Bool { false }
    open func action(forKey event: String) -> (any CAAction)? { nil }
    open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
    open func hitTest(_ point: CGPoint) -> CALayer? { frame.contains(point) ? self : nil }
    open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint { point }
    open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint { point }
    open func setAffineTransform(_ transform: CGAffineTransform) {
        self.transform = CATransform3DMakeAffineTransform(transform)
    }
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    /// Nothing is set by its name.
    open func setValue(_ value: Any?, forKey key: String) { ignored("CALayer.setValue(forKey: \"\(key)\")") }
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
    open func value(forKey key: String) -> Any? { nil }
    open func value(forKeyPath keyPath: String) -> Any? { nil }
    open func render(in context: CGContext) { draw(onto: context) }

    /// What it adds to the ground, the border and the layers on it.
    func drawContent(onto context: CGContext) {}
}

extension CALayer: Hashable {
    public nonisolated static func == (a: CALayer, b: CALayer) -> Bool { a === b }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Whose own layer a layer is.
@MainActor protocol LayerOwner: AnyObject {
    var frameOfLayer: CGRect { get set }
}

/// What happens when something of a layer changes; nothing does in a picture.
public protocol CAAction {}
extension CAAnimation: CAAction {}

@MainActor @preconcurrency public protocol CALayerDelegate: AnyObject {
    func display(_ layer: CALayer)
    func draw(_ layer: CALayer, in context: CGContext)
    func layoutSublayers(of layer: CALayer)
}

// Each is optional, as in Objective-C.
extension CALayerDelegate {
    public func display(_ layer: CALayer) {}
    public func draw(_ layer: CALayer, in context: CGContext) {}
    public func layoutSublayers(of layer: CALayer) {}
}

/// Where the contents of a layer lie.
public enum CALayerContentsGravity: Sendable {
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    case resize, resizeAspect, resizeAspectFill
}

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
