import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Tables of strings in a folder of their own, which goes with them.
@MainActor final class StringFolder {
    private let folder: URL
    let tables: StringTables

    init(_ files: [String: Data]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        for (name, data) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
        let root = folder.path
        tables = StringTables(files: files.keys.sorted().map { root + "/" + $0 })
    }
    convenience init(_ files: [String: String]) throws { try self.init(files.mapValues { Data($0.utf8) }) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The words that are drawn and the warnings.
    func drawn(
        _ text: Text, _ locale: String = "en_US", _ platform: Platform = .ios
    ) -> (words: String, warnings: [String]) {
        var values = environment(.light)
        values.stringTables = tables
        values.locale = Locale(identifier: locale)
        values.platform = platform
        let drawn = Drawn(text, in: values)
        return (drawn.words.joined(), drawn.warnings)
    }
}

@MainActor struct StringTableTests {
    private static func unit(_ value: String) -> String {
        #"{"stringUnit": {"state": "translated", "value": "\#(value)"}}"#
    }
    private static func plural(_ forms: KeyValuePairs<String, String>) -> String {
        let forms = forms.map { #""\#($0.key)": \#(unit($0.value))"# }.joined(separator: ", ")
        return #"{"variations": {"plural": {\#(forms)}}}"#
    }

    private static let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "Pay": {"localizations": {"de": \(unit("Bezahlen")), "pt-BR": \(unit("Pagar"))}},
          "login.title": {"localizations": {"en": \(unit("Log in")), "de": \(unit("Anmelden"))}},
          "Only English": {},
          "OK": {"shouldTranslate": false},
          "Hello %@": {"localizations": {"de": \(unit("Hallo %@"))}},
          "%@ of %@": {"localizations": {"de": \(unit("%2$@: %1$@"))}},
          "**Bold**": {"localizations": {"de": \(unit("**Fett**"))}},
          "100%": {"localizations": {"de": \(unit("100 %"))}},
          "%lld%% done": {"localizations": {"de": \(unit("%lld %% fertig"))}},
          "%lf m": {"localizations": {"de": \(unit("%.2f Meter"))}},
          "%lld files": {"localizations": {
            "en": \(plural(["one": "%lld file", "other": "%lld files"])),
            "ru": \(plural(["one": "%lld файл", "few": "%lld файла", "many": "%lld файлов", "other": "%lld"]))}},
          "Tap": {"localizations": {"en": {"variations": {"device":
            {"mac": \(unit("Click")), "other": \(unit("Touch"))}}}}},
          "%lld birds in %lld trees": {"localizations": {"en": {
            "stringUnit": {"state": "translated", "value": "%#@birds@ in %#@trees@"},
            "substitutions": {
              "birds": {"argNum": 1, "formatSpecifier": "lld",
                "variations": {"plural": {"one": \(unit("%arg bird")), "other": \(unit("%arg birds"))}}},
              "trees": {"argNum": 2, "formatSpecifier": "lld",
                "variations": {"plural": {"one": \(unit("%arg tree")), "other": \(unit("%arg trees"))}}}}}}}
        }}
        """

    private func words(_ text: Text, _ locale: String = "en_US", _ platform: Platform = .ios) throws -> String
    {
        let folder = try StringFolder(["Localizable.xcstrings": Self.catalog])
        #expect(folder.tables.problems == [])
        let drawn = folder.drawn(text, locale, platform)
        #expect(drawn.warnings == [])
        return drawn.words
    }

    @Test func `A key is drawn in the language of the place`() throws {
        #expect(try words(Text("Pay")) == "Pay")
        #expect(try words(Text("Pay"), "de") == "Bezahlen")
        #expect(try words(Text("Pay"), "de-AT") == "Bezahlen")
        #expect(try words(Text("Pay"), "pt-BR") == "Pagar")
        #expect(try words(Text(LocalizedStringResource("Pay")), "de") == "Bezahlen")
    }

    @Test func `A key that is no words has those of the source language`() throws {
        #expect(try words(Text("login.title")) == "Log in")
        #expect(try words(Text("login.title"), "en-GB") == "Log in")
        #expect(try words(Text("login.title"), "de") == "Anmelden")
    }

    @Test func `Interpolated values stand where the translation has them`() throws {
        #expect(try words(Text("Hello \("Ada")"), "de") == "Hallo Ada")
        #expect(try words(Text("\("a") of \("b")"), "de") == "b: a")
        #expect(try words(Text("\(7)% done"), "de") == "7 % fertig")
        #expect(try words(Text("\(1.5) m"), "de") == "1,50 Meter")
        #expect(try words(Text("100%"), "de") == "100 %")
        #expect(try words(Text("Hello \(Text("Pay"))"), "de") == "Hallo Bezahlen")
        #expect(try words(Text("Pay") + Text(verbatim: "!"), "de") == "Bezahlen!")
    }

    @Test func `Markdown of a translation is applied`() throws {
        #expect(try words(Text("**Bold**"), "de") == "Fett")
    }

    @Test(arguments: [
        (1, "en_US", "1 file"), (2, "en_US", "2 files"), (0, "en_US", "0 files"), (1, "ru", "1 файл"),
        (3, "ru", "3 файла"), (11, "ru", "11 файлов"), (21, "ru", "21 файл"),
    ])
    func `Counted things have the form of the language`(count: Int, locale: String, expected: String) throws {
        #expect(try words(Text("\(count) files"), locale) == expected)
    }

    @Test func `Words vary by device, and by several numbers`() throws {
        #expect(try words(Text("Tap")) == "Touch")
        #expect(try words(Text("Tap"), "en_US", .macos) == "Click")
        #expect(try words(Text("\(1) birds in \(2) trees")) == "1 bird in 2 trees")
    }

    @Test func `What is not to be translated is said to nobody`() throws {
        #expect(try words(Text("OK"), "de") == "OK")
        #expect(try words(Text(verbatim: "Only English"), "de") == "Only English")
    }

    @Test(arguments: [
        ("Only English", "the key is drawn"), ("Unknown", "the key is drawn"), ("Pay", "the key is drawn"),
        ("login.title", "that for en is drawn"),
    ])
    func `A key without a translation is named with locale and file`(key: String, end: String) throws {
        let folder = try StringFolder(["Localizable.xcstrings": Self.catalog])
        let drawn = folder.drawn(Text(LocalizedStringKey(key)), "fr")
        #expect(drawn.words == (key == "login.title" ? "Log in" : key))
        #expect(drawn.warnings.count == 1)
        let warning = try #require(drawn.warnings.first)
        #expect(warning.hasPrefix("\"\(key)\" has no translation for fr in /"))
        #expect(warning.hasSuffix("/Localizable.xcstrings; \(end)"))
    }

    @Test func `Another table is named by code, and one that is not there is named`() throws {
        let folder = try StringFolder([
            "Localizable.xcstrings": Self.catalog, "de.lproj/Menu.strings": "\"Pay\" = \"Zahlen, bitte\";",
        ])
        #expect(folder.drawn(Text("Pay", tableName: "Menu"), "de").words == "Zahlen, bitte")
        #expect(
            folder.drawn(Text("Pay", tableName: "Gone"), "de").warnings.first?.contains("\"Gone\"") == true)
    }

    // MARK: Older tables

    private static let strings = """
        /* The title; "quoted" */
        "title" = "Ein \\"Titel\\"\\nauf zwei Zeilen, \\U00e9";
        // Without quotes
        short = kurz;
        "greeting %@" = "Hallo %@";
        """

    @Test(arguments: [String.Encoding.utf8, .utf16])
    func `A table of strings is read with its comments and escapes`(encoding: String.Encoding) throws {
        let folder = try StringFolder([
            "de.lproj/Localizable.strings": try #require(Self.strings.data(using: encoding)),
            "en.lproj/Localizable.strings": Data("\"title\" = \"A title\";".utf8),
        ])
        #expect(folder.tables.problems == [])
        #expect(folder.drawn(Text("title"), "de").words == "Ein \"Titel\"auf zwei Zeilen, é")
        #expect(folder.drawn(Text("title")).words == "A title")
        #expect(folder.drawn(Text("short"), "de").words == "kurz")
        #expect(folder.drawn(Text("greeting \("du")"), "de").words == "Hallo du")
        let missing = folder.drawn(Text("greeting \("du")"), "fr")
        #expect(missing.words == "greeting du")
        #expect(missing.warnings.first?.hasPrefix("\"greeting %@\" has no translation for fr in ") == true)
    }

    @Test(arguments: [(1, "1 Datei"), (2, "2 Dateien")])
    func `A table of plurals is read`(count: Int, expected: String) throws {
        let folder = try StringFolder([
            "de.lproj/Localizable.stringsdict": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>%lld files</key><dict>
              <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
              <key>count</key><dict>
                <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key><string>lld</string>
                <key>one</key><string>%lld Datei</string>
                <key>other</key><string>%lld Dateien</string>
              </dict></dict></dict></plist>
            """
        ])
        #expect(folder.tables.problems == [])
        #expect(folder.drawn(Text("\(count) files"), "de").words == expected)
    }

    @Test(arguments: [
        ("Localizable.xcstrings", "{", "not JSON"),
        ("Localizable.xcstrings", "{}", "has no \"sourceLanguage\""),
        ("Localizable.xcstrings", #"{"sourceLanguage": "en"}"#, "has no \"strings\""),
        ("Localizable.xcstrings", #"{"sourceLanguage": "en", "strings": []}"#, "strings is no object"),
        (
            "Localizable.xcstrings",
            #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"de": {"stringUnit": {}}}}}}"#,
            "has no \"value\""
        ),
        (
            "Localizable.xcstrings",
            """
            {"sourceLanguage": "en", "strings": {"a": {"localizations": {"de":
             {"variations": {"plural": {"some": {"stringUnit": {"value": ""}}}}}}}}}
            """, "has \"some\""
        ),
        ("de.lproj/Localizable.strings", "\"a\" = ;", "is no property list"),
        ("de.lproj/Localizable.strings", "\"a\" = \"b", "is no property list"),
        ("de.lproj/Localizable.strings", String(repeating: "{a=", count: 100_000), "nested too deep"),
        (
            "de.lproj/Localizable.stringsdict", String(repeating: "<array>", count: 100_000),
            "nested too deep"
        ),
        ("de.lproj/Localizable.stringsdict", "\"a\" = \"b\";", "\"a\" is no dictionary"),
    ])
    func `A table that cannot be read is named where its words are drawn`(
        file: String, contents: String, says: String
    ) throws {
        let folder = try StringFolder([file: contents])
        let problem = try #require(folder.tables.problems.first)
        #expect(problem.contains(file + ": ") && problem.contains(says), "\(problem)")
        let drawn = folder.drawn(Text("Pay"), "de")
        #expect(drawn.words == "Pay")
        #expect(drawn.warnings == [problem])
    }

    @Test func `Without a table nothing is said`() throws {
        let drawn = try StringFolder([String: String]()).drawn(Text("Pay \(2)"), "de")
        #expect(drawn.words == "Pay 2")
        #expect(drawn.warnings == [])
    }

    // MARK: Strings of code

    @Test func `Strings of code are in the language of the tile that is made`() throws {
        let folder = try StringFolder(["Localizable.xcstrings": Self.catalog])
        var values = environment(.light)
        values.stringTables = folder.tables
        values.locale = Locale(identifier: "de")
        TileWords.within(values) {
            #expect(String(localized: "Pay") == "Bezahlen")
            #expect(String(localized: "Hello \("Ada")") == "Hallo Ada")
            #expect(String(localized: LocalizedStringResource("Pay")) == "Bezahlen")
            #expect(String(localized: "login.title", defaultValue: "Log in") == "Anmelden")
            #expect(NSLocalizedString("Pay", comment: "on a button") == "Bezahlen")
        }
        #expect(String(localized: "Pay") == "Pay")
    }

    @Test func `Tiles that are made at the same time have each its own language`() async throws {
        let folder = try StringFolder(["Localizable.xcstrings": Self.catalog])
        func words(_ locale: String) async -> [String] {
            var values = environment(.light)
            values.stringTables = folder.tables
            values.locale = Locale(identifier: locale)
            return await TileWords.within(values) {
                var found = [String(localized: "Pay")]
                for _ in 0..<3 {
                    await Task.yield()
                    found.append(String(localized: "Pay"))
                }
                // What a view starts for itself.
                found.append(await Task { String(localized: "Pay") }.value)
                return found
            }
        }
        async let german = words("de")
        async let english = words("en")
        #expect(await german == Array(repeating: "Bezahlen", count: 5))
        #expect(await english == Array(repeating: "Pay", count: 5))
    }
}
