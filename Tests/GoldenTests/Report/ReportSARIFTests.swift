import Foundation
import Testing

@testable import Golden

/// The document of code scanners, read back as such would.
@Suite struct ReportSARIFTests {
    private func results(_ sources: [TileEvidence.Source?]) async throws -> [[String: Any]] {
        try await withFolder { folder in
            let writer = try ReportWriter(directory: folder + "/r", stack: sampleStack)
            for (index, source) in sources.enumerated() {
                writer.add(
                    TileResult(id: "a/b\(index)", judgement: .undrawable("lost \(index)"), source: source))
            }
            _ = try writer.finish()
            let bytes = try FileSystem.read(folder + "/r/report.sarif", limit: 1 << 20) ?? []
            let document = try #require(
                try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
            #expect(document["version"] as? String == "2.1.0")
            let run = try #require((document["runs"] as? [[String: Any]])?.first)
            return try #require(run["results"] as? [[String: Any]])
        }
    }

    private func place(_ result: [String: Any]) -> (uri: String?, line: Int?) {
        let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
        return (
            (location?["artifactLocation"] as? [String: Any])?["uri"] as? String,
            (location?["region"] as? [String: Any])?["startLine"] as? Int
        )
    }

    @Test func `A result has the rule, the words and the place in the source`() async throws {
        let found = try await results([.init(file: "Styles/Chip Style.swift", line: 7)])
        #expect(found.map { $0["ruleId"] as? String } == ["undrawable"])
        #expect((found[0]["message"] as? [String: Any])?["text"] as? String == "a/b0: lost 0")
        #expect(place(found[0]) == ("Styles/Chip%20Style.swift", 7))
    }

    @Test func `What no relative reference may have is escaped, and a line that is none is left out`()
        async throws
    {
        let found = try await results([.init(file: "a:b#c?.swift", line: 0), nil])
        #expect(place(found[0]) == ("a%3Ab%23c%3F.swift", nil))
        #expect((found[1]["locations"] as? [Any])?.isEmpty == true)
    }
}
