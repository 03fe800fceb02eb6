import SwiftUI

// Styles that draw a control otherwise, as people write them.

struct TrackStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        Capsule().frame(width: 160 * (configuration.fractionCompleted ?? 0), height: 6)
    }
}

struct RingStyle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        Circle().trim(from: 0, to: configuration.value).stroke(.red).frame(width: 40, height: 40)
    }
}

struct TickStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Image(systemName: configuration.isOn ? "checkmark" : "xmark")
            configuration.label
        }
    }
}

struct AgainStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(3) }
}

struct DrawerStyle: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            if configuration.isExpanded { configuration.content.padding(4) }
        }
    }
}

struct PlaqueStyle: LabelStyle {
    @ScaledMetric private var gap: CGFloat
    init(gap: CGFloat) { _gap = ScaledMetric(wrappedValue: gap) }
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: gap) {
            configuration.icon
            configuration.title
        }
    }
}

struct Keys: View {
    var pressed: Set<Int>
    var body: some View {
        Circle().fill(pressed.contains(4) ? .red : .blue).frame(width: CGFloat(pressed.count) * 9)
    }
}
