import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

@MainActor struct StillEnvironmentTests {
    private struct Calls: View {
        @Environment(\.openWindow) var openWindow
        @Environment(\.dismissWindow) var dismissWindow
        @Environment(\.openSettings) var openSettings
        @Environment(\.dismissSearch) var dismissSearch
        @Environment(\.rename) var rename
        @Environment(\.newDocument) var newDocument
        @Environment(\.requestReview) var requestReview
        var body: some View {
            Color.red.frame(width: 1, height: 1).onAppear {
                newDocument(contentType: .text)
                requestReview()
                openWindow(id: "a")
                openWindow(id: "b", value: 3)
                dismissWindow(id: "a")
                openSettings()
                dismissSearch()
                rename?()
            }
        }
    }

    @Test func `What would leave the picture is noted as an event`() {
        var renamed = 0
        let laid = layOut(Calls().renameAction { renamed += 1 })
        #expect(
            laid.events == [
                "newDocument public.text", "requestReview", "openWindow a", "openWindow b", "dismissWindow a",
                "openSettings", "dismissSearch",
            ])
        #expect(renamed == 1)
    }

    private struct Refreshing: View {
        @Environment(\.refresh) var refresh
        @Environment(\.rename) var rename
        var body: some View {
            Color.red.frame(width: refresh == nil ? 1 : 2, height: rename == nil ? 1 : 2)
        }
    }

    @Test func `Actions of further out are there, and nowhere else`() {
        #expect(Laid(Refreshing()).root.frame.size == CGSize(width: 1, height: 1))
        #expect(
            Laid(Refreshing().refreshable {}.renameAction {}).root.frame.size == CGSize(width: 2, height: 2))
    }

    @Test func `A tile is a phone at rest`() {
        let values = EnvironmentValues()
        #expect(!values.isSearching && !values.isSceneCaptured && !values.isTabBarShowingSections)
        #expect(
            !values.supportsMultipleWindows && !values.supportsImagePlayground && values.isFocusEffectEnabled)
        #expect(!values.accessibilityAssistiveAccessEnabled && !values.accessibilityQuickActionsEnabled)
        #expect(values.showsWidgetContainerBackground && values.sidebarRowSize == .medium)
        #expect(values.keyboardShortcut == nil && values.tabBarPlacement == nil && values.refresh == nil)
        #expect(values.horizontalScrollIndicatorVisibility == .automatic)
        #expect(values.verticalScrollIndicatorVisibility == .automatic)
        #expect(
            values.scrollDismissesKeyboardMode == .automatic
                && values.searchSuggestionsPlacement == .automatic)
    }

    @Test func `A tile is no widget, no document and no pencil's`() {
        var values = EnvironmentValues()
        #expect(values.widgetFamily == .systemSmall && values.widgetRenderingMode == .fullColor)
        #expect(values.widgetContentMargins == EdgeInsets() && !values.showsWidgetLabel)
        #expect(!values.isActivityFullscreen && !values.accessibilityPrefersHeadAnchorAlternative)
        #expect(values.undoManager == nil && values.documentConfiguration == nil)
        #expect(values.preferredPencilDoubleTapAction == .ignore)
        #expect(values.preferredPencilSqueezeAction == .ignore)
        values.widgetFamily = .accessoryCircular
        values.widgetRenderingMode = .vibrant
        #expect("\(values.widgetFamily) \(values.widgetRenderingMode)" == "accessoryCircular vibrant")
    }

    @Test func `What can be written can be read again`() {
        var values = EnvironmentValues()
        #expect(!values.autocorrectionDisabled && values.disableAutocorrection == nil)
        values.disableAutocorrection = true
        #expect(values.autocorrectionDisabled)
        values.labelsVisibility = .hidden
        values.contentTransitionAddsDrawingGroup = true
        values.symbolRenderingMode = .hierarchical
        #expect(values.labelsVisibility == .hidden && values.contentTransitionAddsDrawingGroup)
        #expect(values.symbolRenderingMode == .hierarchical)
        #expect(values.allowedDynamicRange == nil && values.backgroundStyle == nil)
        values.allowedDynamicRange = .high
        values.materialActiveAppearance = .inactive
        values.toolbarLabelStyle = .titleOnly
        values.backgroundStyle = AnyShapeStyle(.red)
        #expect(values.allowedDynamicRange == .high && values.materialActiveAppearance == .inactive)
        #expect(values.toolbarLabelStyle == .titleOnly && values.backgroundStyle != nil)
        #expect(EnvironmentValues().backgroundProminence == .standard)
        #expect(values.symbolColorRenderingMode == nil && values.symbolVariableValueMode == nil)
        values.symbolColorRenderingMode = .gradient
        values.symbolVariableValueMode = .draw
        values.lineHeight = .exact(points: 20)
        #expect(values.symbolColorRenderingMode == .gradient && values.symbolVariableValueMode == .draw)
        #expect(values.lineHeight == .exact(points: 20) && EnvironmentValues().lineHeight == nil)
        #expect(values.levelOfDetail == .default)
    }

    /// Sizes are those of the text styles (Documentation/Rules/typography.json, `ios_dynamic_type.table`).
    @Test func `A font is resolved at the text size and weight of its place`() {
        var values = EnvironmentValues()
        let headline = Font.headline.italic().resolve(in: values.fontResolutionContext)
        #expect(headline.pointSize == 17 && headline.weight == .semibold)
        #expect(headline.isBold && headline.isItalic && !headline.isMonospaced && !headline.isSmallCaps)
        values.dynamicTypeSize = .accessibility5
        #expect(Font.body.resolve(in: values.fontResolutionContext).pointSize == 53)
        #expect(Font.system(size: 12).resolve(in: values.fontResolutionContext).pointSize == 12)
        values.legibilityWeight = .bold
        #expect(Font.body.resolve(in: values.fontResolutionContext).weight == .medium)
        let code = Font.system(.body, design: .monospaced).smallCaps().leading(.tight)
            .resolve(in: EnvironmentValues().fontResolutionContext)
        #expect(code.isMonospaced && code.isSmallCaps && code.leading == .tight && code.width == .standard)
        #expect(!code.isBold)
    }

    @Test func `Of weights the last word counts`() {
        let context = EnvironmentValues().fontResolutionContext
        #expect(Font.body.bold().weight(.light).resolve(in: context).weight == .light)
        #expect(Font.body.weight(.light).bold().resolve(in: context).weight == .semibold)
    }

    /// "The effective font": one that is set around, else body (Apple's documentation of `Font.default`).
    @Test func `The default font is the one in force, with what is asked of it`() {
        func height(_ view: some View) -> String { layOut(view).list.description }
        let words = Text(verbatim: "a")
        #expect(height(words.font(.default)) == height(words))
        #expect(height(words.font(.default.italic())) == height(words.font(.body.italic())))
        #expect(height(HStack { words.font(.default) }.font(.title)) == height(words.font(.title)))
        #expect(
            height(HStack { HStack { words }.font(.default.weight(.black).monospacedDigit()) }.font(.title))
                == height(words.font(.title.weight(.black).monospacedDigit())))
        #expect(height(words.font(.default.scaled(by: 2))) == height(words.font(.body.scaled(by: 2))))
    }

    /// "Adds or removes", and a size that is set is "no longer scaling" (Apple's documentation of `Font`).
    @Test func `What is added to a font can be taken away, and its size be set`() {
        var values = EnvironmentValues()
        values.dynamicTypeSize = .accessibility5
        func resolved(_ font: Font) -> Font.Resolved { font.resolve(in: values.fontResolutionContext) }
        #expect(resolved(.body.pointSize(30)).pointSize == 30)
        #expect(resolved(.custom("Inter", size: 10, relativeTo: .body).pointSize(30)).pointSize == 30)
        #expect(resolved(.body.scaled(by: 3).pointSize(30)).pointSize == 30)
        #expect(resolved(.body.pointSize(30).scaled(by: 2)).pointSize == 60)
        #expect(!resolved(.body.bold().bold(false)).isBold && resolved(.headline.bold(false)).isBold)
        #expect(!resolved(.body.italic(true).italic(false)).isItalic)
        #expect(resolved(.body.monospaced(true)).isMonospaced)
        #expect(!resolved(.body.monospaced().monospaced(false)).isMonospaced)
        #expect(!resolved(.system(.body, design: .monospaced).monospaced(false)).isMonospaced)
        #expect(resolved(.body.lowercaseSmallCaps(true).uppercaseSmallCaps(true)).isSmallCaps)
        let upper = resolved(.body.smallCaps().lowercaseSmallCaps(false))
        #expect(upper.isUppercaseSmallCaps && !upper.isLowercaseSmallCaps)
        #expect(!resolved(.body.smallCaps(true).smallCaps(false)).isUppercaseSmallCaps)
    }

    private struct Reader: View {
        @Environment(\.self) var values
        let read: (EnvironmentValues) -> Void
        var body: some View {
            read(values)
            return Color.red
        }
    }

    @Test func `What modifiers say for everything inside is read there, and not outside`() {
        var seen: [EnvironmentValues] = []
        let reader = Reader { seen.append($0) }
        let said =
            reader
            .symbolRenderingMode(.hierarchical).contentTransition(.opacity).labelsVisibility(.hidden)
            .buttonRepeatBehavior(.enabled).springLoadingBehavior(.disabled).focusEffectDisabled()
            .scrollDismissesKeyboard(.never).scrollIndicators(.hidden, axes: .horizontal)
            .autocorrectionDisabled().allowedDynamicRange(.high).materialActiveAppearance(.active)
            .textSelectionAffinity(.upstream).symbolColorRenderingMode(.flat)
            .symbolVariableValueMode(.color).lineHeight(.normal)
        layOut(
            VStack {
                said
                reader
            })
        #expect(seen.count == 2)
        #expect(seen.map(\.symbolRenderingMode) == [.hierarchical, nil])
        #expect(seen.map(\.contentTransition) == [.opacity, .identity])
        #expect(seen.map(\.symbolColorRenderingMode) == [.flat, nil])
        #expect(seen.map(\.symbolVariableValueMode) == [.color, nil])
        #expect(seen.map(\.lineHeight) == [.normal, nil])
        #expect(seen.map(\.labelsVisibility) == [.hidden, .automatic])
        #expect(seen.map(\.buttonRepeatBehavior) == [.enabled, .automatic])
        #expect(seen.map(\.springLoadingBehavior) == [.disabled, .automatic])
        #expect(seen.map(\.isFocusEffectEnabled) == [false, true])
        #expect(seen.map(\.scrollDismissesKeyboardMode) == [.never, .automatic])
        #expect(seen.map(\.horizontalScrollIndicatorVisibility) == [.hidden, .automatic])
        #expect(seen.map(\.verticalScrollIndicatorVisibility) == [.automatic, .automatic])
        #expect(seen.map(\.disableAutocorrection) == [true, nil])
        #expect(seen.map(\.allowedDynamicRange) == [.high, nil])
        #expect(seen.map(\.materialActiveAppearance) == [.active, .automatic])
        #expect(seen.map(\.textSelectionAffinity) == [.upstream, .automatic])
    }
}
