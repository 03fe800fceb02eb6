import Controls
public import Foundation
public import ViewCore

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
    open var sizingOptions: UIHostingControllerSizingOptions = []
    open var safeAreaRegions = SafeAreaRegions.all
    open func _render(seconds: Double) {}

    override func drawn() -> AnyView? { AnyView(rootView) }
}

/// How a hosting controller hands on the size of what it hosts; a representable takes the size of that.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
