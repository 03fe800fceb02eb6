public import Foundation

/// What a mouse or a key did; nothing.
@MainActor @preconcurrency open class NSEvent {
    public struct ModifierFlags: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let capsLock = ModifierFlags(rawValue: 1 << 16)
        public static let shift = ModifierFlags(rawValue: 1 << 17)
        public static let control = ModifierFlags(rawValue: 1 << 18)
        public static let option = ModifierFlags(rawValue: 1 << 19)
        public static let command = ModifierFlags(rawValue: 1 << 20)
        public static let function = ModifierFlags(rawValue: 1 << 23)
        public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xFFFF_0000)
    }
    public struct EventTypeMask: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        public static let leftMouseDown = EventTypeMask(rawValue: 1 << 1)
        public static let leftMouseUp = EventTypeMask(rawValue: 1 << 2)
        public static let rightMouseDown = EventTypeMask(rawValue: 1 << 3)
        public static let mouseMoved = EventTypeMask(rawValue: 1 << 5)
        public static let keyDown = EventTypeMask(rawValue: 1 << 10)
        public static let keyUp = EventTypeMask(rawValue: 1 << 11)
        public static let flagsChanged = EventTypeMask(rawValue: 1 << 12)
        public static let scrollWheel = EventTypeMask(rawValue: 1 << 22)
    }
    init() {}
    open var modifierFlags: ModifierFlags { [] }
    open var locationInWindow: NSPoint { .zero }
    open var keyCode: UInt16 { 0 }
    open var characters: String? { nil }
    open var charactersIgnoringModifiers: String? { nil }
    open var clickCount: Int { 0 }
    open var scrollingDeltaX: CGFloat { 0 }
    open var scrollingDeltaY: CGFloat { 0 }
    open var deltaX: CGFloat { 0 }
    open var deltaY: CGFloat { 0 }
    open var window: NSWindow? { nil }
    public class var modifierFlags: ModifierFlags { [] }
    public class var mouseLocation: NSPoint { .zero }
    public class var pressedMouseButtons: Int { 0 }

    /// Nothing happens that could be heard of.
    public class func addLocalMonitorForEvents(
        matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
    ) -> Any? { nil }
    public class func addGlobalMonitorForEvents(
        matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
    ) -> Any? { nil }
    public class func removeMonitor(_ eventMonitor: Any) {}
}

/// Where a view hears of the mouse.
@MainActor @preconcurrency open class NSTrackingArea {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mouseEnteredAndExited = Options(rawValue: 1)
        public static let mouseMoved = Options(rawValue: 2)
        public static let cursorUpdate = Options(rawValue: 4)
        public static let activeWhenFirstResponder = Options(rawValue: 16)
        public static let activeInKeyWindow = Options(rawValue: 32)
        public static let activeInActiveApp = Options(rawValue: 64)
        public static let activeAlways = Options(rawValue: 128)
        public static let inVisibleRect = Options(rawValue: 512)
        public static let enabledDuringMouseDrag = Options(rawValue: 1024)
    }
    public init(rect: NSRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil) {}
}

/// How the pointer looks; there is none in a picture.
@MainActor @preconcurrency public final class NSCursor: Sendable {
    private init() {}
    public static let arrow = NSCursor()
    public static let iBeam = NSCursor()
    public static let crosshair = NSCursor()
    public static let closedHand = NSCursor()
    public static let openHand = NSCursor()
    public static let pointingHand = NSCursor()
    public static let resizeLeft = NSCursor()
    public static let resizeRight = NSCursor()
    public static let resizeLeftRight = NSCursor()
    public static let resizeUp = NSCursor()
    public static let resizeDown = NSCursor()
    public static let resizeUpDown = NSCursor()
    public static let operationNotAllowed = NSCursor()
    public static let dragCopy = NSCursor()
    public static let contextualMenu = NSCursor()
    public static var current: NSCursor { arrow }
    public func push() {}
    public func pop() {}
    public func set() {}
    public static func pop() {}
    public static func hide() {}
    public static func unhide() {}
}
