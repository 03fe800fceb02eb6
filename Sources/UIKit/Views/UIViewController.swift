import Controls
public import Foundation
public import ViewCore

/// A controller of UIKit: what style code sets on one.
@MainActor @preconcurrency open class UIViewController: UIResponder {
    open var view: UIView! = UIView()
    open var title: String?
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    public private(set) var children: [UIViewController] = []
    public private(set) weak var parent: UIViewController?
    open var navigationController: UINavigationController? { parent as? UINavigationController }
    open var presentedViewController: UIViewController? { nil }
    open var presentingViewController: UIViewController? { nil }
    open var traitCollection: UITraitCollection { .current }
    open var isViewLoaded: Bool { true }

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    open func loadView() {}
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewDidLayoutSubviews() {}
    open func addChild(_ childController: UIViewController) {
        children.append(childController)
        childController.parent = self
    }
    open func removeFromParent() { parent = nil }
    open func didMove(toParent parent: UIViewController?) {}
    open func willMove(toParent parent: UIViewController?) {}
    open func present(_ controller: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {}
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}

    /// Traits of a tile don't change.
    @discardableResult
    public func registerForTraitChanges<T>(
        _ traits: [any UITrait.Type], handler: @escaping (T, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { TraitRegistration() }

    /// Of a controller of one's own only its code knows what it shows.
    func drawn() -> AnyView? { type(of: self) == UIViewController.self ? view.drawn() : nil }
}

/// How one controller stands in front of another.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}

/// A bar with controllers below.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
    open var viewControllers: [UIViewController]
    open var isNavigationBarHidden = false
    public let navigationBar = UINavigationBar()
    open var topViewController: UIViewController? { viewControllers.last }

    public init(rootViewController: UIViewController) {
        viewControllers = [rootViewController]
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        viewControllers = []
        super.init(coder: coder)
    }
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewControllers.append(viewController)
    }
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        viewControllers.count > 1 ? viewControllers.removeLast() : nil
    }
    override func drawn() -> AnyView? { viewControllers.last?.drawn() }
}

/// The bar itself.
@MainActor @preconcurrency open class UINavigationBar: UIView {
    open var prefersLargeTitles = false
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open var shadowImage: UIImage?
    open var standardAppearance = UINavigationBarAppearance()
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// A view of SwiftUI among those of UIKit.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
    open var rootView: Content

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: aDecoder)
    }
    public required init?(coder: NSCoder) { nil }

    open func sizeThatFits(in size: CGSize) -> CGSize { size }

    override func drawn() -> AnyView? { AnyView(rootView) }
}
