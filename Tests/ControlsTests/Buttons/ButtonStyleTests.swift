import Controls
import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Writes its name before the label.
private struct Named: ButtonStyle {
    let name: String
    init(_ name: String) { self.name = name }
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
            Text(verbatim: name)
            configuration.label
        }
    }
}

/// Writes its name before the label, and decides itself when the button acts.
private struct Primitive: PrimitiveButtonStyle {
    let name: String
    init(_ name: String) { self.name = name }
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
            Text(verbatim: name)
            configuration.label
        }
    }
}

/// Writes its name and leaves the rest to the next style out.
private struct Passing: PrimitiveButtonStyle {
    let name: String
    init(_ name: String) { self.name = name }
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
            Text(verbatim: name)
            Button(configuration)
        }
    }
}

@MainActor struct ButtonStyleTests {
    @Test func `Of two styles on one button the first written wins`() {
        let view = Button("Go") {}.buttonStyle(Named("inner")).buttonStyle(Named("outer"))
        #expect(Drawn(view).words == ["inner", "Go"])
    }

    @Test func `A style on the button wins over its container's`() {
        let view = VStack { Button("Go") {}.buttonStyle(Named("inner")) }
            .buttonStyle(Named("outer"))
        #expect(Drawn(view).words == ["inner", "Go"])
    }

    @Test func `A container's style reaches every button inside`() {
        let view = VStack {
            Button("A") {}
            HStack { Button("B") {} }
        }
        .buttonStyle(Named("all"))
        #expect(Drawn(view).words == ["all", "A", "all", "B"])
    }

    @Test func `A style reaches no button beside its view`() {
        let view = HStack {
            Button("A") {}.buttonStyle(Named("one"))
            Button("B") {}.buttonStyle(Named("two"))
        }
        #expect(Drawn(view).words == ["one", "A", "two", "B"])
    }

    @Test func `A primitive style further in hides a plain one`() {
        let view = Button("Go") {}.buttonStyle(Primitive("primitive"))
            .buttonStyle(Named("plain"))
        #expect(Drawn(view).words == ["primitive", "Go"])
    }

    @Test func `A plain style further in hides a primitive one`() {
        let view = Button("Go") {}.buttonStyle(Named("plain"))
            .buttonStyle(Primitive("primitive"))
        #expect(Drawn(view).words == ["plain", "Go"])
    }

    @Test func `A button of a configuration is drawn in the next style out`() {
        let view = Button("Go") {}.buttonStyle(Passing("first")).buttonStyle(Named("second"))
        #expect(Drawn(view).words == ["first", "second", "Go"])
    }

    @Test func `Passing styles pass in order`() {
        let view = Button("Go") {}.buttonStyle(Passing("1")).buttonStyle(Passing("2"))
            .buttonStyle(Named("3")).buttonStyle(Named("4"))
        #expect(Drawn(view).words == ["1", "2", "3", "Go"])
    }

    @Test func `A button of a configuration without a style further out is the built-in one`() {
        let drawn = Drawn(Button("Go") {}.buttonStyle(Passing("first")))
        #expect(drawn.ink(of: "Go") == Drawn(Button("Go") {}).ink(of: "Go"))
    }

    @Test func `A passing style keeps the press`() {
        let view = Button("Go") {}.buttonStyle(Passing("first")).buttonStyle(Pressing())
        #expect(Drawn(view, isPressed: true).words == ["first", "pressed"])
    }

    @Test func `A button inside a label has the call site's style`() {
        let view = Button {
        } label: {
            Button("Inside") {}
        }
        .buttonStyle(Named("style"))
        #expect(Drawn(view).words == ["style", "style", "Inside"])
    }

    @Test func `The label keeps the call site's environment around the style's own`() {
        let view = Button("Go") {}.buttonStyle(Named("style")).foregroundStyle(Color.red)
        let drawn = Drawn(view)
        #expect(drawn.ink(of: "Go") == drawn.ink(of: "style"))
    }

    @Test(arguments: [nil, ButtonRole.destructive, .cancel])
    func `The role reaches the style`(role: ButtonRole?) {
        struct Roles: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text(verbatim: configuration.role.map { "\($0)" } ?? "none")
            }
        }
        let drawn = Drawn(Button("Go", role: role) {}.buttonStyle(Roles()))
        #expect(drawn.words == [role.map { "\($0)" } ?? "none"])
    }
}

/// Shows whether it is pressed in place of the label.
struct Pressing: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text(verbatim: configuration.isPressed ? "pressed" : "normal")
    }
}
