import Controls
import Foundation
import LayoutSupport
import Testing
import ViewCore

@MainActor struct TextEditorTests {
    private let editor = TextEditor(text: .constant("two words"))

    @Test func `Text stands 5 from the side and 8 from the top, and fills what is offered`() {
        let view = editor.frame(height: 100).accessibilityIdentifier("frame")
        let drawn = Drawn(view, 200)
        #expect(drawn.size == CGSize(width: 200, height: 100))
        #expect(drawn.list.contains("at (5 "))
        #expect(drawn.words == ["two words"])
    }

    @Test func `An empty editor is as wide as offered`() {
        #expect(
            Drawn(TextEditor(text: .constant("")).frame(height: 50), 200).size
                == CGSize(width: 200, height: 50))
    }

    @Test func `Text too long is cut at the edge`() {
        let long = String(repeating: "word ", count: 500)
        #expect(Drawn(TextEditor(text: .constant(long)).frame(height: 50), 100).size.height == 50)
    }

    @Test func `The background can be hidden`() {
        let view = editor.frame(height: 50)
        #expect(Drawn(view, 100).fills.first?.hasSuffix("#FFFFFF") == true)
        #expect(Drawn(view.scrollContentBackground(.hidden), 100).fills == [])
        #expect(Drawn(view.scrollContentBackground(.visible), 100).list == Drawn(view, 100).list)
    }

    @Test func `A rounded border is that of a field`() {
        let drawn = Drawn(editor.textEditorStyle(.roundedBorder).frame(height: 50), 100)
        #expect(drawn.list.contains("r5"))
        #expect(Drawn(editor.textEditorStyle(.plain), 100).list == Drawn(editor, 100).list)
    }

    @Test func `An editor in a style's body is drawn in the next style out`() {
        struct Framed: TextEditorStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Text(verbatim: "framed")
                    TextEditor(text: .constant("inner"))
                }
            }
        }
        #expect(Drawn(editor.textEditorStyle(Framed()), 100).words == ["framed", "inner"])
    }

    @Test func `A state empties and fills it`() {
        #expect(Drawn(editor, 200, asking: .empty).words == [])
        #expect(Drawn(editor, 200, asking: .filled).words == ["two words"])
        #expect(Drawn(TextEditor(text: .constant("")), 200, asking: .filled).words == ["Text"])
    }

    @Test func `Attributed text keeps its links`() {
        var text = AttributedString("there")
        text.link = URL(fileURLWithPath: "/page")
        #expect(Drawn(TextEditor(text: .constant(text)), 200).ink(of: "there") == "#0088FF")
    }
}

@MainActor struct ColorPickerTests {
    @Test func `The color stands at the end of the row, in a ring of 28`() {
        let view = ColorPicker("Ink", selection: .constant(.red))
        #expect(Drawn(view, 200).size == CGSize(width: 200, height: 28))
        #expect(Drawn(view, 200).fills.contains { $0.hasSuffix("#FF383C") })
        #expect(Drawn(view.labelsHidden(), 200).size == CGSize(width: 28, height: 28))
    }

    @Test func `Where opacity cannot be chosen, the color is opaque`() {
        let faint = Color(red: 1, green: 0, blue: 0, opacity: 0.5)
        let opaque = Drawn(ColorPicker("", selection: .constant(faint), supportsOpacity: false))
        #expect(opaque.fills.contains { $0.hasSuffix("#FF0000") })
        #expect(
            Drawn(ColorPicker("", selection: .constant(faint))).fills.contains { $0.hasSuffix("#FF000080") })
    }

    @Test func `It is pressed, disabled and of another shape on macOS`() {
        let view = ColorPicker("Ink", selection: .constant(.red))
        #expect(Drawn(view, 200, asking: .press).list != Drawn(view, 200).list)
        #expect(Drawn(view.disabled(true), 200).list != Drawn(view, 200).list)
        var mac = EnvironmentValues()
        mac.platform = .macos
        #expect(Drawn(view.labelsHidden(), in: mac).size == CGSize(width: 44, height: 23))
    }
}
