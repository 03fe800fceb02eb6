public import Foundation

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
}

@MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var backButtonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {}
}

@MainActor @preconcurrency open class UIToolbarAppearance: UIBarAppearance {}

@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    open var selectionIndicatorTintColor: UIColor?
}

@MainActor @preconcurrency open class UIBarButtonItemAppearance {
    public init() {}
    public let normal = UIBarItemStateAppearance()
    public let highlighted = UIBarItemStateAppearance()
    public let disabled = UIBarItemStateAppearance()
}

@MainActor @preconcurrency open class UITabBarItemAppearance {
    public init() {}
    public let normal = UIBarItemStateAppearance()
    public let selected = UIBarItemStateAppearance()
    public let disabled = UIBarItemStateAppearance()
    public let focused = UIBarItemStateAppearance()
}

@MainActor @preconcurrency public final class UIBarItemStateAppearance {
    init() {}
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var iconColor: UIColor?
    public var badgeBackgroundColor: UIColor?
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The bar of tabs.
@MainActor @preconcurrency open class UITabBar: UIView {
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var isTranslucent = true
    open var backgroundImage: UIImage?
    open var shadowImage: UIImage?
    open var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
}

/// The bar of tools.
@MainActor @preconcurrency open class UIToolbar: UIView {
    open var barStyle = UIBarStyle.default
    open var items: [UIBarButtonItem]?
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var standardAppearance = UIToolbarAppearance()
    open var scrollEdgeAppearance: UIToolbarAppearance?
}

/// Rows of a table.
@MainActor @preconcurrency open class UITableView: UIScrollView {
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }
    open var separatorStyle = SeparatorStyle.singleLine
    open var separatorColor: UIColor?
    open var separatorInset = UIEdgeInsets.zero
    open var tableHeaderView: UIView?
    open var tableFooterView: UIView?
    open var sectionHeaderTopPadding: CGFloat = 0
    open var sectionHeaderHeight: CGFloat = 0
    open var sectionFooterHeight: CGFloat = 0
    open var rowHeight: CGFloat = 44
    open var allowsSelection = true
}

@MainActor @preconcurrency open class UICollectionView: UIScrollView {}

@MainActor @preconcurrency open class UITableViewHeaderFooterView: UIView {}
