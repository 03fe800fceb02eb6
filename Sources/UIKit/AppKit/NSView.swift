public import Foundation
import ViewCore

/// What AppKit's views and controllers are. Nothing reaches one of a still picture.
@MainActor @preconcurrency open class NSResponder {
    public init() {}
    open var acceptsFirstResponder: Bool { false }
    open var nextResponder: NSResponder? { nil }
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    @discardableResult open func resignFirstResponder() -> Bool { true }
    open func mouseDown(with event: NSEvent) {}
    open func mouseUp(with event: NSEvent) {}
    open func mouseDragged(with event: NSEvent) {}
    open func mouseEntered(with event: NSEvent) {}
    open func mouseExited(with event: NSEvent) {}
    open func mouseMoved(with event: NSEvent) {}
    open func rightMouseDown(with event: NSEvent) {}
    open func scrollWheel(with event: NSEvent) {}
    open func keyDown(with event: NSEvent) {}
    open func keyUp(with event: NSEvent) {}
    open func flagsChanged(with event: NSEvent) {}
}

extension NSResponder: Hashable {
    public nonisolated static func == (a: NSResponder, b: NSResponder) -> Bool { a === b }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A view of AppKit: what style code sets on one.
@MainActor @preconcurrency open class NSView: NSResponder {
    open var frame: NSRect
    open var bounds: NSRect {
        get { NSRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    open var isHidden = false
    open var alphaValue: CGFloat = 1
    open var toolTip: String?
    open var identifier: String?
    open var autoresizingMask: AutoresizingMask = []
    open var translatesAutoresizingMaskIntoConstraints = true
    open var appearance: NSAppearance?
    open var needsDisplay = false
    open var needsLayout = false
    open var isFlipped: Bool { false }
    open var allowsVibrancy: Bool { false }
    open var mouseDownCanMoveWindow: Bool { true }
    open var intrinsicContentSize: NSSize {
        NSSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric)
    }
    public static let noIntrinsicMetric: CGFloat = -1
    open var effectiveAppearance: NSAppearance { appearance ?? NSAppearance() }
    open var window: NSWindow? { nil }
    open var visibleRect: NSRect { bounds }
    /// There is one as soon as it is asked for.
    open var wantsLayer = false { didSet { if wantsLayer, layer == nil { layer = CALayer() } } }
    open var layer: CALayer?
    public private(set) var subviews: [NSView] = []
    public private(set) weak var superview: NSView?
    public private(set) var trackingAreas: [NSTrackingArea] = []

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let minXMargin = AutoresizingMask(rawValue: 1)
        public static let width = AutoresizingMask(rawValue: 2)
        public static let maxXMargin = AutoresizingMask(rawValue: 4)
        public static let minYMargin = AutoresizingMask(rawValue: 8)
        public static let height = AutoresizingMask(rawValue: 16)
        public static let maxYMargin = AutoresizingMask(rawValue: 32)
    }

    public init(frame frameRect: NSRect) {
        frame = frameRect
        super.init()
    }
    public convenience override init() { self.init(frame: .zero) }
    /// No archive makes a view here.
    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
    }

    open func addSubview(_ view: NSView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
    }
    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }
    open func draw(_ dirtyRect: NSRect) {}
    open func layout() {}
    open func updateLayer() {}
    open func updateTrackingAreas() {}
    open func addTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.append(trackingArea) }
    open func removeTrackingArea(_ trackingArea: NSTrackingArea) {
        trackingAreas.removeAll { $0 === trackingArea }
    }
    open func addCursorRect(_ rect: NSRect, cursor object: NSCursor) {}
    open func resetCursorRects() {}
    open func viewDidMoveToWindow() {}
    open func viewDidMoveToSuperview() {}
    open func viewWillMove(toWindow newWindow: NSWindow?) {}
    open func viewDidChangeEffectiveAppearance() {}
    open func invalidateIntrinsicContentSize() {}
    open func hitTest(_ point: NSPoint) -> NSView? { bounds.contains(point) ? self : nil }
    open func convert(_ point: NSPoint, from view: NSView?) -> NSPoint { point }
    open func convert(_ rect: NSRect, to view: NSView?) -> NSRect { rect }
    open func setNeedsDisplay(_ invalidRect: NSRect) {}
    open func layoutSubtreeIfNeeded() {}
    open func setContentHuggingPriority(
        _ priority: UILayoutPriority, for orientation: NSLayoutConstraint.Orientation
    ) {}
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for orientation: NSLayoutConstraint.Orientation
    ) {}

    /// What it looks like, as a view; `nil` for one of which only its own code knows.
    func drawn() -> AnyView? {
        guard type(of: self) == NSView.self, subviews.isEmpty else { return nil }
        return AnyView(layer?.backgroundColor.map { Color(cgColor: $0) } ?? .clear)
    }
}

extension NSLayoutConstraint {
    public typealias Orientation = Axis
    public typealias Priority = UILayoutPriority
}

extension NSView {
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}
