import SwiftUI

/// A number whose digits roll.
struct CountingBadge: View {
    let count: Int

    var body: some View {
        Text("\(count)")
            .font(.title.monospacedDigit())
            .contentTransition(.numericText(value: Double(count)))
            .padding(.horizontal, 16)
            .padding(.vertical, 8)
            .background(Color.teal.opacity(0.25), in: Capsule())
            .animation(.linear(duration: 0.3), value: count)
    }
}

/// A symbol that takes the place of another.
struct PlayToggle: View {
    let isOn: Bool

    var body: some View {
        Image(systemName: isOn ? "pause.fill" : "play.fill")
            .font(.title)
            .foregroundStyle(.white)
            .contentTransition(.symbolEffect(.replace))
            .frame(width: 56, height: 56)
            .background(.indigo, in: Circle())
            .animation(.linear(duration: 0.3), value: isOn)
    }
}

/// A bell that wiggles beside its words.
struct BellLabel: View {
    let rings: Int

    var body: some View {
        Label("Reminder", systemImage: "bell.fill")
            .font(.title3)
            .symbolEffect(.wiggle, value: rings)
    }
}
