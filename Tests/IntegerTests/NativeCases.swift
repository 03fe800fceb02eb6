import SwiftUI
import Testing
import UIKit

extension IntegerCase {
    /// Numbers of UIKit's and AppKit's kinds, which few pictures show.
    static let nativeCases: [IntegerCase] = [
        set("CACornerMask", CACornerMask.self, named: "UIKit"),
        cases("NSControl.ControlSize", NSControl.ControlSize.self, named: "UIKit"),
        set("NSEvent.EventTypeMask", NSEvent.EventTypeMask.self, named: "UIKit"),
        set("NSEvent.ModifierFlags", NSEvent.ModifierFlags.self, named: "UIKit"),
        cases("NSFocusRingType", NSFocusRingType.self, named: "UIKit"),
        cases(
            "NSHapticFeedbackManager.FeedbackPattern", NSHapticFeedbackManager.FeedbackPattern.self,
            named: "UIKit"),
        cases(
            "NSHapticFeedbackManager.PerformanceTime", NSHapticFeedbackManager.PerformanceTime.self,
            named: "UIKit"),
        cases("NSLineBreakMode", NSLineBreakMode.self, named: "UIKit"),
        cases("NSProgressIndicator.Style", NSProgressIndicator.Style.self, named: "UIKit"),
        set("NSTrackingArea.Options", NSTrackingArea.Options.self, named: "UIKit"),
        set("NSUnderlineStyle", NSUnderlineStyle.self, named: "UIKit"),
        set("NSView.AutoresizingMask", NSView.AutoresizingMask.self, named: "UIKit"),
        cases("NSWindow.BackingStoreType", NSWindow.BackingStoreType.self, named: "UIKit"),
        cases("NSWindow.ButtonType", NSWindow.ButtonType.self, named: "UIKit"),
        set("NSWindow.CollectionBehavior", NSWindow.CollectionBehavior.self, named: "UIKit"),
        cases("NSWindow.Level", NSWindow.Level.self, named: "UIKit"),
        cases("NSWindow.TitleVisibility", NSWindow.TitleVisibility.self, named: "UIKit"),
        cases("UIAccessibility.Notification", UIAccessibility.Notification.self, named: "UIKit"),
        cases("UIBarMetrics", UIBarMetrics.self, named: "UIKit"),
        cases("UIButton.ButtonType", UIButton.ButtonType.self, named: "UIKit"),
        set("UIFontDescriptor.SymbolicTraits", UIFontDescriptor.SymbolicTraits.self, named: "UIKit"),
        cases("UIGestureRecognizer.State", UIGestureRecognizer.State.self, named: "UIKit"),
        cases("UIProgressView.Style", UIProgressView.Style.self, named: "UIKit"),
        cases("UIReturnKeyType", UIReturnKeyType.self, named: "UIKit"),
        cases("UIScrollView.KeyboardDismissMode", UIScrollView.KeyboardDismissMode.self, named: "UIKit"),
        cases("UISearchBar.Style", UISearchBar.Style.self, named: "UIKit"),
        cases("UIStackView.Alignment", UIStackView.Alignment.self, named: "UIKit"),
        cases("UIStackView.Distribution", UIStackView.Distribution.self, named: "UIKit"),
        set("UISwipeGestureRecognizer.Direction", UISwipeGestureRecognizer.Direction.self, named: "UIKit"),
        cases("UITableView.SeparatorStyle", UITableView.SeparatorStyle.self, named: "UIKit"),
        cases("UITextAutocorrectionType", UITextAutocorrectionType.self, named: "UIKit"),
        cases("UITextField.BorderStyle", UITextField.BorderStyle.self, named: "UIKit"),
        cases("UITextField.ViewMode", UITextField.ViewMode.self, named: "UIKit"),
        set("UIView.AnimationOptions", UIView.AnimationOptions.self, named: "UIKit"),
        IntegerCase("UIKit CALayer.insertSublayer(_:at:) at: UInt32") { value in
            let view = UIView()
            view.layer.insertSublayer(CALayer(), at: UInt32(truncatingIfNeeded: value))
            pictured(Native(view: view))
        },
        IntegerCase("UIKit NSTextField.maximumNumberOfLines value: Int") { value in
            let field = NSTextField(labelWithString: "one two three four five")
            field.maximumNumberOfLines = value
            pictured(NativeOfMac(view: field))
        },
        IntegerCase("UIKit UIApplication.applicationIconBadgeNumber value: Int") { value in
            UIApplication.shared.applicationIconBadgeNumber = value
            UIApplication.shared.applicationIconBadgeNumber = 0
        },
        IntegerCase("UIKit UIPageControl.currentPage value: Int") { value in
            let pages = UIPageControl()
            pages.numberOfPages = 3
            pages.currentPage = value
            pictured(Native(view: pages))
        },
        IntegerCase("UIKit UIPageControl.numberOfPages value: Int") { value in
            let pages = UIPageControl()
            pages.numberOfPages = value
            pages.currentPage = 1
            pictured(Native(view: pages))
        },
        IntegerCase("UIKit UIPanGestureRecognizer.maximumNumberOfTouches value: Int") {
            UIPanGestureRecognizer().maximumNumberOfTouches = $0
        },
        IntegerCase("UIKit UIPanGestureRecognizer.minimumNumberOfTouches value: Int") {
            UIPanGestureRecognizer().minimumNumberOfTouches = $0
        },
        IntegerCase("UIKit UITapGestureRecognizer.numberOfTapsRequired value: Int") {
            UITapGestureRecognizer().numberOfTapsRequired = $0
        },
        IntegerCase("UIKit UITapGestureRecognizer.numberOfTouchesRequired value: Int") {
            UITapGestureRecognizer().numberOfTouchesRequired = $0
        },
        IntegerCase("UIKit UISegmentedControl.insertSegment(withTitle:at:animated:) at: Int") { value in
            let segments = UISegmentedControl(items: ["a", "b"])
            segments.insertSegment(withTitle: "c", at: value, animated: false)
            pictured(Native(view: segments))
        },
        IntegerCase("UIKit UISegmentedControl.selectedSegmentIndex value: Int") { value in
            let segments = UISegmentedControl(items: ["a", "b"])
            segments.selectedSegmentIndex = value
            pictured(Native(view: segments))
        },
        IntegerCase("UIKit UIView.viewWithTag(_:) tag: Int") { value in
            let (view, inner) = (UIView(), UIView())
            inner.tag = 7
            view.addSubview(inner)
            #expect((view.viewWithTag(value) == nil) == (value != 0))
        },
        IntegerCase(
            "UIKit OSLogMessage.StringInterpolation.init(literalCapacity:interpolationCount:) literalCapacity: Int"
        ) {
            _ = OSLogMessage.StringInterpolation(literalCapacity: $0, interpolationCount: 0)
        },
        IntegerCase(
            "UIKit OSLogMessage.StringInterpolation.init(literalCapacity:interpolationCount:) interpolationCount: Int"
        ) {
            _ = OSLogMessage.StringInterpolation(literalCapacity: 0, interpolationCount: $0)
        },
    ]
}

private struct Native: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
}

private struct NativeOfMac: NSViewRepresentable {
    let view: NSView
    func makeNSView(context: Context) -> NSView { view }
    func updateNSView(_ view: NSView, context: Context) {}
}
