public import Foundation

/// The app, of which a tile is none: no windows, nothing opens.
@MainActor @preconcurrency public final class UIApplication: UIResponder {
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
    public weak var delegate: (any UIApplicationDelegate)?
    public var isRegisteredForRemoteNotifications: Bool { false }
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    public var isProtectedDataAvailable: Bool { true }
    public var statusBarOrientation: UIInterfaceOrientation { .portrait }
    public var statusBarFrame: CGRect { .zero }
    public var statusBarStyle: UIStatusBarStyle { .default }
    public var isStatusBarHidden: Bool { false }
    public var isNetworkActivityIndicatorVisible = false
    public var supportsMultipleScenes: Bool { false }
    public var supportsShakeToEdit: Bool { false }
    public var shortcutItems: [UIApplicationShortcutItem]?
    public func registerForRemoteNotifications() {}
    public func unregisterForRemoteNotifications() {}
    public func beginReceivingRemoteControlEvents() {}
    public func endReceivingRemoteControlEvents() {}
    public func beginIgnoringInteractionEvents() {}
    public func endIgnoringInteractionEvents() {}
    public func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil)
    }
    public func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { .invalid }
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSObject?, options: AnyObject?,
        errorHandler: (((any Error)) -> Void)? = nil
    ) {}
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "url")
        public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
        public static let shortcutItem = LaunchOptionsKey(rawValue: "shortcutItem")
        public static let location = LaunchOptionsKey(rawValue: "location")
    }
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
        public static let annotation = OpenURLOptionsKey(rawValue: "annotation")
        public static let openInPlace = OpenURLOptionsKey(rawValue: "openInPlace")
    }
    private override init() {}

    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    public nonisolated static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")
    public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
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
    public nonisolated static let openSettingsURLString = "app-settings:"

    public func canOpenURL(_ url: URL) -> Bool { false }
    public struct OpenExternalURLOptionsKey: Hashable, Sendable {
        let name: String
        public static let universalLinksOnly = OpenExternalURLOptionsKey(name: "universalLinksOnly")
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
    open weak var delegate: (any UISceneDelegate)?
    open var title: String!
    public let session = UISceneSession()
    public struct ConnectionOptions {
        public let urlContexts: Set<UIOpenURLContext> = []
        public let shortcutItem: UIApplicationShortcutItem? = nil
    }
    public nonisolated static let didActivateNotification = Notification.Name(
        "UISceneDidActivateNotification")
    public nonisolated static let willDeactivateNotification = Notification.Name(
        "UISceneWillDeactivateNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    public nonisolated static let willConnectNotification = Notification.Name(
        "UISceneWillConnectNotification")
    public nonisolated static let didDisconnectNotification = Notification.Name(
        "UISceneDidDisconnectNotification")
    init() {}
    public nonisolated static func == (a: UIScene, b: UIScene) -> Bool { a === b }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A scene with windows.
@MainActor @preconcurrency public final class UIWindowScene: UIScene {
    public let windows: [UIWindow] = []
    public var keyWindow: UIWindow? { nil }
    public var screen: UIScreen { .main }
    public let interfaceOrientation = UIInterfaceOrientation.portrait
    public var traitCollection: UITraitCollection { .current }
    public var coordinateSpace: CGRect { screen.bounds }
    public let statusBarManager: UIStatusBarManager? = UIStatusBarManager()
    public let sizeRestrictions: UISceneSizeRestrictions? = nil
    public final class GeometryPreferences {
        public static func iOS(interfaceOrientations: UIInterfaceOrientationMask) -> GeometryPreferences {
            .init()
        }
    }
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {}
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
    open func makeKey() {}
    open func becomeKey() {}
    open func resignKey() {}
    open func sendEvent(_ event: UIEvent) {}
    open var canBecomeKey: Bool { true }
    open var windowLevel = Level.normal
    open var screen: UIScreen { .main }
    public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)
        public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
        public static func + (a: Level, b: CGFloat) -> Level { Level(a.rawValue + b) }
    }
    public nonisolated static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    public nonisolated static let didBecomeHiddenNotification = Notification.Name(
        "UIWindowDidBecomeHiddenNotification")
    public nonisolated static let didBecomeKeyNotification = Notification.Name(
        "UIWindowDidBecomeKeyNotification")
}

extension UIApplication {
    /// Nothing responds, so that a keyboard that is to be hidden stays as it is: there is none.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
        -> Bool
    {
        false
    }
}
