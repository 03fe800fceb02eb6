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

    @Test(arguments: [
        (
            "value of type 'ModifiedContent<ModifiedContent<Text, A<B>>, (C) -> D>' has no member 'glow'",
            "value of type 'some View' has no member 'glow'"
        ),
        ("value of type '[ModifiedContent<A, B>]'", "value of type '[ModifiedContent<A, B>]'"),
        ("let a: ModifiedContent<A, B>", "let a: ModifiedContent<A, B>"),
        (
            "cannot convert 'ModifiedContent<A, B>' to 'ModifiedContent<A, C>'",
            "cannot convert 'some View' to 'some View'"
        ),
        ("an end is missing: 'ModifiedContent<A", "an end is missing: 'ModifiedContent<A"),
    ])
    func `A view that modifiers have made is called as SwiftUI calls it`(words: String, said: String) {
        #expect(CompilerMessage.withoutModifiers(words) == said)
        let read = CompilerMessage.read("A.swift:3:5: error: \(words)\n  | `- error: \(words)")
        #expect(read.map(\.words) == [said])
        #expect(read.map(\.text) == ["A.swift:3:5: error: \(said)\n  | `- error: \(said)"])
    }

    @Test func `What a view lacks is a member of views`() {
        #expect(UnknownNames.name(in: "value of type 'some View' has no member 'glow'") == "View.glow")
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
