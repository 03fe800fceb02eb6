import Catalog
import SwiftUI

/// What styles do between their states, each at some moments of the way.
public let motionSpecimens = Catalog("Motion", found: Found.motion) {
    motion("Button/press", SpringyButtonStyle.self, states: [.pressed], at: [0, 50, 100, 200]) { _ in
        Button("Save") {}.buttonStyle(SpringyButtonStyle())
    }
    motion(
        "Button/release", SpringyButtonStyle.self, states: [.pressed], at: [0, 50, 100, 200], .release
    ) { _ in
        Button("Save") {}.buttonStyle(SpringyButtonStyle())
    }
    motion("Button/system", DefaultButtonStyle.self, states: [.pressed], at: [0, 100, 300], .release) { _ in
        Button("Save") {}
    }
    motion("Toggle/bouncy", BouncyToggleStyle.self, states: [TileState(.on)], at: [0, 80, 160, 320]) { _ in
        Toggle("Sound", isOn: .constant(false)).toggleStyle(BouncyToggleStyle())
    }
    motion("Toggle/system", SwitchToggleStyle.self, states: [TileState(.on)], at: [0, 100, 200, 336]) { _ in
        Toggle("Sound", isOn: .constant(false))
    }
    motion("Card/expands", ExpandingCard.self, states: [TileState(.expanded)], at: [0, 60, 120, 240]) {
        tile in
        ExpandingCard(isExpanded: tile.state.contains(.expanded))
    }
    motion("Badge/keyframes", KeyframedBadge.self, states: [.normal], at: [0, 100, 200, 400], .appear) { _ in
        KeyframedBadge()
    }
    motion("Pair/matched", MatchedPair.self, states: [TileState(.on)], at: [0, 75, 150, 300]) { tile in
        MatchedPair(isOn: tile.state.contains(.on))
    }
    motion("Badge/counts", CountingBadge.self, states: [TileState(.on)], at: [0, 75, 150, 300]) { tile in
        CountingBadge(count: tile.state.contains(.on) ? 108 : 98)
    }
    motion("Symbol/replaced", PlayToggle.self, states: [TileState(.on)], at: [0, 75, 225, 300]) { tile in
        PlayToggle(isOn: tile.state.contains(.on))
    }
    motion("Symbol/wiggles", BellLabel.self, states: [TileState(.on)], at: [0, 100, 200, 400]) { tile in
        BellLabel(rings: tile.state.contains(.on) ? 1 : 0)
    }
    motion("Badge/phases", PulsingDot.self, states: [.normal], at: [0, 150, 300, 450], .appear) { _ in
        PulsingDot()
    }
}

/// In one size and scheme, at rest and at moments, in milliseconds.
private func motion<Style, Content: View>(
    _ name: String, _ style: Style.Type, states: [TileState], at moments: [Double],
    _ motion: TileMotion = .change,
    @ViewBuilder content: @escaping @MainActor @Sendable (TileContext) -> Content
) -> Specimen {
    var axes = Axes(states: states, sizes: [.regular], schemes: [.light])
    axes[.moment] = [.settled] + moments.compactMap { Moment(milliseconds: $0) }
    return Specimen(name, style: style, axes: axes, motion: motion, content: content)
}

/// Smaller while it is pressed, and back with a bounce.
struct SpringyButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .foregroundStyle(.white)
            .padding(.horizontal, 20)
            .padding(.vertical, 12)
            .background(configuration.isPressed ? Color.indigo : .blue, in: Capsule())
            .scaleEffect(configuration.isPressed ? 0.9 : 1)
            .animation(
                configuration.isPressed
                    ? .linear(duration: 0.2) : .spring(response: 0.3, dampingFraction: 0.5),
                value: configuration.isPressed)
    }
}

/// A thumb that goes over its end.
struct BouncyToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Spacer()
            Capsule()
                .fill(configuration.isOn ? Color.green : Color.gray.opacity(0.4))
                .frame(width: 56, height: 32)
                .overlay(alignment: configuration.isOn ? .trailing : .leading) {
                    Circle().fill(.white).shadow(radius: 1).padding(3)
                }
                .animation(.bouncy(duration: 0.4, extraBounce: 0.2), value: configuration.isOn)
        }
        .frame(width: 160)
    }
}

/// A card whose words come when it grows.
struct ExpandingCard: View {
    let isExpanded: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Text("Order 17").font(.headline)
                Spacer()
                Image(systemName: "chevron.right").rotationEffect(.degrees(isExpanded ? 90 : 0))
            }
            if isExpanded {
                Text("Two loaves, one cake, to be fetched at nine.")
                    .transition(.opacity.combined(with: .move(edge: .top)))
            }
        }
        .padding(isExpanded ? 20 : 12)
        .frame(width: 240, alignment: .leading)
        .background(isExpanded ? Color.yellow.opacity(0.3) : Color.gray.opacity(0.15))
        .clipShape(RoundedRectangle(cornerRadius: isExpanded ? 20 : 10))
        .animation(.easeInOut(duration: 0.24), value: isExpanded)
    }
}

/// A dot that grows and fades, again and again.
struct PulsingDot: View {
    var body: some View {
        Circle()
            .fill(.red)
            .frame(width: 24, height: 24)
            .phaseAnimator([false, true]) { dot, isLarge in
                dot.scaleEffect(isLarge ? 1.5 : 1).opacity(isLarge ? 0.4 : 1)
            } animation: { _ in
                .linear(duration: 0.3)
            }
    }
}

/// A badge that drops in, is pressed flat and comes back.
struct KeyframedBadge: View {
    private struct Shown {
        var height = -24.0
        var stretch = 1.0
    }

    var body: some View {
        Text("3").font(.headline).foregroundStyle(.white)
            .frame(width: 32, height: 32)
            .background(.red, in: Circle())
            .keyframeAnimator(initialValue: Shown(), repeating: false) { badge, shown in
                badge.scaleEffect(x: 1 / shown.stretch, y: shown.stretch, anchor: .bottom)
                    .offset(y: shown.height)
            } keyframes: { _ in
                KeyframeTrack(\.height) {
                    LinearKeyframe(0, duration: 0.2)
                }
                KeyframeTrack(\.stretch) {
                    LinearKeyframe(1, duration: 0.18)
                    CubicKeyframe(0.7, duration: 0.08)
                    SpringKeyframe(1, duration: 0.3, spring: .bouncy)
                }
            }
            .frame(width: 60, height: 60, alignment: .bottom)
    }
}

/// A mark that goes from under one word to under the other.
struct MatchedPair: View {
    let isOn: Bool
    @Namespace private var space

    var body: some View {
        HStack(spacing: 24) {
            word("Day", isChosen: !isOn)
            word("Night", isChosen: isOn)
        }
        .animation(.easeInOut(duration: 0.3), value: isOn)
    }

    private func word(_ text: String, isChosen: Bool) -> some View {
        VStack(spacing: 4) {
            Text(text)
            ZStack {
                Color.clear.frame(height: 3)
                if isChosen {
                    Capsule().fill(.blue).frame(height: 3).matchedGeometryEffect(id: "mark", in: space)
                }
            }
        }
        .fixedSize()
    }
}
