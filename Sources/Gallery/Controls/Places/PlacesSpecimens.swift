import Catalog
import SwiftUI

/// Where views stand: stacks, split views, tabs, sheets, and pictures drawn by commands.
public let placesSpecimens = Catalog("Places", found: Found.places) {
    place("Canvas/ring", RingDrawing.self) { RingDrawing() }
    place("Canvas/spectrum", SpectrumDrawing.self) { SpectrumDrawing() }
        .goldenSize(upTo: 32 << 10, because: "gradients of all kinds")
    place("Canvas/drops", DropsDrawing.self) { DropsDrawing() }
    place("Canvas/badge", BadgeDrawing.self) { BadgeDrawing() }
    place("TimelineView/clock", ClockDrawing.self) { ClockDrawing() }
    place("AsyncImage/placeholder", AsyncImage<Image>.self) {
        HStack(spacing: 12) {
            AsyncImage(url: nil).frame(width: 80, height: 60)
            AsyncImage(url: nil) { image in
                image.resizable()
            } placeholder: {
                ProgressView().frame(width: 80, height: 60).background(.quaternary)
            }
        }
    }

    place("NavigationStack/large", InboxStack.self, states: buttonStates) { InboxStack(mode: .large) }
        .goldenSize(upTo: 32 << 10, because: "bars and shadows of a screen")
    place("NavigationStack/inline", InboxStack.self) { InboxStack(mode: .inline) }
    place("NavigationStack/pushed", PushedStack.self) { PushedStack() }
    place("NavigationSplitView/balanced", BalancedNavigationSplitViewStyle.self, width: 520) {
        LibrarySplit().navigationSplitViewStyle(.balanced)
    }
    place("NavigationSplitView/prominentDetail", ProminentDetailNavigationSplitViewStyle.self, width: 520) {
        LibrarySplit().navigationSplitViewStyle(.prominentDetail)
    }
    place("NavigationSplitView/framed", FramedSplitStyle.self, width: 520) {
        LibrarySplit().navigationSplitViewStyle(.framed)
    }
    .goldenSize(upTo: 32 << 10, because: "two columns and a shadow")
    place("NavigationSplitView/paper", PaperSplitStyle.self, width: 520) {
        LibrarySplit().navigationSplitViewStyle(.paper)
    }
    .goldenSize(upTo: 32 << 10, because: "two columns and a shadow")

    place("TabView/automatic", DefaultTabViewStyle.self) { MusicTabs().frame(height: 220) }
    place("TabView/tabBarOnly", TabBarOnlyTabViewStyle.self) {
        MailTabs().tabViewStyle(.tabBarOnly).frame(height: 180)
    }
    place("TabView/sidebarAdaptable", SidebarAdaptableTabViewStyle.self) {
        MailTabs().tabViewStyle(.sidebarAdaptable).frame(height: 180)
    }
    place("TabView/page", PageTabViewStyle.self) { PhotoPages().tabViewStyle(.page).frame(height: 200) }
    place("TabView/pageAlways", PageIndexViewStyle.self) {
        PhotoPages().tabViewStyle(.page(indexDisplayMode: .always))
            .indexViewStyle(.page(backgroundDisplayMode: .always))
            .frame(height: 200)
    }
    place("TabView/grouped", GroupedTabViewStyle.self) {
        MailTabs().tabViewStyle(.grouped).frame(height: 180)
    }

    place("Presentation/sheet", OfferView.self) { OfferView() }.presenting(.sheet)
        .goldenSize(upTo: 32 << 10, because: "a screen with a shadow")
    place("Presentation/fullScreenCover", OfferView.self) { OfferView() }.presenting(.fullScreenCover)
    place("Presentation/popover", OfferView.self) { OfferView() }.presenting(.popover)
    place("Presentation/alert", DeleteQuestion.self, states: buttonStates) { DeleteQuestion() }
        .presenting(.alert)
    place("Presentation/confirmationDialog", DeleteQuestion.self) { DeleteQuestion() }
        .presenting(.confirmationDialog)
        .goldenSize(upTo: 32 << 10, because: "a screen with a shadow")
    place("Menu/open", DefaultMenuStyle.self, states: buttonStates) { MailMenu() }.presenting(.menu)
        .goldenSize(upTo: 32 << 10, because: "a whole menu with a shadow")
    place("List/swiped", PlainListStyle.self, states: buttonStates) { SwipedMessage() }
        .presenting(.swipeActions)

    context("Button/inContext", CapsuleButtonStyle.self, states: [.normal, .pressed, .disabled]) {
        ContextButton()
    }
    context("Toggle/inContext", TickToggleStyle.self, states: [TileState(.on), TileState(.off)]) { ContextToggle() }
    context("Label/inContext", DefaultLabelStyle.self) { ContextLabel() }
    context("Picker/inContext", DefaultPickerStyle.self) { ContextPicker() }
}

/// A control in everything that controls stand in.
private func context<Style, Content: View>(
    _ name: String, _ type: Style.Type, states: [TileState] = [.normal],
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
) -> Specimen {
    var axes = Axes(states: states, sizes: [.regular], schemes: [.light])
    axes.custom = [contexts]
    return Specimen(name, style: type, axes: axes, width: 360) { tile in
        ContextView(content: content()).environment(\.controlContext, tile[contexts])
    }
}

private let contexts = Axis("context", ControlContext.allCases)

/// The control, or what its context shows only when it is asked to.
private struct ContextView<Content: View>: View {
    let content: Content
    @Environment(\.controlContext) private var context

    var body: some View {
        switch context {
        case .menu: Presenting(.menu) { InContext { content } }
        case .swipe: Presenting(.swipeActions) { InContext { content } }
        case .alert: Presenting(.alert) { InContext { content } }
        default: InContext { content }
        }
    }
}

/// In both schemes; `states` are those that the control has.
private func place<Style, Content: View>(
    _ name: String, _ type: Style.Type, states: [TileState] = [.normal], width: CGFloat = 360,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
) -> Specimen {
    Specimen(
        name, style: type, axes: Axes(states: states, sizes: [.regular]), width: width, content: content)
}

private let buttonStates: [TileState] = [.normal, .pressed]
