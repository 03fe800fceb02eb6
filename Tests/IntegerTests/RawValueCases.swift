import Drawing
import Foundation
import LayoutSupport
import SwiftUI
import Testing
import UIKit
import ViewCore

extension IntegerCase {
    /// Sets of options may have bits that nobody knows; they are none of the known ones.
    static func set<Options: OptionSet & SendableMetatype>(
        _ path: String, _ type: Options.Type, named module: String = "ViewCore",
        _ use: @escaping @MainActor @Sendable (Options) -> Void = { _ in }
    ) -> IntegerCase where Options.RawValue: FixedWidthInteger {
        IntegerCase("\(module) \(path).init(rawValue:) rawValue: \(Options.RawValue.self)") { value in
            for raw in [Options.RawValue(clamping: value), .init(truncatingIfNeeded: value)] {
                let options = Options(rawValue: raw)
                #expect(options.union([]).isSuperset(of: options))
                use(options)
            }
        }
    }

    /// A case of that number, or none.
    static func cases<Value: RawRepresentable & SendableMetatype>(
        _ path: String, _ type: Value.Type, named module: String = "ViewCore"
    ) -> IntegerCase where Value.RawValue: FixedWidthInteger {
        IntegerCase("\(module) \(path).init(rawValue:) rawValue: \(Value.RawValue.self)") { value in
            for raw in [Value.RawValue(clamping: value), .init(truncatingIfNeeded: value)] {
                #expect(Value(rawValue: raw).map { $0.rawValue == raw } ?? true)
            }
        }
    }

    static let rawValueCases: [IntegerCase] =
        [
            set("Axis.Set", SwiftUI.Axis.Set.self) {
                pictured(Color.red.containerRelativeFrame($0))
                pictured(ScrollView($0) { Color.red.frame(width: 20, height: 20) })
            },
            set("EditActions", EditActions<[Int]>.self, named: "Controls"),
            set(
                "TableColumnCustomizationBehavior", TableColumnCustomizationBehavior.self, named: "Controls"),
            set("Edge.Set", Edge.Set.self) { pictured(Color.red.padding($0, 4).ignoresSafeArea(edges: $0)) },
            set("HorizontalEdge.Set", HorizontalEdge.Set.self),
            set("VerticalEdge.Set", VerticalEdge.Set.self),
            // An integer without a sign, which none below zero becomes.
            IntegerCase("Controls DatePickerComponents.init(rawValue:) rawValue: UInt") { value in
                let components = DatePickerComponents(rawValue: UInt(bitPattern: value))
                let date = Date(timeIntervalSinceReferenceDate: 0)
                pictured(DatePicker("a", selection: .constant(date), displayedComponents: components))
            },
            set("AccessibilityTraits", AccessibilityTraits.self) {
                pictured(Text("a").accessibilityAddTraits($0).accessibilityRemoveTraits($0))
            },
            set("AccessibilityDirectTouchOptions", AccessibilityDirectTouchOptions.self) {
                pictured(Text("a").accessibilityDirectTouch(options: $0))
            },
            set("AccessibilityTechnologies", AccessibilityTechnologies.self),
            set("FileDialogBrowserOptions", FileDialogBrowserOptions.self),
            set("FocusInteractions", FocusInteractions.self) {
                pictured(Text("a").focusable(interactions: $0))
            },
            set("FrameResizeDirection.Set", FrameResizeDirection.Set.self) {
                pictured(Text("a").pointerStyle(.frameResize(position: .top, directions: $0)))
            },
            set("HorizontalDirection.Set", HorizontalDirection.Set.self),
            set("VerticalDirection.Set", VerticalDirection.Set.self),
            set("MatchedGeometryProperties", MatchedGeometryProperties.self),
            set("PinnedScrollableViews", PinnedScrollableViews.self) {
                pictured(LazyVStack(pinnedViews: $0) { Text("a") })
                pictured(LazyVGrid(columns: [GridItem()], pinnedViews: $0) { Text("a") })
            },
            set("RedactionReasons", RedactionReasons.self) {
                pictured(Text("a").environment(\.redactionReasons, $0))
            },
            cases("WidgetFamily", WidgetFamily.self),
            set("SearchSuggestionsPlacement.Set", SearchSuggestionsPlacement.Set.self),
            set("SafeAreaRegions", SafeAreaRegions.self) { pictured(Text("a").ignoresSafeArea($0)) },
            set("GraphicsContext.ClipOptions", GraphicsContext.ClipOptions.self) { options in
                pictured(Canvas { context, _ in context.clip(to: Path(CGRect.zero), options: options) })
            },
            set("GraphicsContext.FilterOptions", GraphicsContext.FilterOptions.self) { options in
                pictured(Canvas { context, _ in context.addFilter(.blur(radius: 1), options: options) })
            },
            set("GraphicsContext.BlurOptions", GraphicsContext.BlurOptions.self) { options in
                pictured(Canvas { context, _ in context.addFilter(.blur(radius: 1, options: options)) })
            },
            set("GraphicsContext.ShadowOptions", GraphicsContext.ShadowOptions.self) { options in
                pictured(Canvas { context, _ in context.addFilter(.shadow(radius: 1, options: options)) })
            },
            set("GraphicsContext.GradientOptions", GraphicsContext.GradientOptions.self) { options in
                pictured(
                    Canvas { context, size in
                        context.fill(
                            Path(CGRect(origin: .zero, size: size)),
                            with: .linearGradient(
                                Gradient(colors: [.red, .blue]), startPoint: .zero,
                                endPoint: CGPoint(x: 1, y: 1),
                                options: options))
                    })
            },
            set("ToolbarCustomizationOptions", ToolbarCustomizationOptions.self, named: "Controls"),
            IntegerCase("ViewCore GraphicsContext.BlendMode.init(rawValue:) rawValue: Int32") { value in
                for raw in [Int32(clamping: value), .init(truncatingIfNeeded: value)] {
                    pictured(
                        Canvas { context, size in
                            context.blendMode = GraphicsContext.BlendMode(rawValue: raw)
                            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
                        })
                }
            },
            set("StateRequests", StateRequests.self) {
                let laid = layOut(Button("a") {}, asking: $0)
                #expect(laid.list.size.width.isFinite)
            },
            set("TraceNode.Property.Traits", TraceNode.Property.Traits.self, named: "Drawing"),
            cases("Axis", SwiftUI.Axis.self), cases("Edge", Edge.self),
            cases("HorizontalEdge", HorizontalEdge.self),
            cases("VerticalEdge", VerticalEdge.self),
            cases("NSTextAlignment", NSTextAlignment.self, named: "UIKit"),
            cases(
                "UIImpactFeedbackGenerator.FeedbackStyle", UIImpactFeedbackGenerator.FeedbackStyle.self,
                named: "UIKit"),
            cases(
                "UINotificationFeedbackGenerator.FeedbackType",
                UINotificationFeedbackGenerator.FeedbackType.self,
                named: "UIKit"),
            cases("UITableViewCell.AccessoryType", UITableViewCell.AccessoryType.self, named: "UIKit"),
            cases("UITableViewCell.CellStyle", UITableViewCell.CellStyle.self, named: "UIKit"),
            cases("UITableViewCell.SelectionStyle", UITableViewCell.SelectionStyle.self, named: "UIKit"),
        ] + compatibilityCases

    /// What is there so that style code compiles, and is drawn by nobody.
    private static let compatibilityCases: [IntegerCase] = [
        cases("UIView.ContentMode", UIView.ContentMode.self, named: "UIKit"),
        cases("NSLayoutConstraint.Axis", NSLayoutConstraint.Axis.self, named: "UIKit"),
        cases("UIBlurEffect.Style", UIBlurEffect.Style.self, named: "UIKit"),
        cases("UIActivityIndicatorView.Style", UIActivityIndicatorView.Style.self, named: "UIKit"),
        cases("UIModalPresentationStyle", UIModalPresentationStyle.self, named: "UIKit"),
        cases("UITextAutocapitalizationType", UITextAutocapitalizationType.self, named: "UIKit"),
        cases("UIKeyboardType", UIKeyboardType.self, named: "UIKit"),
        cases("UIUserInterfaceStyle", UIUserInterfaceStyle.self, named: "UIKit"),
        cases("UIUserInterfaceSizeClass", UIUserInterfaceSizeClass.self, named: "UIKit"),
        cases("UIUserInterfaceIdiom", UIUserInterfaceIdiom.self, named: "UIKit"),
        cases("UIUserInterfaceLayoutDirection", UIUserInterfaceLayoutDirection.self, named: "UIKit"),
        cases("UIDeviceOrientation", UIDeviceOrientation.self, named: "UIKit"),
        cases("UIApplication.State", UIApplication.State.self, named: "UIKit"),
        cases("UIScene.ActivationState", UIScene.ActivationState.self, named: "UIKit"),
        cases("UIInterfaceOrientation", UIInterfaceOrientation.self, named: "UIKit"),
        cases("UIMenuElement.State", UIMenuElement.State.self, named: "UIKit"),
        cases("UIImage.RenderingMode", UIImage.RenderingMode.self, named: "UIKit"),
        cases("UIImage.SymbolConfiguration.Weight", UIImage.SymbolConfiguration.Weight.self, named: "UIKit"),
        cases("UIImage.SymbolConfiguration.Scale", UIImage.SymbolConfiguration.Scale.self, named: "UIKit"),
        cases("NSVisualEffectView.Material", NSVisualEffectView.Material.self, named: "UIKit"),
        cases("NSVisualEffectView.BlendingMode", NSVisualEffectView.BlendingMode.self, named: "UIKit"),
        cases("NSVisualEffectView.State", NSVisualEffectView.State.self, named: "UIKit"),
        set("UIView.AutoresizingMask", UIView.AutoresizingMask.self, named: "UIKit"),
        set("UIControl.Event", UIControl.Event.self, named: "UIKit"),
        set("UIControl.State", UIControl.State.self, named: "UIKit"),
        set("UIMenuElement.Attributes", UIMenuElement.Attributes.self, named: "UIKit"),
        set("UIMenu.Options", UIMenu.Options.self, named: "UIKit"),
        set("UIRectCorner", UIRectCorner.self, named: "UIKit"),
        set("NSWindow.StyleMask", NSWindow.StyleMask.self, named: "UIKit"),
        set("GestureMask", GestureMask.self),
        set("ContentShapeKinds", ContentShapeKinds.self),
        set("EventModifiers", EventModifiers.self),
        set("KeyPress.Phases", KeyPress.Phases.self),
        set("SubmitTriggers", SubmitTriggers.self),
        cases("AccessibilityHeadingLevel", AccessibilityHeadingLevel.self),
    ]
}
