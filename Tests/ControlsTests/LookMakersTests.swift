import LayoutSupport
import SwiftUI
import Testing
import ViewCore

/// Whose doing it is what a control looks like, which captions say of states that show nothing.
@MainActor struct LookMakersTests {
    private func makers(_ view: some View) -> LookMakers {
        Drawn(view).laidOut.lookMakers.intersection([.writtenStyle, .builtInStyle])
    }

    @Test func `A style that people wrote draws its control`() {
        struct Own: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.label.padding(3) }
        }
        struct Field: TextFieldStyle {
            // swift-format-ignore
            func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(3) }
        }
        #expect(makers(Button("a") {}.buttonStyle(Own())) == .writtenStyle)
        // The bare field inside draws nothing of its own on iOS.
        #expect(makers(TextField("a", text: .constant("")).textFieldStyle(Field())).contains(.writtenStyle))
    }

    @Test func `A style that hands its control on to a built-in one does not`() {
        struct Field: TextFieldStyle {
            // swift-format-ignore
            func _body(configuration: TextField<Self._Label>) -> some View {
                configuration.textFieldStyle(.roundedBorder)
            }
        }
        struct Switch: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                Toggle(configuration).toggleStyle(.switch)
            }
        }
        #expect(makers(TextField("a", text: .constant("")).textFieldStyle(Field())) == .builtInStyle)
        #expect(makers(Toggle("a", isOn: .constant(true)).toggleStyle(Switch())) == .builtInStyle)
    }

    @Test func `A control of another kind inside does not take the place of the style`() {
        struct Own: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button {
                } label: {
                    configuration.label
                }.buttonStyle(.plain)
            }
        }
        let toggle = Toggle("a", isOn: .constant(true)).toggleStyle(Own())
        #expect(makers(toggle) == [.writtenStyle, .builtInStyle])
    }

    @Test func `Controls without styles are built in`() {
        #expect(makers(Slider(value: .constant(0.5))) == .builtInStyle)
        #expect(makers(Stepper("a", value: .constant(1))) == .builtInStyle)
        #expect(makers(Text(verbatim: "a")) == [])
    }
}
