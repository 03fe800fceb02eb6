import SourceMode
import Testing

@testable import SpecimenCommand

/// What a command line says of source files, before any of them is read.
struct SourceRequestTests {
    private func asked(_ words: String...) -> SourceRequest? { asked(words) }

    private func asked(_ words: [String]) -> SourceRequest? {
        SourceOptions.$reading.withValue(.first) { SpecimenCommand.sourceRequest(of: words) }
    }

    @Test func `Files are told from values of options`() throws {
        let request = try #require(
            asked("sheet", "A.swift", "-o", "out.swift", "--filter", "*", "B.swift", "--together"))
        #expect(request.sources == ["A.swift", "B.swift"])
        #expect(request.isTogether)
    }

    @Test func `An option that the files may declare hides none of them`() throws {
        let request = try #require(asked("list", "--haptic", "on,off", "A.swift"))
        #expect(request.sources == ["A.swift"])
    }

    @Test func `Behind two dashes a file may begin with one`() throws {
        #expect(try #require(asked("list", "--json", "--", "-dash.swift")).sources == ["./-dash.swift"])
        let one = try #require(asked("render", "A.swift", "-o", "x.png", "--", "-A/Button/a"))
        #expect(one.sources == ["A.swift"] && one.others == ["-A/Button/a"])
    }

    @Test(arguments: [
        ["sheet", "-o", "out"], ["diff", "a.swift", "b.swift"], ["approve", "report.swift"], [],
        ["list", "A.swift", "--help"],
    ])
    func `Without source files it is another command line`(words: [String]) {
        #expect(asked(words) == nil)
    }

    @Test func `A picture's id stands before the files or behind them`() throws {
        for words in [["A/Button/a", "A.swift"], ["A.swift", "A/Button/a"]] {
            let request = try #require(asked(["render", "-o", "x.png"] + words))
            #expect(request.sources == ["A.swift"] && request.others == ["A/Button/a"])
        }
    }

    @Test func `Targets of packages are named as often as one likes`() throws {
        #expect(
            try #require(asked("list", "A.swift", "--target", "B", "--target=C", "--json")).targets == [
                "B", "C",
            ])
    }

    @Test func `The platforms are one of two, or both`() throws {
        func platforms(_ words: String...) throws -> [String]? {
            try asked(words)?.namedPlatforms().map(\.rawValue)
        }
        #expect(try platforms("list", "A.swift") == ["ios"])
        #expect(try platforms("list", "A.swift", "--platform=macos") == ["macos"])
        #expect(try platforms("sheet", "A.swift", "--platform", "macos,ios", "-o", "x") == ["macos", "ios"])
        #expect(
            try platforms("check", "A.swift", "--platform", "ios", "--platform", "macos") == ["ios", "macos"])
        #expect(try platforms("check", "A.swift", "--axis", "platform=macos") == ["macos"])
        for wrong in ["tvos", "ios,", "", "ios,tvos", "iOS"] {
            #expect(throws: (any Error).self) { try platforms("list", "A.swift", "--platform", wrong) }
        }
    }

    @Test func `One picture is of one platform, which its id may say`() throws {
        func platforms(_ words: String...) throws -> [String]? {
            try asked(["render", "A.swift", "-o", "a.png"] + words)?.namedPlatforms().map(\.rawValue)
        }
        #expect(try platforms("A/Button/a/normal-regular-platform=macos@2x") == ["macos"])
        #expect(try platforms("A/Button/a") == ["ios"])
        #expect(try platforms("A/Button/a", "--platform", "macos") == ["macos"])
        #expect(throws: (any Error).self) { try platforms("A/Button/a", "--platform", "ios,macos") }
    }
}
