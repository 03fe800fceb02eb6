public import Foundation
public import ViewCore

/// A window of AppKit; a tile has none.
@MainActor @preconcurrency open class NSWindow: NSResponder {
    public struct StyleMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let borderless: StyleMask = []
        public static let titled = StyleMask(rawValue: 1)
        public static let closable = StyleMask(rawValue: 2)
        public static let miniaturizable = StyleMask(rawValue: 4)
        public static let resizable = StyleMask(rawValue: 8)
        public static let utilityWindow = StyleMask(rawValue: 16)
        public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
        public static let hudWindow = StyleMask(rawValue: 1 << 13)
        public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
    }
    public enum BackingStoreType: Int, Sendable { case buffered = 2 }
    public enum TitleVisibility: Int, Sendable { case visible, hidden }
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let normal = Level(rawValue: 0)
        public static let floating = Level(rawValue: 3)
        public static let statusBar = Level(rawValue: 25)
        public static let popUpMenu = Level(rawValue: 101)
    }
    public struct CollectionBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
        public static let moveToActiveSpace = CollectionBehavior(rawValue: 2)
        public static let stationary = CollectionBehavior(rawValue: 16)
        public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 256)
    }
    public enum ButtonType: UInt, Sendable { case closeButton, miniaturizeButton, zoomButton }

    open var title = ""
    open var titleVisibility = TitleVisibility.visible
    open var styleMask: StyleMask = []
    open var level = Level.normal
    open var collectionBehavior: CollectionBehavior = []
    open var isOpaque = true
    open var hasShadow = true
    open var alphaValue: CGFloat = 1
    open var backgroundColor: NSColor!
    open var contentView: NSView?
    open var contentViewController: NSViewController?
    open var titlebarAppearsTransparent = false
    open var isMovableByWindowBackground = false
    open var isReleasedWhenClosed = true
    open var appearance: NSAppearance?
    open var ignoresMouseEvents = false
    open var frame = NSRect.zero
    open var screen: NSScreen? { .main }
    open var isKeyWindow: Bool { false }
    open var isVisible: Bool { false }
    open var canBecomeKey: Bool { false }
    open var canBecomeMain: Bool { false }

    public override init() { super.init() }
    public init(
        contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
        defer flag: Bool
    ) {
        super.init()
        frame = contentRect
        styleMask = style
    }
    open func close() {}
    open func makeKeyAndOrderFront(_ sender: Any?) {}
    open func orderFront(_ sender: Any?) {}
    open func orderOut(_ sender: Any?) {}
    open func center() {}
    open func setFrame(_ frameRect: NSRect, display flag: Bool) { frame = frameRect }
    open func setContentSize(_ size: NSSize) { frame.size = size }
    open func standardWindowButton(_ button: ButtonType) -> NSView? { nil }
    open func performDrag(with event: NSEvent) {}

    public nonisolated static let didBecomeKeyNotification = Notification.Name(
        "NSWindowDidBecomeKeyNotification")
    public nonisolated static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
}

@MainActor @preconcurrency open class NSPanel: NSWindow {
    open var isFloatingPanel = false
    open var becomesKeyOnlyIfNeeded = false
    open var hidesOnDeactivate = true
}

/// A controller of AppKit: what style code sets on one.
@MainActor @preconcurrency open class NSViewController: NSResponder {
    open var view = NSView()
    open var title: String?
    open var preferredContentSize = NSSize.zero
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    public init(nibName: String?, bundle: Bundle?) { super.init() }
    open func loadView() {}
    open func viewDidLoad() {}
    open func viewWillAppear() {}
    open func viewDidAppear() {}
    open func viewWillDisappear() {}
    open func viewDidDisappear() {}
    open func viewDidLayout() {}

    /// Of a controller of one's own only its code knows what it shows.
    func drawn() -> AnyView? { type(of: self) == NSViewController.self ? view.drawn() : nil }
}

/// A view of SwiftUI among those of AppKit.
@MainActor @preconcurrency open class NSHostingView<Content: View>: NSView {
    open var rootView: Content
    public required init(rootView: Content) {
        self.rootView = rootView
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) { nil }
    open var fittingSize: NSSize { frame.size }
    override func drawn() -> AnyView? { AnyView(rootView) }
}

@MainActor @preconcurrency open class NSHostingController<Content: View>: NSViewController {
    open var rootView: Content
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { nil }
    override func drawn() -> AnyView? { AnyView(rootView) }
}
