import Foundation
import ViewCore

/// Buttons of a bar. Until iOS 18 words and symbols in the tint; from iOS 26 in the color of words, on a ground that
/// neighbours share.
struct BarButtonStyle: PrimitiveButtonStyle, PubliclyNamed {
    nonisolated static var publicName: String { ".toolbar" }

    nonisolated init() {}
    func makeBody(configuration: Configuration) -> some View { BarButtonBody(configuration: configuration) }
}

private struct BarButtonBody: LookView {
    nonisolated static var publicName: String { ".toolbar" }

    let configuration: PrimitiveButtonStyleConfiguration

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let isStrong = configuration.role == .confirm
        let color: Color =
            configuration.role == .destructive
            ? .red
            : environment.standsOnTint
                ? .white
                : isStrong || environment.tintColor != nil
                    ? .tint : environment.generation.choose(ios18: .tint, ios26: .primary)
        let pressed = environment.colorScheme == .dark ? 0.4 : 0.2
        configuration.label
            .defaultFont(isStrong ? .headline : .body)
            .defaultForeground(
                environment.isEnabled ? color : Color(.system(.tertiaryLabel)), always: true
            )
            .opacity(configuration.isPressed ? pressed : 1)
            .unfold(into: &unfolding)
    }
}

private struct StandsOnTintKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether bar buttons here stand on the tint.
    fileprivate var standsOnTint: Bool {
        get { self[StandsOnTintKey.self] }
        set { self[StandsOnTintKey.self] = newValue }
    }
}

/// Items side by side in a bar: until iOS 18 at a distance, from iOS 26 in groups on glass.
struct BarItemRow: View, PubliclyNamed {
    nonisolated static var publicName: String { ".toolbar" }

    let items: [BarItem]
    /// Whether all of the room is taken, as at the bottom.
    var isSpread = false

    var body: some View {
        BarItemGroups(items: items, isSpread: isSpread)
            .labelStyle(.iconOnly)
            .buttonStyle(BarButtonStyle())
    }
}

private struct BarItemGroups: LookView {
    nonisolated static var publicName: String { ".toolbar" }

    let items: [BarItem]
    let isSpread: Bool

    private enum Part {
        case room(isFlexible: Bool)
        case group(Group)
    }

    /// What stands on one ground.
    private struct Group {
        var nodes: [LayoutNode]
        var isStrong: Bool
        var isAlone: Bool
        var hasGround: Bool
    }

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let parts = parts(environment, &unfolding)
        let isGlass = isGlass(environment)
        HStack(spacing: isGlass ? 10 : 16) {
            ForEach(parts.indices, id: \.self) { index in
                switch parts[index] {
                case .room(let isFlexible):
                    if isFlexible { Spacer(minLength: 0) } else { Color.clear.frame(width: 0, height: 0) }
                case .group(let group): ground(group, isGlass: isGlass)
                }
            }
        }
        .unfold(into: &unfolding)
    }

    private func isGlass(_ environment: EnvironmentValues) -> Bool {
        environment.platform == .ios && environment.generation.choose(ios18: false, ios26: true)
    }

    private func parts(_ environment: EnvironmentValues, _ unfolding: inout Unfolding) -> [Part] {
        let isGlass = isGlass(environment)
        var parts: [Part] = []
        for (index, item) in items.enumerated() {
            if case .spacer(let sizing) = item.kind {
                parts.append(.room(isFlexible: sizing.isFlexible && isSpread))
                continue
            }
            let isStrong = item.placement == .confirmationAction
            let isAlone = !item.sharesGround || isStrong
            if environment.font == nil { unfolding.environment.font = isStrong ? .headline : .body }
            unfolding.environment.imageScale = .large
            if isGlass, isStrong, item.hasGround {
                unfolding.environment.standsOnTint = true
                unfolding.environment.setForeground([AnyShapeStyle(Color.white)])
            }
            let nodes = unfolding.nodesToChoose(of: item.content, slot: index + 1)
            unfolding.environment = environment
            for node in nodes {
                // Room between views of a group parts them, as room between items does.
                if node.traceName == "Spacer" {
                    parts.append(.room(isFlexible: isSpread))
                } else if case .group(var known)? = parts.last, !isAlone, !known.isAlone {
                    known.nodes.append(node)
                    parts[parts.count - 1] = .group(known)
                } else {
                    parts.append(
                        .group(
                            Group(
                                nodes: [node], isStrong: isStrong, isAlone: isAlone,
                                hasGround: item.hasGround)))
                }
            }
        }
        return parts
    }

    @ViewBuilder private func ground(_ group: Group, isGlass: Bool) -> some View {
        let row = IdealWidthLayout { HStack(spacing: isGlass ? 20 : 16) { MadeNodes(nodes: group.nodes) } }
        if isGlass, group.hasGround {
            // 44 points as the least that is easily touched (Documentation/Rules/metrics.json, `minimumTarget`); the
            // insets are a guess.
            row.padding(.horizontal, 12).frame(minWidth: 44).frame(height: 44)
                .background {
                    if group.isStrong { Capsule().fill(Color.tint) } else { GlassGround(outline: Capsule()) }
                }
        } else {
            row.frame(minHeight: 44)
        }
    }
}

/// One view no wider than it wants to be: items of a bar are measured alone, and do not fill it.
private struct IdealWidthLayout: Layout, PubliclyNamed {
    nonisolated static var publicName: String { ".frame" }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard let view = subviews.first else { return .zero }
        return view.sizeThatFits(fitting(proposal, view))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        guard let view = subviews.first else { return }
        view.place(at: bounds.origin, proposal: fitting(proposal, view))
    }

    private func fitting(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> ProposedViewSize {
        let ideal = view.sizeThatFits(ProposedViewSize(width: nil, height: proposal.height)).width
        let width = proposal.width.map { $0 < ideal ? $0 : nil } ?? nil
        return ProposedViewSize(width: width, height: proposal.height)
    }
}

extension View {
    /// Words of a bar that is as high at all text sizes grow no further than its height has room for; UIKit's stay.
    nonisolated func barTypeSize() -> some View {
        transformEnvironment(\.dynamicTypeSize) { $0 = min($0, .large) }
    }
}
