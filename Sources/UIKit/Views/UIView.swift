public import Foundation
public import ViewCore

/// A view of UIKit: what style code sets on one, kept for drawing.
@MainActor @preconcurrency open class UIView: UIResponder {
    open var frame: CGRect
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set {
            frame.size = newValue.size
            undrawn("UIView.bounds.origin", if: newValue.origin != .zero)
        }
    }
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    open var isHidden = false
    open var isUserInteractionEnabled = true
    open var isOpaque = true
    open var clipsToBounds = false
    open var backgroundColor: UIColor?
    open var alpha: CGFloat = 1
    open var tintColor: UIColor?
    open var tag = 0
    open var contentMode = ContentMode.scaleToFill
    open var autoresizingMask: AutoresizingMask = []
    open var translatesAutoresizingMaskIntoConstraints = true
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var accessibilityLabel: String?
    open var accessibilityIdentifier: String?
    open var isAccessibilityElement = false
    open var accessibilityTraits: UIAccessibilityTraits = []
    open var accessibilityElementsHidden = false
    open var accessibilityViewIsModal = false
    open var accessibilityFrame = CGRect.zero
    open var accessibilityElements: [Any]?
    open var accessibilityAttributedLabel: NSAttributedString?
    open var accessibilityLanguage: String?
    open var accessibilityIgnoresInvertColors = false
    open var shouldGroupAccessibilityChildren = false
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Of the class that `layerClass` names, if that is one of Core Animation's own.
    public private(set) lazy var layer = makeLayer()
    public private(set) var subviews: [UIView] = []
    public private(set) weak var superview: UIView?
    open var traitCollection: UITraitCollection { .current }
    open var safeAreaInsets: UIEdgeInsets { .zero }
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    open var preservesSuperviewLayoutMargins = false
    open var insetsLayoutMarginsFromSafeArea = true
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    open var autoresizesSubviews = true
    open var clearsContextBeforeDrawing = true
    open var contentScaleFactor: CGFloat = 2
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var isFocused: Bool { false }
    open var canBecomeFocused: Bool { false }
    open var focusGroupIdentifier: String?
    open var tintAdjustmentMode = TintAdjustmentMode.automatic
    open var restorationIdentifier: String?
    open var minimumContentSizeCategory: UIContentSizeCategory?
    open var maximumContentSizeCategory: UIContentSizeCategory?
    open var largeContentTitle: String?
    open var showsLargeContentViewer = false
    /// What of it may be seen.
    open var mask: UIView?
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var transform3D: CATransform3D {
        get { CATransform3DMakeAffineTransform(transform) }
        set { transform = CATransform3DGetAffineTransform(newValue) }
    }
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect }
    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }
    open class var requiresConstraintBasedLayout: Bool { false }
    public static let layoutFittingCompressedSize = CGSize.zero
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
    /// Its own size, or what is asked for: constraints are not solved.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { sizeThatFits(targetSize) }
    open func safeAreaInsetsDidChange() {}
    open func layoutMarginsDidChange() {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func layoutSublayers(of layer: CALayer) {}
    open func updateProperties() {}
    open func setNeedsUpdateProperties() {}
    open func setNeedsUpdateConstraints() {}
    open func needsUpdateConstraints() -> Bool { false }
    open func updateConstraintsIfNeeded() {}
    open func setNeedsDisplay(_ rect: CGRect) {}
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open var window: UIWindow? { nil }
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    public static let noIntrinsicMetric: CGFloat = -1

    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }
    public convenience override init() { self.init(frame: .zero) }
    /// No archive makes a view here.
    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
    }

    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        view.willMove(toSuperview: self)
        subviews.append(view)
        view.superview = self
        didAddSubview(view)
        view.didMoveToSuperview()
    }
    open func insertSubview(_ view: UIView, at index: Int) {
        view.removeFromSuperview()
        view.willMove(toSuperview: self)
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.superview = self
        didAddSubview(view)
        view.didMoveToSuperview()
    }
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
    }
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insertSubview(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
    }
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
        subviews.swapAt(index1, index2)
    }
    open func isDescendant(of view: UIView) -> Bool {
        view === self || (superview?.isDescendant(of: view) ?? false)
    }
    open func removeFromSuperview() {
        guard let old = superview else { return }
        old.willRemoveSubview(self)
        old.subviews.removeAll { $0 === self }
        superview = nil
    }
    /// Called where source mode connects outlets, as a nib does when it has loaded.
    open func awakeFromNib() {}
    open func prepareForInterfaceBuilder() {}
    open func layoutSubviews() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func setNeedsDisplay() {}
    open func updateConstraints() {}
    open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
    open func sizeThatFits(_ size: CGSize) -> CGSize { size }
    open func didMoveToSuperview() {}
    open func didMoveToWindow() {}
    open func draw(_ rect: CGRect) {}
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {}
    open func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {}
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {}
    public private(set) var interactions: [any UIInteraction] = []
    open func addInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: self)
        interactions.append(interaction)
        interaction.didMove(to: self)
    }
    open var gestureRecognizers: [UIGestureRecognizer]?
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        gestureRecognizer.view = self
    }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }
    @discardableResult open func endEditing(_ force: Bool) -> Bool { false }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        self.point(inside: point, with: event) ? self : nil
    }
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
    open func bringSubviewToFront(_ view: UIView) {
        guard let place = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: place))
    }
    open func sendSubviewToBack(_ view: UIView) {
        guard let place = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.insert(subviews.remove(at: place), at: 0)
    }
    open func viewWithTag(_ tag: Int) -> UIView? {
        self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }
    open func invalidateIntrinsicContentSize() {}
    open func tintColorDidChange() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var transform = CGAffineTransform.identity
    open class var layerClass: AnyClass { CALayer.self }
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }

    /// What it looks like, as a view; `nil` for one of which only its own code knows.
    func drawn() -> AnyView? { drawnByItself() }
    /// Whether `drawn()` of a class with a look of its own has the colour of its ground.
    var drawsGround: Bool { false }
    /// Where what it draws stands in a frame that is larger.
    var contentAlignment: Alignment { .center }
    /// Whether it has its layer's corners.
    var clipsItself: Bool { false }
    /// What methods were asked for that is not drawn.
    final var undrawnCalls: [String] = []
    /// Whether `drawn()` has drawn the view's layer, too.
    final var didDrawItself = false
}

/// Whether something runs the way text does.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// Something that a view reacts to.
@MainActor @preconcurrency public protocol UIInteraction: AnyObject {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}
