import JSON
import Streams
import Testing

struct ShownTextTests {
    @Test(arguments: [
        ("accent", "accent"), ("größer 👩‍🔧 色", "größer 👩‍🔧 色"), ("a\\u{1b}", "a\\u{1b}"),
        ("\u{1B}]0;title\u{7}", "\\u{1b}]0;title\\u{7}"), ("a\nb\r\tc\0", "a\\nb\\u{d}\\tc\\u{0}"),
        ("\u{7F}\u{9B}2J", "\\u{7f}\\u{9b}2J"), ("a\u{202E}b\u{2066}c", "a\\u{202e}b\\u{2066}c"),
        ("\u{200F}\u{61C}\u{2028}", "\\u{200f}\\u{61c}\\u{2028}"),
    ])
    func `What steers a terminal or turns text around is escaped, nothing else`(
        text: String, expected: String
    ) {
        #expect(shown(text) == expected)
    }

    @Test func `Text is cut at forty scalars, those of one character too`() {
        #expect(shown(String(repeating: "a", count: 40)) == String(repeating: "a", count: 40))
        #expect(shown(String(repeating: "a", count: 41)) == String(repeating: "a", count: 40) + "…")
        let tower = "a" + String(repeating: "\u{301}", count: 100_000)
        #expect(tower.count == 1 && shown(tower).unicodeScalars.count == 41)
        #expect(shown("abc", limit: .max) == "abc")
    }

    @Test func `A name that comes twice is shown cut and escaped`() {
        let long = String(repeating: "k", count: 5000)
        for (name, expected) in [
            ("\\u001b[2J", "the name '\\u{1b}[2J' twice"),
            (long, "the name '\(long.prefix(40))…' twice"),
        ] {
            let error = #expect(throws: JSONError.self) {
                try JSONValue.parse(Array("{\"\(name)\":1,\"\(name)\":2}".utf8)[...])
            }
            #expect(error?.reason == expected)
        }
    }
}
