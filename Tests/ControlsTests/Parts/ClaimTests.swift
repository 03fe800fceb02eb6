import Controls
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Draws with two buttons of its own.
private struct TwoButtons: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Button("one") {}
            Button("two") {}
        }
    }
}

/// Puts a button of its own beside the one that it draws.
private struct Beside: PrimitiveButtonStyle {
    var isFirst = false
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            if isFirst { Button("other") {} }
            Button(configuration)
            if !isFirst { Button("other") {} }
        }
    }
}

/// Says whether it is pressed, before the label.
private struct Telling: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text(verbatim: configuration.isPressed ? "down" : "up")
            configuration.label
        }
    }
}

/// Which control takes a request: the one that an event would get to.
@MainActor struct ClaimTests {
    @Test func `What a style's body holds is pressed before the control around it`() {
        let view = Toggle("Wi-Fi", isOn: .constant(false)).toggleStyle(TwoButtons())
            .buttonStyle(Pressing())
        #expect(Drawn(view, isPressed: true).words == ["pressed", "normal"])
    }

    @Test func `A button in a button's label is pressed, and the one around it not`() {
        let view = Button {
        } label: {
            Button("inner") {}
        }
        .buttonStyle(Telling())
        #expect(Drawn(view, isPressed: true).words == ["up", "down", "inner"])
    }

    @Test func `A button around a disabled one is pressed itself`() {
        let view = Button {
        } label: {
            Button("inner") {}.disabled(true)
        }
        .buttonStyle(Telling())
        #expect(Drawn(view, isPressed: true).words == ["down", "up", "inner"])
    }

    @Test func `A button of a configuration is pressed as the button that it is`() {
        let view = Button("Go") {}.buttonStyle(Beside()).buttonStyle(Telling())
        #expect(Drawn(view, isPressed: true).words == ["down", "Go", "up", "other"])
    }

    @Test func `A button before the one of the configuration is pressed first`() {
        let view = Button("Go") {}.buttonStyle(Beside(isFirst: true)).buttonStyle(Telling())
        #expect(Drawn(view, isPressed: true).words == ["down", "other", "up", "Go"])
    }

    @Test func `Primitive styles one in another show one press`() {
        let view = Button("Go") {}.buttonStyle(Beside()).buttonStyle(Beside()).buttonStyle(Telling())
        let drawn = Drawn(view, isPressed: true)
        #expect(
            drawn.words == ["down", "Go"] + [String](repeating: "up", count: 3).flatMap { [$0, "other"] })
        #expect(drawn.laidOut.claimed == .press)
    }

    @Test func `The buttons of a style have no press of their own when nobody asks`() {
        let view = Button("Go") {}.buttonStyle(Beside()).buttonStyle(Telling())
        #expect(Drawn(view).words == ["up", "Go", "up", "other"])
    }

    @Test func `A hidden button leaves the press to the next`() {
        let view = HStack {
            Button("A") {}.hidden()
            Button("B") {}
        }
        .buttonStyle(Telling())
        #expect(Drawn(view, isPressed: true).words == ["down", "B"])
    }

    @Test func `A view that does not fit leaves the press to the one that is shown`() {
        let view = HStack {
            ViewThatFits {
                Button("wide wide wide") {}
                Button("B") {}
            }
            Button("C") {}
        }
        .buttonStyle(Telling())
        #expect(Drawn(view, 160, isPressed: true).words == ["down", "B", "up", "C"])
    }

    @Test func `The order of the tree holds for content that is built when it is placed`() {
        let view = HStack {
            GeometryReader { _ in Button("A") {} }
            Button("B") {}
        }
        .buttonStyle(Telling())
        #expect(Drawn(view, 400, isPressed: true).words == ["down", "A", "up", "B"])
    }

    @Test func `A toggle goes before its neighbour, though what it holds is built when it is placed`() {
        struct Reading: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                GeometryReader { _ in Button("A") {} }
            }
        }
        let view = HStack {
            Toggle("Wi-Fi", isOn: .constant(false)).toggleStyle(Reading())
            Button("B") {}
        }
        .buttonStyle(Telling())
        #expect(Drawn(view, 400, isPressed: true).words == ["down", "A", "up", "B"])
    }

    @Test func `A press and a focus may go to two controls`() {
        let view = HStack {
            Focusing().focusable()
            Button("B") {}
        }
        .buttonStyle(Telling())
        let drawn = Drawn(view, asking: [.press, .focus])
        #expect(drawn.words == ["focused", "down", "B"])
        #expect(drawn.laidOut.claimed == [.press, .focus])
    }

    @Test func `A press stays with its button when another appears in front`() {
        struct Growing: View {
            @State private var isPressed = false
            var body: some View {
                HStack {
                    if isPressed { Button("new") {} }
                    Button("old") {}.buttonStyle(Noting(isPressed: $isPressed))
                }
            }
        }
        let drawn = Drawn(Growing().buttonStyle(Telling()), isPressed: true)
        #expect(drawn.words == ["up", "new", "true"])
        #expect(drawn.warnings == [])
    }

    // Values come first: what they bring along can take the rest.
    @Test func `A press is on what the state's value shows, not on what was there without it`() {
        struct Growing: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    if configuration.isOn { Button("new") {} }
                    Button("old") {}
                }
            }
        }
        let view = Toggle("a", isOn: .constant(false)).toggleStyle(Growing()).buttonStyle(Telling())
        #expect(Drawn(view, asking: .press).words == ["down", "old"])
        #expect(Drawn(view, asking: [.on, .press]).words == ["down", "new", "up", "old"])
    }

    @Test func `A press that takes away what it is on ends with a warning`() {
        struct Vanishing: View {
            @State private var isPressed = false
            var body: some View {
                if !isPressed {
                    Button("A") {}.buttonStyle(Noting(isPressed: $isPressed))
                } else {
                    Text(verbatim: "gone")
                }
            }
        }
        let drawn = Drawn(Vanishing(), isPressed: true)
        #expect(drawn.words == ["gone"])
        #expect(drawn.laidOut.unclaimed == .press)
        #expect(drawn.warnings.count == 1)
    }
}

/// Passes on whether it is pressed.
private struct Noting: ButtonStyle {
    let isPressed: Binding<Bool>
    func makeBody(configuration: Configuration) -> some View {
        Text(verbatim: "\(configuration.isPressed)")
            .onChange(of: configuration.isPressed) { _, new in isPressed.wrappedValue = new }
    }
}

/// Says whether it is focused.
struct Focusing: View {
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text(verbatim: isFocused ? "focused" : "normal") }
}
