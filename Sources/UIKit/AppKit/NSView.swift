import Foundation
import ViewCore

/// A view of AppKit: what style code sets on one.
@MainActor open class NSView: UIView {
    open var wantsLayer = false
    open var needsDisplay = false
    open var acceptsFirstResponder: Bool { false }

    override func drawn() -> AnyView? {
        guard type(of: self) == NSView.self, subviews.isEmpty else { return nil }
        return AnyView(layer.backgroundColor.map { Color(cgColor: $0) } ?? .clear)
    }
}

/// A blur of AppKit: a material.
@MainActor open class NSVisualEffectView: NSView {
    public enum Material: Int, Sendable {
        case titlebar = 3, selection, menu, popover, sidebar
        case headerView = 10, sheet, windowBackground, hudWindow, fullScreenUI = 15, toolTip = 17,
            contentBackground
        case underWindowBackground = 21, underPageBackground
    }
    public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
    public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }

    open var material = Material.windowBackground
    open var blendingMode = BlendingMode.behindWindow
    open var state = State.followsWindowActiveState
    open var isEmphasized = false

    override func drawn() -> AnyView? { AnyView(Rectangle().fill(.regularMaterial)) }
}

/// A window of AppKit; a tile has none.
@MainActor open class NSWindow: UIResponder {
    public struct StyleMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let titled = StyleMask(rawValue: 1)
        public static let closable = StyleMask(rawValue: 2)
        public static let miniaturizable = StyleMask(rawValue: 4)
        public static let resizable = StyleMask(rawValue: 8)
        public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
    }
    open var title = ""
    open var styleMask: StyleMask = []
    open var isOpaque = true
    open var backgroundColor: NSColor?
    open var contentView: NSView?
    open var titlebarAppearsTransparent = false
    open var isMovableByWindowBackground = false
    open var isKeyWindow: Bool { false }
    public override init() { super.init() }
    open func close() {}
    open func makeKeyAndOrderFront(_ sender: Any?) {}
    open func orderOut(_ sender: Any?) {}
    open func center() {}
}
