import Controls
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// A label that says whether the pointer is over it.
private struct Hovering: View {
    let name: String
    @State private var isHovered = false
    var body: some View {
        Text(verbatim: isHovered ? "over \(name)" : name).onHover { isHovered = $0 }
    }
}

private struct HoverStyle: ButtonStyle {
    @State private var isHovered = false
    func makeBody(configuration: Configuration) -> some View {
        Text(verbatim: isHovered ? "over" : "normal").onHover { isHovered = $0 }
    }
}

private struct FocusStyle: ButtonStyle {
    @Environment(\.isFocused) private var isFocused
    func makeBody(configuration: Configuration) -> some View {
        Text(verbatim: isFocused ? "focused" : "normal")
    }
}

/// Hover and focus, each without a press.
@MainActor struct HoverAndFocusTests {
    @Test func `A style shows that the pointer is over its button`() {
        let drawn = Drawn(Button("Go") {}.buttonStyle(HoverStyle()), asking: .hover)
        #expect(drawn.words == ["over"])
        #expect(drawn.warnings == [])
    }

    @Test func `The pointer is over the first of two buttons only`() {
        let view = HStack {
            Button("A") {}
            Button("B") {}
        }
        .buttonStyle(HoverStyle())
        #expect(Drawn(view, asking: .hover).words == ["over", "normal"])
    }

    @Test func `The pointer is over all that is around what it is over`() {
        struct Card: View {
            @State private var isHovered = false
            var body: some View {
                VStack {
                    Text(verbatim: isHovered ? "over card" : "card")
                    Hovering(name: "a")
                    Hovering(name: "b")
                }
                .onHover { isHovered = $0 }
            }
        }
        #expect(Drawn(Card(), asking: .hover).words == ["over card", "over a", "b"])
    }

    @Test func `A press alone is no hover`() {
        #expect(Drawn(Hovering(name: "a").onTapGesture {}, asking: .press).words == ["a"])
    }

    @Test func `A disabled button is not hovered, and a warning says so`() {
        let view = Button("Go") {}.buttonStyle(HoverStyle()).disabled(true)
        let drawn = Drawn(view, asking: .hover)
        #expect(drawn.words == ["normal"])
        #expect(drawn.warnings.count == 1)
    }

    @Test func `A style reads that its button is focused`() {
        let drawn = Drawn(Button("Go") {}.buttonStyle(FocusStyle()), asking: .focus)
        #expect(drawn.words == ["focused"])
        #expect(drawn.warnings == [])
    }

    @Test func `Focus needs no touches`() {
        let view = Button("Go") {}.buttonStyle(FocusStyle()).allowsHitTesting(false)
        #expect(Drawn(view, asking: .focus).words == ["focused"])
    }

    @Test func `The first of two buttons is focused`() {
        let view = HStack {
            Button("A") {}
            Button("B") {}
        }
        .buttonStyle(FocusStyle())
        #expect(Drawn(view, asking: .focus).words == ["focused", "normal"])
    }

    @Test func `A focus state learns that its control is focused`() {
        struct Form: View {
            enum Field { case name, mail }
            @FocusState private var field: Field?
            var body: some View {
                VStack {
                    Text(verbatim: field.map { "\($0)" } ?? "none")
                    TextField("Name", text: .constant("")).focused($field, equals: .name)
                    TextField("Mail", text: .constant("")).focused($field, equals: .mail)
                }
            }
        }
        #expect(Drawn(Form(), 200).words.first == "none")
        #expect(Drawn(Form(), 200, asking: .focus).words.first == "name")
    }

    @Test func `So does one of a style that makes its control again`() {
        struct Ringed: TextFieldStyle {
            @FocusState private var isFocused: Bool
            func _body(configuration: TextField<Self._Label>) -> some View {
                VStack {
                    Text(verbatim: isFocused ? "focused" : "rest")
                    configuration.focused($isFocused)
                }
            }
        }
        struct Tied: PrimitiveButtonStyle {
            @FocusState private var isFocused: Bool
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Text(verbatim: isFocused ? "focused" : "rest")
                    Button(configuration).focused($isFocused)
                }
            }
        }
        let field = TextField("Name", text: .constant("")).textFieldStyle(Ringed())
        #expect(Drawn(field, 200).words.first == "rest")
        #expect(Drawn(field, 200, asking: .focus).words.first == "focused")
        let button = Button("Go") {}.buttonStyle(Tied())
        #expect(Drawn(button).words.first == "rest")
        #expect(Drawn(button, asking: .focus).words.first == "focused")
        // Of two fields the first one has the focus.
        let both = VStack {
            field; field
        }
        #expect(
            Drawn(both, 200, asking: .focus).words.filter { ["focused", "rest"].contains($0) } == [
                "focused", "rest",
            ])
    }

    @Test func `A long press shows while it lasts`() {
        struct Holding: View {
            @State private var isDown = false
            var body: some View {
                Text(verbatim: isDown ? "down" : "up")
                    .onLongPressGesture {
                    } onPressingChanged: {
                        isDown = $0
                    }
            }
        }
        #expect(Drawn(Holding(), asking: .press).words == ["down"])
        #expect(Drawn(Holding(), asking: .hover).words == ["up"])
    }
}
