import Testing

@testable import SourceMode

struct SourceWordsTests {
    @Test func `Files are told from values of options`() throws {
        let words = try #require(
            try SourceWords([
                "sheet", "A.swift", "-o", "out.swift", "--filter", "*", "--json", "B.swift", "--together",
            ]))
        #expect(words.sources == ["A.swift", "B.swift"])
        #expect(words.rest == ["sheet", "-o", "out.swift", "--filter", "*", "--json"])
        #expect(words.isTogether)
    }

    @Test(arguments: [
        ["sheet", "-o", "out"], ["diff", "a.swift", "b.swift"], ["approve", "report.swift"], [],
    ])
    func `Without source files it is another command line`(arguments: [String]) throws {
        #expect(try SourceWords(arguments) == nil)
    }

    @Test func `The platform is one of two`() throws {
        #expect(try SourceWords(["list", "A.swift", "--platform=macos"])?.platform == "macos")
        #expect(throws: SourceError.self) { try SourceWords(["list", "A.swift", "--platform", "tvos"]) }
    }

    @Test func `Of several exit codes the one that says most wins`() {
        var codes = ExitCodes()
        for code: Int32 in [4, 1, 0, 3, 1] { codes.add(code) }
        #expect(codes.code == 3)
        codes.add(64)
        #expect(codes.code == 64)
    }
}
