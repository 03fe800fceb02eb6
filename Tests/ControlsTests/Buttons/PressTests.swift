import Controls
import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Records each change of its press.
private struct Recording: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .onChange(of: configuration.isPressed) { old, new in
                ViewGraph.record("\(old)>\(new)")
            }
    }
}

@MainActor struct PressTests {
    @Test func `A pressed tile tells the style so`() {
        let view = Button("Go") {}.buttonStyle(Pressing())
        #expect(Drawn(view, isPressed: true).words == ["pressed"])
    }

    @Test func `A normal tile is not pressed`() {
        #expect(Drawn(Button("Go") {}.buttonStyle(Pressing())).words == ["normal"])
    }

    @Test func `Only the first button is pressed`() {
        let view = HStack {
            Button("A") {}
            Button("B") {}
        }
        .buttonStyle(Pressing())
        #expect(Drawn(view, isPressed: true).words == ["pressed", "normal"])
    }

    @Test func `A disabled button leaves the press to the next`() {
        let view = HStack {
            Button("A") {}.disabled(true)
            Button("B") {}
        }
        .buttonStyle(Pressing())
        #expect(Drawn(view, isPressed: true).words == ["normal", "pressed"])
    }

    @Test func `A button that takes no touches leaves the press to the next`() {
        let view = HStack {
            Button("A") {}.allowsHitTesting(false)
            Button("B") {}
        }
        .buttonStyle(Pressing())
        #expect(Drawn(view, isPressed: true).words == ["normal", "pressed"])
    }

    @Test func `onChange of isPressed fires once when a tile enters pressed`() {
        let view = Button("Go") {}.buttonStyle(Recording())
        #expect(Drawn(view, isPressed: true).events == ["false>true"])
    }

    @Test func `onChange of isPressed does not fire in a normal tile`() {
        #expect(Drawn(Button("Go") {}.buttonStyle(Recording())).events == [])
    }

    @Test func `onChange of isPressed does not fire in a disabled tile`() {
        let view = Button("Go") {}.buttonStyle(Recording()).disabled(true)
        #expect(Drawn(view, isPressed: true).events == [])
    }

    @Test func `Two buttons in one style keep their changes apart`() {
        let view = HStack {
            Button("A") {}
            Button("B") {}
        }
        .buttonStyle(Recording())
        #expect(Drawn(view, isPressed: true).events == ["false>true"])
    }

    @Test func `Events of two tiles keep apart`() {
        let view = Button("Go") {}.buttonStyle(Recording())
        let first = Drawn(view, isPressed: true)
        let second = Drawn(view, isPressed: true)
        #expect(first.events == second.events)
    }

    @Test func `A state that a press changes is drawn changed`() {
        struct Counting: ButtonStyle {
            @State private var presses = 0
            func makeBody(configuration: Configuration) -> some View {
                Text(verbatim: "presses \(presses)")
                    .onChange(of: configuration.isPressed) { _, isPressed in
                        if isPressed { presses += 1 }
                    }
            }
        }
        let view = Button("Go") {}.buttonStyle(Counting())
        #expect(Drawn(view, isPressed: true).words == ["presses 1"])
    }

    @Test func `A press does not start the action`() {
        let view = Button("Go") { ViewGraph.record("action") }
        #expect(Drawn(view, isPressed: true).events == [])
    }

    @Test(arguments: [false, true])
    func `An animation changes nothing in a still`(isPressed: Bool) {
        struct Fading: ButtonStyle {
            let isAnimated: Bool
            func makeBody(configuration: Configuration) -> some View {
                if isAnimated {
                    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
                        .animation(.easeInOut(duration: 0.15), value: configuration.isPressed)
                } else {
                    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
                }
            }
        }
        let still = Drawn(Button("Go") {}.buttonStyle(Fading(isAnimated: false)), isPressed: isPressed)
        let moving = Drawn(Button("Go") {}.buttonStyle(Fading(isAnimated: true)), isPressed: isPressed)
        #expect(still.list == moving.list)
    }
}
