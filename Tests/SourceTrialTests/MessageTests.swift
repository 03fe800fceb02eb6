import Testing

/// Messages name the reader's own lines, whatever his file or the compiler make of them.
struct MessageTests {
    private let broken = """
        struct Gone: ButtonStyle { \
        func makeBody(configuration: Configuration) -> some View { configuration.label.nothing() } }
        """
    private let here = """
        struct Here: ButtonStyle { \
        func makeBody(configuration: Configuration) -> some View { configuration.label } }
        """

    private func list(_ name: String, _ lines: [String], end: String = "\n") throws -> Answer {
        let trial = try Trial()
        try trial.write(name, lines.map { $0 + end }.joined())
        return try trial.run("list \(name)", code: 3)
    }

    @Test func `A file that says it is another is named by its own name and lines`() throws {
        try list(
            "Located.swift",
            [
                "import SwiftUI", "#sourceLocation(file: \"Elsewhere.swift\", line: 900)", broken,
                "#sourceLocation()", here,
            ]
        ).says("Located.swift:3:", "Located/Button/Here").silent("Elsewhere")
    }

    @Test func `Lines hold where they end as on Windows`() throws {
        try list("Windows.swift", ["import SwiftUI", broken, here], end: "\r\n")
            .says("Windows.swift:2:", "Windows/Button/Here")
    }

    @Test func `A name that nothing here knows is said to be so, with its line`() throws {
        let trial = try Trial()
        try trial.write(
            "Glow.swift",
            """
            import SwiftUI
            struct G: ViewModifier { func body(content: Content) -> some View { content.glowing(3) } }

            """)
        try trial.run("sheet Glow.swift -o out", code: 3).says("Glow.swift:2:", "unknown names")
    }

    @Test func `A file that is not there is told before the compiler is looked for`() throws {
        try Trial(hasOwnCache: true).run(
            "list Missing.swift", code: 3, ["SPECIMEN_SWIFTC": "/nowhere/swiftc"]
        )
        .says("Missing.swift: no such file or folder").silent("swiftc")
    }
}
