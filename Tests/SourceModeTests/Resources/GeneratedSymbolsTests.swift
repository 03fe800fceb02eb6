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

    private func member(_ text: String) -> String { FormatText(text, of: "k", in: "T").member("a") }

    private func looked(up words: String) -> String {
        "{ String(localized: \"k\", defaultValue: \(words), table: \"T\") }"
    }

    @Test func `Texts without arguments are constants, those with are functions`() {
        #expect(member("Say \"hi\"") == "static var `a`: String " + looked(up: #""Say \"hi\"""#))
        #expect(member("100%% \\(x)") == "static var `a`: String " + looked(up: #""100% \\(x)""#))
        #expect(
            member("%@ has %d")
                == "static func `a`(_ p1: Any, _ p2: Int) -> String " + looked(up: #""\(p1) has \(p2)""#))
        #expect(
            member("%05ld")
                == "static func `a`(_ p1: Int) -> String " + looked(up: #""\(String(format: "%05ld", p1))""#))
        #expect(member("50 %, %") == "static var `a`: String " + looked(up: #""50 %, %""#))
    }

    @Test func `Arguments out of their order are those of the base language alone`() {
        #expect(
            member("%2$@, %1$.2f")
                == #"static func `a`(_ p1: Float, _ p2: Any) -> String { "\(p2), \(String(format: "%.2f", Double(p1)))" }"#
        )
    }

    @Test func `A table counts in the base language, else in English, else in the first one`() {
        #expect(
            GeneratedSymbols.baseTables(among: [
                "/a/de.lproj/T.strings", "/a/en.lproj/T.strings", "/a/Base.lproj/T.strings",
                "/b/fr.lproj/U.strings", "/b/en.lproj/U.strings", "/c/fr.lproj/V.strings",
                "/c/de.lproj/V.strings", "/d/W.strings", "/e/Localizable.xcstrings",
            ]) == ["/a/Base.lproj/T.strings", "/b/en.lproj/U.strings", "/c/de.lproj/V.strings"])
    }
}
