import Controls
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Styles of text fields that others write.
@MainActor struct OwnFieldStyleTests {
    private struct Framed: TextFieldStyle {
        var name = "framed"
        func _body(configuration: TextField<Self._Label>) -> some View {
            HStack(spacing: 0) {
                Text(verbatim: name)
                configuration
            }
        }
    }

    private struct Plain: TextFieldStyle {
        func _body(configuration: TextField<_Label>) -> some View {
            configuration.textFieldStyle(.plain).padding(20)
        }
    }

    private let field = TextField("Name", text: .constant("Ada"))

    @Test func `A style's body gets the field`() {
        #expect(Drawn(field.textFieldStyle(Framed()), 300).words == ["framed", "Ada"])
        let secure = SecureField("Password", text: .constant("ab")).textFieldStyle(Framed())
        #expect(Drawn(secure, 300).words == ["framed", "••"])
        #expect(
            Drawn(TextField("Name", text: .constant("")).textFieldStyle(Framed()), 300).words == [
                "framed", "Name",
            ])
    }

    @Test func `The field of a body is drawn in the next style out`() {
        let view = field.textFieldStyle(Framed(name: "in")).textFieldStyle(Framed(name: "out"))
        #expect(Drawn(view, 300).words == ["in", "out", "Ada"])
        let bordered = field.textFieldStyle(Framed()).textFieldStyle(.roundedBorder)
        #expect(
            Drawn(bordered, 300).size.height == Drawn(field.textFieldStyle(.roundedBorder), 300).size.height)
    }

    @Test func `A style inside of a body wins`() {
        let view = field.textFieldStyle(Plain()).textFieldStyle(.roundedBorder)
        #expect(Drawn(view, 300).size.height == Drawn(field, 300).size.height + 40)
    }

    @Test func `A style may leave the field out, or show it twice`() {
        struct Twice: TextFieldStyle {
            func _body(configuration: TextField<Self._Label>) -> some View {
                VStack {
                    configuration
                    configuration
                }
            }
        }
        struct None: TextFieldStyle {
            func _body(configuration: TextField<Self._Label>) -> some View { Text(verbatim: "none") }
        }
        #expect(Drawn(field.textFieldStyle(Twice()), 300).words == ["Ada", "Ada"])
        #expect(Drawn(field.textFieldStyle(None()), 300).words == ["none"])
    }

    @Test func `The field takes its states once, and the body sees the focus`() {
        struct Focusing: TextFieldStyle {
            @Environment(\.isFocused) private var isFocused
            func _body(configuration: TextField<Self._Label>) -> some View {
                HStack {
                    Text(verbatim: "\(isFocused)")
                    configuration
                }
            }
        }
        let view = field.textFieldStyle(Focusing())
        #expect(Drawn(view, 300, asking: .focus).words == ["true", "Ada"])
        #expect(Drawn(view, 300, asking: .empty).words == ["false", "Name"])
        #expect(Drawn(view, 300, asking: .empty).warnings == [])
    }

    @Test func `Two fields in a style have their own text`() {
        let view = VStack {
            field
            TextField("Name", text: .constant("Bob"))
        }
        .textFieldStyle(Framed())
        #expect(Drawn(view, 300).words == ["framed", "Ada", "framed", "Bob"])
    }
}
