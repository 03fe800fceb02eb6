import Foundation
import ViewCore

/// Buttons of a bar. Until iOS 18 words and symbols in the tint; from iOS 26 in the color of words, on a ground that
/// neighbours share.
struct BarButtonStyle: PrimitiveButtonStyle {
    nonisolated init() {}
    func makeBody(configuration: Configuration) -> some View { BarButtonBody(configuration: configuration) }
}

private struct BarButtonBody: LookView {
    let configuration: PrimitiveButtonStyleConfiguration

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let isGlass = environment.generation == .ios26
        let isStrong = configuration.role == .confirm
        let color: Color =
            configuration.role == .destructive
            ? .red
            : environment.standsOnTint
                ? .white : !isGlass || isStrong || environment.tintColor != nil ? .tint : .primary
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
struct BarItemRow: LookView {
    let items: [BarItem]
    /// Whether all of the room is taken, as at the bottom.
    var isSpread = false

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let groups = self.groups(environment)
        HStack(spacing: environment.generation == .ios26 ? 10 : 16) {
            ForEach(groups.indices, id: \.self) { index in
                switch groups[index] {
                case .room(let isFlexible):
                    if isFlexible { Spacer(minLength: 0) } else { Color.clear.frame(width: 0, height: 0) }
                case .items(let items): BarItemGroup(items: items)
                }
            }
        }
        .labelStyle(.iconOnly)
        .buttonStyle(BarButtonStyle())
        .unfold(into: &unfolding)
    }

    private enum Part {
        case room(isFlexible: Bool)
        case items([BarItem])
    }

    /// What stands on one ground each.
    private func groups(_ environment: EnvironmentValues) -> [Part] {
        var parts: [Part] = []
        for item in items {
            if case .spacer(let sizing) = item.kind {
                parts.append(.room(isFlexible: sizing.isFlexible && isSpread))
                continue
            }
            let standsAlone = !item.sharesGround || item.placement == .confirmationAction
            if case .items(let known)? = parts.last, !standsAlone, known.last?.sharesGround == true,
                known.last?.placement != .confirmationAction
            {
                parts[parts.count - 1] = .items(known + [item])
            } else {
                parts.append(.items([item]))
            }
        }
        return parts
    }
}

private struct BarItemGroup: LookView {
    let items: [BarItem]

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let isGlass = environment.generation == .ios26 && environment.platform == .ios
        let isStrong = items.first?.placement == .confirmationAction
        let hasGround = items.first?.hasGround ?? false
        let row = HStack(spacing: isGlass ? 20 : 16) {
            ForEach(items.indices, id: \.self) { index in items[index].content }
        }
        .font(environment.font ?? (isStrong ? .headline : .body))
        .imageScale(.large)
        if isGlass, hasGround {
            // 44 points as the least that is easily touched (Documentation/Rules/metrics.json, `minimumTarget`); the
            // insets are a guess.
            Group {
                if isStrong {
                    row.transformEnvironment(\.standsOnTint) { $0 = true }
                        .foregroundStyle(.white)
                        .padding(.horizontal, 12).frame(minWidth: 44).frame(height: 44)
                        .background { Capsule().fill(Color.tint) }
                } else {
                    row.padding(.horizontal, 12).frame(minWidth: 44).frame(height: 44)
                        .background { GlassGround(outline: Capsule()) }
                }
            }.unfold(into: &unfolding)
        } else {
            row.frame(minHeight: 44).unfold(into: &unfolding)
        }
    }
}

extension View {
    /// Words of a bar that is as high at all text sizes grow no further than its height has room for; UIKit's stay.
    nonisolated func barTypeSize() -> some View {
        transformEnvironment(\.dynamicTypeSize) { $0 = min($0, .large) }
    }
}
