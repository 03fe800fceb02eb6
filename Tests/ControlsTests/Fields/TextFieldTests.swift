import Controls
import Foundation
import LayoutSupport
import Testing
import ViewCore

@MainActor struct TextFieldTests {
    @Test func `An empty field shows its title`() {
        #expect(Drawn(TextField("Search", text: .constant("")), 200).words == ["Search"])
    }

    @Test func `A filled field shows its text only`() {
        #expect(Drawn(TextField("Search", text: .constant("swift")), 200).words == ["swift"])
    }

    @Test func `A prompt takes the place of the title`() {
        let view = TextField("Search", text: .constant(""), prompt: Text(verbatim: "Words"))
        #expect(Drawn(view, 200).words == ["Words"])
    }

    @Test func `The title of an empty field is fainter than text`() {
        let empty = Drawn(TextField("Search", text: .constant("")), 200)
        let filled = Drawn(TextField("Search", text: .constant("Search")), 200)
        #expect(empty.ink(of: "Search") != filled.ink(of: "Search"))
    }

    @Test(arguments: ["", "swift", String(repeating: "long ", count: 40)])
    func `A field is as wide as offered`(text: String) {
        #expect(Drawn(TextField("Search", text: .constant(text)), 200).size.width == 200)
    }

    @Test func `Of what is too long the beginning is seen, or what is asked for, and while edited the end`() {
        let long = "first and second and third"
        let prompt = Drawn(TextField(long, text: .constant("")), 100).words
        #expect(prompt.joined() == "first and…")
        let field = TextField("Search", text: .constant(long))
        #expect(Drawn(field, 100).words.joined() == "first and…")
        #expect(Drawn(field.truncationMode(.head), 100).words.joined() == "…and third")
        struct Edited: View {
            @FocusState private var isEdited: Bool
            let field: TextField<Text>
            var body: some View { field.focused($isEdited).onAppear { isEdited = true } }
        }
        #expect(Drawn(Edited(field: field), 100).words.joined() == "…and third")
    }

    @Test func `A field leaves its neighbours all the room that they need`() {
        let row = HStack(spacing: 0) {
            TextField("Search", text: .constant(""))
            Color.red.frame(width: 200, height: 10)
        }
        #expect(Drawn(row, 200).size.width == 200)
    }

    @Test func `A field has one line`() {
        let short = Drawn(TextField("Search", text: .constant("a")), 200)
        let long = Drawn(
            TextField("Search", text: .constant(String(repeating: "long ", count: 40))), 200)
        #expect(short.size.height == long.size.height)
    }

    @Test func `A secure field shows a dot a character`() {
        #expect(Drawn(SecureField("Password", text: .constant("abc")), 200).words == ["•••"])
    }

    @Test func `An empty secure field shows its title`() {
        #expect(Drawn(SecureField("Password", text: .constant("")), 200).words == ["Password"])
    }

    @Test func `A rounded border adds 7 points at each side`() {
        let drawn = Drawn(
            TextField("Search", text: .constant("a")).textFieldStyle(.roundedBorder), 200)
        #expect(drawn.list.contains("at (7 "))
    }

    @Test func `The text field style nearest to a field draws it`() {
        let field = TextField("Search", text: .constant("a"))
        let view = VStack { field.textFieldStyle(.plain) }.textFieldStyle(.roundedBorder)
        #expect(Drawn(view, 200).list == Drawn(VStack { field }, 200).list)
    }
}
