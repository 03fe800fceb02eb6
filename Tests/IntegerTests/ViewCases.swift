import Foundation
import SwiftUI
import Testing
import UIKit
import ViewCore

extension IntegerCase {
    private static let text = Text("one two three\nfour five")

    @MainActor private static func lineLimits(_ view: some View, _ limit: Int) {
        // Limits below 1 are 1.
        let clamped = pictured(text.lineLimit(max(limit, 1)))
        #expect(pictured(view).list.items == clamped.list.items)
    }

    static let viewCases: [IntegerCase] =
        [
            IntegerCase("ViewCore View.lineLimit(_:) number: Int?") { lineLimits(text.lineLimit($0), $0) },
            IntegerCase("ViewCore EnvironmentValues.lineLimit value: Int?") {
                lineLimits(text.environment(\.lineLimit, $0), $0)
            },
            IntegerCase("ViewCore View.lineLimit(_:) limit: PartialRangeThrough<Int>") {
                lineLimits(text.lineLimit(...$0), $0)
            },
            IntegerCase("ViewCore View.lineLimit(_:) limit: PartialRangeFrom<Int>") {
                pictured(text.lineLimit($0...))
            },
            IntegerCase("ViewCore View.lineLimit(_:) limit: ClosedRange<Int>") {
                pictured(text.lineLimit($0...$0))
                pictured(text.lineLimit($0...Int.max))
                pictured(text.lineLimit(Int.min...$0))
            },
            IntegerCase("ViewCore View.lineLimit(_:reservesSpace:) limit: Int") {
                pictured(text.lineLimit($0, reservesSpace: true))
                pictured(text.lineLimit($0, reservesSpace: false))
            },
            IntegerCase("UIKit UILabel.numberOfLines value: Int") {
                let label = UILabel()
                label.text = "one two three\nfour"
                label.numberOfLines = $0
                pictured(LabelRepresentation(label, font: .body))
            },
            IntegerCase("ViewCore View.onTapGesture(count:perform:) count: Int") {
                pictured(text.onTapGesture(count: $0) {})
            },
            IntegerCase("Controls TabContent.badge(_:) count: Int") { count in
                pictured(TabView { Tab("a", systemImage: "star") { text }.badge(count) })
            },
            IntegerCase("Controls ForEach.init(_:content:) data: Range<Int>") { number in
                let range = min(number, 0)..<max(number, 0)
                pictured(
                    TabView(selection: .constant(1)) {
                        ForEach(range) { index in Tab("a", systemImage: "star", value: index) { text } }
                    })
            },
            IntegerCase("Controls NavigationPath.removeLast(_:) k: Int") {
                var path = NavigationPath([1, 2])
                path.removeLast($0)
                #expect((0...2).contains(path.count))
            },
            IntegerCase("ViewCore View.onTapGesture(count:coordinateSpace:perform:) count: Int") {
                pictured(text.onTapGesture(count: $0) { (_: CGPoint) in })
            },
            IntegerCase("ViewCore TapGesture.init(count:) count: Int") {
                pictured(text.gesture(TapGesture(count: $0)))
            },
            IntegerCase("ViewCore TapGesture.count value: Int") {
                var gesture = TapGesture()
                gesture.count = $0
                pictured(text.gesture(gesture))
            },
            IntegerCase("ViewCore SpatialTapGesture.init(count:coordinateSpace:) count: Int") {
                pictured(text.gesture(SpatialTapGesture(count: $0)))
            },
            IntegerCase("ViewCore SpatialTapGesture.count value: Int") {
                var gesture = SpatialTapGesture()
                gesture.count = $0
                pictured(text.gesture(gesture))
            },
            IntegerCase("ViewCore SymbolEffectOptions.repeat(_:) count: Int?") {
                pictured(text.symbolEffect(.pulse, options: .default.repeat($0)))
            },
            IntegerCase("ViewCore SymbolEffectOptions.RepeatBehavior.periodic(_:delay:) count: Int?") {
                pictured(text.symbolEffect(.pulse, options: .repeat(.periodic($0))))
            },
            IntegerCase("UIKit Image.Orientation.init(rawValue:) rawValue: UInt8") {
                let byte = UInt8(clamping: $0)
                #expect((Image.Orientation(rawValue: byte) == nil) == (byte > 7))
            },
            IntegerCase("UIKit UIView.tag value: Int") {
                let view = UIView()
                view.tag = $0
                #expect(view.tag == $0)
            },
            IntegerCase("UIKit UIView.insertSubview(_:at:) at: Int") {
                let view = UIView()
                view.insertSubview(UILabel(), at: $0)
                view.insertSubview(UIView(), at: $0)
                #expect(view.subviews.count == 2)
            },
            IntegerCase("ViewCore Animation.repeatCount(_:autoreverses:) repeatCount: Int") {
                pictured(text.animation(.default.repeatCount($0), value: 1))
            },
        ]
        + IntegerCase.each([
            "ViewCore LocalizedStringKey.StringInterpolation.init(literalCapacity:interpolationCount:) literalCapacity: Int",
            "ViewCore LocalizedStringKey.StringInterpolation.init(literalCapacity:interpolationCount:) interpolationCount: Int",
        ]) {
            var words = LocalizedStringKey.StringInterpolation(literalCapacity: $0, interpolationCount: $0)
            words.appendLiteral("one")
            words.appendInterpolation($0)
            pictured(Text(LocalizedStringKey(stringInterpolation: words)))
        }
        + IntegerCase.each([
            "Controls Stepper.init(_:value:in:step:onEditingChanged:) any integer",
            "Controls Stepper.init(_:value:step:onEditingChanged:) any integer",
            "Controls Stepper.init(value:in:step:label:onEditingChanged:) any integer",
            "Controls Stepper.init(value:in:step:onEditingChanged:label:) any integer",
            "Controls Stepper.init(value:step:label:onEditingChanged:) any integer",
            "Controls Stepper.init(value:step:onEditingChanged:label:) any integer",
        ]) { number in
            let (value, bounds) = (Binding.constant(number), min(number, 0)...max(number, 0))
            pictured(Stepper("a", value: value, in: bounds, step: number))
            pictured(Stepper("a", value: value, step: number))
            pictured(Stepper(value: value, in: bounds, step: number) { Text("a") })
            pictured(Stepper(value: value, step: number) { Text("a") })
            let changed: (Bool) -> Void = { _ in }
            pictured(Stepper(value: value, in: bounds, step: number, onEditingChanged: changed) { Text("a") })
            pictured(Stepper(value: value, step: number, onEditingChanged: changed) { Text("a") })
        }
        + IntegerCase.each([
            "ViewCore View.digitalCrownRotation(detent:from:through:by:sensitivity:isContinuous:isHapticFeedbackEnabled:onChange:onIdle:) any integer"
        ]) { number in
            pictured(
                Text("a").digitalCrownRotation(
                    detent: .constant(number), from: number, through: 1, by: number))
        }
}
