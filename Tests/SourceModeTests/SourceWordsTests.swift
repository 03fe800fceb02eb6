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

    @Test func `The platform is one of two`() throws {
        #expect(try SourceWords(["list", "A.swift", "--platform=macos"])?.platform == "macos")
        #expect(throws: SourceError.self) { try SourceWords(["list", "A.swift", "--platform", "tvos"]) }
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
