public import Foundation

/// The screen: that of a phone, 393 by 852 points, whatever a tile's room is.
@MainActor @preconcurrency public final class UIScreen {
    public static let main = UIScreen()
    public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
    public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 786, height: 1704) }
    public let scale: CGFloat = 2
    public var nativeScale: CGFloat { scale }
    public let brightness: CGFloat = 1
    public let maximumFramesPerSecond = 60
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
    public func beginGeneratingDeviceOrientationNotifications() {}
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    private init() {}
}

public enum UIDeviceOrientation: Int, Sendable {
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
    public var hasStrings: Bool { string != nil }
    private init() {}
}
