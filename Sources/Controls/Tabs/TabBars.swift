import Foundation
import ViewCore

/// The tabs that a bar shows: where there are more than five, four and one for the others.
struct ShownTabs {
    static let most = 5
    var tabs: [TabEntry]
    var hasMore: Bool

    init(_ all: [TabEntry]) {
        hasMore = all.count > ShownTabs.most
        tabs = hasMore ? Array(all.prefix(ShownTabs.most - 1)) : all
    }
}

/// The bar across the bottom until iOS 18: 49 points, which is UIKit's published height, below a line.
struct PlainTabBar: View, PubliclyNamed {
    nonisolated static var publicName: String { "TabView" }

    let tabs: [TabEntry]
    let chosen: Int
    let bars: BarContents

    var body: some View {
        let shown = ShownTabs(tabs)
        HStack(alignment: .top, spacing: 0) {
            ForEach(shown.tabs.indices, id: \.self) { index in
                TabButton(tab: shown.tabs[index], isChosen: index == chosen)
                    .frame(maxWidth: .infinity)
            }
            if shown.hasMore {
                TabButton(tab: nil, isChosen: chosen >= shown.tabs.count).frame(maxWidth: .infinity)
            }
        }
        .saying(Spoken(.contained, traits: ["tabBar"]))
        .frame(height: 49)
        .background {
            Rectangle().fill(bars.background(.tabBar) ?? AnyShapeStyle(.bar))
                .overlay(alignment: .top) { Divider() }
                .ignoresSafeArea(edges: .bottom)
        }
    }
}

/// The capsule that floats above the bottom from iOS 26. Its measures are a guess by eye: 62 points high, 21 from the
/// sides at most, with the chosen tab on a gray capsule.
struct FloatingTabBar: View, PubliclyNamed {
    nonisolated static var publicName: String { "TabView" }

    let tabs: [TabEntry]
    let chosen: Int

    var body: some View {
        // A search stands apart at the end.
        let search = tabs.firstIndex { $0.role == .search }
        let others = tabs.indices.filter { $0 != search }
        let shown = ShownTabs(others.map { tabs[$0] })
        let chosenPlace = others.firstIndex(of: chosen)
        HStack(spacing: 8) {
            HStack(spacing: 0) {
                ForEach(shown.tabs.indices, id: \.self) { index in
                    place(shown.tabs[index], isChosen: index == chosenPlace)
                }
                if shown.hasMore { place(nil, isChosen: (chosenPlace ?? 0) >= shown.tabs.count) }
            }
            .padding(4)
            .frame(height: 62)
            .background { GlassGround(outline: Capsule()) }
            if let search {
                Spacer(minLength: 0)
                TabButton(tab: tabs[search], isChosen: search == chosen, showsTitle: false)
                    .frame(width: 62, height: 62)
                    .background { GlassGround(outline: Circle()) }
            }
        }
        .saying(Spoken(.contained, traits: ["tabBar"]))
        .padding(.horizontal, 21)
        .padding(.bottom, 12)
    }

    private func place(_ tab: TabEntry?, isChosen: Bool) -> some View {
        TabButton(tab: tab, isChosen: isChosen)
            .padding(.horizontal, 8)
            .frame(minWidth: 60, maxWidth: 102)
            .frame(maxHeight: .infinity)
            .background {
                if isChosen { Capsule().fill(Color(.system(.tertiarySystemFill))) }
            }
    }
}
