public import Foundation

/// The app, of which a tile is none: no windows, nothing opens.
@MainActor @preconcurrency public final class UIApplication {
    public static let shared = UIApplication()
    public enum State: Int, Sendable { case active, inactive, background }
    public let applicationState = State.active
    public let connectedScenes: Set<UIScene> = []
    public let windows: [UIWindow] = []
    public var keyWindow: UIWindow? { nil }
    public let openScenes: [UIScene] = []
    public var applicationIconBadgeNumber = 0
    public var preferredContentSizeCategory: UIContentSizeCategory { .large }
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    public var supportsAlternateIcons: Bool { false }
    public var alternateIconName: String? { nil }
    public var isIdleTimerDisabled = false
    private init() {}

    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    public static let openSettingsURLString = "app-settings:"

    public func canOpenURL(_ url: URL) -> Bool { false }
    public struct OpenExternalURLOptionsKey: Hashable, Sendable {
        let name: String
    }
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) { completion?(false) }
}

/// A scene of an app.
@MainActor @preconcurrency open class UIScene: Hashable {
    public enum ActivationState: Int, Sendable {
        case unattached = -1, foregroundActive, foregroundInactive, background
    }
    public let activationState = ActivationState.foregroundActive
    init() {}
    public nonisolated static func == (a: UIScene, b: UIScene) -> Bool { a === b }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A scene with windows.
@MainActor @preconcurrency public final class UIWindowScene: UIScene {
    public let windows: [UIWindow] = []
    public var keyWindow: UIWindow? { nil }
    public var screen: UIScreen { .main }
    public enum Orientation: Int, Sendable {
        case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    }
    public let interfaceOrientation = Orientation.portrait
}

/// A window of an app.
@MainActor @preconcurrency open class UIWindow: UIView {
    open var rootViewController: UIViewController?
    open var isKeyWindow: Bool { false }
    open var windowScene: UIWindowScene?
    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init(frame: UIScreen.main.bounds)
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func makeKeyAndVisible() {}
}
