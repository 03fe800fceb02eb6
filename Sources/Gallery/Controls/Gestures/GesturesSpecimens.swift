import Catalog
import SwiftUI

/// Styles that are told of fingers, pointers and keys by gestures.
public let gesturesSpecimens = Catalog("Gestures", found: Found.gestures) {
    gesture("Button/hold", HoldButtonStyle.self) { Button("Delete") {}.buttonStyle(.hold) }
    gesture("Button/hold.done", HoldButtonStyle.self) { Button("Delete") {}.buttonStyle(.hold) }
        .press(for: .seconds(1))
    gesture("Button/swell", SwellButtonStyle.self) { Button("Swell") {}.buttonStyle(.swell) }
    gesture("Button/spotlight", SpotlightButtonStyle.self) { Button("Touch me") {}.buttonStyle(.spotlight) }
        .goldenSize(upTo: 32 << 10, because: "a light that fades")
    gesture("Button/spotlight.corner", SpotlightButtonStyle.self) {
        Button("Touch me") {}.buttonStyle(.spotlight)
    }
    .press(at: UnitPoint(x: 0.15, y: 0.3))
    .goldenSize(upTo: 32 << 10, because: "a light that fades")
    gesture("Button/slide", SlideButtonStyle.self) { Button("Slide to pay") {}.buttonStyle(.slide) }
    gesture("Button/slide.half", SlideButtonStyle.self) { Button("Slide to pay") {}.buttonStyle(.slide) }
        .press(movedBy: CGSize(width: 88, height: 4))
    gesture("Button/undoable", UndoableButtonStyle.self) { Button("Archive") {}.buttonStyle(.undoable) }
    gesture("Button/hint", HintButtonStyle.self) { Button("Save") {}.buttonStyle(.hint) }
    gesture("Button/stoic", StoicButtonStyle.self) { Button("Stoic") {}.buttonStyle(.stoic) }
    gesture(
        "Button/lift", LiftButtonStyle.self, [.normal, .pressed, TileState(.hovered), TileState(.focused)]
    ) {
        Button("Open") {}.buttonStyle(.lift).keyboardShortcut("o")
    }
    gesture(
        "Toggle/tapped", TappedToggleStyle.self,
        [TileState(.off), TileState(.on), TileState([.off, .pressed]), TileState([.off, .focused])]
    ) {
        Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(.tapped)
    }
}

/// In both schemes; `states` are those that the style could show.
private func gesture<Style, Content: View>(
    _ name: String, _ type: Style.Type, _ states: [TileState] = [.normal, .pressed, .disabled],
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
) -> Specimen {
    Specimen(name, style: type, axes: Axes(states: states, sizes: [.regular])) { content().padding(16) }
}
