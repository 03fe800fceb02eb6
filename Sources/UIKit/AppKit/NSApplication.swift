public import Foundation

/// The app, of which a tile is none.
@MainActor @preconcurrency public final class NSApplication {
    public static let shared = NSApplication()
    public var keyWindow: NSWindow? { nil }
    public var mainWindow: NSWindow? { nil }
    public let windows: [NSWindow] = []
    public let isActive = true
    public var effectiveAppearance: NSAppearance { NSAppearance() }
    public var appearance: NSAppearance?
    public var currentEvent: NSEvent? { nil }
    private init() {}

    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "NSApplicationDidBecomeActiveNotification")
    public nonisolated static let didResignActiveNotification = Notification.Name(
        "NSApplicationDidResignActiveNotification")
    public nonisolated static let willTerminateNotification = Notification.Name(
        "NSApplicationWillTerminateNotification")

    public func activate(ignoringOtherApps flag: Bool) {}
    public func hide(_ sender: Any?) {}
    /// Nothing ends for a picture.
    public func terminate(_ sender: Any?) {}
}

@MainActor @preconcurrency public let NSApp: NSApplication = .shared

/// The desk that apps are on; nothing opens.
@MainActor @preconcurrency public final class NSWorkspace {
    public static let shared = NSWorkspace()
    private init() {}
    @discardableResult public func open(_ url: URL) -> Bool { false }
    /// The file's icon; a sheet of paper stands for it.
    public func icon(forFile fullPath: String) -> NSImage {
        NSImage(systemSymbolName: "doc", accessibilityDescription: nil) ?? NSImage(size: .zero)
    }
    public func activateFileViewerSelecting(_ fileURLs: [URL]) {}
    public let accessibilityDisplayShouldReduceMotion = false
    public let accessibilityDisplayShouldIncreaseContrast = false
}

/// Where text is copied to, within this process.
@MainActor @preconcurrency public final class NSPasteboard {
    public struct PasteboardType: Hashable, Sendable {
        let name: String
        public static let string = PasteboardType(name: "string")
    }
    public static let general = NSPasteboard()
    private var text: String?
    private init() {}
    @discardableResult public func clearContents() -> Int {
        text = nil
        return 0
    }
    @discardableResult public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
        text = string
        return true
    }
    public func string(forType dataType: PasteboardType) -> String? { text }
}
