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
}
