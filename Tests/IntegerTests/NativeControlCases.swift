import Combine
import Foundation
import SwiftUI
import Testing
import UIKit

extension IntegerCase {
    /// A property of something that is made for each value.
    private static func property<Root: AnyObject>(
        _ name: String, _ make: @escaping @MainActor @Sendable () -> Root,
        _ path: @escaping @MainActor @Sendable (Root, Int) -> Void
    ) -> IntegerCase {
        IntegerCase("UIKit \(name) value: Int") { path(make(), $0) }
    }

    /// Properties and functions of controls, of which most change no picture.
    static let nativeControlCases: [IntegerCase] = [
        IntegerCase("Combine TileTime.Stride.init(exactly:) any integer") {
            #expect(TileTime.Stride(exactly: $0).map { $0.magnitude.isFinite } ?? true)
        },
        IntegerCase("Combine TileTime.Stride.init(integerLiteral:) integerLiteral: Int") {
            #expect(TileTime.Stride(integerLiteral: $0).magnitude == Double($0))
        },
        IntegerCase("Combine TileTime.Stride.seconds(_:) s: Int") {
            #expect(TileTime.Stride.seconds($0).magnitude == Double($0))
        },
        IntegerCase("Combine TileTime.Stride.milliseconds(_:) ms: Int") {
            #expect(TileTime.Stride.milliseconds($0).magnitude == Double($0) / 1e3)
        },
        IntegerCase("Combine TileTime.Stride.microseconds(_:) us: Int") {
            #expect(TileTime.Stride.microseconds($0).magnitude == Double($0) / 1e6)
        },
        IntegerCase("Combine TileTime.Stride.nanoseconds(_:) ns: Int") {
            #expect(TileTime.Stride.nanoseconds($0).magnitude == Double($0) / 1e9)
        },
        property(
            "CADisplayLink.preferredFramesPerSecond", { CADisplayLink(target: UIView(), selector: "step") }
        ) { $0.preferredFramesPerSecond = $1 },
        IntegerCase("UIKit CAEmitterLayer.seed value: UInt32") {
            CAEmitterLayer().seed = UInt32(truncatingIfNeeded: $0)
        },
        property("CAReplicatorLayer.instanceCount", { CAReplicatorLayer() }) { $0.instanceCount = $1 },
        property("CATiledLayer.levelsOfDetail", { CATiledLayer() }) { $0.levelsOfDetail = $1 },
        property("CATiledLayer.levelsOfDetailBias", { CATiledLayer() }) { $0.levelsOfDetailBias = $1 },
        // How many there are behind the pointer: more would be a mistake of who calls.
        IntegerCase("UIKit CGGradient.init(colorSpace:colorComponents:locations:count:) count: Int") {
            value in
            let parts: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 1]
            unsafe parts.withUnsafeBufferPointer { parts in
                guard let start = parts.baseAddress else { return }
                _ = unsafe CGGradient(
                    colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: start, locations: nil,
                    count: min(value, 2))
            }
        },
        IntegerCase("UIKit UIBezierPath.setLineDash(_:count:phase:) count: Int") {
            unsafe UIBezierPath().setLineDash(nil, count: $0, phase: 0)
        },
        property("NSTextContainer.maximumNumberOfLines", { NSTextContainer() }) {
            $0.maximumNumberOfLines = $1
        },
        property("UICollectionViewLayoutAttributes.zIndex", { UICollectionViewLayoutAttributes() }) {
            $0.zIndex = $1
        },
        property("UIDatePicker.minuteInterval", { UIDatePicker() }) { $0.minuteInterval = $1 },
        IntegerCase("UIKit UIGestureRecognizer.location(ofTouch:in:) ofTouch: Int") {
            #expect(UITapGestureRecognizer().location(ofTouch: $0, in: nil) == .zero)
        },
        IntegerCase("UIKit UILabel.textRect(forBounds:limitedToNumberOfLines:) limitedToNumberOfLines: Int") {
            let label = UILabel()
            label.text = "some words"
            let bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
            _ = label.textRect(forBounds: bounds, limitedToNumberOfLines: $0)
        },
        property("UILongPressGestureRecognizer.numberOfTapsRequired", { UILongPressGestureRecognizer() }) {
            $0.numberOfTapsRequired = $1
        },
        property("UILongPressGestureRecognizer.numberOfTouchesRequired", { UILongPressGestureRecognizer() }) {
            $0.numberOfTouchesRequired = $1
        },
        property("UIPanGestureRecognizer.allowedScrollTypesMask", { UIPanGestureRecognizer() }) {
            $0.allowedScrollTypesMask = $1
        },
        property("UISwipeGestureRecognizer.numberOfTouchesRequired", { UISwipeGestureRecognizer() }) {
            $0.numberOfTouchesRequired = $1
        },
        IntegerCase("UIKit UIListContentConfiguration.TextProperties.alignment value: Int") {
            var configuration = UIListContentConfiguration.cell()
            configuration.textProperties.alignment = $0
        },
        IntegerCase("UIKit UIListContentConfiguration.TextProperties.numberOfLines value: Int") {
            var configuration = UIListContentConfiguration.cell()
            configuration.textProperties.numberOfLines = $0
        },
        IntegerCase("UIKit UIPageControl.setCurrentPageIndicatorImage(_:forPage:) forPage: Int") {
            UIPageControl().setCurrentPageIndicatorImage(nil, forPage: $0)
        },
        IntegerCase("UIKit UIPageControl.setIndicatorImage(_:forPage:) forPage: Int") {
            UIPageControl().setIndicatorImage(nil, forPage: $0)
        },
        IntegerCase("UIKit UIPageControl.size(forNumberOfPages:) forNumberOfPages: Int") {
            #expect(UIPageControl().size(forNumberOfPages: $0).width >= 0)
        },
        property("UISearchBar.selectedScopeButtonIndex", { UISearchBar() }) {
            $0.selectedScopeButtonIndex = $1
        },
        IntegerCase("UIKit UISearchTextField.insertToken(_:at:) at: Int") {
            let field = UISearchTextField()
            field.insertToken(UISearchToken(icon: nil, text: "a"), at: $0)
            #expect(field.tokens.count == 1)
        },
        IntegerCase("UIKit UISearchTextField.removeToken(at:) at: Int") {
            let field = UISearchTextField()
            field.insertToken(UISearchToken(icon: nil, text: "a"), at: 0)
            field.removeToken(at: $0)
            #expect(field.tokens.count == ($0 == 0 ? 0 : 1))
        },
        IntegerCase("UIKit UISegmentedControl.insertSegment(with:at:animated:) at: Int") {
            let segments = UISegmentedControl(items: ["a", "b"])
            segments.insertSegment(with: nil, at: $0, animated: false)
            #expect(segments.numberOfSegments == 3)
        },
        IntegerCase("UIKit UISegmentedControl.removeSegment(at:animated:) at: Int") {
            let segments = UISegmentedControl(items: ["a", "b"])
            segments.removeSegment(at: $0, animated: false)
            #expect(segments.numberOfSegments == (0...1 ~= $0 ? 1 : 2))
        },
        IntegerCase("UIKit UISegmentedControl.setEnabled(_:forSegmentAt:) forSegmentAt: Int") {
            UISegmentedControl(items: ["a"]).setEnabled(false, forSegmentAt: $0)
        },
        IntegerCase("UIKit UISegmentedControl.setImage(_:forSegmentAt:) forSegmentAt: Int") {
            UISegmentedControl(items: ["a"]).setImage(nil, forSegmentAt: $0)
        },
        IntegerCase("UIKit UISegmentedControl.setTitle(_:forSegmentAt:) forSegmentAt: Int") {
            let segments = UISegmentedControl(items: ["a"])
            segments.setTitle("b", forSegmentAt: $0)
            #expect(segments.titleForSegment(at: 0) == ($0 == 0 ? "b" : "a"))
        },
        IntegerCase("UIKit UISegmentedControl.setWidth(_:forSegmentAt:) forSegmentAt: Int") {
            UISegmentedControl(items: ["a"]).setWidth(4, forSegmentAt: $0)
        },
        IntegerCase("UIKit UISegmentedControl.titleForSegment(at:) at: Int") {
            #expect(
                UISegmentedControl(items: ["a"]).titleForSegment(at: $0) == ($0 == 0 ? "a" : nil))
        },
        property("UITabBarAppearance.stackedItemPositioning", { UITabBarAppearance() }) {
            $0.stackedItemPositioning = $1
        },
        property("UITabBarController.selectedIndex", { UITabBarController() }) { $0.selectedIndex = $1 },
        IntegerCase("UIKit UITabBarItem.init(tabBarSystemItem:tag:) tag: Int") {
            #expect(UITabBarItem(tabBarSystemItem: .search, tag: $0).tag == $0)
        },
        IntegerCase("UIKit UITabBarItem.init(title:image:tag:) tag: Int") {
            #expect(UITabBarItem(title: "a", image: nil, tag: $0).tag == $0)
        },
        property("UITabBarItem.tag", { UITabBarItem(title: nil, image: nil, tag: 0) }) { $0.tag = $1 },
        property("UITableViewCell.focusStyle", { UITableViewCell() }) { $0.focusStyle = $1 },
        property("UITableViewCell.indentationLevel", { UITableViewCell() }) { $0.indentationLevel = $1 },
        IntegerCase("UIKit UITextField.position(from:offset:) offset: Int") {
            _ = UITextField().position(from: UITextPosition(), offset: $0)
        },
        IntegerCase("UIKit UITextView.position(from:offset:) offset: Int") {
            _ = UITextView().position(from: UITextPosition(), offset: $0)
        },
        property("UITextView.borderStyle", { UITextView() }) { $0.borderStyle = $1 },
        IntegerCase("UIKit UIView.exchangeSubview(at:withSubviewAt:) at: Int") {
            let view = UIView()
            view.addSubview(UIView())
            view.exchangeSubview(at: $0, withSubviewAt: 0)
            #expect(view.subviews.count == 1)
        },
        IntegerCase("UIKit UIView.exchangeSubview(at:withSubviewAt:) withSubviewAt: Int") {
            let view = UIView()
            view.addSubview(UIView())
            view.exchangeSubview(at: 0, withSubviewAt: $0)
            #expect(view.subviews.count == 1)
        },
        property("UndoManager.levelsOfUndo", { UIKit.UndoManager() }) { $0.levelsOfUndo = $1 },
    ]
}
