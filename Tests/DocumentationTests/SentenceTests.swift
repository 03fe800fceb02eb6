import Drawing
import Foundation
import Raster
import SwiftUI
import Testing
import Tokens
import UIKit
import ViewCore

/// Every sentence of `Unsupported.md` outside of its tables, which `IgnoredTests` and `UnseenTests` hold.
@MainActor struct SentenceTests {
    /// What shows a sentence to be true, by its first words.
    private typealias Proof = @MainActor @Sendable () throws -> Void

    private nonisolated static let proofs: [String: Proof] = [
        // Of the whole
        "Style code that names something of the first section": { try compileNames() },
        "What the second lists is taken, drawn without it, and said": {
            try holds(IgnoredTests.rowNames == UnsupportedDocument.rows("Ignored, with a warning").sorted())
        },
        "What the third lists is taken without a word": {
            try holds(UnsupportedDocument.rows("Without a look in a still picture").count > 6)
        },
        "Tests hold these sections": {},

        // Not declared
        "Lists and scenes: ": { try compileNames(in: "Lists and scenes: ") },
        "Files and charts: ": { try compileNames(in: "Files and charts: ") },
        "Gestures of UIKit: ": { try compileNames(in: "Gestures of UIKit: ") },
        "Looks: ": { try compileNames(in: "Looks: ") },
        "Selectors: `#selector` and `@IBOutlet`": {
            let cell = { (attribute: String) in
                "import UIKit\nfinal class Cell: UITableViewCell { \(attribute) var label: UILabel? }"
            }
            try holds(StyleCompiler.messages(cell("@IBOutlet")) != [:])
            try holds(StyleCompiler.messages(cell("")) == [:])
            try holds(
                StyleCompiler.messages("import UIKit\nlet a = #selector(UIResponder.resignFirstResponder)")
                    != [:])
        },
        "Other frameworks, such as `AppIntents`": {
            try holds(StyleCompiler.messages("import AppIntents") != [:])
        },

        // UIKit and AppKit
        "Names of UIKit come with `import SwiftUI`": {
            try holds(StyleCompiler.messages("import SwiftUI\nlet a = Color(UIColor.systemGray5)") == [:])
        },
        "There is what style code names": {
            try holds(
                StyleCompiler.messages(
                    """
                    import SwiftUI
                    @MainActor func use() { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
                    let insets = UIEdgeInsets.zero
                    @MainActor func path() -> Path { Path(UIBezierPath(ovalIn: .zero).cgPath) }
                    struct Blur: UIViewRepresentable {
                        func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView() }
                        func updateUIView(_ view: UIVisualEffectView, context: Context) {}
                    }
                    """) == [:])
        },
        "There are no windows": {
            #expect(UIApplication.shared.windows.isEmpty)
            #expect(UIScreen.main.bounds.size == CGSize(width: 393, height: 852))
            #expect(UIApplication.shared.canOpenURL(URL(fileURLWithPath: "/")) == false)
        },
        "What `appearance()` says": {
            let plain = laidOut(Toggle("a", isOn: .constant(true))).list
            UISwitch.appearance().onTintColor = .red
            defer { UISwitch.appearance().onTintColor = nil }
            #expect(laidOut(Toggle("a", isOn: .constant(true))).list == plain)
        },
        "Constraints are not solved": {
            let view = UIView()
            let label = UILabel()
            label.text = "a"
            view.addSubview(label)
            let before = laidOut(Native(view: view)).list
            NSLayoutConstraint.activate([label.widthAnchor.constraint(equalToConstant: 90)])
            #expect(laidOut(Native(view: view)).list == before)
        },
        "Drawing calls (`CGContext`": {
            final class Drawn: UIView {
                override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
            }
            #expect(words(Native(view: Drawn())) == ["Drawn"])
        },
        "`size(withAttributes:)` is half an em": {
            #expect("abcd".size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)]).width == 20)
        },
        "Names of AppKit are there": {
            #expect(Color(nsColor: .labelColor) == Color(uiColor: .label))
            #expect(NSScreen.main?.frame.size == CGSize(width: 1440, height: 900))
        },
        "There is no module `AppKit`": {
            try holds(StyleCompiler.messages("import AppKit") != [:])
            try holds(
                StyleCompiler.messages("#if canImport(AppKit)\nlet a: Missing = 1\n#endif") == [:])
        },
        // Tests/SourceTrialTests/FoundStyleTests.swift does it.
        "In source files `import AppKit`": {},
        "A shape relative to its container": {
            let shape = { (alignment: Alignment) in
                laidOut(
                    ContainerRelativeShape().frame(width: 20, height: 20)
                        .frame(width: 40, height: 40, alignment: alignment)
                        .containerShape(RoundedRectangle(cornerRadius: 15))
                ).list.items.count
            }
            #expect(shape(.center) == shape(.topLeading))
        },

        // States
        "A switch has no look of its own": {
            let usual = [true, false].map { laidOut(Toggle("a", isOn: .constant($0))).list }
            for state in [StateRequests.press, .focus, .mixed] {
                let made = laidOut(Toggle("a", isOn: .constant(true)), state)
                #expect(made.unclaimed == [] && usual.contains(made.list))
            }
            let field = laidOut(TextField("a", text: .constant("b")), .focus)
            #expect(field.unclaimed == [] && field.list == laidOut(TextField("a", text: .constant("b"))).list)
        },
        "`list --json` names such states": {
            try holds(StyleCompiler.specimen("list", "--json").text.contains("\"notShown\""))
        },
        "No control takes `selected` or `loading` yet": {
            for state in [StateRequests.selected, .loading] {
                let controls: [AnyView] = [
                    AnyView(Button("a") {}), AnyView(Toggle("a", isOn: .constant(true))),
                    AnyView(TextField("a", text: .constant("b"))),
                ]
                for control in controls {
                    let made = laidOut(control, state)
                    #expect(made.unclaimed == state && made.warnings.count == 1)
                }
            }
        },

        // Pickers, dates and editors
        "A picker's menu (unless": {
            let picker = Picker("a", selection: .constant(1)) {
                Text(verbatim: "one").tag(1)
                Text(verbatim: "two").tag(2)
            }
            #expect(words(picker) == ["one"])
            #expect(words(picker.pickerStyle(.navigationLink)).contains("two") == false)
            let date = DatePicker("a", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
            #expect(words(date.datePickerStyle(.compact)).count == 3)
        },
        "Outside of a list `inline`": {
            let picker = Picker("a", selection: .constant(1)) { Text(verbatim: "one").tag(1) }
            #expect(
                laidOut(picker.pickerStyle(.inline)).list == laidOut(picker.pickerStyle(.wheel)).list)
            #expect(words(picker.pickerStyle(.palette)) == ["one"])
        },
        "A wheel and a calendar": {
            let picker = Picker("a", selection: .constant(1)) { Text(verbatim: "one").tag(1) }
            let date = DatePicker(
                "a", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)), displayedComponents: .date
            )
            let views = [
                AnyView(picker.pickerStyle(.wheel)), AnyView(date.datePickerStyle(.graphical)),
                AnyView(date.datePickerStyle(.wheel)),
            ]
            for view in views { #expect(laidOut(view, .press).list == laidOut(view).list) }
            for view in views + [
                AnyView(picker.pickerStyle(.segmented)), AnyView(TextEditor(text: .constant("a"))),
            ] {
                let made = laidOut(view, .focus)
                #expect(made.unclaimed == [] && made.list == laidOut(view).list)
            }
        },
        "No day of a calendar": {
            // The day that every picture is of has the ink of the others.
            let still = Date(timeIntervalSinceReferenceDate: 190_028_460)
            let view = MultiDatePicker("a", selection: .constant([]), in: still...)
            #expect(words(view).contains("9"))
            let date = DatePicker("a", selection: .constant(still)).datePickerStyle(.graphical)
            #expect(words(date.environment(\.locale, Locale(identifier: "de"))).contains("Time"))
        },
        "What is selected of a field's": {
            let text = "words"
            let all = TextSelection(range: text.startIndex..<text.endIndex)
            #expect(
                laidOut(TextField("a", text: .constant(text), selection: .constant(all))).list
                    == laidOut(TextField("a", text: .constant(text))).list)
        },
        "A color is drawn in the well": {
            #expect(words(ColorPicker("a", selection: .constant(.red))) == ["a"])
            try holds(
                StyleCompiler.messages(
                    """
                    import SwiftUI
                    func a(_ color: Binding<CGColor>) { _ = ColorPicker("a", selection: color) }
                    """) != [:])
        },

        // Text
        "Fonts are Inter for the system's design": {
            let names = [Font.Design.default, .monospaced, .rounded, .serif].map {
                Font.system(.body, design: $0)
                    .resolved(in: EnvironmentValues(), traits: EnvironmentValues().textTraits).face.name
            }
            #expect(names == ["Inter", "JetBrains Mono", "Nunito", "Source Serif 4"])
        },
        "`LocalizedStringKey` is not translated": {
            #expect(words(Text("Done").environment(\.locale, Locale(identifier: "de"))) == ["Done"])
        },
        "`Text(date, style: .relative)` and other distances": {
            let later = Date(timeIntervalSinceReferenceDate: 190_028_460 + 7200)
            let german = Text(later, style: .relative).environment(\.locale, Locale(identifier: "de"))
            #expect(words(german).joined(separator: " ") == "2 hours")
        },
        "Values with a format in a literal": {
            let literal = Text("\(1234.5, format: .number)").environment(\.locale, Locale(identifier: "de"))
            #expect(words(literal).joined() == "1,234.5")
            let value = Text(1234.5, format: .number).environment(\.locale, Locale(identifier: "de"))
            #expect(words(value).joined() == "1.234,5")
        },
        "`Date()`, `Date.now` and": {
            let now = Date.now.timeIntervalSince1970
            let shown = words(Text(verbatim: "\(Date.now.timeIntervalSince1970)")).joined()
            #expect((Double(shown) ?? 0) >= now)
        },
        "What SwiftUI itself counts by": {
            let view = TimelineView(.everyMinute) { Text(verbatim: "\($0.date.timeIntervalSince1970)") }
            // 9:41 UTC on 9 January 2007.
            #expect(words(view).joined() == "1168335660.0")
        },
        "A `Formatter` keeps the locale": {
            let formatter = NumberFormatter()
            formatter.locale = Locale(identifier: "de")
            formatter.numberStyle = .decimal
            #expect(words(Text(1234.5 as NSNumber, formatter: formatter)).joined() == "1.234,5")
        },
        "Of Markdown, emphasis, code": {
            let text = Text("**a** *b* `c` ~~d~~ [e](https://example.org)")
            #expect(words(text).joined() == "a b c d e")
            #expect(words(Text("# a")).joined() == "# a")
        },
        "Grammar agreement (`inflect: true`)": {
            #expect(words(Text("^[3 apple](inflect: true)")).joined() == "3 apples")
            #expect(words(Text("^[3 apple is red](inflect: true)")).joined() == "3 apple is red")
        },

        // Commands
        "`sheet` and `render` draw PNG only": {
            let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pdf").path
            defer { try? FileManager.default.removeItem(atPath: file) }
            let id = "Configuration/Button/primaryHero"
            _ = try StyleCompiler.specimen("render", id, "-o", file)
            let bytes = FileManager.default.contents(atPath: file)
            #expect(bytes.map { $0.starts(with: [0x89, 0x50, 0x4E, 0x47]) } ?? true)
        },
        "Jobs of `batch` are JSON lines": {
            for (name, jobs) in [("jobs.yaml", "- id: a\n"), ("jobs.csv", "id,output\na,b\n")] {
                let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + name)
                try Data(jobs.utf8).write(to: file)
                defer { try? FileManager.default.removeItem(at: file) }
                try holds(StyleCompiler.specimen("batch", file.path, "-o", "/tmp").code != 0)
            }
        },
        "`--budget` does not exist yet": {
            try holds(StyleCompiler.specimen("check", "--budget", "1").code != 0)
        },

        // Design tokens
        "`--tokens` and `expectGolden(tokens:)` name colours": {
            // Who calls it needs the macros of Testing; `SpecimenTestingTests` do.
            try holds(
                Repository.text("Sources/SpecimenTesting/ExpectGolden.swift").contains("tokens: [String]"))
            try holds(StyleCompiler.specimen("check", "--help").text.contains("--tokens"))
        },
        "Tokens of other types are counted": {
            let tokens = try read(
                ##"{"a":{"$type":"dimension","$value":"4px"},"b":{"$type":"color","$value":"#010203"}}"##)
            #expect(tokens.others == ["dimension": 1] && tokens.colors.keys.sorted() == ["b"])
        },
        "The resolver documents of the specification": {
            let sets = ##"{"a":{"$type":"color","$value":"#010203"}}"##
            let tokens = try DesignTokens([
                .init(name: "light.json", bytes: Array(sets.utf8)),
                .init(name: "dark.json", bytes: Array(sets.replacing("010203", with: "040506").utf8)),
            ])
            #expect(tokens.colors.keys.sorted() == ["a in dark", "a in light"])
            let resolver =
                ##"{"version":"2025.10","sets":{"base":{"sources":[{"$ref":"a.json"}]}},"resolutionOrder":[]}"##
            #expect((try? read(resolver))?.colors.isEmpty ?? true)
        },
        "A colour outside of sRGB": {
            func color(_ value: String) throws -> DesignTokens {
                try read(##"{"a":{"$type":"color","$value":\##(value)}}"##)
            }
            for space in ["srgb", "srgb-linear", "hsl", "hwb", "oklab", "oklch", "display-p3"] {
                let found = try color(##"{"colorSpace":"\##(space)","components":[0,0,0]}"##)
                #expect(found.colors.count == 1, "\(space)")
            }
            let other = ##"{"colorSpace":"rec2020","components":[0,0,0]"##
            try holds(color(other + ##","hex":"#010203"}"##).colors["a"]?.description == "#010203")
            try holds(color(other + "}").colors.isEmpty)
            try holds(color(##"{"colorSpace":"display-p3","components":[0,1,0]}"##).colors.isEmpty)
        },
        "A pointer (`$ref`) leads to a token": {
            let start = ##"{"a":{"$type":"color","$value":"#010203"},"b":{"$ref":"##
            try holds(read(start + ##""#/a"}}"##).colors.count == 2)
            #expect((try? read(start + ##""#/x/0"}}"##)) == nil)
        },
    ]

    private nonisolated static func holds(
        _ condition: Bool, _ comment: Comment? = nil, at location: SourceLocation = #_sourceLocation
    ) { #expect(condition, comment, sourceLocation: location) }

    private struct Native: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    private nonisolated static func read(_ text: String) throws -> DesignTokens {
        try DesignTokens([.init(name: "tokens.json", bytes: Array(text.utf8))])
    }

    private static func laidOut(_ view: some View, _ requests: StateRequests = []) -> LaidOut {
        var options = TileOptions()
        options.requests = requests
        return ViewGraph(engine: HarfBuzzTextEngine(library: FontLibrary()))
            .layOut(view, in: EnvironmentValues(), options: options)
    }

    /// The texts that a view draws.
    private static func words(_ view: some View) -> [String] {
        var words: [String] = []
        laidOut(view).list.walk { item in
            if case .glyphs(let run) = item { words.append(run.text) }
            return .into
        }
        return words
    }

    private static func expectCompiling(_ code: String) throws {
        try holds(
            StyleCompiler.messages("import SwiftUI\n@MainActor func use() -> some View { \(code) }") == [:])
    }

    /// Names each name of the first section's bullet, or of all of them, and expects the compiler not to know it.
    private static func compileNames(in bullet: String = "") throws {
        let bullets = try UnsupportedDocument.bullets("Not declared").filter { $0.hasPrefix(bullet) }
        var lines = ["import SwiftUI", "import UIKit"]
        var names = ["", ""]
        for bullet in bullets where bullet.contains(": `") {
            for name in UnsupportedDocument.quoted(bullet)
            where name.wholeMatch(of: #/\w+/#) != nil && !UndeclaredTests.there.contains(name) {
                names.append(name)
                let number = lines.count
                let line =
                    switch name {
                    case "Preview": "struct Use\(number) { #Preview { Text(\"a\") } }"
                    case "Previewable": "struct Use\(number) { @Previewable var a = 1 }"
                    case _ where name.first?.isUppercase ?? false:
                        "@MainActor func use\(number)() { _ = \(name).self }"
                    case _ where bullet.hasPrefix("Environment"):
                        "let use\(number) = \\EnvironmentValues.\(name)"
                    default: "@MainActor func use\(number)() { _ = Text(\"a\").\(name) }"
                    }
                lines.append(line)
            }
        }
        #expect(lines.count > 2, "no names in \(bullet)")
        let messages = try StyleCompiler.messages(lines.joined(separator: "\n"))
        for (index, name) in names.enumerated().dropFirst(2) {
            let said = messages[index + 1] ?? []
            #expect(
                said.contains {
                    $0.contains("'\(name)'")
                        && ($0.contains("cannot find") || $0.contains("has no member")
                            || $0.contains("no macro named")
                            || $0.contains("unknown attribute"))
                }, "\(name) compiles: \(said)")
        }
    }

    private static func sentences() throws -> [String] {
        try [
            "", "Not declared", "States", "Text", "Pickers, dates and editors", "UIKit and AppKit",
            "Commands",
            "Design tokens",
        ].flatMap(UnsupportedDocument.sentences)
    }

    @Test func `Every sentence has its proof`() throws {
        let sentences = try Self.sentences()
        #expect(sentences.count > 25)
        for sentence in sentences {
            let found = Self.proofs.keys.filter { sentence.hasPrefix($0) }
            #expect(found.count == 1, "\(sentence): \(found)")
        }
        for start in Self.proofs.keys.sorted() {
            #expect(sentences.contains { $0.hasPrefix(start) }, "no sentence starts with \(start)")
        }
    }

    @Test(arguments: proofs.keys.sorted())
    func `What a sentence says is so`(start: String) throws {
        let proof = try #require(Self.proofs[start])
        try proof()
    }
}
