import Foundation
import Testing

/// What an edit changes is compiled anew, and all that depends on it.
struct EditTests {
    /// Two modules of ten files each, the second of which uses the first.
    ///
    /// - Parameter wordsAreShown: whether the first has a view, so that it is shown as well.
    private func package(wordsAreShown: Bool = false) throws -> Trial {
        let trial = try Trial(hasOwnCache: true)
        try trial.write(
            "p/Package.swift",
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "P", targets: [
                .target(name: "Words"), .target(name: "Looks", dependencies: ["Words"]),
            ])

            """)
        for number in 0..<9 {
            try trial.write("p/Sources/Words/Rest\(number).swift", "enum Rest\(number) {}\n")
            try trial.write("p/Sources/Looks/Rest\(number).swift", "enum Rest\(number) {}\n")
        }
        try trial.write(
            "p/Sources/Words/Words.swift",
            """
            public func title() -> String { "first" }
            @inlinable public func note() -> String { "quiet" }

            """)
        if wordsAreShown {
            try trial.write(
                "p/Sources/Words/Badge.swift",
                """
                import SwiftUI
                struct Badge: View { var body: some View { Text("badge " + title()) } }

                """)
        }
        try trial.write(
            "p/Sources/Looks/Parts.swift",
            """
            import SwiftUI
            func count() -> Int { 3 }
            func mark() -> some View { Text("mark") }
            let inset: CGFloat = 4

            """)
        try trial.write(
            "p/Sources/Looks/Card.swift",
            """
            import SwiftUI
            import Words
            struct Card: View {
                var body: some View {
                    VStack {
                        Text(title() + " " + note())
                        Text("\\(type(of: count())) \\(count()) \\(Int(inset))")
                        mark()
                    }
                }
            }

            """)
        return trial
    }

    @discardableResult
    private func inspect(_ trial: Trial) throws -> Answer { try trial.run("inspect p Looks/View/Card") }

    @Test func `Bodies, types and what a body returns are those of the last edit`() throws {
        let trial = try package()
        try inspect(trial).says("first quiet", "Int 3 4", "mark")
        let parts = "p/Sources/Looks/Parts.swift"
        try trial.replace("{ 3 }", with: "{ 5 }", in: parts)
        try inspect(trial).says("Int 5 4", "mark")
        // Others have to be compiled for another type.
        try trial.replace("-> Int { 5 }", with: "-> Double { 6 }", in: parts)
        try inspect(trial).says("Double 6.000000 4")
        // No type is written down that changes.
        try trial.replace(#"Text("mark")"#, with: #"Text("ring").padding(3)"#, in: parts)
        try inspect(trial).says("ring").silent("mark")
        try trial.replace("= 4", with: "= 7", in: parts)
        try inspect(trial).says("Double 6.000000 7", "ring")
    }

    @Test(arguments: [false, true])
    func `What imports a module has the bodies of its last edit`(isShown: Bool) throws {
        let trial = try package(wordsAreShown: isShown)
        try inspect(trial).says("first quiet")
        let words = "p/Sources/Words/Words.swift"
        try trial.replace("first", with: "second", in: words)
        try inspect(trial).says("second quiet")
        // This body is in those that call it.
        try trial.replace("quiet", with: "loud", in: words)
        try inspect(trial).says("second loud")
        try trial.replace(
            "func title() -> String", with: "func title(_ more: String = \"!\") -> String", in: words)
        try trial.replace("\"second\"", with: "\"third\" + more", in: words)
        try inspect(trial).says("third! loud")
    }

    @Test func `A mistake in an edited file is named, and gone with the next edit`() throws {
        let trial = try package()
        try inspect(trial)
        let parts = "p/Sources/Looks/Parts.swift"
        try trial.replace("{ 3 }", with: "{ \"three\" }", in: parts)
        try trial.run("inspect p Looks/View/Card", code: 3).says("Parts.swift:2")
        try trial.replace("{ \"three\" }", with: "{ 8 }", in: parts)
        try inspect(trial).says("Int 8 4")
    }

    @Test func `A file that is added or removed counts`() throws {
        let trial = try package()
        try inspect(trial)
        try trial.write("p/Sources/Looks/More.swift", "func more() -> Int { 9 }\n")
        try trial.replace("\\(Int(inset))", with: "\\(more())", in: "p/Sources/Looks/Card.swift")
        try inspect(trial).says("Int 3 9")
        try trial.remove("p/Sources/Looks/Rest3.swift")
        try inspect(trial).says("Int 3 9")
    }

    @Test func `A module that is shown and imported is compiled once`() throws {
        let trial = try package(wordsAreShown: true)
        func compiled(_ file: String) throws -> Set<Int> {
            let units = trial.path("cache/specimen/units")
            return Set(
                try FileManager.default.subpathsOfDirectory(atPath: units)
                    .filter { $0.hasSuffix("/Source_Words-\(file).o") }
                    .map {
                        try #require(
                            FileManager.default.attributesOfItem(atPath: "\(units)/\($0)")[.systemFileNumber]
                                as? Int)
                    })
        }
        try trial.run("list p --json").says("Words/View/Badge", "Looks/View/Card")
        try #expect(compiled("Badge.swift").count == 1)
        try inspect(trial).says("first quiet")
        try trial.run("inspect p Words/View/Badge").says("badge first")
        try trial.replace("\"badge \"", with: "\"note \"", in: "p/Sources/Words/Badge.swift")
        try trial.run("inspect p Words/View/Badge").says("note first")
        try inspect(trial).says("first quiet")
        try #expect(compiled("Badge.swift").count == 1)
        // A body that does not compile is left out of both.
        try trial.replace("title()", with: "title(0)", in: "p/Sources/Words/Badge.swift")
        try trial.run("inspect p Looks/View/Card", code: 3).says("Badge.swift:2")
    }

    @Test(arguments: [false, true])
    func `What was kept and is damaged is compiled again`(isShown: Bool) throws {
        let trial = try package(wordsAreShown: isShown)
        try inspect(trial)
        let units = URL(fileURLWithPath: trial.path("cache/specimen/units"))
        let names = try FileManager.default.subpathsOfDirectory(atPath: units.path)
        #expect(names.contains { $0.hasSuffix(".o") })
        for name in names where name.hasSuffix(".o") || name.hasSuffix(".swiftmodule") {
            try Data("damaged".utf8).write(to: units.appending(path: name))
        }
        try trial.replace("{ 3 }", with: "{ 5 }", in: "p/Sources/Looks/Parts.swift")
        try inspect(trial).says("first quiet", "Int 5 4", "mark")
        for name in names where name.hasSuffix("state.json") {
            try Data("{".utf8).write(to: units.appending(path: name))
        }
        try trial.replace("{ 5 }", with: "{ 6 }", in: "p/Sources/Looks/Parts.swift")
        try inspect(trial).says("Int 6 4")
    }
}
