import Foundation
import Installation
import SourceDiscovery
import Testing

@testable import SourceMode

/// What is read of manifests, which are never run.
struct ManifestTests {
    /// Reads a text as the command reads a `Package.swift`.
    private func read(_ text: String) throws -> ManifestFacts {
        let trial = try Trial()
        try trial.write("Package.swift", text)
        let compiler = try #require(Toolchain.compiler())
        let parser = ParserProgram(try TestedCommand.parser().path, of: try Toolchain(compiler: compiler))
        return try Manifest.read(trial.path("Package.swift"), with: parser)
    }

    private func targets(_ text: String) throws -> [String] { try read(text).targets.map(\.name) }

    @Test func `Targets are read as they are written out`() throws {
        let manifest = try read(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Look", products: [.library(name: "Look", targets: ["Look", "Base"])],
                dependencies: [
                    .package(url: "https://example.org/y.git", from: "1.0.0"), .package(path: "../near/"),
                    .package(name: "Named", path: "far"),
                ],
                targets: [
                    /* .target(name: "Old"), */ .target(name: "Base"), // .target(name: "Commented")
                    .target(
                        name: "Look",
                        dependencies: ["Base", .target(name: "More"), .product(name: "X", package: "y")],
                        path: "Code/Look", exclude: ["Notes.md", "Old"], sources: ["Styles", "A.swift"],
                        resources: [.process("R"), .copy("C")],
                        swiftSettings: [
                            .define("ACME"), .define("MAC", .when(platforms: [.macOS])),
                            .define("PHONE", .when(platforms: [.iOS, .tvOS])),
                            .define("FAST", .when(configuration: .release)),
                        ]),
                    .executableTarget(name: "Tool", dependencies: [.byName(name: "Look", condition: nil)]),
                    .testTarget(name: "LookTests"), .plugin(name: "P", capability: .buildTool()),
                    .binaryTarget(name: "B", path: "b"),
                ])
            """)
        #expect(manifest.name == "Look")
        #expect(manifest.targets.map(\.name) == ["Base", "Look", "Tool", "LookTests"])
        let look = manifest.targets[1]
        #expect(look.path == "Code/Look")
        #expect(look.sources == ["Styles", "A.swift"])
        #expect(look.exclude == ["Notes.md", "Old"])
        #expect(look.dependencies == ["Base", "More"])
        #expect(look.products == [ProductFact(name: "X", package: "y")])
        #expect(
            look.resources == [
                ResourceFact(rule: "process", path: "R"), ResourceFact(rule: "copy", path: "C"),
            ])
        #expect(look.defines == ["ACME", "PHONE"])
        #expect(manifest.targets[2].dependencies == ["Look"])
        #expect(manifest.targets[3].isTest)
        #expect(manifest.packages.map(\.name) == ["y", "near", "Named"])
        #expect(manifest.packages.map(\.path) == [nil, "../near/", "far"])
        #expect(manifest.libraries == [LibraryFact(name: "Look", targets: ["Look", "Base"])])
        #expect(manifest.unread.isEmpty)
    }

    @Test(arguments: [
        "let names = [\"A\", \"B\"]\nlet package = Package(name: \"P\", targets: names.map { .target(name: $0) })",
        "var all: [Target] = []\nall.append(.target(name: \"A\"))\nall += [Target.target(name: \"B\")]\n"
            + "let package = Package(name: \"P\", targets: all)",
        "let package = Package(name: \"P\", targets: [.target(name: \"A\")])\n"
            + "package.targets.append(contentsOf: [.target(name: \"B\")])",
        "func make(_ name: String, deps: [Target.Dependency] = []) -> Target {\n"
            + "    let folder = \"Sources/\\(name)\"\n    return .target(name: name, dependencies: deps, path: folder)\n}\n"
            + "let package = Package(name: \"P\", targets: [make(\"A\"), make(\"B\", deps: [\"A\"])])",
        "extension Target { static func own(_ name: String) -> Target { .target(name: name) } }\n"
            + "extension String { static let b = \"B\" }\n"
            + "let package = Package(name: \"P\", targets: [.own(\"A\"), .target(name: .b)])",
        "enum Module: String, CaseIterable { case a = \"A\", b = \"B\"\n    var target: Target { .target(name: rawValue) } }\n"
            + "let package = Package(name: \"P\", targets: Module.allCases.map(\\.target))",
        "let ci = ProcessInfo.processInfo.environment[\"CI\"] != nil\nvar all: [Target] = [.target(name: \"A\")]\n"
            + "if ci { all = [] } else { all.append(.target(name: \"B\")) }\n"
            + "let package = Package(name: \"P\", targets: all)",
        "let name = Context.environment[\"NAME\"] ?? \"A\"\n#if os(Linux)\nlet other = \"L\"\n#else\nlet other = \"B\"\n#endif\n"
            + "let package = Package(name: \"P\", targets: [.target(name: name)] + [.target(name: other)])",
        "var all: [Target] = []\nfor (name, isWanted) in [(\"A\", true), (\"C\", false), (\"B\", true)] where isWanted {\n"
            + "    all.append(.target(name: name))\n}\nlet package = Package(name: \"P\", targets: all)",
        "let all: [Target] = {\n    var list = [Target.target(name: \"A\")]\n    list.insert(.target(name: \"B\"), at: 1)\n"
            + "    return list\n}()\nlet package = Package(name: \"P\", targets: all)",
    ])
    func `Targets that plain values make are read`(_ text: String) throws {
        let manifest = try read(text)
        #expect(manifest.targets.map(\.name) == ["A", "B"])
        #expect(manifest.unread.isEmpty)
    }

    @Test func `Dependencies of names, functions and loops are read`() throws {
        let manifest = try read(
            """
            extension Target.Dependency {
                static let tokens: Self = .target(name: "Tokens")
                static let algorithms = Target.Dependency.product(name: "Algorithms", package: "swift-algorithms")
                static func feature(_ name: String) -> Self { .target(name: name + "Feature") }
            }
            let base: [Target.Dependency] = [.tokens]
            let package = Package(name: "P", targets: [
                .target(name: "A", dependencies: base + [.algorithms, .feature("Login")]), .target(name: "B"),
            ])
            for target in package.targets where target.name == "B" {
                target.dependencies += ["C"]
                target.path = "Own"
            }
            """)
        #expect(manifest.targets[0].dependencies == ["Tokens", "LoginFeature"])
        #expect(
            manifest.targets[0].products == [ProductFact(name: "Algorithms", package: "swift-algorithms")])
        #expect(manifest.targets[1].dependencies == ["C"])
        #expect(manifest.targets[1].path == "Own")
    }

    @Test(
        arguments: [
            ("", []), ("let package = Package(targets: [.target(name: ", []), (".target(name: \"a", []),
            ("/* .target(name: \"a\")", []), ("...", []), ("\"", []), ("let package = Package(", []),
        ] as [(String, [String])])
    func `A text without an end has no targets`(_ text: String, _ names: [String]) throws {
        #expect(try targets(text) == names)
    }

    @Test(arguments: [
        (
            "let files = try! FileManager.default.contentsOfDirectory(atPath: \"Sources\")\n"
                + "let package = Package(name: \"P\", targets: files.map { .target(name: $0) })",
            1, "FileManager.default.contentsOfDirectory(atPath: \"Sources\")"
        ),
        ("let package = Package(name: \"P\",\n  targets: [.target(name: \"A\")] + more())", 2, "more()"),
        (
            "let package = Package(name: \"P\", targets: [.target(name: \"A\"), .target(name: read())])", 1,
            "read()"
        ),
        (
            "var all: [Target] = [.target(name: \"A\")]\nif isNew() {\n    all.append(.target(name: \"B\"))\n}\n"
                + "let package = Package(name: \"P\", targets: all)",
            3, "all.append(.target(name: \"B\"))"
        ),
    ])
    func `What only running the manifest would tell is named with its line`(
        _ text: String, _ line: Int, _ unread: String
    ) throws {
        #expect(try read(text).unread == [UnreadFact(line: line, text: unread)])
    }

    @Test func `A path that is computed is told from one that is not`() throws {
        let manifest = try read(
            "let package = Package(name: \"P\", targets: [\n.target(name: \"A\", path: find()),\n"
                + ".target(name: \"B\", exclude: [old()]), .target(name: \"C\", dependencies: [\"A\", other()])])"
        )
        #expect(manifest.targets.map(\.unreadPlace?.text) == ["find()", "old()", nil])
        #expect(manifest.targets.map(\.unreadPlace?.line) == [2, 3, nil])
        #expect(manifest.targets[2].unreadDependencies == [UnreadFact(line: 3, text: "other()")])
        #expect(manifest.targets[2].dependencies == ["A"])
    }

    @Test func `A manifest's resources are read, computed ones are not`() throws {
        func resources(_ text: String) throws -> [ResourceFolder.Entry]? {
            try read("let p = Package(name: \"P\", targets: [.target(name: \"A\", resources: \(text))])")
                .targets.first?
                .resourceEntries
        }
        #expect(
            try resources("[.process(\"Resources\"), .copy(\"Data\")]") == [
                .init(rule: .process, path: "Resources"), .init(rule: .copy, path: "Data"),
            ])
        #expect(try resources("[.process(\"Media\", localization: .base)]")?.count == 1)
        #expect(try resources("shared") == nil)
        #expect(try resources("[.process(folder)]") == nil)
    }

    /// Manifests are somebody's: each of these ends, and says nothing that is not so.
    @Test(arguments: [
        "func f(_ x: String) -> String { f(x + \"a\") }\nlet package = Package(name: \"P\", targets: [.target(name: f(\"\"))])",
        "extension String { static var a: String { .a } }\nlet package = Package(name: \"P\", targets: [.target(name: .a)])",
        "var t = \"a\"\nfor _ in [1,2,3,4,5,6,7,8,9] { for _ in [1,2,3,4,5,6,7,8,9] { t = t + t } }\n"
            + "let package = Package(name: \"P\", targets: [.target(name: t)])",
        "var t = \"1\"\nwhile true { t += t }\nlet package = Package(name: \"P\", targets: [.target(name: t)])",
        "let package = Package(name: \"P\", targets: " + String(repeating: "(", count: 5000) + "a"
            + String(repeating: ")", count: 5000) + ")",
        "let n = [0,1,2,3,4,5,6,7,8,9]\nlet a = n.flatMap { _ in n.flatMap { _ in n.flatMap { _ in n.flatMap { _ in "
            + "n.flatMap { _ in n.flatMap { _ in n } } } } } }\nlet package = Package(name: \"P\", targets: a)",
    ])
    func `A computation without end is unread`(_ text: String) throws {
        #expect(try read(text).targets.isEmpty)
    }

    @Test func `A sum of a thousand lists is read`() throws {
        let sum = (0..<1000).map { "[.target(name: \"T\($0)\")]" }.joined(separator: " + ")
        #expect(try targets("let package = Package(name: \"P\", targets: \(sum))").count == 1000)
    }
}
