import Foundation
import ViewCore

/// The view of the chosen tab with what the look has beside it.
struct TabLook: LookView {
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
        return page.safeAreaInset(edge: .bottom, spacing: 0) {
            VStack(spacing: 8) {
                if let accessory = environment.tabAccessory, environment.generation == .ios26 {
                    accessory
                        .environment(\.tabViewBottomAccessoryPlacement, .expanded)
                        .frame(maxWidth: .infinity, minHeight: 48)
                        .background { GlassGround(outline: Capsule()) }
                        .padding(.horizontal, 21)
                }
                if !isHidden {
                    if environment.generation == .ios26 {
                        FloatingTabBar(tabs: tabs, chosen: chosen)
                    } else {
                        PlainTabBar(tabs: tabs, chosen: chosen, bars: bars)
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
private struct PlainTabBar: View {
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
private struct FloatingTabBar: View {
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

/// An icon above a title, in the tint where its tab is chosen.
struct TabButton: LookView {
    /// `nil` for what stands for more tabs.
    let tab: TabEntry?
    let isChosen: Bool
    var showsTitle = true

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let isGlass = environment.generation == .ios26
        let rest = Color(.system(isGlass ? .label : .gray))
        let color: Color = isChosen ? .tint : rest
        Button {
        } label: {
            Group {
                if let label = tab?.label {
                    VStack(spacing: 2) { TabItemParts(label: label, showsTitle: showsTitle) }
                } else if tab == nil {
                    DefaultTabLabel(title: Text(verbatim: "More"), image: Image(systemName: "ellipsis"))
                }
            }
            .labelStyle(TabLabelStyle(badge: tab?.badge, showsTitle: showsTitle))
            // A label's title of 10 points is UIKit's; icons stand in about 25.
            .font(.system(size: 10, weight: isGlass && isChosen ? .semibold : .medium))
            .lineLimit(1)
            .foregroundStyle(
                environment.isEnabled && tab?.isEnabled ?? true ? color : Color(.system(.tertiaryLabel)))
        }
        .buttonStyle(.plain)
        .disabled(!(tab?.isEnabled ?? true))
        .padding(.top, isGlass ? 0 : 4)
        .unfold(into: &unfolding)
    }
}

/// The views of a tab item: texts as titles, images as icons.
private struct TabItemParts: View {
    let label: CapturedView
    var showsIcon = true
    var showsTitle = true

    typealias Body = Never

    func unfold(into unfolding: inout Unfolding) {
        let titles = unfolding.nodes(of: label, slot: 1)
        func isIcon(_ node: LayoutNode) -> Bool { node.traceName == "Image" }
        guard titles.contains(where: isIcon) else { return unfolding.nodes += titles }
        // What is no label has no parts that could be told apart before they are nodes.
        let icons = unfolding.nodes(of: label.font(TabLabelStyle.iconFont), slot: 1)
        for (title, icon) in zip(titles, icons) {
            if isIcon(title) {
                if showsIcon { unfolding.nodes.append(icon) }
            } else if showsTitle {
                unfolding.nodes.append(title)
            }
        }
    }
}

private struct TabLabelStyle: LabelStyle {
    static var iconFont: Font { .system(size: 20, weight: .medium) }

    let badge: Text?
    let showsTitle: Bool

    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 2) {
            configuration.icon
                .font(TabLabelStyle.iconFont)
                .frame(minWidth: 30, minHeight: 26)
                .overlay(alignment: .topTrailing) { TabBadgeView(badge: badge) }
            if showsTitle { configuration.title }
        }
    }
}

/// A number in a red capsule over the corner of a tab's icon; 18 points high by UIKit.
private struct TabBadgeView: View {
    let badge: Text?

    var body: some View {
        if let badge {
            badge
                .font(.system(size: 13))
                .foregroundStyle(.white)
                .fixedSize()
                .padding(.horizontal, 5)
                .frame(minWidth: 18, minHeight: 18)
                .background { Capsule().fill(.red) }
                .alignmentGuide(.trailing) { $0.width / 2 }
        }
    }
}

/// A dot for each page: 8 points, 18 from middle to middle, which is UIKit's page control. Past the middle of a
/// hundred no more are drawn.
struct PageDots: LookView {
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
private struct TabSegments: View {
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
