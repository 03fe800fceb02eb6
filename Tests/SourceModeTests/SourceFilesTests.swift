import Testing

@testable import SourceMode

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
