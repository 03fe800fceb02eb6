import Drawing
import Foundation
import SwiftUI
import Testing
import ViewCore

@MainActor private func laidOut(_ view: some View) -> LaidOut {
    ViewGraph(engine: FixedTextEngine()).layOut(view, in: EnvironmentValues())
}

private let label = Text("Label")

private struct Scoped<Content: View>: View {
    @Namespace var space
    var content: @MainActor (Namespace.ID) -> Content
    var body: some View { content(space) }
}

@MainActor struct UnseenTests {
    /// The text with what the document's table names.
    private nonisolated static let views: [String: @MainActor @Sendable () -> AnyView] = [
        "animation": { AnyView(label.animation(.default, value: 1)) },
        "withAnimation": { AnyView(label.onAppear { withAnimation {} }) },
        "transition": { AnyView(label.transition(.opacity)) },
        "contentTransition": { AnyView(label.contentTransition(.opacity)) },
        "onTapGesture": { AnyView(label.onTapGesture {}) },
        "onLongPressGesture": { AnyView(label.onLongPressGesture {}) },
        "onHover": { AnyView(label.onHover { _ in }) },
        "onDisappear": { AnyView(label.onDisappear {}) },
        "onDelete": { AnyView(ForEach(0..<1) { _ in label }.onDelete { _ in }) },
        "onMove": { AnyView(ForEach(0..<1) { _ in label }.onMove { _, _ in }) },
        "swipeActions": { AnyView(label.swipeActions { Button("x") {} }) },
        "refreshable": { AnyView(label.refreshable {}) },
        "selectionDisabled": { AnyView(label.selectionDisabled()) },
        "focusSection": { AnyView(label.focusSection()) },
        "focusScope": { AnyView(Scoped { label.focusScope($0) }) },
        "prefersDefaultFocus": { AnyView(Scoped { label.prefersDefaultFocus(in: $0) }) },
        "scrollDisabled": { AnyView(label.scrollDisabled(true)) },
        "scrollTargetLayout": { AnyView(label.scrollTargetLayout()) },
        "scrollIndicators": { AnyView(label.scrollIndicators(.hidden)) },
        "contentShape": { AnyView(label.contentShape(Rectangle())) },
        "geometryGroup": { AnyView(label.geometryGroup()) },
        "toolbarRole": { AnyView(label.toolbarRole(.editor)) },
        "tabBarMinimizeBehavior": { AnyView(label.tabBarMinimizeBehavior(.onScrollDown)) },
        "tabViewCustomization": { AnyView(label.tabViewCustomization(nil)) },
        "interactiveDismissDisabled": { AnyView(label.interactiveDismissDisabled()) },
        "presentationBackgroundInteraction": { AnyView(label.presentationBackgroundInteraction(.enabled)) },
        "presentationContentInteraction": { AnyView(label.presentationContentInteraction(.scrolls)) },
        "presentationCompactAdaptation": { AnyView(label.presentationCompactAdaptation(.sheet)) },
        "presentationSizing": { AnyView(label.presentationSizing(.form)) },
        "inspectorColumnWidth": { AnyView(label.inspectorColumnWidth(200)) },
        "dialogIcon": { AnyView(label.dialogIcon(nil)) },
        "dialogSeverity": { AnyView(label.dialogSeverity(.critical)) },
        "dialogSuppressionToggle": { AnyView(label.dialogSuppressionToggle(isSuppressed: .constant(true))) },
        "menuOrder": { AnyView(label.menuOrder(.fixed)) },
        "menuActionDismissBehavior": { AnyView(label.menuActionDismissBehavior(.disabled)) },
        "accessibilityLabel": { AnyView(label.accessibilityLabel("x")) },
        "accessibilityHint": { AnyView(label.accessibilityHint("x")) },
        "accessibilityValue": { AnyView(label.accessibilityValue("x")) },
        "accessibilityHidden": { AnyView(label.accessibilityHidden(true)) },
        "accessibilityAddTraits": { AnyView(label.accessibilityAddTraits(.isButton)) },
        "accessibilityRemoveTraits": { AnyView(label.accessibilityRemoveTraits(.isButton)) },
        "accessibilityElement": { AnyView(label.accessibilityElement(children: .combine)) },
        "scrollDismissesKeyboard": { AnyView(label.scrollDismissesKeyboard(.never)) },
        "gesture": { AnyView(label.gesture(DragGesture())) },
        "simultaneousGesture": { AnyView(label.simultaneousGesture(TapGesture())) },
        "highPriorityGesture": { AnyView(label.highPriorityGesture(LongPressGesture())) },
        "symbolEffect": { AnyView(label.symbolEffect(.bounce, value: 1)) },
        "keyboardShortcut": { AnyView(label.keyboardShortcut("s")) },
        "onKeyPress": { AnyView(label.onKeyPress(.space) { .handled }) },
        "onSubmit": { AnyView(label.onSubmit {}) },
        "submitLabel": { AnyView(label.submitLabel(.done)) },
        "keyboardType": { AnyView(label.keyboardType(.URL)) },
        "textContentType": { AnyView(label.textContentType(.name)) },
        "autocapitalization": { AnyView(label.autocapitalization(.none)) },
        "textInputAutocapitalization": { AnyView(label.textInputAutocapitalization(.never)) },
        "disableAutocorrection": { AnyView(label.disableAutocorrection(true)) },
        "autocorrectionDisabled": { AnyView(label.autocorrectionDisabled()) },
        "textSelection": { AnyView(label.textSelection(.enabled)) },
        "draggable": { AnyView(label.draggable("a")) },
        "dropDestination": { AnyView(label.dropDestination(for: String.self) { _, _ in true }) },
        "contextMenu": { AnyView(label.contextMenu { label }) },
        "hoverEffect": { AnyView(label.hoverEffect()) },
        "help": { AnyView(label.help("x")) },
        "sensoryFeedback": { AnyView(label.sensoryFeedback(.success, trigger: 1)) },
        "previewLayout": { AnyView(label.previewLayout(.device)) },
        "previewDisplayName": { AnyView(label.previewDisplayName("x")) },
        "previewDevice": { AnyView(label.previewDevice("x")) },
        "accessibilityAction": { AnyView(label.accessibilityAction {}) },
        "accessibilityRotor": {
            AnyView(label.accessibilityRotor("x") { AccessibilityRotorEntry("x", id: 1) })
        },
        "accessibilityRotorEntry": { AnyView(Scoped { label.accessibilityRotorEntry(id: 1, in: $0) }) },
        "accessibilitySortPriority": { AnyView(label.accessibilitySortPriority(1)) },
    ]

    @Test func `Every name of the table is tried here`() throws {
        let rows = try UnsupportedDocument.rows("Without a look in a still picture")
        #expect(rows.flatMap(UnsupportedDocument.quoted).sorted() == Self.views.keys.sorted())
    }

    @Test(arguments: views.keys.sorted())
    func `What has no look changes nothing and says nothing`(_ name: String) throws {
        let view = try #require(Self.views[name])
        let found = laidOut(view())
        #expect(found.list == laidOut(label).list)
        #expect(found.warnings == [])
    }
}
