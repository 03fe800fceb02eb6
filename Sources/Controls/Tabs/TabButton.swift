import Foundation
import ViewCore

/// An icon above a title, in the tint where its tab is chosen.
///
/// Symbols are filled, where they come so (Documentation/Rules/style-protocols.md, section 4: tab bars apply `.fill`).
struct TabButton: LookView {
    nonisolated static var publicName: String { "TabView" }

    /// `nil` for what stands for more tabs.
    let tab: TabEntry?
    let isChosen: Bool
    var showsTitle = true

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let generation = environment.generation
        let rest = Color(.system(generation.choose(ios18: .gray, ios26: .label)))
        let weight = generation.choose(ios18: Font.Weight.medium, ios26: isChosen ? .semibold : .medium)
        let color: Color = isChosen ? .tint : rest
        let start = unfolding.nodes.count
        Button {
        } label: {
            Group {
                if let label = tab?.label {
                    VStack(spacing: 2) {
                        TabItemParts(label: label, showsTitle: showsTitle, badge: tab?.badge)
                    }
                } else if tab == nil {
                    DefaultTabLabel(title: Text(verbatim: "More"), image: Image(systemName: "ellipsis"))
                }
            }
            .labelStyle(TabLabelStyle(badge: tab?.badge, showsTitle: showsTitle))
            // A label's title of 10 points is UIKit's; icons stand in about 25.
            .font(.system(size: 10, weight: weight))
            .lineLimit(1)
            .transformEnvironment(\.symbolVariants) { $0 = $0.fill }
            .foregroundStyle(
                environment.isEnabled && tab?.isEnabled ?? true ? color : Color(.system(.tertiaryLabel)))
        }
        .buttonStyle(.plain)
        .disabled(!(tab?.isEnabled ?? true))
        .padding(.top, generation.choose(ios18: 4, ios26: 0))
        .unfold(into: &unfolding)
        guard unfolding.tellsSpoken else { return }
        if isChosen { unfolding.say(Spoken(.passed, traits: ["selected"]), from: start) }
        tab?.spoken.say(from: start, in: unfolding)
    }
}

/// The views of a tab item: texts as titles, images as icons.
struct TabItemParts: View, PubliclyNamed {
    nonisolated static var publicName: String { "TabView" }

    let label: CapturedView
    var showsIcon = true
    var showsTitle = true
    /// For what is no label: that draws its badge itself.
    var badge: Text?

    typealias Body = Never

    func unfold(into unfolding: inout Unfolding) {
        var parts = parts(&unfolding)
        if let badge, let first = parts.first, first.layoutValue(TabLabelStyle.key) == nil {
            let box = Color.clear.frame(
                width: TabLabelStyle.iconBox.width, height: TabLabelStyle.iconBox.height
            )
            .overlay(alignment: .topTrailing) { TabBadgeView(badge: badge) }
            parts[0] = unfolding.node(of: MadeNodes(nodes: [first]).overlay { box }, slot: 2)
        }
        unfolding.nodes += parts
    }

    private func parts(_ unfolding: inout Unfolding) -> [LayoutNode] {
        let titles = unfolding.nodes(of: label, slot: 1)
        func isIcon(_ node: LayoutNode) -> Bool { node.traceName == "Image" }
        guard titles.contains(where: isIcon) else { return titles }
        // What is no label has no parts that could be told apart before they are nodes.
        let icons = unfolding.nodes(of: label.font(TabLabelStyle.iconFont), slot: 1)
        return zip(titles, icons).compactMap { title, icon in
            isIcon(title) ? (showsIcon ? icon : nil) : showsTitle ? title : nil
        }
    }
}

private struct TabLabelStyle: LabelStyle, PubliclyNamed {
    nonisolated static var publicName: String { "TabView" }

    static var iconFont: Font { .system(size: 20, weight: .medium) }
    static var iconBox: CGSize { CGSize(width: 30, height: 26) }
    /// Under this key what the style has drawn says so.
    static var key: ObjectIdentifier { ObjectIdentifier(TabLabelStyle.self) }

    let badge: Text?
    let showsTitle: Bool

    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 2) {
            configuration.icon
                .font(TabLabelStyle.iconFont)
                .frame(minWidth: TabLabelStyle.iconBox.width, minHeight: TabLabelStyle.iconBox.height)
                .overlay(alignment: .topTrailing) { TabBadgeView(badge: badge) }
            if showsTitle { configuration.title }
        }
        .modifier(NodeModifier { node, _ in node.noting(true, TabLabelStyle.key, ".tabItem") })
    }
}

/// A number in a red capsule over the corner of a tab's icon; 18 points high by UIKit.
private struct TabBadgeView: View, PubliclyNamed {
    nonisolated static var publicName: String { "TabView" }

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
