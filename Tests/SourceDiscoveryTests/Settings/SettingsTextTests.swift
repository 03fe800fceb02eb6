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

    /// YAML 1.1 takes these for truth values, numbers, dates and nothing.
    @Test(arguments: [
        "yes", "no", "on", "off", "010", "0x1F", "1e3", "1_000", "2001-12-14", "12:30:45", "null", "~", "=",
    ])
    func `A plain text is the text that is written`(_ text: String) {
        #expect(printed("a: \(text)\n\(text): [\(text)]") == "{a@1: '\(text)', \(text)@2: ['\(text)']}")
    }

    @Test func `A mark of the encoding is no part of the first key`() {
        #expect(printed("\u{FEFF}a: 1") == "{a@1: '1'}")
    }

    @Test(arguments: [
        ("a: 1\nb: \0", "2: the line has the control character U+0000 in it"),
        ("a: 1\r\nb: \u{7}", "2: the line has the control character U+0007 in it"),
        ("a: 1\rb: 2", "1: the line has the control character U+000D in it"),
        ("a: \u{7F}", "1: the line has the control character U+007F in it"),
        ("b: 1\na: \"\\u0000\"", "2: \\u wants four digits of a character"),
        ("a: 1\n<<: {b: 1}", "2: '<<' is not read: no map is merged into another"),
        ("a:\n  b: {<<: {c: 1}}", "2: '<<' is not read: no map is merged into another"),
    ])
    func `What no text can be is named with its line`(_ text: String, _ expected: String) {
        #expect(printed(text) == expected)
    }

    @Test func `Such a key in quotes is one like others`() {
        #expect(printed("\"<<\": {'<<': 1}") == "{<<@1: {<<@1: '1'}}")
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

    @Test(arguments: [
        "&anchor 1", "*alias", "!tag x", "|", ">-", "@x", "? key", "!!str x", "!!map {b: 1}", "! x", "[&e 1]",
        "{b: &e 1}", "{&f g: 1}", "{!!str g: 1}", "[*a]", "}", "]", ", 1",
    ])
    func `What else YAML has is refused instead of taken for a text`(_ value: String) {
        #expect(printed("a: \(value)").contains("is not read"))
    }

    @Test func `Depth without end is refused`() {
        #expect(printed("a: " + String(repeating: "[", count: 100_000)).contains("more brackets"))
        let steps = (0..<2000).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n")
        #expect(printed(steps).contains("more maps and lists"))
    }

    @Test(.timeLimit(.minutes(60)))
    func `Keys without end are compared in the time that they take to be read`() {
        let keys = (0..<20_000).map { "key\($0): 1" }.joined(separator: "\n")
        #expect(printed(keys + "\nkey7: 2") == "20001: the key 'key7' is there already")
        #expect(printed(keys).hasPrefix("{key0@1: '1', key1@2: '1', "))
    }

    @Test(
        .timeLimit(.minutes(60)),
        arguments: ["a: ", "- ", "[],", "{},", "? ", "'", "\"", "&a ", "#", "a\n", "\n", "\t", ": ", "\\"])
    func `A file of one sign without end ends`(_ sign: String) {
        let signs = String(repeating: sign, count: (1 << 16) / sign.utf8.count)
        _ = printed(signs)
        #expect(printed("a: [" + signs).hasPrefix("1: "))
    }
}
