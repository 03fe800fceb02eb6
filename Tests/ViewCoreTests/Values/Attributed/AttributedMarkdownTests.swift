import Foundation
import LayoutSupport
import Testing
import ViewCore

/// What `AttributedString(markdown:)` makes of a source, as Foundation's documentation of its options says.
@MainActor struct AttributedMarkdownTests {
    private typealias Syntax = AttributedString.MarkdownParsingOptions.InterpretedSyntax

    private func read(_ markdown: String, _ syntax: Syntax = .full) throws -> AttributedString {
        try AttributedString(markdown: markdown, options: .init(interpretedSyntax: syntax))
    }
    private func words(_ markdown: String, _ syntax: Syntax = .full) throws -> String {
        String(try read(markdown, syntax).characters)
    }

    @Test func `Marks are intents of their words`() throws {
        let string = try read("a **b *c*** `d` ~~e~~")
        let intents = string.runs.map {
            (String(string[$0.range].characters), $0.inlinePresentationIntent ?? [])
        }
        #expect(intents.map(\.0) == ["a ", "b ", "c", " ", "d", " ", "e"])
        #expect(
            intents.map(\.1) == [
                [], .stronglyEmphasized, [.stronglyEmphasized, .emphasized], [], .code, [], .strikethrough,
            ])
    }

    @Test func `Links and pictures keep their addresses`() throws {
        let base = URL(string: "https://x.y/z/")
        let string = try AttributedString(
            markdown: "[a](https://a.b \"t\") [c](d) ![e](f.png) <https://g.h> i@j.k", baseURL: base)
        #expect(
            string.runs.compactMap { $0.link?.absoluteString } == [
                "https://a.b", "https://x.y/z/d", "https://g.h", "mailto:i@j.k",
            ])
        #expect(string.runs.compactMap { $0.imageURL?.absoluteString } == ["https://x.y/z/f.png"])
    }

    @Test func `The syntax says what becomes of lines`() throws {
        #expect(try words("a\nb", .inlineOnlyPreservingWhitespace) == "a\nb")
        #expect(try words("# a  b\n\n- c", .inlineOnlyPreservingWhitespace) == "# a  b\n\n- c")
        #expect(try words("a\nb  \nc\\\nd", .inlineOnly) == "a b\nc\nd")
        #expect(try words("# a\n\nb\nc\n\n- d\n- e") == "ab cde")
    }

    @Test func `Blocks are intents, the innermost first`() throws {
        func kinds(_ markdown: String) throws -> [[PresentationIntent.Kind]] {
            try read(markdown).runs.map { $0.presentationIntent?.components.map(\.kind) ?? [] }
        }
        #expect(try kinds("## a\n\nb") == [[.header(level: 2)], [.paragraph]])
        #expect(try kinds("a\n===\nb\n---") == [[.header(level: 1)], [.header(level: 2)]])
        #expect(
            try kinds("- a\n- b") == [
                [.paragraph, .listItem(ordinal: 1), .unorderedList],
                [.paragraph, .listItem(ordinal: 2), .unorderedList],
            ])
        #expect(
            try kinds("3. a\n   - b\n4) c") == [
                [.paragraph, .listItem(ordinal: 3), .orderedList],
                [.paragraph, .listItem(ordinal: 1), .unorderedList, .listItem(ordinal: 3), .orderedList],
                [.paragraph, .listItem(ordinal: 4), .orderedList],
            ])
        #expect(try kinds("1. a\n2. b").map { $0[1] } == [.listItem(ordinal: 1), .listItem(ordinal: 2)])
        #expect(try kinds("> a\nb\n\nc") == [[.paragraph, .blockQuote], [.paragraph]])
        #expect(
            try kinds("```swift\na *b*\n```\n    c") == [
                [.codeBlock(languageHint: "swift")], [.codeBlock(languageHint: nil)],
            ])
        #expect(try words("```swift\na *b*\n```") == "a *b*\n")
        #expect(try kinds("a\n\n***\n") == [[.paragraph], [.thematicBreak]])
        // Items of one list have one list.
        let lists = try read("- a\n- b\n* c").runs.compactMap {
            $0.presentationIntent?.components.last?.identity
        }
        #expect(lists.count == 3 && lists[0] == lists[1] && lists[1] != lists[2])
    }

    @Test func `Attributes are read where they are allowed`() throws {
        let marked = "^[3 apple](inflect: true)"
        #expect(try words(marked) == marked)
        let options = AttributedString.MarkdownParsingOptions(
            allowsExtendedAttributes: true, languageCode: "en")
        let string = try AttributedString(markdown: marked, options: options)
        #expect(String(string.characters) == "3 apples" && string.runs.first?.languageIdentifier == "en")
        #expect(
            String(AttributedString(localized: "^[\(1234) apple](inflect: true)").characters)
                == "1,234 apples")
    }

    @Test func `A text draws it as it draws the literal`() throws {
        let marked = "a **b *c*** `d` ~~e~~ [f](https://g.h)"
        let literal = layOut(Text(LocalizedStringKey(marked))).list
        #expect(layOut(Text(try read(marked))).list == literal)
    }

    @Test func `Bytes that are no text are an error, and sources without end are read`() throws {
        #expect(throws: CocoaError.self) { try AttributedString(markdown: Data([0xFF, 0xFE, 0x00])) }
        for words in ["> ", "- ", "1. ", "#", "```\n", "    a\n", "a\n", "* * ", "> - ", "\n", "-\n", "=\n"] {
            _ = try read(String(repeating: words, count: 4_000))
        }
    }
}
