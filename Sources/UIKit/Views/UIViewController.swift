import Controls
public import Foundation
import ViewCore

/// A controller of UIKit: what style code sets on one.
@MainActor @preconcurrency open class UIViewController: UIResponder {
    private var loaded: UIView?
    /// Made when it is asked for, as `loadView()` says.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loaded
        }
        set { loaded = newValue }
    }
    open var viewIfLoaded: UIView? { loaded }
    open func loadViewIfNeeded() {
        guard loaded == nil else { return }
        loadView()
        if loaded == nil { loaded = UIView() }
        viewDidLoad()
    }
    open var title: String?
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    public private(set) var children: [UIViewController] = []
    public private(set) weak var parent: UIViewController?
    open var navigationController: UINavigationController? { parent as? UINavigationController }
    open var presentedViewController: UIViewController? { nil }
    open var presentingViewController: UIViewController? { nil }
    open var traitCollection: UITraitCollection { .current }
    open var isViewLoaded: Bool { loaded != nil }
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    open var modalPresentationCapturesStatusBarAppearance = false
    open var preferredContentSize = CGSize.zero
    open var edgesForExtendedLayout = UIRectEdge.all
    open var extendedLayoutIncludesOpaqueBars = false
    open var automaticallyAdjustsScrollViewInsets = true
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    open var hidesBottomBarWhenPushed = false
    open var toolbarItems: [UIBarButtonItem]?
    open var restorationIdentifier: String?
    open var isEditing = false
    open var isBeingPresented: Bool { false }
    open var isBeingDismissed: Bool { false }
    open var isMovingToParent: Bool { false }
    open var isMovingFromParent: Bool { false }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var prefersPointerLocked: Bool { false }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    open func updateViewConstraints() {}
    open func viewWillLayoutSubviews() {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func didReceiveMemoryWarning() {}
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open func show(_ vc: UIViewController, sender: Any?) {}
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
    open func performSegue(withIdentifier identifier: String, sender: Any?) {}
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController,
        duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .top) {}
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    /// What a bar above shows of it.
    public private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    open func loadView() { view = UIView() }
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
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    open func didMove(toParent parent: UIViewController?) {}
    open func willMove(toParent parent: UIViewController?) {}
    /// Nothing comes in front: the trace has what would.
    open func present(_ controller: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        ViewGraph.record("present.\(typeName(type(of: controller)))")
        completion?()
    }
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}

    /// What it shows, in the style that it asks for.
    final func picture() -> AnyView? {
        ignored("UIViewController.additionalSafeAreaInsets", if: additionalSafeAreaInsets != .zero)
        return NativePlace.within(overrideUserInterfaceStyle) { drawn() }
    }

    /// What its view shows, and of what its own code shows elsewhere `nil`.
    func drawn() -> AnyView? {
        loadViewIfNeeded()
        guard type(of: self) != UIViewController.self, let view else { return view.picture() }
        viewWillAppear(false)
        viewWillLayoutSubviews()
        viewDidLayoutSubviews()
        // A bare view says nothing: of a controller that loads nothing here, only its own code knows more.
        guard type(of: view) != UIView.self || !view.subviews.isEmpty || view.backgroundColor != nil else {
            return nil
        }
        let lost = view.subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints && $0.frame.isEmpty }
        return lost.count < 2 ? view.picture() : nil
    }
}

extension UIViewController: UIContentContainer, UITraitChangeObservable {}

/// What stands in a controller.
@MainActor @preconcurrency public protocol UIContentContainer: AnyObject {
    var preferredContentSize: CGSize { get }
}

public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

/// How one controller stands in front of another.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}
