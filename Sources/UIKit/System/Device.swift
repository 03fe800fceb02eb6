public import Foundation
import ViewCore

/// The screen: that of a phone, 393 by 852 points, whatever a tile's room is.
@MainActor @preconcurrency public final class UIScreen {
    public static let main = UIScreen()
    public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
    public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 786, height: 1704) }
    public let scale: CGFloat = 2
    public var nativeScale: CGFloat { scale }
    /// What is set here makes no picture darker.
    public var brightness: CGFloat = 1
    public let maximumFramesPerSecond = 60
    public static let screens = [main]
    public let isCaptured = false
    public let mirrored: UIScreen? = nil
    public let wantsSoftwareDimming = false
    public let calibratedLatency: TimeInterval = 0
    public let overscanCompensation = 0
    public let coordinateSpace = CGRect(x: 0, y: 0, width: 393, height: 852)
    public let fixedCoordinateSpace = CGRect(x: 0, y: 0, width: 393, height: 852)
    public nonisolated static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")
    public nonisolated static let capturedDidChangeNotification = Notification.Name(
        "UIScreenCapturedDidChangeNotification")
    public nonisolated static let modeDidChangeNotification = Notification.Name(
        "UIScreenModeDidChangeNotification")
    public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    public nonisolated static let didDisconnectNotification = Notification.Name(
        "UIScreenDidDisconnectNotification")
    public var traitCollection: UITraitCollection { .current }
    private init() {}
}

/// The device: a phone.
@MainActor @preconcurrency public final class UIDevice {
    public static let current = UIDevice()
    public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
    public let model = "iPhone"
    public let name = "iPhone"
    public let systemName = "iOS"
    public let systemVersion = "26.0"
    public let orientation = UIDeviceOrientation.portrait
    public let identifierForVendor: UUID? = nil
    public let batteryLevel: Float = -1
    public var isBatteryMonitoringEnabled = false
    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
    public let batteryState = BatteryState.unknown
    public let localizedModel = "iPhone"
    public let isMultitaskingSupported = true
    public let isGeneratingDeviceOrientationNotifications = false
    public var isProximityMonitoringEnabled = false
    public let proximityState = false
    public func endGeneratingDeviceOrientationNotifications() {}
    public func playInputClick() { ViewGraph.record("inputClick") }
    /// Nothing is set by its name.
    public func setValue(_ value: Any?, forKey key: String) {}
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")
    public func beginGeneratingDeviceOrientationNotifications() {}
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    private init() {}
}

public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { .phone }

public enum UIDeviceOrientation: Int, Sendable {
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// What is copied stays in this process.
@MainActor @preconcurrency public final class UIPasteboard {
    public static let general = UIPasteboard()
    public var string: String?
    public var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.first }
    }
    public var url: URL?
    public var image: UIImage?
    public var urls: [URL]? {
        get { url.map { [$0] } }
        set { url = newValue?.first }
    }
    public var images: [UIImage]? {
        get { image.map { [$0] } }
        set { image = newValue?.first }
    }
    public var color: UIColor?
    public var colors: [UIColor]?
    public var items: [[String: Any]] = []
    public let changeCount = 0
    public var numberOfItems: Int { string == nil ? 0 : 1 }
    public var hasStrings: Bool { string != nil }
    public var hasURLs: Bool { url != nil }
    public var hasImages: Bool { image != nil }
    public var hasColors: Bool { color != nil }
    public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) { string = value as? String }
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) {}
    public func value(forPasteboardType pasteboardType: String) -> Any? { string }
    public func data(forPasteboardType pasteboardType: String) -> Data? { nil }
    public struct OptionsKey: Hashable, Sendable {
        let name: String
        public static let expirationDate = OptionsKey(name: "expirationDate")
        public static let localOnly = OptionsKey(name: "localOnly")
    }
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    private init() {}
}
