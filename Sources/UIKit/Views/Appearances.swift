public import Foundation
import ViewCore

/// What a bar looks like where content lies behind it; bars of a picture are SwiftUI's.
@MainActor @preconcurrency open class UIBarAppearance {
    open var backgroundColor: UIColor?
    open var backgroundEffect: UIBlurEffect?
    open var backgroundImage: UIImage?
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?
    public init() {}
    open func configureWithDefaultBackground() {}
    open func configureWithOpaqueBackground() {}
    open func configureWithTransparentBackground() {}
    public init(idiom: UIUserInterfaceIdiom) {}
    public init(barAppearance: UIBarAppearance) {}
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    open func copy() -> Any { self }
}

@MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var backButtonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    open var titlePositionAdjustment = UIOffset.zero
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var backIndicatorImage: UIImage { UIImage() }
    open var backIndicatorTransitionMaskImage: UIImage { UIImage() }
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {}
}

@MainActor @preconcurrency open class UIToolbarAppearance: UIBarAppearance {}

@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    open var selectionIndicatorTintColor: UIColor?
    open var selectionIndicatorImage: UIImage?
    open var stackedItemPositioning = 0
    open var stackedItemWidth: CGFloat = 0
    open var stackedItemSpacing: CGFloat = 0
}

@MainActor @preconcurrency open class UIBarButtonItemAppearance {
    public enum Style: Int, Sendable { case plain, done }
    public init() {}
    public init(style: Style) {}
    open func configureWithDefault(for style: Style) {}
    public let focused = UIBarItemStateAppearance()
    public let normal = UIBarItemStateAppearance()
    public let highlighted = UIBarItemStateAppearance()
    public let disabled = UIBarItemStateAppearance()
}

@MainActor @preconcurrency open class UITabBarItemAppearance {
    public enum Style: Int, Sendable { case stacked, inline, compactInline }
    public init() {}
    public init(style: Style) {}
    public let normal = UIBarItemStateAppearance()
    public let selected = UIBarItemStateAppearance()
    public let disabled = UIBarItemStateAppearance()
    public let focused = UIBarItemStateAppearance()
}

@MainActor @preconcurrency public final class UIBarItemStateAppearance {
    init() {}
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var titlePositionAdjustment = UIOffset.zero
    public var backgroundImage: UIImage?
    public var backgroundImagePositionAdjustment = UIOffset.zero
    public var badgePositionAdjustment = UIOffset.zero
    public var badgeTitlePositionAdjustment = UIOffset.zero
    public var iconColor: UIColor?
    public var badgeBackgroundColor: UIColor?
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The bar of tabs. A box with its name stands for it.
@MainActor @preconcurrency open class UITabBar: UIView {
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var items: [UITabBarItem]?
    open var selectedItem: UITabBarItem?
    open var barStyle = UIBarStyle.default
    open var itemPositioning = ItemPositioning.automatic
    open var itemWidth: CGFloat = 0
    open var itemSpacing: CGFloat = 0
    open var selectionIndicatorImage: UIImage?
    open weak var delegate: (any UITabBarDelegate)?
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
    open var isTranslucent = true
    open var backgroundImage: UIImage?
    open var shadowImage: UIImage?
    open var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
    override func drawn() -> AnyView? { nil }
}

/// The bar of tools. A box with its name stands for it.
@MainActor @preconcurrency open class UIToolbar: UIView {
    open var barStyle = UIBarStyle.default
    open var items: [UIBarButtonItem]?
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    open var compactAppearance: UIToolbarAppearance?
    open weak var delegate: AnyObject?
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {}
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var standardAppearance = UIToolbarAppearance()
    open var scrollEdgeAppearance: UIToolbarAppearance?
    override func drawn() -> AnyView? { nil }
}

@MainActor @preconcurrency public protocol UITabBarDelegate: AnyObject {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// Where bars differ by the height of a phone.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }

/// What all views of a class look like; a picture of SwiftUI's controls does not follow what is said there.
@MainActor @preconcurrency public protocol UIAppearance: AnyObject {
    static func appearance() -> Self
}

extension UIView: UIAppearance {
    /// One for all that is said of a class; nothing takes it over, which is said.
    public class func appearance() -> Self {
        ignored("\(Self.self).appearance()")
        return made()
    }
    static func made() -> Self {
        guard let view = Self(coder: NSCoder()) else {
            fatalError("\(Self.self) is not made without an archive")
        }
        return view
    }
    public class func appearance(whenContainedInInstancesOf containerTypes: [UIView.Type]) -> Self {
        appearance()
    }
}
