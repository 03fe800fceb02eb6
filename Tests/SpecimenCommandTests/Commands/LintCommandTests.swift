import Foundation
import Testing

/// `specimen lint` over the Gallery, and over a catalogue with findings, as people and other programs run it.
@Suite struct LintCommandTests {
    private let one = ["--filter", "Filled/Button/filled", "--size", "regular"]

    /// The Gallery allows all that is found there.
    @Test func `What is allowed fails nothing, and what is found is told with measured, demanded and tiles`()
        throws
    {
        let run = try Tool.run(["lint"] + one)
        #expect(run.code == 0)
        #expect(run.error.contains("0 errors"))
        let document = try Tool.runStrange("low", ["lint", "--json"]).json()
        let findings = try #require(document["findings"] as? [[String: Any]])
        #expect(!findings.isEmpty)
        #expect(document["tiles"] as? Int ?? 0 > 3)
        for finding in findings {
            #expect(["error", "warning", "advice"].contains(finding["severity"] as? String))
            #expect((finding["tiles"] as? [String])?.isEmpty == false)
            #expect((finding["file"] as? String)?.hasSuffix(".swift") == true)
            #expect((finding["box"] as? [Double])?.count == 4)
        }
    }

    @Test func `Each specimen is looked at in every type size, from right to left and with more contrast`()
        throws
    {
        let selected = ["--filter", "Filled/Button/filled", "--size", "regular", "--scheme", "light"]
        let plain = try Tool.run(["list", "--json"] + selected).json()
        let specimens = try #require(plain["specimens"] as? [[String: Any]])
        let tiles = try #require((specimens.first?["tiles"] as? [Any])?.count)
        let all = try Tool.run(["lint", "--json"] + selected).json()
        // Twelve sizes, of which one is the usual one.
        #expect(all["tiles"] as? Int == tiles + 11 + 2)
        let chosen = try Tool.run(["lint", "--json", "--type", "large"] + selected).json()
        #expect(chosen["tiles"] as? Int == tiles + 2)
    }

    @Test func `A moment on the way to another look is not looked at`() throws {
        let all = try Tool.run(["lint", "--json", "--filter", "Motion/Card/expands"]).json()
        // Of five tiles one is at rest; eleven type sizes, a direction and a contrast are added to it.
        #expect(all["tiles"] as? Int == 1 + 11 + 2)
        #expect(all["errors"] as? Int == 0)
    }

    @Test func `Known findings are not told again`() throws {
        let folder = try Folder()
        let first = try Tool.runStrange("low", ["lint"], in: folder)
        #expect(!first.lines.isEmpty)
        let written = try Tool.runStrange("low", ["lint", "--write-baseline", "known.json"], in: folder)
        #expect(written.code == 0)
        let second = try Tool.runStrange("low", ["lint", "--baseline", "known.json"], in: folder)
        #expect(second.lines == [])
        #expect(second.error.contains("of the baseline"))
        let both = try Tool.runStrange(
            "low", ["lint", "--baseline", "known.json", "--write-baseline", "x"], in: folder)
        #expect(both.code == 64)
    }

    @Test func `A baseline that is none is said to be so`() throws {
        let folder = try Folder()
        try Data("{}".utf8).write(to: URL(fileURLWithPath: folder.path("none.json")))
        let run = try Tool.run(["lint", "--baseline", "none.json"] + one, in: folder)
        #expect(run.code == 3)
        #expect(run.error.contains("none.json: is no baseline"))
    }

    @Test func `A report has JSON, SARIF, JUnit and annotations`() throws {
        let folder = try Folder()
        let run = try Tool.runStrange("low", ["lint", "--report", "report", "-o", "sheets"], in: folder)
        #expect(run.code == 0)
        func text(_ name: String) throws -> String {
            try String(contentsOfFile: folder.path(name), encoding: .utf8)
        }
        let sarif = try #require(
            try JSONSerialization.jsonObject(with: Data(try text("report/lint.sarif").utf8)) as? [String: Any]
        )
        #expect(sarif["version"] as? String == "2.1.0")
        let runs = try #require(sarif["runs"] as? [[String: Any]])
        #expect((runs.first?["results"] as? [[String: Any]])?.isEmpty == false)
        #expect(try text("report/lint-junit.xml").contains("<testcase classname=\"lint\" name=\"contrast\""))
        #expect(try text("report/lint.json").contains("\"findings\":["))
        _ = try text("report/lint-github.txt")
        #expect(try text("sheets/lint.html").contains("<article id=\"finding-1\">"))
        let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.path("sheets"))
            .filter { $0.hasSuffix(".png") }
        #expect(!pictures.isEmpty)
    }

    @Test func `Check runs it where it is asked to`() throws {
        let folder = try Folder()
        _ = try Tool.runStrange("low", ["record"], in: folder)
        let run = try Tool.runStrange("low", ["check", "--lint", "--report", "report"], in: folder)
        #expect(run.code == 0)
        #expect(run.error.contains("lint: 0 errors"))
        #expect(FileManager.default.fileExists(atPath: folder.path("report/lint.sarif")))
        let page = try String(contentsOfFile: folder.path("report/index.html"), encoding: .utf8)
        #expect(page.contains("\"lint\":[{"))
        #expect(page.contains("\"path\":\"lint/Faults/Button/low"))
        let pictures = FileManager.default.enumerator(atPath: folder.path("report/lint"))
        #expect(pictures?.contains { ($0 as? String)?.hasSuffix("@2x.png") == true } == true)
    }
}
