import Foundation
import Testing

@testable import SourceDiscovery

struct SourceSettingsTests {
    private let axes: KnownAxes = {
        let values = ["scheme": ["light", "dark"], "state": ["normal", "on+pressed"]]
        return KnownAxes(
            ids: Set(values.keys), name: { value, axis in values[axis]?.first { $0 == value } },
            values: { values[$0] ?? [] }, lintRules: ["contrast", "text-cut"],
            lintLevels: ["error", "warning", "advice", "off"])
    }()

    private func settings(_ text: String) throws -> SourceSettings {
        let path = NSTemporaryDirectory() + UUID().uuidString + ".yaml"
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        return try SourceSettings(path: path, axes: axes)
    }

    private func refused(_ text: String) -> String {
        do {
            _ = try settings(text)
            return "nothing"
        } catch {
            return "\(error)".split(separator: ":", maxSplits: 1).last.map(String.init) ?? ""
        }
    }

    private func discovery(_ facts: SourceFacts, _ text: String) throws -> Discovery {
        var module = ModuleSettings()
        module.group = "Cards"
        module.axes = axes
        module.files = [try settings(text)]
        return Discovery(facts, in: TypeIndex(facts.types), settings: module)
    }

    private let tinted = TypeFact(
        name: "Tinted", kind: .structure, line: 3, inherits: ["ButtonStyle"],
        fields: [FieldFact(name: "tint", type: "Color", isLet: true), FieldFact(name: "soft", value: "true")])

    @Test func `Arguments and labels of the author take the place of samples`() throws {
        let text = """
            specimens:
              Cards/Button/Tinted:
                arguments: {tint: .pink}
                label: Buy
            """
        let found = try discovery(SourceFacts(types: [tinted]), text)
        let candidate = try #require(found.candidates.first)
        #expect(
            candidate.view
                == "Button(\"Buy\") {}.buttonStyle(Tinted(tint: .pink, soft: choice[\"soft\", [true, false]]))"
        )
        #expect(candidate.details.isEmpty)
        #expect(found.used.count == 3)
    }

    @Test func `Of several values each is shown`() throws {
        let text = """
            specimens:
              "Button/*":
                arguments: {tint: [Color.red, .blue]}
                label: [OK, Cancel]
            """
        let candidate = try #require(try discovery(SourceFacts(types: [tinted]), text).candidates.first)
        #expect(
            candidate.choices == [
                .init(name: "tint", values: ["red", "blue"]), .init(name: "soft", values: ["on", "off"]),
                .init(name: "text", values: ["OK", "Cancel"]),
            ])
        #expect(candidate.view.contains("tint: choice[\"tint\", [Color.red, .blue]]"))
    }

    @Test func `Widths, heights and axes are those of the last rule that names the specimen`() throws {
        let text = """
            width: 100
            axes: {scheme: light}
            specimens:
              "*": {width: 200, height: 50}
              Button/Tinted: {width: 300, axes: {soft: on, state: [normal, on+pressed]}}
            """
        let candidate = try #require(try discovery(SourceFacts(types: [tinted]), text).candidates.first)
        #expect(candidate.width == 300)
        #expect(candidate.height == 50)
        #expect(candidate.axes.map(\.name) == ["scheme", "soft", "state"])
        #expect(candidate.axes.last?.values == ["normal", "on+pressed"])
    }

    @Test func `The author may give goldens more room, with a reason`() throws {
        let text = "goldenSize: {bytes: 40960, because: a whole screen}"
        let candidate = try #require(try discovery(SourceFacts(types: [tinted]), text).candidates.first)
        #expect(candidate.goldenSize == .init(bytes: 40960, reason: "a whole screen"))
        let wants =
            "1: 'goldenSize' wants {bytes: 40960, because: \"a whole screen\"}: a whole number from 1 to 67108864, and a reason"
        for wrong in [
            "40960", "{bytes: 0, because: x}", "{bytes: 3}", "{bytes: 3, because: \" \"}",
            "{bytes: 3.5, because: x}",
        ] {
            #expect(refused("goldenSize: \(wrong)") == wants, "\(wrong)")
        }
    }

    @Test func `Rules of lint are allowed with a reason, for all specimens or for some`() throws {
        let text = """
            allow: {text-cut: the room is what it is}
            specimens:
              Button/Tinted: {allow: {contrast: it is a logo}}
            """
        #expect(
            try settings(text).allowances.map { [$0.rule, $0.reason, $0.pattern ?? "all"] } == [
                ["text-cut", "the room is what it is", "all"], ["contrast", "it is a logo", "Button/Tinted"],
            ])
        let candidate = try #require(try discovery(SourceFacts(types: [tinted]), text).candidates.first)
        #expect(candidate.allowances.map(\.rule) == ["text-cut", "contrast"])
        #expect(
            refused("allow: {contrats: x}") == "1: lint has no rule 'contrats'; it has contrast, text-cut")
        #expect(refused("allow: {contrast: }") != "nothing")
    }

    @Test func `Rules of lint have levels with a reason, for all specimens or for some`() throws {
        let text = """
            levels:
              text-cut: {level: error, because: we ship in German}
            specimens:
              Button/Tinted: {levels: {contrast: {level: off, because: it is a logo}}}
            """
        #expect(
            try settings(text).allowances.map { [$0.rule, $0.level, $0.reason, $0.pattern ?? "all"] } == [
                ["text-cut", "error", "we ship in German", "all"],
                ["contrast", "off", "it is a logo", "Button/Tinted"],
            ])
        #expect(
            refused("levels: {contrats: {}}") == "1: lint has no rule 'contrats'; it has contrast, text-cut")
        let wrong =
            "1: 'contrast' wants {level: warning, because: \"a reason\"}, with the level error, warning, advice, off"
        for value in [
            "off", "{level: off}", "{level: loud, because: x}", "{level: off, because: x, more: y}",
        ] {
            #expect(refused("levels: {contrast: \(value)}") == wrong, "\(value)")
        }
    }

    @Test func `Values that do not go together are kept by specimens that have their axes`() throws {
        let text = """
            not: [scheme=dark with soft=on, state=normal with knid=x]
            specimens:
              Button/Tinted: {not: "state = on+pressed with soft=off with scheme=light"}
            """
        let found = try discovery(SourceFacts(types: [tinted]), text)
        #expect(
            found.candidates.first?.apart == [
                ["scheme=dark", "soft=on"], ["state=on+pressed", "soft=off", "scheme=light"],
            ])
        let file = try settings(text)
        #expect(
            file.claims.map(\.words).contains("none of the specimens here has the axes 'state' and 'knid'"))
        for wrong in ["dark", "scheme= with soft=on", "=dark", "\"\""] {
            #expect(refused("not: \(wrong)").hasPrefix("1: 'not' wants "), "\(wrong)")
        }
        #expect(
            refused("not: scheme=dark with scheme=light").hasPrefix("1: 'not' wants one value of each axis"))
        #expect(
            refused("not: scheme=sepia with soft=on").hasPrefix("1: the axis 'scheme' has no value 'sepia'"))
        let unknown = try discovery(SourceFacts(types: [tinted]), "not: scheme=dark with soft=maybe")
        #expect(unknown.errors.first?.hasSuffix("has no value 'maybe'; it has on, off") == true)
    }

    @Test func `What is of no use to any specimen stays unclaimed`() throws {
        let text = "arguments: {tnit: .red}\naxes: {knid: x}\nspecimens:\n  Button/Tined: {width: 3}\n"
        let file = try settings(text)
        var module = ModuleSettings()
        module.axes = axes
        module.files = [file]
        let facts = SourceFacts(types: [tinted])
        let used = Discovery(facts, in: TypeIndex(facts.types), settings: module).used
        #expect(file.claims.map(\.line) == [1, 2, 4])
        #expect(used.isEmpty)
    }

    @Test func `A value that an axis does not have is named with its place`() throws {
        let found = try discovery(SourceFacts(types: [tinted]), "axes: {soft: [maybe]}")
        #expect(
            found.errors.first?.hasSuffix(
                ":1: error: the axis 'soft' of Button/Tinted has no value 'maybe'; it has on, off") == true)
    }

    @Test(arguments: [
        (
            "widht: 3",
            "1: there is no key 'widht' here; there are fonts, tokens, specimens, label, arguments, axes, not, width, height, goldenSize, allow, levels"
        ),
        (
            "a: 1\nwidth: 3",
            "1: there is no key 'a' here; there are fonts, tokens, specimens, label, arguments, axes, not, width, height, goldenSize, allow, levels"
        ),
        ("width: wide", "1: 'width' wants a number of points above 0 and up to 16384, not 'wide'"),
        ("width: [1, 2]", "1: 'width' wants a text"),
        ("height: nan", "1: 'height' wants a number of points above 0 and up to 16384, not 'nan'"),
        ("label: {a: b}", "1: 'label' wants a text"),
        ("label: [a, a]", "1: 'label' wants a text or a list of texts, each of them once"),
        ("arguments: red", "1: 'arguments' wants keys with values, one a line"),
        (
            "arguments: {a: [.red, Color.red]}",
            "1: two values of 'a' have one name; name them: {one: …, other: …}"
        ),
        ("arguments:\n  a:", "2: the argument 'a' has no value"),
        ("- a", "1: the file wants keys with values, one a line"),
        (
            "specimens:\n  X: {fonts: Y}",
            "2: there is no key 'fonts' here; there are label, arguments, axes, not, width, height, goldenSize, allow, levels"
        ),
        ("axes:\n  scheme: [light, dim]", "2: the axis 'scheme' has no value 'dim'; it has light, dark"),
    ])
    func `What is wrong is named with its line`(_ text: String, _ expected: String) {
        #expect(refused(text) == expected)
    }

    @Test func `A declaration of specimens is shown as it stands`() throws {
        let fact = TypeFact(
            name: "Specimens", kind: .enumeration, line: 1,
            statics: [
                StaticFact(name: "all", type: "[Specimen]", line: 2),
                StaticFact(name: "one", type: "Specimen", parameters: [], line: 3),
                StaticFact(
                    name: "needs", type: "Specimen",
                    parameters: [
                        ParameterFact(label: "a", name: "a", type: "Int")
                    ], line: 4),
                StaticFact(name: "other", type: "Int", line: 5),
            ])
        let found = Discovery(SourceFacts(types: [fact]), in: TypeIndex([fact]))
        #expect(found.candidates.map(\.view) == ["Specimens.all", "Specimens.one()"])
        #expect(found.candidates.map(\.isDeclaration) == [true, true])
    }
}
