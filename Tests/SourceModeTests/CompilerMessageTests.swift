import Testing

@testable import SourceMode

struct CompilerMessageTests {
    private let output = """
        A.swift:3:5: error: cannot find 'Glow' in scope
        3 |     Glow()
          |     `- error: cannot find 'Glow' in scope
        specimen-piece-0-1:1:7: error: missing argument for parameter 'a' in call
        """

    @Test func `Each message keeps the lines that it shows`() {
        let messages = CompilerMessage.read(output)
        #expect(messages.map(\.file) == ["A.swift", "specimen-piece-0-1"])
        #expect(messages.map(\.line) == [3, 1])
        #expect(messages[0].text.contains("`- error"))
    }

    @Test(arguments: [
        ("cannot find 'Glow' in scope", "Glow"), ("cannot find type 'Glow' in scope", "Glow"),
        ("value of type 'Text' has no member 'glow'", "Text.glow"),
        ("no such module 'Lottie'", "module Lottie"),
        ("unknown attribute 'Glow'", "@Glow"),
    ])
    func `An unknown name is found in the compiler's words`(words: String, name: String) {
        #expect(UnknownNames.name(in: words) == name)
    }

    @Test func `A name with a capital is stood in for, a type or a word is not`() {
        #expect(StandInText(after: "cannot find 'Spacing' in scope")?.name == "Spacing")
        #expect(StandInText(after: "type 'ShapeStyle' has no member 'brand'")?.name == "ShapeStyle.brand")
        #expect(StandInText(after: "type 'Color?' has no member 'Ink'")?.name == "Color.Ink")
        #expect(StandInText(after: "cannot find 'submit' in scope") == nil)
        #expect(StandInText(after: "cannot find type 'Theme' in scope") == nil)
        #expect(StandInText(after: "type 'Image' has no member 'brand'") == nil)
    }

    @Test(arguments: [
        "reference to member 'brand' cannot be resolved without a contextual type",
        "type 'ColorResource' has no member 'brand'",
    ])
    func `A constant that Xcode writes for a colour of a catalogue is stood in for`(words: String) {
        #expect(
            StandInText(after: words)?.text
                == "extension ColorResource { fileprivate static var brand: ColorResource "
                + "{ .init(name: \"brand\", bundle: .main) } }")
    }

    @Test func `A name that nobody knows says more than what follows from it`() {
        let unknown = "cannot find 'Card' in scope"
        #expect(CompilerMessage.tellsMore("cannot infer contextual base", than: nil))
        #expect(CompilerMessage.tellsMore(unknown, than: "cannot infer contextual base"))
        #expect(!CompilerMessage.tellsMore("cannot infer contextual base", than: unknown))
        #expect(!CompilerMessage.tellsMore("cannot find 'Row' in scope", than: unknown))
    }
}
