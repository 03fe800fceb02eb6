import Foundation
import Streams
import Testing

/// Every character that acts on a terminal, with some that do not.
private let acting =
    (Array(0..<0x20) + Array(0x7F..<0xA0) + [0x2028, 0x2029, 0x61C, 0x200E, 0x200F]
    + Array(0x202A...0x202E) + Array(0x2066...0x2069)).compactMap { Unicode.Scalar(UInt32($0)) }

struct HarmlessTextTests {
    @Test(arguments: acting)
    func `A character that acts is spelled out, wherever it stands`(scalar: Unicode.Scalar) {
        for text in ["\(scalar)", "a\(scalar)b", "é\(scalar)\u{301}"] {
            #expect(!harmless(text).unicodeScalars.contains(scalar))
            #expect(harmless(text).contains("\\"))
        }
    }

    @Test(arguments: ["", "plain", "größer 👩‍🔧 色", "\u{A0}\u{FE0F}\u{200D}", "a\\u{1b}", "100% ::", "#007AFF"])
    func `All other text stays as it is`(text: String) {
        #expect(harmless(text) == text && harmlessLine(text) == text && harmlessJSON(text) == text)
    }

    @Test(arguments: [
        ("::error::x", "\\u{3a}:error::x"), ("  ::error::x", "  \\u{3a}:error::x"),
        ("\u{A0}\u{3000}::add-mask::x", "\u{A0}\u{3000}\\u{3a}:add-mask::x"),
        ("::\u{301}error::", "\\u{3a}:\u{301}error::"), (":: ", "\\u{3a}: "), (":a", ":a"),
        ("a ::error::", "a ::error::"), ("a\n::error::b", "a\\n::error::b"),
        ("see ##[error]x", "see \\u{23}#[error]x"), ("###[x", "#\\u{23}#[x"),
        ("##vso[task.x]y", "\\u{23}#vso[task.x]y"), ("##teamcity[x", "\\u{23}#teamcity[x"),
        ("## a [b]", "## a [b]"), ("##", "##"), ("##\u{20E3}[", "##\u{20E3}["),
        ("::x ##[y]", "\\u{3a}:x \\u{23}#[y]"),
    ])
    func `A line gives a build server no orders`(text: String, expected: String) {
        #expect(harmlessLine(text).unicodeScalars.elementsEqual(expected.unicodeScalars))
    }

    @Test(arguments: acting.map(String.init) + ["##[group]", "##vso[x]", "\\##[x]", "é\u{9B}2J"])
    func `JSON is the same document with nothing in it that acts`(text: String) throws {
        let json = String(decoding: try JSONEncoder().encode(["a": text]), as: UTF8.self)
        let clean = harmlessJSON(json + "\n")
        #expect(try JSONDecoder().decode([String: String].self, from: Data(clean.utf8)) == ["a": text])
        #expect(!clean.dropLast().unicodeScalars.contains(where: acting.contains))
        #expect(!clean.contains(/##[a-z]*\[/))
    }
}
