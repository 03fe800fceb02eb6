import Testing

@testable import SourceMode

struct ManifestTests {
    @Test func `Targets are read as they are written out`() {
        let manifest = Manifest(
            """
            // swift-tools-version: 6.0
            let package = Package(
                name: "Look", products: [.library(name: "Look", targets: ["Look"])],
                targets: [
                    /* .target(name: "Old"), */ .target(name: "Base"), // .target(name: "Commented")
                    .target(
                        name: "Look",
                        dependencies: ["Base", .target(name: "More"), .product(name: "X", package: "y)")],
                        path: "Code/Look", exclude: ["Notes.md", "Old"], sources: ["Styles", "A.swift"]),
                    .executableTarget(name: "Tool", dependencies: [.byName(name: "Look", condition: nil)]),
                    .testTarget(name: "LookTests"),
                    .target(name: "Made", path: folder),
                ])
            """)
        #expect(manifest.targets.map(\.name) == ["Base", "Look", "Tool", "LookTests", "Made"])
        let look = manifest.targets[1]
        #expect(look.path == "Code/Look")
        #expect(look.sources == ["Styles", "A.swift"])
        #expect(look.exclude == ["Notes.md", "Old"])
        #expect(look.dependencies == ["Base", "More"])
        #expect(manifest.targets[2].dependencies == ["Look"])
        #expect(manifest.targets[3].isTest)
        #expect(manifest.targets.map(\.isComputed) == [false, false, false, false, true])
    }

    @Test(arguments: [
        "", "targets: [.target(name: ", ".target(name: \"a", ".target(\"\"\"", "/* .target(name: \"a\")",
        ".target(name: \"\\(x)\")", "...", "\"",
    ])
    func `A text without an end has no targets`(_ text: String) {
        #expect(Manifest(text).targets.isEmpty)
    }

    @Test(arguments: [
        (
            "Package(targets: [.target(name: \"Look\"), .target(name: [\"Other\"][0])])",
            ".target(name: [\"Other\"][0])"
        ),
        ("Package(targets: names.map { .target(name: $0) })", ".target(name: $0)"),
        ("Package(targets: makeTargets())", "makeTargets()"),
        ("Package(targets: [.target(name: \"A\")] + more())", "more()"),
        ("let all = makeTargets()\nlet p = Package(targets: all)", "all"),
        ("Package(targets: [.target(name: \"A\"), other])", "other"),
    ])
    func `What only running the manifest would tell is named`(_ text: String, _ unread: String) {
        #expect(Manifest(text).unread.contains(unread))
    }

    @Test(arguments: [
        "Package(targets: [.target(name: \"A\"), .plugin(name: \"P\", capability: .buildTool()), .binaryTarget(name: \"B\", path: \"b\")])",
        "let all: [Target] = [.target(name: \"A\")]\nlet p = Package(name: \"P\", targets: all)",
        "let p = Package(name: \"P\")\np.targets.append(.target(name: \"A\"))",
        "Package(targets: [Target.target(name: \"A\")] + [.testTarget(name: \"B\")])",
    ])
    func `Targets that are written out leave nothing unread`(_ text: String) {
        #expect(Manifest(text).unread.isEmpty)
        #expect(Manifest(text).targets.contains { $0.name == "A" })
    }

    @Test func `A target whose exclusions are computed is computed`() {
        #expect(Manifest("[.target(name: \"A\", exclude: old)]").targets.map(\.isComputed) == [true])
    }

    @Test(arguments: [
        (["Package.swift", "Sources"], "Package.swift"),
        (["Package.swift", "Package@swift-5.9.swift"], "Package@swift-5.9.swift"),
        (
            ["Package@swift-5.9.swift", "Package@swift-5.10.swift", "Package.swift"],
            "Package@swift-5.10.swift"
        ),
        (["Package@swift-6.swift", "Package@swift-5.10.swift", "Package.swift"], "Package@swift-6.swift"),
        (["Package@swift-99.swift", "Package.swift"], "Package.swift"),
        (["Package@swift-old.swift", "Package@swift-.swift", "Package.swift"], "Package.swift"),
    ])
    func `Of manifests for several versions that of the compiler's counts`(
        _ names: [String], _ chosen: String
    ) {
        #expect(ManifestName.chosen(of: names) == chosen)
        #expect(ManifestName.chosen(of: names.reversed()) == chosen)
    }
}

struct SourceFilesTests {
    @Test func `A target without a package, and a file that is not there, are named`() throws {
        let problem = #expect(throws: SourceError.self) {
            try SourceFiles.modules(of: [#filePath], targets: ["Look"])
        }
        #expect("\(try #require(problem))".contains("--target names a target of a Swift package"))
        let other = #expect(throws: SourceError.self) { try SourceFiles.modules(of: ["Nowhere.swift"]) }
        #expect("\(try #require(other))" == "Nowhere.swift: no such file or folder")
    }
}
