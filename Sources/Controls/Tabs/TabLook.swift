import Foundation
import ViewCore

/// The view of the chosen tab with what the look has beside it.
struct TabLook: LookView {
    nonisolated static var publicName: String { "TabView" }

    let tabs: [TabEntry]
    let chosen: Int
    let bars: BarContents

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let outer = unfolding.environment
        // A tab view in a tab is another one.
        unfolding.environment.tabViewLook = .automatic
        unfolding.environment.tabAccessory = nil
        defer { unfolding.environment = outer }
        switch environment.tabViewLook {
        case .pages(let mode): pages(mode).unfold(into: &unfolding)
        case .grouped: grouped.unfold(into: &unfolding)
        case .automatic where environment.platform == .macos: grouped.unfold(into: &unfolding)
        case .automatic, .bar, .adaptable: bar(environment).unfold(into: &unfolding)
        }
    }

    private var page: some View {
        ZStack {
            if tabs.indices.contains(chosen), let node = tabs[chosen].node { MadeNodes(nodes: [node]) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func bar(_ environment: EnvironmentValues) -> some View {
        let isHidden = bars.isHidden(.tabBar) || tabs.isEmpty
        let accessory = environment.generation.choose(ios18: nil, ios26: environment.tabAccessory)
        return page.safeAreaInset(edge: .bottom, spacing: 0) {
            VStack(spacing: 8) {
                if let accessory {
                    accessory
                        .environment(\.tabViewBottomAccessoryPlacement, .expanded)
                        .frame(maxWidth: .infinity, minHeight: 48)
                        .background { GlassGround(outline: Capsule()) }
                        .padding(.horizontal, 21)
                }
                if !isHidden {
                    switch environment.generation {
                    case .ios26: FloatingTabBar(tabs: tabs, chosen: chosen)
                    case .ios18: PlainTabBar(tabs: tabs, chosen: chosen, bars: bars)
                    }
                }
            }
            .transformEnvironment(\.colorScheme) { scheme in
                scheme = bars.scheme(.tabBar) ?? scheme
            }
        }
    }

    private func pages(_ mode: PageTabViewStyle.IndexDisplayMode) -> some View {
        page.overlay(alignment: .bottom) {
            if mode == .always || mode == .automatic && tabs.count > 1 {
                PageDots(count: tabs.count, chosen: chosen).padding(.bottom, 8)
            }
        }
    }

    /// Segments on the upper edge of a box. All of it is a guess.
    private var grouped: some View {
        page
            .padding(.top, 14)
            .padding(8)
            .background {
                RoundedRectangle(cornerRadius: 6).fill(Color(.system(.quaternarySystemFill)))
                    .strokeBorder(Color(.system(.separator)), lineWidth: 0.5)
                    .padding(.top, 12)
            }
            .overlay(alignment: .top) { TabSegments(tabs: tabs, chosen: chosen) }
    }
}

/// A dot for each page: 8 points, 18 from middle to middle, which is UIKit's page control. Of more than 30 pages
/// the first 30 have one; the last dot is that of a chosen page further on.
struct PageDots: LookView {
    nonisolated static var publicName: String { "TabView" }

    let count: Int
    let chosen: Int

    /// More dots than that stand on no screen.
    private static let most = 30

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let isOnGround = environment.indexBackground == .always
        let shown = min(count, PageDots.most)
        HStack(spacing: 10) {
            ForEach(0..<shown) { index in
                let isChosen = index == min(chosen, shown - 1)
                Circle().fill(Color.white.opacity(isChosen ? 1 : 0.4)).frame(width: 8, height: 8)
            }
        }
        .padding(.horizontal, 12)
        .frame(height: 26)
        .background { if isOnGround { Capsule().fill(Color.black.opacity(0.25)) } }
        .unfold(into: &unfolding)
    }
}

/// The segments of a tab view on macOS.
private struct TabSegments: View, PubliclyNamed {
    nonisolated static var publicName: String { "TabView" }

    let tabs: [TabEntry]
    let chosen: Int

    var body: some View {
        let shown = Array(tabs.prefix(20))
        HStack(spacing: 0) {
            ForEach(shown.indices, id: \.self) { index in
                Group {
                    if let label = shown[index].label { TabItemParts(label: label, showsIcon: false) }
                }
                .labelStyle(.titleOnly)
                .font(.body)
                .lineLimit(1)
                .foregroundStyle(index == chosen ? Color.white : Color.primary)
                .padding(.horizontal, 10)
                .frame(height: 22)
                .background {
                    if index == chosen { RoundedRectangle(cornerRadius: 5).fill(Color.tint) }
                }
            }
        }
        .background {
            RoundedRectangle(cornerRadius: 6).fill(Color(.system(.systemBackground)))
            RoundedRectangle(cornerRadius: 6).strokeBorder(Color(.system(.separator)), lineWidth: 0.5)
        }
    }
}
