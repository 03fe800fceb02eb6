import Testing

@testable import SourceMode

struct GeneratedSymbolsTests {
    // As StencilSwiftKit's tests of its filters have them.
    @Test(arguments: [
        ("welcome_title", "welcomeTitle"), ("URLPath", "urlPath"), ("WELCOME_TITLE", "welcomeTitle"),
        ("brand-red", "brandRed"), ("brand", "brand"), ("ID", "id"), ("24hours", "_24hours"),
        ("some.key name", "someKeyName"),
    ])
    func `Values have the names that the generator gives them`(_ name: String, _ value: String) {
        #expect(GeneratorNames.value(name) == value)
    }

    @Test(arguments: ["", "-", "self", "init", "Type"])
    func `What no member can be called has no name`(_ name: String) {
        #expect(GeneratorNames.value(name) == nil)
    }

    @Test func `Texts without arguments are constants, those with are functions`() {
        #expect(FormatText("Say \"hi\"").member("a") == #"static var `a`: String { "Say \"hi\"" }"#)
        #expect(FormatText("100%% \\(x)").member("a") == #"static var `a`: String { "100% \\(x)" }"#)
        #expect(
            FormatText("%@ has %d").member("a")
                == #"static func `a`(_ p1: Any, _ p2: Int) -> String { "\(p1) has \(p2)" }"#)
        #expect(
            FormatText("%2$@, %1$.2f").member("a")
                == #"static func `a`(_ p1: Float, _ p2: Any) -> String { "\(p2), \(String(format: "%.2f", Double(p1)))" }"#
        )
        #expect(
            FormatText("%05ld").member("a")
                == #"static func `a`(_ p1: Int) -> String { "\(String(format: "%05ld", p1))" }"#)
        #expect(FormatText("50 %, %").member("a") == #"static var `a`: String { "50 %, %" }"#)
    }

    @Test func `A file of texts is read up to what is none of its form`() {
        let pairs = StringsFile.pairs(
            in:
                "/* a */ \"k\" = \"v\\n\\\"w\\\"\"; // b\n plain = \"\\U00e9\";\n\"end\" = \"x\" \"y\" = \"z\";"
        )
        #expect(pairs.map(\.key) == ["k", "plain"])
        #expect(pairs.map(\.value) == ["v\n\"w\"", "é"])
        #expect(StringsFile.pairs(in: "\"a").isEmpty)
        #expect(StringsFile.pairs(in: "/* no end").isEmpty)
    }
}
