import Testing

@testable import SourceDiscovery

struct SettingsTextTests {
    /// Maps as `{a: b}`, lists as `[a, b]`, texts in quotes.
    private func printed(_ text: String) -> String {
        do {
            return printed(try SettingsText.read(text))
        } catch {
            return "\(error.line): \(error.words)"
        }
    }

    private func printed(_ value: SettingsValue) -> String {
        switch value.content {
        case .text(let text): "'\(text)'"
        case .list(let values): "[" + values.map(printed).joined(separator: ", ") + "]"
        case .map(let entries):
            "{" + entries.map { "\($0.key)@\($0.line): \(printed($0.value))" }.joined(separator: ", ") + "}"
        }
    }

    @Test(arguments: [
        ("", "{}"),
        ("# nothing\n---\n", "{}"),
        ("width: 200 # points", "{width@1: '200'}"),
        ("a:\n  b: 1\n  c: 2\nd: 3\n", "{a@1: {b@2: '1', c@3: '2'}, d@4: '3'}"),
        ("a:\n- 1\n- 2\nb: 3", "{a@1: ['1', '2'], b@4: '3'}"),
        ("a:\n  - \"x # y\"\n  - 'it''s'", "{a@1: ['x # y', 'it's']}"),
        ("\"A/B*\": {x: [1, 2], y: .red}", "{A/B*@1: {x@1: ['1', '2'], y@1: '.red'}}"),
        ("a: \"one\\ntwo \\u00e9 \\\"\"", "{a@1: 'one\ntwo é \"'}"),
        ("a:\nb: don't # this", "{a@1: '', b@2: 'don't'}"),
        ("a: Color.red\r\nb: 2\r\n", "{a@1: 'Color.red', b@2: '2'}"),
    ])
    func `What settings need is read`(_ text: String, _ expected: String) {
        #expect(printed(text) == expected)
    }

    @Test(arguments: [
        ("a: 1\na: 2", "2: the key 'a' is there already"),
        ("a: {b: 1, b: 2}", "1: the key 'b' is there already"),
        ("a:\n\t b: 1", "2: a tab indents nothing in YAML; use spaces"),
        ("a: 1\n  b: 2", "2: the line is indented otherwise than the lines that it belongs to"),
        ("just words", "1: there is no 'key: value' in the line"),
        ("a: Color(red: 1)", "1: a value with ': ' in it has to stand in quotes"),
        ("a: \"open", "1: the text has no closing \" in its line"),
        ("a: [1, 2", "1: there is no ']' in the line; lists and maps in brackets are read from one line"),
        ("a: [1] 2", "1: '2' stands behind the end of the value"),
        ("a: \"\\q\"", "1: \\q is not read; there are \\\" \\\\ \\/ \\n \\t \\u and four digits"),
        ("a: 1\n---\nb: 2", "2: only one document without directives is read"),
        ("a:\n  - b: 1", "2: a list or a map in a list is not read in this form; begin it on the next line"),
    ])
    func `What is not read is named with its line`(_ text: String, _ expected: String) {
        #expect(printed(text) == expected)
    }

    @Test(arguments: ["&anchor 1", "*alias", "!tag x", "|", ">-", "@x", "? key"])
    func `What else YAML has is refused instead of taken for a text`(_ value: String) {
        #expect(printed("a: \(value)").contains("is not read"))
    }

    @Test func `Depth without end is refused`() {
        #expect(printed("a: " + String(repeating: "[", count: 100_000)).contains("more brackets"))
        let steps = (0..<2000).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n")
        #expect(printed(steps).contains("more maps and lists"))
    }
}
