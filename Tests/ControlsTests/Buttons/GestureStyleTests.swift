import Controls
import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Button styles that are told of the finger, the pointer and the keyboard by gestures alone, and say what they heard.
@MainActor struct GestureStyleTests {
    /// What each state's tile says: normal, pressed, hovered, focused, disabled and pressed.
    private func words<S: PrimitiveButtonStyle>(_ style: S) -> [String] {
        words(Button("Go") {}.buttonStyle(style))
    }
    private func words<S: ButtonStyle>(_ style: S) -> [String] { words(Button("Go") {}.buttonStyle(style)) }

    private func words(_ view: some View) -> [String] {
        let states: [StateRequests] = [[], .press, .hover, .focus]
        let enabled = states.map { Drawn(view, asking: $0).words.joined(separator: " ") }
        return enabled + [Drawn(view.disabled(true), asking: .press).words.joined(separator: " ")]
    }

    private func said(_ word: String, by request: StateRequests) -> [String] {
        let states: [StateRequests] = [[], .press, .hover, .focus, []]
        return states.map { !request.isEmpty && $0 == request ? word : "rest" }
    }

    // MARK: Fingers

    @Test func `A tap has not ended`() {
        struct Tapping: PrimitiveButtonStyle {
            @State private var word = "rest"
            func makeBody(configuration: Configuration) -> some View {
                Text(verbatim: word).onTapGesture { word = "tapped" }
            }
        }
        #expect(words(Tapping()) == said("", by: []))
    }

    @Test func `A long press shows that it began`() {
        struct Holding: PrimitiveButtonStyle {
            @State private var word = "rest"
            func makeBody(configuration: Configuration) -> some View {
                Text(verbatim: word).onLongPressGesture {
                    word = "done"
                } onPressingChanged: {
                    word = $0 ? "down" : "up"
                }
            }
        }
        #expect(words(Holding()) == said("down", by: .press))
    }

    @Test func `A short long press has been performed`() {
        struct Holding: PrimitiveButtonStyle {
            @State private var word = "rest"
            func makeBody(configuration: Configuration) -> some View {
                Text(verbatim: word).onLongPressGesture(minimumDuration: 0.2) { word = "done" }
            }
        }
        #expect(words(Holding()) == said("done", by: .press))
    }

    @Test(arguments: [(0, "down"), (10, "rest")]) func `A drag begins without a distance`(
        distance: CGFloat, word: String
    ) {
        struct Dragging: PrimitiveButtonStyle {
            let distance: CGFloat
            @State private var word = "rest"
            func makeBody(configuration: Configuration) -> some View {
                Text(verbatim: word).gesture(
                    DragGesture(minimumDistance: distance).onChanged { _ in word = "down" }
                        .onEnded { _ in word = "up" })
            }
        }
        #expect(words(Dragging(distance: distance)) == said(word, by: .press))
    }

    @Test func `A state of a long press is up to date`() {
        struct Holding: PrimitiveButtonStyle {
            @GestureState private var isDown = false
            func makeBody(configuration: Configuration) -> some View {
                Text(verbatim: isDown ? "down" : "rest").gesture(
                    LongPressGesture().updating($isDown) { value, state, _ in state = value })
            }
        }
        #expect(words(Holding()) == said("down", by: .press))
    }

    @Test func `Taps and two fingers end in no picture`() {
        struct Touching<G: Gesture>: PrimitiveButtonStyle {
            let gesture: (Binding<String>) -> G
            @State private var word = "rest"
            func makeBody(configuration: Configuration) -> some View {
                Text(verbatim: word).gesture(gesture($word))
            }
        }
        let rest = said("", by: [])
        #expect(words(Touching { word in TapGesture().onEnded { word.wrappedValue = "tap" } }) == rest)
        #expect(
            words(Touching { word in SpatialTapGesture().onEnded { _ in word.wrappedValue = "tap" } }) == rest
        )
        #expect(
            words(Touching { word in MagnifyGesture().onChanged { _ in word.wrappedValue = "two" } }) == rest)
        #expect(
            words(Touching { word in RotateGesture().onChanged { _ in word.wrappedValue = "two" } }) == rest)
    }

    @Test func `A gesture at the same time and one of high priority have the finger`() {
        struct Both: PrimitiveButtonStyle {
            @GestureState private var isDown = false
            func makeBody(configuration: Configuration) -> some View {
                Text(verbatim: isDown ? "down" : "rest").simultaneousGesture(
                    DragGesture(minimumDistance: 0).updating($isDown) { _, state, _ in state = true })
            }
        }
        struct High: PrimitiveButtonStyle {
            @GestureState private var isDown = false
            func makeBody(configuration: Configuration) -> some View {
                Text(verbatim: isDown ? "down" : "rest").highPriorityGesture(
                    DragGesture(minimumDistance: 0).updating($isDown) { _, state, _ in state = true })
            }
        }
        #expect(words(Both()) == said("down", by: .press))
        #expect(words(High()) == said("down", by: .press))
    }

    @Test func `Combined gestures tell how far they are`() {
        struct Combined: PrimitiveButtonStyle {
            @State private var word = "rest"
            func makeBody(configuration: Configuration) -> some View {
                Text(verbatim: word).gesture(
                    LongPressGesture(minimumDuration: 0.1).sequenced(before: DragGesture())
                        .simultaneously(with: LongPressGesture())
                        .onChanged { value in
                            guard case .second(true, nil)? = value.first, value.second == true else { return }
                            word = "held"
                        })
            }
        }
        #expect(words(Combined()) == said("held", by: .press))
    }

    // MARK: Pointers and keyboards

    @Test func `A pointer is over the style, in its middle`() {
        struct Hovered: PrimitiveButtonStyle {
            @State private var word = "rest"
            func makeBody(configuration: Configuration) -> some View {
                Text(verbatim: word).frame(width: 80, height: 40).onHover { if $0 { word = "over" } }
            }
        }
        struct Followed: PrimitiveButtonStyle {
            @State private var word = "rest"
            func makeBody(configuration: Configuration) -> some View {
                Text(verbatim: word).frame(width: 80, height: 40).onContinuousHover {
                    if case .active(let place) = $0 { word = "\(place.x) \(place.y)" }
                }
            }
        }
        #expect(words(Hovered()) == said("over", by: .hover))
        #expect(words(Followed()) == said("40.0 20.0", by: .hover))
    }

    @Test func `A focused style has no key pressed`() {
        struct Keyed: PrimitiveButtonStyle {
            @FocusState private var isFocused: Bool
            @State private var key = ""
            func makeBody(configuration: Configuration) -> some View {
                Text(verbatim: (isFocused ? "focused" : "rest") + key)
                    .focusable().focused($isFocused)
                    .onKeyPress(.space) {
                        key = " space"
                        return .handled
                    }
            }
        }
        #expect(words(Keyed()) == said("focused", by: .focus))
    }

    // MARK: Buttons in styles

    private struct Pressed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text(verbatim: configuration.isPressed ? "down" : "rest")
            }
        }
    }

    @Test func `A plain button in a primitive style gets the press`() {
        struct Wrapping: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button(action: configuration.trigger) { configuration.label }.buttonStyle(Pressed())
            }
        }
        #expect(words(Wrapping()) == said("down", by: .press))
    }

    @Test func `A button from the configuration gets the press`() {
        struct Wrapping: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button(configuration).buttonStyle(Pressed())
            }
        }
        #expect(words(Wrapping()) == said("down", by: .press))
        #expect(
            words(Button("Go") {}.buttonStyle(Outer()).buttonStyle(Pressed())) == said("down", by: .press))
    }

    private struct Outer: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Button(configuration) }
    }

    @Test func `A tap in a button's style leaves it the press`() {
        struct Tapped: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text(verbatim: configuration.isPressed ? "down" : "rest").onTapGesture {}
            }
        }
        #expect(words(Tapped()) == said("down", by: .press))
    }

    @Test func `A drag in a button's label takes the finger, one at the same time shares it`() {
        struct Mark: View {
            let isShared: Bool
            @GestureState private var isDown = false
            var body: some View {
                let drag = DragGesture(minimumDistance: 0).updating($isDown) { _, state, _ in state = true }
                if isShared {
                    Text(verbatim: isDown ? "finger" : "rest").simultaneousGesture(drag)
                } else {
                    Text(verbatim: isDown ? "finger" : "rest").gesture(drag)
                }
            }
        }
        struct Beside: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text(verbatim: configuration.isPressed ? "down" : "rest")
                    configuration.label
                }
            }
        }
        func pressed(_ isShared: Bool) -> [String] {
            Drawn(
                Button {
                } label: {
                    Mark(isShared: isShared)
                }.buttonStyle(Beside()), asking: .press
            ).words
        }
        #expect(pressed(false) == ["rest", "finger"])
        #expect(pressed(true) == ["down", "finger"])
    }
}
