import Testing

@testable import SourceMode

struct ManifestNameTests {
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
