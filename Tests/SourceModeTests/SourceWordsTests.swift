import Foundation
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

    @Test func `Behind two dashes a file may begin with one`() throws {
        let words = try #require(try SourceWords(["list", "--json", "--", "-dash.swift"]))
        #expect(words.sources == ["./-dash.swift"])
        #expect(words.rest == ["list", "--json"])
        let one = try #require(try SourceWords(["render", "A.swift", "-o", "x.png", "--", "-A/Button/a"]))
        #expect(one.rest == ["render", "-o", "x.png", "--", "-A/Button/a"])
    }

    @Test(arguments: [
        ["sheet", "-o", "out"], ["diff", "a.swift", "b.swift"], ["approve", "report.swift"], [],
    ])
    func `Without source files it is another command line`(arguments: [String]) throws {
        #expect(try SourceWords(arguments) == nil)
    }

    @Test func `The report that is approved is no source`() throws {
        let folder = NSTemporaryDirectory() + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for report in [folder, "report.json", "gone"] {
            let words = try #require(try SourceWords(["approve", "--filter", "*", "A.swift", report]))
            #expect(words.sources == ["A.swift"])
            #expect(words.rest.contains(report))
        }
        #expect(try SourceWords(["approve", folder]) == nil)
        #expect(try SourceWords(["approve", folder, folder])?.sources == [folder])
    }

    @Test func `Targets of packages are no words of the command`() throws {
        let words = try #require(
            try SourceWords(["list", "A.swift", "--target", "B", "--target=C", "--json"]))
        #expect(words.targets == ["B", "C"])
        #expect(words.rest == ["list", "--json"])
    }

    @Test func `The platforms are one of two, or both`() throws {
        func platforms(_ arguments: String...) throws -> [String]? { try SourceWords(arguments)?.platforms }
        #expect(try platforms("list", "A.swift") == ["ios"])
        #expect(try platforms("list", "A.swift", "--platform=macos") == ["macos"])
        #expect(try platforms("sheet", "A.swift", "--platform", "macos,ios", "-o", "x") == ["macos", "ios"])
        #expect(
            try platforms("check", "A.swift", "--platform", "ios", "--platform", "macos") == ["ios", "macos"])
        #expect(try platforms("check", "A.swift", "--axis", "platform=macos") == ["macos"])
        for wrong in ["tvos", "ios,", "", "ios,tvos", "iOS"] {
            let error = #expect(throws: SourceError.self) {
                try platforms("list", "A.swift", "--platform", wrong)
            }
            #expect(error?.exitCode == 64)
        }
        #expect(throws: SourceError.self) { try platforms("batch", "A.swift", "--platform", "ios,macos") }
    }

    @Test func `One picture is of one platform, which its id may say`() throws {
        func platforms(_ arguments: String...) throws -> [String]? {
            try SourceWords(["render", "A.swift", "-o", "a.png"] + arguments)?.platforms
        }
        #expect(try platforms("A/Button/a/normal-regular-platform=macos@2x") == ["macos"])
        #expect(try platforms("A/Button/a") == ["ios"])
        #expect(try platforms("A/Button/a", "--platform", "macos") == ["macos"])
        #expect(throws: SourceError.self) { try platforms("A/Button/a", "--platform", "ios,macos") }
    }

    @Test func `A target without a package, and a file that is not there, are named`() throws {
        let words = try #require(try SourceWords(["check", #filePath, "--target", "Look"]))
        let problem = #expect(throws: SourceError.self) { try SourceFiles.modules(of: words) }
        #expect("\(try #require(problem))".contains("--target names a target of a Swift package"))
        let missing = try #require(try SourceWords(["check", "Nowhere.swift"]))
        let other = #expect(throws: SourceError.self) { try SourceFiles.modules(of: missing) }
        #expect("\(try #require(other))".contains("Nowhere.swift: no such file. Check the spelling"))
    }

    @Test func `Of several exit codes the one that says most wins`() {
        var codes = ExitCodes()
        for code: Int32 in [4, 1, 0, 3, 1] { codes.add(code) }
        #expect(codes.code == 3)
        codes.add(64)
        #expect(codes.code == 64)
    }
}
