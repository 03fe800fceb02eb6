import Catalog
import SwiftUI

/// Where views stand: stacks, split views, tabs, sheets, and pictures drawn by commands.
public let placesSpecimens = Catalog("Places") {
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
