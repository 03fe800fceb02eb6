import SwiftUI
import ViewCore

private struct Attending<Content: View>: View {
    @AccessibilityFocusState var isFocused: Bool
    var content: @MainActor (AccessibilityFocusState<Bool>.Binding) -> Content
    var body: some View { content($isFocused) }
}

private struct Scoped<Content: View>: View {
    @Namespace var space
    var content: @MainActor (Namespace.ID) -> Content
    var body: some View { content(space) }
}

extension NameRows {
    /// What is spoken, which no picture shows and the trace has.
    static func spoken(_ rows: inout NameRows) {
        rows.owner = "View"
        rows.recorded("accessibility(activationPoint:)") { $0.accessibility(activationPoint: .center) }
        rows.recorded("accessibility(addTraits:)") { $0.accessibility(addTraits: .isButton) }
        rows.recorded("accessibility(hidden:)") { $0.accessibility(hidden: true) }
        rows.recorded("accessibility(hint:)") { $0.accessibility(hint: Text("x")) }
        rows.recorded("accessibility(identifier:)") { $0.accessibility(identifier: "x") }
        rows.recorded("accessibility(inputLabels:)") { $0.accessibility(inputLabels: [Text("x")]) }
        rows.recorded("accessibility(label:)") { $0.accessibility(label: Text("x")) }
        rows.recorded("accessibility(removeTraits:)") { $0.accessibility(removeTraits: .isButton) }
        rows.recorded("accessibility(selectionIdentifier:)") { $0.accessibility(selectionIdentifier: 1) }
        rows.recorded("accessibility(sortPriority:)") { $0.accessibility(sortPriority: 1) }
        rows.recorded("accessibility(value:)") { $0.accessibility(value: Text("x")) }
        rows.recorded("accessibilityActions(_:)") { $0.accessibilityActions { Button("x") {} } }
        rows.recorded("accessibilityActions(category:_:)") {
            $0.accessibilityActions(category: .edit) { Button("x") {} }
        }
        rows.recorded("accessibilityActivationPoint(_:)") { $0.accessibilityActivationPoint(.top) }
        rows.recorded("accessibilityActivationPoint(_:isEnabled:)") {
            $0.accessibilityActivationPoint(.top, isEnabled: true)
        }
        rows.recorded("accessibilityAdjustableAction(_:)") { $0.accessibilityAdjustableAction { _ in } }
        rows.recorded("accessibilityChildren(children:)") { $0.accessibilityChildren { Text("x") } }
        rows.recorded("accessibilityFocused(_:)") { view in Attending { view.accessibilityFocused($0) } }
        rows.recorded("accessibilityFocused(_:equals:)") { view in
            Attending { view.accessibilityFocused($0, equals: true) }
        }
        rows.recorded("accessibilityHeading(_:)") { $0.accessibilityHeading(.h1) }
        rows.recorded("accessibilityIdentifier(_:)") { $0.accessibilityIdentifier("x") }
        rows.recorded("accessibilityIdentifier(_:isEnabled:)") {
            $0.accessibilityIdentifier("x", isEnabled: true)
        }
        rows.recorded("accessibilityIgnoresInvertColors(_:)") { $0.accessibilityIgnoresInvertColors() }
        rows.recorded("accessibilityInputLabels(_:)") { $0.accessibilityInputLabels(["x"]) }
        rows.recorded("accessibilityInputLabels(_:isEnabled:)") {
            $0.accessibilityInputLabels(["x"], isEnabled: true)
        }
        rows.recorded("accessibilityLabeledPair(role:id:in:)") { view in
            Scoped { view.accessibilityLabeledPair(role: .label, id: 1, in: $0) }
        }
        rows.recorded("accessibilityRepresentation(representation:)") {
            $0.accessibilityRepresentation { Text("x") }
        }
        rows.recorded("accessibilityRespondsToUserInteraction(_:)") {
            $0.accessibilityRespondsToUserInteraction()
        }
        rows.recorded("accessibilityRespondsToUserInteraction(_:isEnabled:)") {
            $0.accessibilityRespondsToUserInteraction(true, isEnabled: true)
        }
        rows.recorded("accessibilityScrollAction(_:)") { $0.accessibilityScrollAction { _ in } }
        rows.recorded("accessibilityShowsLargeContentViewer()") { $0.accessibilityShowsLargeContentViewer() }
        rows.recorded("accessibilityShowsLargeContentViewer(_:)") {
            $0.accessibilityShowsLargeContentViewer { Text("x") }
        }
        rows.recorded("accessibilityTextContentType(_:)") { $0.accessibilityTextContentType(.narrative) }
    }
}
