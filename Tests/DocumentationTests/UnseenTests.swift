import Drawing
import Foundation
import LayoutSupport
import SwiftUI
import Testing
import ViewCore

private let label = Text("Label")

private struct Scoped<Content: View>: View {
    @Namespace var space
    var content: @MainActor (Namespace.ID) -> Content
    var body: some View { content(space) }
}

private struct Focusing<Content: View>: View {
    @FocusState var isFocused: Bool
    var content: @MainActor (FocusState<Bool>.Binding) -> Content
    var body: some View { content($isFocused) }
}

private struct Attending<Content: View>: View {
    @AccessibilityFocusState var isFocused: Bool
    var content: @MainActor (AccessibilityFocusState<Bool>.Binding) -> Content
    var body: some View { content($isFocused) }
}

private struct UnseenKey: FocusedValueKey {
    typealias Value = String
}

extension FocusedValues {
    fileprivate var unseen: String? {
        get { self[UnseenKey.self] }
        set { self[UnseenKey.self] = newValue }
    }
}

private final class Unseen: ObservableObject {}

private struct NoContext: PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

@MainActor struct UnseenTests {
    /// The text with what the document's table names.
    private nonisolated static let views: [String: @MainActor @Sendable () -> AnyView] = [
        "animation": { AnyView(label.animation(.default, value: 1)) },
        "withAnimation": { AnyView(label.onAppear { withAnimation {} }) },
        "transaction": { AnyView(label.transaction { $0.animation = nil }) },
        "transition": { AnyView(label.transition(.opacity)) },
        "animatableData": { AnyView(label.modifier(OnItsWay(animatableData: 1))) },
        "contentTransition": { AnyView(label.contentTransition(.opacity)) },
        "onTapGesture": { AnyView(label.onTapGesture {}) },
        "onLongPressGesture": { AnyView(label.onLongPressGesture {}) },
        "onHover": { AnyView(label.onHover { _ in }) },
        "onDisappear": { AnyView(label.onDisappear {}) },
        "onDelete": { AnyView(ForEach(0..<1) { _ in label }.onDelete { _ in }) },
        "onMove": { AnyView(ForEach(0..<1) { _ in label }.onMove { _, _ in }) },
        "deleteDisabled": { AnyView(label.deleteDisabled(true)) },
        "moveDisabled": { AnyView(label.moveDisabled(true)) },
        "findDisabled": { AnyView(label.findDisabled()) },
        "replaceDisabled": { AnyView(label.replaceDisabled()) },
        "textInputFormattingControlVisibility": {
            AnyView(label.textInputFormattingControlVisibility(.hidden, for: .all))
        },
        "defaultHoverEffect": { AnyView(label.defaultHoverEffect(.lift)) },
        "statusBar": { AnyView(label.statusBar(hidden: true)) },
        "previewInterfaceOrientation": { AnyView(label.previewInterfaceOrientation(.landscapeLeft)) },
        "focused": { AnyView(Focusing { label.focused($0) }) },
        "focusEffectDisabled": { AnyView(label.focusEffectDisabled()) },
        "tabViewSidebarHeader": { AnyView(label.tabViewSidebarHeader { label }) },
        "tabViewSidebarFooter": { AnyView(label.tabViewSidebarFooter { label }) },
        "tabViewSidebarBottomBar": { AnyView(label.tabViewSidebarBottomBar { label }) },
        "defaultAdaptableTabBarPlacement": { AnyView(label.defaultAdaptableTabBarPlacement(.tabBar)) },
        "searchScopes": { AnyView(label.searchScopes(.constant(1)) { label.tag(1) }) },
        "searchSuggestions": { AnyView(label.searchSuggestions { label }) },
        "searchCompletion": { AnyView(label.searchCompletion("x")) },
        "searchFocused": { AnyView(Focusing { label.searchFocused($0) }) },
        "searchDictationBehavior": { AnyView(label.searchDictationBehavior(.automatic)) },
        "searchToolbarBehavior": { AnyView(label.searchToolbarBehavior(.minimize)) },
        "searchPresentationToolbarBehavior": {
            AnyView(label.searchPresentationToolbarBehavior(.avoidHidingContent))
        },
        "allowsHitTesting": { AnyView(label.allowsHitTesting(false)) },
        "invalidatableContent": { AnyView(label.invalidatableContent()) },
        "glassEffectID": { AnyView(Scoped { label.glassEffectID(1, in: $0) }) },
        "glassEffectTransition": { AnyView(label.glassEffectTransition(.materialize)) },
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
        "accessibilityHeading": { AnyView(label.accessibilityHeading(.h1)) },
        "accessibilityTextContentType": { AnyView(label.accessibilityTextContentType(.console)) },
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
        "onContinuousHover": { AnyView(label.onContinuousHover { _ in }) },
        "typeSelectEquivalent": { AnyView(label.typeSelectEquivalent("x")) },
        "writingToolsBehavior": { AnyView(label.writingToolsBehavior(.disabled)) },
        "writingToolsAffordanceVisibility": { AnyView(label.writingToolsAffordanceVisibility(.hidden)) },
        "textInputSuggestions": { AnyView(label.textInputSuggestions { label }) },
        "textInputCompletion": { AnyView(label.textInputCompletion("x")) },
        "findNavigator": { AnyView(label.findNavigator(isPresented: .constant(true))) },
        "textSelectionAffinity": { AnyView(label.textSelectionAffinity(.upstream)) },
        "submitScope": { AnyView(label.submitScope()) },
        "onDrag": { AnyView(label.onDrag { NSItemProvider() }) },
        "onDrop": { AnyView(label.onDrop(of: [.text], isTargeted: nil) { (_: [NSItemProvider]) in true }) },
        "copyable": { AnyView(label.copyable(["x"])) },
        "cuttable": { AnyView(label.cuttable { ["x"] }) },
        "pasteDestination": { AnyView(label.pasteDestination(for: String.self) { _ in }) },
        "itemProvider": { AnyView(label.itemProvider { NSItemProvider() }) },
        "importsItemProviders": { AnyView(label.importsItemProviders([.text]) { _ in true }) },
        "exportsItemProviders": { AnyView(label.exportsItemProviders([.text]) { [] }) },
        "springLoadingBehavior": { AnyView(label.springLoadingBehavior(.enabled)) },
        "onCopyCommand": { AnyView(label.onCopyCommand { [] }) },
        "onCutCommand": { AnyView(label.onCutCommand { [] }) },
        "onPasteCommand": { AnyView(label.onPasteCommand(of: [UTType.text]) { _ in }) },
        "onDeleteCommand": { AnyView(label.onDeleteCommand {}) },
        "onMoveCommand": { AnyView(label.onMoveCommand { _ in }) },
        "onExitCommand": { AnyView(label.onExitCommand {}) },
        "onPlayPauseCommand": { AnyView(label.onPlayPauseCommand {}) },
        "onModifierKeysChanged": { AnyView(label.onModifierKeysChanged { _, _ in }) },
        "modifierKeyAlternate": { AnyView(label.modifierKeyAlternate(.option) { Color.red }) },
        "pointerStyle": { AnyView(label.pointerStyle(.link)) },
        "handGestureShortcut": { AnyView(label.handGestureShortcut(.primaryAction)) },
        "hoverEffectDisabled": { AnyView(label.hoverEffectDisabled()) },
        "hoverEffectGroup": { AnyView(label.hoverEffectGroup()) },
        "pointerVisibility": { AnyView(label.pointerVisibility(.hidden)) },
        "onLongTouchGesture": { AnyView(label.onLongTouchGesture {}) },
        "onPencilDoubleTap": { AnyView(label.onPencilDoubleTap { _ in }) },
        "onPencilSqueeze": { AnyView(label.onPencilSqueeze { _ in }) },
        "digitalCrownRotation": { AnyView(label.digitalCrownRotation(.constant(0.5))) },
        "digitalCrownAccessory": { AnyView(label.digitalCrownAccessory(.visible)) },
        "focusable": { AnyView(label.focusable()) },
        "defaultFocus": { AnyView(Focusing { label.defaultFocus($0, false, priority: .automatic) }) },
        "focusedValue": { AnyView(label.focusedValue(\.unseen, "x")) },
        "focusedSceneValue": { AnyView(label.focusedSceneValue(\.unseen, "x")) },
        "focusedObject": { AnyView(label.focusedObject(Unseen())) },
        "focusedSceneObject": { AnyView(label.focusedSceneObject(Unseen())) },
        "userActivity": { AnyView(label.userActivity("x") { _ in }) },
        "onContinueUserActivity": { AnyView(label.onContinueUserActivity("x") { _ in }) },
        "onOpenURL": { AnyView(label.onOpenURL { _ in }) },
        "handlesExternalEvents": { AnyView(label.handlesExternalEvents(preferring: [], allowing: [])) },
        "fileImporter": {
            AnyView(label.fileImporter(isPresented: .constant(true), allowedContentTypes: [.text]) { _ in })
        },
        "fileMover": { AnyView(label.fileMover(isPresented: .constant(true), file: nil) { _ in }) },
        "fileDialogMessage": { AnyView(label.fileDialogMessage("x")) },
        "fileDialogConfirmationLabel": { AnyView(label.fileDialogConfirmationLabel("x")) },
        "fileDialogDefaultDirectory": { AnyView(label.fileDialogDefaultDirectory(nil)) },
        "fileDialogCustomizationID": { AnyView(label.fileDialogCustomizationID("x")) },
        "fileDialogImportsUnresolvedAliases": { AnyView(label.fileDialogImportsUnresolvedAliases(true)) },
        "fileDialogBrowserOptions": { AnyView(label.fileDialogBrowserOptions(.includeHiddenFiles)) },
        "fileExporterFilenameLabel": { AnyView(label.fileExporterFilenameLabel("x")) },
        "scrollPosition": { AnyView(label.scrollPosition(.constant(ScrollPosition(edge: .bottom)))) },
        "scrollTargetBehavior": { AnyView(label.scrollTargetBehavior(.paging)) },
        "scrollBounceBehavior": { AnyView(label.scrollBounceBehavior(.always)) },
        "scrollIndicatorsFlash": { AnyView(label.scrollIndicatorsFlash(onAppear: true)) },
        "scrollEdgeEffectStyle": { AnyView(label.scrollEdgeEffectStyle(.soft, for: .top)) },
        "scrollEdgeEffectHidden": { AnyView(label.scrollEdgeEffectHidden()) },
        "scrollInputBehavior": { AnyView(label.scrollInputBehavior(.enabled, for: .look)) },
        "scrollTransition": {
            AnyView(label.scrollTransition { view, phase in view.offset(y: phase.value) })
        },
        "onScrollPhaseChange": { AnyView(label.onScrollPhaseChange { _, _ in }) },
        "onScrollTargetVisibilityChange": {
            AnyView(label.onScrollTargetVisibilityChange(idType: Int.self) { _ in })
        },
        "statusBarHidden": { AnyView(label.statusBarHidden()) },
        "backgroundExtensionEffect": { AnyView(label.backgroundExtensionEffect()) },
        "persistentSystemOverlays": { AnyView(label.persistentSystemOverlays(.hidden)) },
        "defersSystemGestures": { AnyView(label.defersSystemGestures(on: .all)) },
        "navigationDocument": { AnyView(label.navigationDocument(URL(fileURLWithPath: "/"))) },
        "navigationLinkIndicatorVisibility": { AnyView(label.navigationLinkIndicatorVisibility(.hidden)) },
        "navigationTransition": { AnyView(label.navigationTransition(.automatic)) },
        "matchedTransitionSource": { AnyView(Scoped { label.matchedTransitionSource(id: 1, in: $0) }) },
        "allowsWindowActivationEvents": { AnyView(label.allowsWindowActivationEvents()) },
        "interactionActivityTrackingTag": { AnyView(label.interactionActivityTrackingTag("x")) },
        "presentationPreventsAppTermination": { AnyView(label.presentationPreventsAppTermination(true)) },
        "dialogPreventsAppTermination": { AnyView(label.dialogPreventsAppTermination(true)) },
        "listRowHoverEffect": { AnyView(label.listRowHoverEffect(.lift)) },
        "listRowHoverEffectDisabled": { AnyView(label.listRowHoverEffectDisabled()) },
        "listRowPlatterColor": { AnyView(label.listRowPlatterColor(.red)) },
        "buttonRepeatBehavior": { AnyView(label.buttonRepeatBehavior(.enabled)) },
        "windowDismissBehavior": { AnyView(label.windowDismissBehavior(.disabled)) },
        "windowMinimizeBehavior": { AnyView(label.windowMinimizeBehavior(.disabled)) },
        "windowFullScreenBehavior": { AnyView(label.windowFullScreenBehavior(.disabled)) },
        "windowResizeBehavior": { AnyView(label.windowResizeBehavior(.disabled)) },
        "onInteractiveResizeChange": { AnyView(label.onInteractiveResizeChange { _ in }) },
        "allowedDynamicRange": { AnyView(label.allowedDynamicRange(.high)) },
        "materialActiveAppearance": { AnyView(label.materialActiveAppearance(.inactive)) },
        "previewContext": { AnyView(label.previewContext(NoContext())) },
        "accessibilityCustomContent": { AnyView(label.accessibilityCustomContent("x", "y")) },
        "accessibilityZoomAction": { AnyView(label.accessibilityZoomAction { _ in }) },
        "accessibilityDirectTouch": { AnyView(label.accessibilityDirectTouch()) },
        "accessibilityQuickAction": { AnyView(label.accessibilityQuickAction(style: .prompt) { label }) },
        "accessibilityDragPoint": { AnyView(label.accessibilityDragPoint(.center, description: "x")) },
        "accessibilityDropPoint": { AnyView(label.accessibilityDropPoint(.center, description: "x")) },
        "accessibilityLinkedGroup": { AnyView(Scoped { label.accessibilityLinkedGroup(id: 1, in: $0) }) },
        "accessibilityScrollStatus": { AnyView(label.accessibilityScrollStatus("x")) },
        "accessibilityDefaultFocus": { AnyView(Attending { label.accessibilityDefaultFocus($0, true) }) },
        "speechAlwaysIncludesPunctuation": { AnyView(label.speechAlwaysIncludesPunctuation()) },
        "speechSpellsOutCharacters": { AnyView(label.speechSpellsOutCharacters()) },
        "speechAdjustedPitch": { AnyView(label.speechAdjustedPitch(0.5)) },
        "speechAnnouncementsQueued": { AnyView(label.speechAnnouncementsQueued()) },
        "accessibilityAction": { AnyView(label.accessibilityAction {}) },
        "accessibilityRotor": {
            AnyView(label.accessibilityRotor("x") { AccessibilityRotorEntry("x", id: 1) })
        },
        "accessibilityRotorEntry": { AnyView(Scoped { label.accessibilityRotorEntry(id: 1, in: $0) }) },
        "accessibilitySortPriority": { AnyView(label.accessibilitySortPriority(1)) },
    ]

    @Test func `Every name of the table is tried here`() throws {
        let rows = try UnsupportedDocument.rows("Without a look in a still picture")
        #expect(rows.map(\.text).flatMap(UnsupportedDocument.quoted).sorted() == Self.views.keys.sorted())
    }

    @Test(arguments: views.keys.sorted())
    func `What has no look changes nothing and says nothing`(_ name: String) throws {
        let view = try #require(Self.views[name])
        let found = layOut(view())
        #expect(found.list == layOut(label).list)
        #expect(found.warnings == [])
    }
}

/// A modifier whose number could move, and does nothing with it.
private struct OnItsWay: ViewModifier, Animatable {
    var animatableData: Double

    func body(content: Content) -> some View { content }
}
